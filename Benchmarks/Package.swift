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

/// simdjson is a yardstick, not a need: without its package the benchmarks still run and say how to get it.
let hasSimdjson = ["/usr", "/usr/local", "/opt/homebrew"].contains { prefix in
  FileManager.default.fileExists(atPath: prefix + "/include/simdjson.h")
}

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
    .target(
      name: "CxxYardsticks",
      cxxSettings: [
        .define("NDEBUG"),
        .define("FACETS_LINKS_SIMDJSON", to: hasSimdjson ? "1" : "0"),
        .unsafeFlags(yardstickFlags),
      ],
      linkerSettings: hasSimdjson ? [.linkedLibrary("simdjson")] : []),
    // A symbolic link to ../Tests/ReferenceFacets: the tests' oracle is the benchmarks' baseline.
    .target(
      name: "ReferenceFacets",
      dependencies: [.product(name: "Facets", package: "swift-facets")],
      swiftSettings: settings),
    .target(name: "BenchmarkHarness", dependencies: ["CJemalloc"], swiftSettings: settings),
    .executableTarget(
      name: "facet-benchmarks",
      dependencies: [
        "BenchmarkHarness", "CxxYardsticks", "ReferenceFacets",
        .product(name: "Facets", package: "swift-facets"),
        .product(name: "FacetSearch", package: "swift-facets"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"], swiftSettings: settings),
  ],
  cxxLanguageStandard: .cxx17
)
