import Facets

// What the index calls the levels of its categories, from the first.
let hierarchy = FacetHierarchy(attributes: ["categories.lvl0", "categories.lvl1", "categories.lvl2"])

// The selected path: `swift run HierarchicalMenu "Garden > Tools"`.
let path = hierarchy.path(CommandLine.arguments.dropFirst().first)

// A response as the engine sends it for that path.
var decoder = FacetDecoder()
let response = try decoder.decode(PackageResources.garden_json)

// The rows in the order to show: the open level stands right behind its parent.
let menu = HierarchicalMenu(response.facets, attributes: hierarchy.attributes, path: path)
for row in menu.rows() {
  let indentation = String(repeating: "  ", count: row.level)
  let name = hierarchy.path(row.facet.value).components.last ?? ""
  print("\(indentation)\(row.isSelected ? "▾" : "▸") \(name) (\(row.facet.count))")
}

// The way back to the root, and the filter that the next query carries.
print("\nYou are here:", path.breadcrumbs.map(\.name).joined(separator: " / "))
if let filter = hierarchy.filter(for: path) {
  let filters = Filters([FilterGroup.Hierarchical(filters: [filter], name: "categories")])
  print("Next query: filters=\(filters.filterExpression)")
}
