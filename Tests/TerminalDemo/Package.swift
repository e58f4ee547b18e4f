// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that an app that links the library never sees the demo or its server.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableExperimentalFeature("Lifetimes"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "terminal-demo",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-facets", path: "../..")],
  targets: [
    .target(name: "CTerminal"),
    .target(name: "TerminalScreen", dependencies: ["CTerminal"], swiftSettings: settings),
    // Symbolic links to ../../TestSupport and ../../LoopbackServer: the demo talks to the tests' server.
    .target(name: "TestSupport", swiftSettings: settings),
    .target(name: "LoopbackServer", dependencies: ["TestSupport"], swiftSettings: settings),
    .executableTarget(
      name: "facets-demo",
      dependencies: [
        "LoopbackServer", "TerminalScreen",
        .product(name: "Facets", package: "swift-facets"),
        .product(name: "FacetSearch", package: "swift-facets"),
        .product(name: "FacetWidgets", package: "swift-facets"),
      ],
      swiftSettings: settings),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "CPseudoTerminal", "LoopbackServer", "TerminalScreen", "TestSupport", "facets-demo",
        .product(name: "Facets", package: "swift-facets"),
      ],
      swiftSettings: settings),
  ]
)
