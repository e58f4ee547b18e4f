import Facets
import Testing

@Suite("Hierarchical paths")
struct HierarchicalPathTests {
  @Test("compares components, not prefixes (case 51)")
  func components() {
    let path = HierarchicalPath("Pets > Cattle")
    #expect(path.contains("Pets") && path.contains("Pets > Cattle"))
    #expect(!path.contains("Pets > Cat") && !path.contains("Pet") && !path.contains(""))
    #expect(HierarchicalPath("Audio").isAncestor(of: HierarchicalPath("Audio > Books")))
    #expect(!HierarchicalPath("Audio").isAncestor(of: HierarchicalPath("Audio Books")))
    #expect(!HierarchicalPath("Audio").isAncestor(of: HierarchicalPath("Audio")))
    #expect(HierarchicalPath().isAncestor(of: HierarchicalPath("Audio")))
    #expect(!HierarchicalPath().isAncestor(of: HierarchicalPath()))
  }

  @Test("splits at the configured separator only (case 53)")
  func separator() {
    let path = HierarchicalPath("Home > Wi-Fi - Mesh")
    #expect(path.components == ["Home", "Wi-Fi - Mesh"])
    #expect(path.depth == 2)
    #expect(HierarchicalPath("a/b > c", separator: "/").components == ["a", "b > c"])
    #expect(HierarchicalPath("a>b", separator: " > ").components == ["a>b"])
    #expect(HierarchicalPath("a > b", separator: "").components == ["a > b"])
    #expect(HierarchicalPath(" > ", separator: " > ").components == ["", ""])
    #expect(HierarchicalPath("").components == [""])
    #expect(HierarchicalPath(nil).components.isEmpty)
  }

  @Test("trims for display only (case 54)")
  func blanks() {
    let path = HierarchicalPath("Home > Sale  > Lamps")
    #expect(path.values == ["Home", "Home > Sale ", "Home > Sale  > Lamps"])
    #expect(path.contains("Home > Sale ") && !path.contains("Home > Sale"))
    #expect(path.breadcrumbs.map(\.name) == ["Home", "Sale", "Lamps"])
    #expect(path.breadcrumbs.map(\.value) == path.values)
    #expect(HierarchicalPath("Home > Sale ").filter(in: ["l0", "l1"])?.value == "Home > Sale ")
  }

  @Test("goes up on a second tap (case 57)")
  func secondTap() {
    var path = HierarchicalPath(separator: " > ")
    path.select("Garden > Tools")
    #expect(path.values == ["Garden", "Garden > Tools"])
    path.select("Garden > Tools")
    #expect(path.value == "Garden")
    #expect(path.filter(in: ["cat.lvl0", "cat.lvl1"])?.attribute == "cat.lvl0")
    path.select("Garden > Seeds")
    path.select("Garden")
    #expect(path.value == "Garden", "a tap on a level above goes there")
    path.select("Garden")
    #expect(path.value == nil && path.parent.value == nil)
    #expect(path.filter(in: ["cat.lvl0"]) == nil && path.breadcrumbs.isEmpty)
  }

  @Test("tells normal forms apart, as the engine does")
  func normalForms() {
    var path = HierarchicalPath("Caf\u{e9}")
    #expect(!path.contains("Cafe\u{301}"))
    #expect(path != HierarchicalPath("Cafe\u{301}"))
    path.select("Cafe\u{301}")
    #expect(path.value.map { Array($0.utf8) } == Array("Cafe\u{301}".utf8))
  }

  @Test("has no filter deeper than the declared attributes")
  func tooDeep() {
    #expect(HierarchicalPath("a > b").filter(in: ["l0"]) == nil)
  }

  @Test("hashes by its bytes, describes and clears itself")
  func hashing() {
    var path = HierarchicalPath("a > b")
    let paths: Set = [
      path, HierarchicalPath("a > b"), HierarchicalPath("a"), HierarchicalPath(), HierarchicalPath("a"),
    ]
    #expect(paths.count == 3 && paths.contains(HierarchicalPath()))
    #expect("\(path)" == "a > b" && "\(HierarchicalPath())" == "")
    path.removeAll()
    #expect(path == HierarchicalPath() && path.value == nil)
  }
}
