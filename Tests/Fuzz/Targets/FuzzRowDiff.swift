// The target of `Scripts/fuzz row-diff`: two lists, unrelated or one an edited copy of the other. Their difference,
// applied to the old list, gives the new one with no more changes than there are, whatever the lists repeat.

import Facets
import ReferenceFacets

/// libFuzzer's entry point. The first byte says which kind of lists follows.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRowDiff(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var reader = unsafe ByteReader(data, count)
  switch reader.byte() % 5 {
  case 0: compareRows(reader.list(upTo: 80) { Row(&$0) }, reader.list(upTo: 80) { Row(&$0) })
  case 1:
    let old = reader.list(upTo: 80) { Row(&$0) }
    compareRows(old, edited(old, &reader))
  case 2: compareLists(&reader)
  case 3: compareSections(&reader)
  default: compareDynamicRows(&reader)
  }
  return 0
}

private func compareRows(_ old: [Row], _ new: [Row]) {
  expect(RowDiff(from: old, to: new), old, new)
  let rows = DiffableRows(from: old, to: new)
  let fault = ReferenceRowDiff.fault(in: rows, from: old, to: new, identity: \.identity)
  precondition(fault == nil, "diffable: \(fault ?? "") \(old) -> \(new)")
}

private func expect(_ diff: RowDiff, _ old: [Row], _ new: [Row]) {
  let fault = ReferenceRowDiff.fault(in: diff, from: old, to: new, identity: \.identity)
  precondition(fault == nil, "\(fault ?? ""): \(old) -> \(new)")
  let (oldKeys, newKeys) = (old.map(\.identity), new.map(\.identity))
  let common = Set(oldKeys).intersection(newKeys)
  // Of rows that repeat themselves it depends on which is taken for which.
  if Set(oldKeys).count == old.count, Set(newKeys).count == new.count {
    let staying = ReferenceRowDiff.longestCommonSubsequence(oldKeys, newKeys)
    precondition(diff.moves.count == common.count - staying, "too many moves: \(old) -> \(new)")
  }
}

/// The lists of one attribute's values and of a menu, whose differences are made without rows.
private func compareLists(_ reader: inout ByteReader) {
  func row(_ reader: inout ByteReader) -> Row {
    var row = Row(&reader)
    row.attributeNumber = 0
    return row
  }
  let old = reader.list(upTo: 80, row)
  let new = reader.byte() % 2 == 0 ? reader.list(upTo: 80, row) : edited(old, &reader, row)
  expect(RowDiff(from: FacetList(old.map(\.facet)), to: FacetList(new.map(\.facet))), old, new)
  func items(_ rows: [Row]) -> [SelectableItem<Facet>] { rows.map { ($0.plainFacet, $0.content & 1 != 0) } }
  let halved = { (rows: [Row]) in rows.map { Row(number: $0.number, content: $0.content & 1) } }
  expect(RowDiff(from: items(old), to: items(new)), halved(old), halved(new))
  func menu(_ rows: [Row]) -> [HierarchicalFacet] { rows.map { ($0.plainFacet, $0.content, false) } }
  expect(RowDiff(from: menu(old), to: menu(new)), old, new)
}

private func compareSections(_ reader: inout ByteReader) {
  func section(_ reader: inout ByteReader) -> RowSection<Row> {
    let number = reader.number(below: Row.texts.count)
    return (Attribute(Row.texts[number]), reader.list(upTo: 12) { Row(&$0) })
  }
  let old = reader.list(upTo: 12, section)
  let new = reader.byte() % 2 == 0 ? reader.list(upTo: 12, section) : edited(old, &reader, section)
  let diff = SectionedRowDiff(from: old, to: new)
  guard let replayed = ReferenceRowDiff.replay(diff, on: old, inserting: new) else {
    preconditionFailure("an index out of range: \(old) -> \(new)")
  }
  let isSame = replayed.elementsEqual(new) {
    $0.attribute.rawValue.hasSameBytes(as: $1.attribute.rawValue) && $0.rows == $1.rows
  }
  precondition(isSame, "another list: \(old) -> \(new)")
  precondition(SectionedRowDiff(from: new, to: new).isEmpty, "not empty: \(new)")
}

/// A dynamic facet list, whose difference is made attribute by attribute.
private func compareDynamicRows(_ reader: inout ByteReader) {
  func section(_ reader: inout ByteReader) -> AttributedFacets {
    let number = reader.number(below: Row.texts.count)
    return AttributedFacets(
      attribute: Attribute(Row.texts[number]), facets: reader.list(upTo: 12) { Row(&$0).facet })
  }
  func rows(_ facets: [AttributedFacets]) -> DynamicFacetRows {
    let selected = (0..<4).map { _ in
      Filter.Facet(
        attribute: Attribute(Row.texts[reader.number(below: Row.texts.count)]),
        stringValue: Row.texts[reader.number(below: Row.texts.count)])
    }
    return DynamicFacetRows(facets, selecting: selected)
  }
  let facets = reader.list(upTo: 12, section)
  let isEdited = reader.byte() % 2 == 0
  let old = rows(facets)
  let new = rows(isEdited ? edited(facets, &reader, section) : reader.list(upTo: 12, section))
  let fault = ReferenceRowDiff.fault(
    in: RowDiff(from: old, to: new), from: Array(old), to: Array(new),
    identity: { [Array($0.attribute.rawValue.utf8), Array($0.facet.value.utf8)] })
  precondition(fault == nil, "\(fault ?? ""): \(old) -> \(new)")
}

/// A copy with elements taken out, put in, moved and replaced.
private func edited<Element>(
  _ list: [Element], _ reader: inout ByteReader, _ element: (inout ByteReader) -> Element
) -> [Element] {
  var result = list
  while !reader.isAtEnd {
    let edit = reader.byte()
    let place = reader.number(below: result.count + 1)
    switch edit % 6 {
    case 0 where place < result.count: result.remove(at: place)
    case 1 where place < result.count: result[place] = element(&reader)
    case 2 where place < result.count:
      let moved = result.remove(at: place)
      result.insert(moved, at: reader.number(below: result.count + 1))
    case 3: result.reverse()
    case 4: result = Array(result[place...] + result[..<place])
    default: if result.count < 120 { result.insert(element(&reader), at: place) }
    }
  }
  return result
}

private func edited(_ rows: [Row], _ reader: inout ByteReader) -> [Row] {
  edited(rows, &reader) { Row(&$0) }
}
