// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package of its own, so that an app that links the library never sees an allocator or a yardstick.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableExperimentalFeature("Lifetimes"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What is not to be used though it is there, separated by commas: `FACETS_WITHOUT=simdjson,rapidjson`.
let without = (ProcessInfo.processInfo.environment["FACETS_WITHOUT"] ?? "").split(separator: ",")

/// Whether a C or C++ library is there. None of these is a need: without simdjson or RapidJSON the benchmarks still run
/// and say how to get it; without valgrind's header only `Scripts/check-regressions` does not work.
func has(_ library: String, _ header: String) -> Bool {
  if without.contains(Substring(library)) { return false }
  return ["/usr", "/usr/local", "/opt/homebrew"].contains { prefix in
    FileManager.default.fileExists(atPath: prefix + "/include/" + header)
  }
}

let hasSimdjson = has("simdjson", "simdjson.h")
let hasRapidjson = has("rapidjson", "rapidjson/reader.h")
let hasValgrind = has("valgrind", "valgrind/callgrind.h")

// An honest opponent: the best code its compiler can make for this machine. simdjson picks its first stage at run
// time, but what its On-Demand headers inline is compiled here.
// DWARF 4, because Debian 12's valgrind gives up on 5.
var yardstickFlags = ["-O3", "-gdwarf-4"]
#if arch(x86_64)
yardstickFlags.append("-march=native")
#endif

let package = Package(
  name: "facet-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-facets", path: "..")],
  targets: [
    .systemLibrary(
      name: "CJemalloc", pkgConfig: "jemalloc",
      providers: [.apt(["libjemalloc-dev"]), .brew(["jemalloc"])]),
    .target(name: "CCallgrind", cSettings: [.define("FACETS_HAS_VALGRIND", to: hasValgrind ? "1" : "0")]),
    .target(name: "CConcurrencyHooks"),
    .target(
      name: "CxxYardsticks",
      cxxSettings: [
        .define("NDEBUG"),
        .define("FACETS_LINKS_SIMDJSON", to: hasSimdjson ? "1" : "0"),
        .define("FACETS_HAS_RAPIDJSON", to: hasRapidjson ? "1" : "0"),
        .unsafeFlags(yardstickFlags),
      ],
      linkerSettings: hasSimdjson ? [.linkedLibrary("simdjson")] : []),
    // A symbolic link to ../Tests/ReferenceFacets: the tests' oracle is the benchmarks' baseline.
    .target(
      name: "ReferenceFacets",
      dependencies: [.product(name: "Facets", package: "swift-facets")],
      swiftSettings: settings),
    .target(
      name: "BenchmarkHarness", dependencies: ["CCallgrind", "CConcurrencyHooks", "CJemalloc"],
      swiftSettings: settings),
    .executableTarget(
      name: "facet-benchmarks",
      dependencies: [
        "BenchmarkHarness", "CxxYardsticks", "ReferenceFacets",
        .product(name: "Facets", package: "swift-facets"),
        .product(name: "FacetSearch", package: "swift-facets"),
        .product(name: "FacetWidgets", package: "swift-facets"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"], swiftSettings: settings),
  ],
  cxxLanguageStandard: .cxx17
)
