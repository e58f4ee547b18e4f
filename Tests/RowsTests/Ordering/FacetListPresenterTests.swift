import Facets
import Foundation
import ReferenceFacets
import Testing

@Suite("Facet list sorting")
struct FacetListPresenterTests {
  private func items(_ values: [(String, Int)], selected: Set<String> = []) -> [SelectableItem<Facet>] {
    values.map { (Facet(value: $0.0, count: $0.1), selected.contains($0.0)) }
  }

  private func names(
    _ values: [String], _ options: AlphabeticalOptions, order: FacetSortCriterion.Order = .ascending
  ) -> [String] {
    FacetListPresenter(sortBy: [.alphabetical(order: order)], alphabeticalOptions: options)
      .transform(refinementFacets: items(values.map { ($0, 1) })).map(\.item.value)
  }

  private func describe(_ items: [SelectableItem<Facet>]) -> [String] {
    items.map { "\(hex($0.item.value)) \($0.item.count) \($0.isSelected)" }
  }

  @Test("sorts capitals and accents in between (case 65)")
  func insensitive() {
    #expect(
      names(["zoo", "Éclair", "apple", "Banana"], .insensitive) == ["apple", "Banana", "Éclair", "zoo"])
    #expect(names(["zoo", "E\u{301}clair", "eclat"], .insensitive) == ["E\u{301}clair", "eclat", "zoo"])
    #expect(names(["zoo", "Éclair", "apple", "Banana"], []) == ["Banana", "apple", "zoo", "Éclair"])
  }

  @Test("tells names apart that are equal but for case, whatever the input order (hazard L6)")
  func totalOrder() {
    #expect(names(["hp", "HP", "Hp"], .insensitive) == ["HP", "Hp", "hp"])
    #expect(names(["HP", "Hp", "hp"], .insensitive) == ["HP", "Hp", "hp"])
    #expect(names(["hp", "HP"], .insensitive, order: .descending) == ["HP", "hp"])
    let byCount = FacetListPresenter().transform(
      refinementFacets: items([("hp", 1), ("HP", 1), ("a", 1), ("z", 2)]))
    #expect(byCount.map(\.item.value) == ["z", "a", "HP", "hp"])
  }

  @Test("sorts numbers by their size where asked")
  func numeric() {
    #expect(
      names(["Size 10", "Size 2", "Size 02", "Size 1"], .numeric) == [
        "Size 1", "Size 02", "Size 2", "Size 10",
      ])
    #expect(names(["10", "9", "a", "-1"], .numeric) == ["-1", "9", "10", "a"])
    #expect(names(["0", "00", "1", "000"], .numeric) == ["0", "00", "000", "1"])
    let long = String(repeating: "9", count: 300)
    #expect(names(["1" + long, long, "1"], .numeric) == ["1", long, "1" + long])
  }

  @Test("takes no mark for the end of a number where accents don't count (found by Scripts/fuzz presenter)")
  func marksInNumbers() {
    let options: AlphabeticalOptions = [.numeric, .diacriticInsensitive]
    #expect(names(["1\u{301}0", "9", "0\u{36f}2"], options) == ["0\u{36f}2", "9", "1\u{301}0"])
    // U+0370 is a letter.
    #expect(names(["1\u{370}0", "9"], options) == ["1\u{370}0", "9"])
    #expect(names(["1\u{301}0", "9"], .numeric) == ["1\u{301}0", "9"])
  }

  @Test("combines criteria in order")
  func combinations() {
    let rows = items([("b", 5), ("a", 5), ("c", 9), ("d", 1)], selected: ["d", "a"])
    func order(_ criteria: [FacetSortCriterion], limit: Int = .max) -> [String] {
      FacetListPresenter(sortBy: criteria, limit: limit).transform(refinementFacets: rows).map(\.item.value)
    }
    #expect(
      order([.isRefined, .count(order: .descending), .alphabetical(order: .ascending)]) == [
        "a", "d", "c", "b",
      ])
    #expect(order([.count(order: .ascending), .alphabetical(order: .descending)]) == ["d", "b", "a", "c"])
    #expect(order([.isRefined], limit: 3) == ["a", "d", "b"])
    #expect(order([], limit: 2) == ["a", "b"])
    #expect(order([.count(order: .descending)], limit: 0).isEmpty)
  }

  @Test("leaves values without hits out where asked")
  func emptyFacets() {
    let rows = items([("a", 0), ("b", 2)])
    #expect(
      FacetListPresenter(showEmptyFacets: false).transform(refinementFacets: rows).map(\.item.value) == ["b"])
    #expect(FacetListPresenter().transform(refinementFacets: rows).count == 2)
  }

  @Test("agrees with the reference on random lists", arguments: 0..<30)
  func differential(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let criteria: [FacetSortCriterion] = [
      .isRefined, .count(order: .ascending), .count(order: .descending), .alphabetical(order: .ascending),
      .alphabetical(order: .descending),
    ]
    for round in 0..<20 {
      // Swift's order of strings is not transitive for text that is not normalized: compare it on words only.
      let options = AlphabeticalOptions(rawValue: UInt8.random(in: 0...7, using: &generator))
      let isWords = options.isEmpty || Bool.random(using: &generator)
      let count = [0, 1, 5, 40, 500].randomElement(using: &generator)!
      let items: [SelectableItem<Facet>] = (0..<count).map { _ in
        let text = isWords ? RandomText.word(using: &generator) : RandomText.next(using: &generator)
        return (
          Facet(value: text, count: Int.random(in: -1...8, using: &generator)), Bool.random(using: &generator)
        )
      }
      let presenter = FacetListPresenter(
        sortBy: Array(criteria.shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator))),
        limit: [0, 1, 10, 100, .max].randomElement(using: &generator)!,
        showEmptyFacets: Bool.random(using: &generator), alphabeticalOptions: options)
      let expected = ReferenceFacetList.present(
        items, sortBy: presenter.sortBy, limit: presenter.limit, showEmptyFacets: presenter.showEmptyFacets,
        options: options)
      let difference = firstDifference(
        describe(presenter.transform(refinementFacets: items)), describe(expected))
      #expect(difference == nil, "seed \(seed), round \(round), \(presenter)")
    }
  }

  @Test("knows the base letter of every letter that has one")
  func baseLetters() {
    // All scalars with a key of one letter: a name and the same name decomposed are neighbours of equal rank.
    var checked = 0
    for value in UInt32(0xc0)...0x1fff {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      let composed = String(Character(scalar))
      let decomposed = composed.decomposedStringWithCanonicalMapping
      let marks = decomposed.unicodeScalars.dropFirst()
      guard !marks.isEmpty, marks.allSatisfy({ ("\u{300}"..."\u{36f}").contains($0) }) else { continue }
      checked += 1
      for options in [AlphabeticalOptions.diacriticInsensitive, .insensitive] {
        // Equal to each other, so that what follows decides.
        #expect(
          names([composed + "b", decomposed + "a"], options).first == decomposed + "a",
          "U+\(String(value, radix: 16))")
      }
    }
    #expect(checked > 700)
  }
}
