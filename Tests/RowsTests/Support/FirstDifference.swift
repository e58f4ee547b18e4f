/// Where two lists differ first and what stands there, for a failure that can be read; nil where they are equal.
func firstDifference<Element: Equatable>(_ actual: [Element], _ expected: [Element]) -> String? {
  if let index = zip(actual, expected).enumerated().first(where: { $1.0 != $1.1 })?.offset {
    return "at \(index) of \(expected.count): \(actual[index]) instead of \(expected[index])"
  }
  return actual.count == expected.count ? nil : "\(actual.count) elements instead of \(expected.count)"
}
