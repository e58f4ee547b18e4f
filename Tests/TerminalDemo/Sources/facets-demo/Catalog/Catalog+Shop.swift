import FacetSearch
import Facets
import Foundation
import LoopbackServer

extension Catalog {
  /// The small shop that the tests ship, 240 records.
  static let shop = Catalog(
    title: "shop", indexName: "shop_virtual_price_asc", engine: Engine(),
    facets: ["brand", "color", "size"], disjunctiveFacets: ["brand", "color"],
    tags: ["on sale", "coupon", "free shipping", "free return", "no exchange"],
    hierarchy: ["categories.lvl0", "categories.lvl1", "categories.lvl2"],
    toggle: .facet(Filter.Facet(attribute: "inStock", boolValue: true))
  ) { hits in
    hits.decodeEach(as: ShopHit.self).map { (try? $0.get())?.line ?? .unreadable }
  }
}

private struct ShopHit: Decodable {
  let name: String
  let brand: String
  let price: Double

  var line: HitLine { HitLine(title: name, detail: "\(brand)  \(String(format: "%.2f", price))") }
}

extension HitLine {
  /// In place of a hit that lacks a member.
  static let unreadable = HitLine(title: "?", detail: "")
}
