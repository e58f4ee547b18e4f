// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableExperimentalFeature("Lifetimes"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "swift-facets",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Facets", targets: ["Facets"]),
    .library(name: "FacetSearch", targets: ["FacetSearch"]),
    .library(name: "FacetWidgets", targets: ["FacetWidgets"]),
  ],
  targets: [
    .target(name: "CFacetSIMD"),
    .target(name: "Facets", dependencies: ["CFacetSIMD"], swiftSettings: settings),
    .target(name: "FacetSearch", dependencies: ["Facets"], swiftSettings: settings),
    .target(name: "FacetWidgets", dependencies: ["Facets", "FacetSearch"], swiftSettings: settings),
    .target(
      name: "ReferenceFacets", dependencies: ["Facets"], path: "Tests/ReferenceFacets",
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "LoopbackServer", dependencies: ["TestSupport"], path: "Tests/LoopbackServer",
      swiftSettings: settings),
    .target(
      name: "SearchSupport", dependencies: ["FacetSearch", "LoopbackServer"], path: "Tests/SearchSupport",
      swiftSettings: settings),
    .testTarget(
      name: "FacetSearchTests",
      dependencies: ["Facets", "FacetSearch", "LoopbackServer", "SearchSupport", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FacetWidgetsTests",
      dependencies: [
        "Facets", "FacetSearch", "FacetWidgets", "LoopbackServer", "SearchSupport", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FacetsTests",
      dependencies: ["CFacetSIMD", "Facets", "FacetSearch", "ReferenceFacets", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FiltersTests", dependencies: ["Facets", "ReferenceFacets", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "RowsTests", dependencies: ["Facets", "FacetSearch", "ReferenceFacets", "TestSupport"],
      swiftSettings: settings),
  ]
)
