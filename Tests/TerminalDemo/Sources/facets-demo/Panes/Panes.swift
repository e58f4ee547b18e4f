/// The panes of the screen.
@MainActor final class Panes {
  let query = QueryPane()
  let facets: FacetsPane
  let categories: CategoriesPane
  let tags: TagsPane
  let sort: SortPane
  let toggle: TogglePane
  let hits: HitsPane

  /// The panes, before anything is connected to them. They call `redraw` when they have something new to show.
  init(catalog: Catalog, redraw: Redraw) {
    facets = FacetsPane(redraw: redraw)
    categories = CategoriesPane(separator: catalog.separator, redraw: redraw)
    tags = TagsPane(redraw: redraw)
    sort = SortPane(redraw: redraw)
    toggle = TogglePane(redraw: redraw)
    hits = HitsPane(redraw: redraw)
  }

  /// The list that has the focus; nil where the search field has it.
  func pane(_ focus: Focus) -> (any Pane)? {
    switch focus {
    case .query: nil
    case .facets: facets
    case .categories: categories
    case .tags: tags
    case .sort: sort
    case .toggle: toggle
    case .hits: hits
    }
  }
}

/// Where keys go, in the order of the tab key.
enum Focus: CaseIterable {
  case query, facets, categories, tags, sort, toggle, hits

  /// The one so many places further, round and round.
  func moved(by distance: Int) -> Focus {
    let all = Focus.allCases
    let index = (all.firstIndex(of: self) ?? 0) + distance
    return all[(index % all.count + all.count) % all.count]
  }
}
