/// So many members or elements, separated by commas.
func list(_ count: Int, _ element: (Int) -> String) -> String {
  (0..<count).map(element).joined(separator: ",")
}
