import FacetSearch

/// The hits, and how many there are.
@MainActor final class HitsPane: Pane {
  let title = "Hits"
  var cursor = ListCursor()
  /// The error of the latest search; its predecessor's hits stay.
  private(set) var error: SearchError?
  /// For example `118 of 240 hits`.
  private(set) var summary = ""
  private let redraw: Redraw
  private var hits: [HitLine] = []

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  var rowCount: Int { hits.count }

  /// Shows an answer.
  ///
  /// - Parameters:
  ///   - hits: The first hits.
  ///   - count: The number of all.
  ///   - sorted: The number of those that relevant sort shows.
  func show(_ hits: [HitLine], count: Int?, sorted: Int?) {
    let count = count ?? hits.count
    let sorted = sorted ?? count
    summary = (sorted == count ? "" : "\(sorted) of ") + (count == 1 ? "1 hit" : "\(count) hits")
    if hits != self.hits { cursor = ListCursor() }
    self.hits = hits
    error = nil
    redraw()
  }

  /// Shows that a search has failed.
  func show(_ error: SearchError) {
    self.error = error
    redraw()
  }

  func lines(columns: Int) -> [PaneLine] {
    hits.enumerated().map { index, hit in PaneLine(text: hit.title, detail: hit.detail, row: index) }
  }

  /// Does nothing: there is no page of a hit.
  func activate() {}
}
