// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Samples",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "swift-facets", path: "../..")],
  targets: [
    .executableTarget(
      name: "HierarchicalMenu", dependencies: [.product(name: "Facets", package: "swift-facets")],
      resources: [.embedInCode("garden.json")])
  ]
)
