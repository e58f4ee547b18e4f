public import Facets
public import Foundation

extension IndexPath {
  /// The place as table and collection views take it.
  public init(_ path: RowIndexPath) {
    self.init(indexes: [path.section, path.item])
  }
}
