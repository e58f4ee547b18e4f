// swift-tools-version: 6.2
// Compiles and tests the views of FacetWidgets where there is no UIKit and no SwiftUI, against small modules of these
// names. A package of its own, so that the library and those who link it never see them. Scripts/check-views runs it.
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableExperimentalFeature("Lifetimes"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "StandIns",
  platforms: [.macOS(.v14)],
  targets: [
    // Sources of the library and its tests, by symbolic links: compiled again, with the modules below in sight.
    .target(name: "CFacetSIMD"),
    .target(name: "Facets", dependencies: ["CFacetSIMD"], swiftSettings: settings),
    .target(name: "FacetSearch", dependencies: ["Facets"], swiftSettings: settings),
    .target(
      name: "FacetWidgets", dependencies: ["Facets", "FacetSearch", "Combine", "SwiftUI", "UIKit"],
      swiftSettings: settings),
    .target(name: "TestSupport", swiftSettings: settings),
    .target(name: "Combine"),
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"]),
    // Objective-C classes have initializers that Swift 6 would not let a main-actor class override.
    .target(name: "UIKit", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ViewTests",
      dependencies: ["Combine", "Facets", "FacetSearch", "FacetWidgets", "SwiftUI", "TestSupport", "UIKit"],
      // Swift Testing has a part of its own for UIKit, which is not there on Linux.
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
)
