// swift-tools-version: 6.3
import PackageDescription

// A package of its own: whoever draws specs and storyboards, or writes screens for Plumb, never compiles swift-syntax.
let package = Package(
    name: "Adapter",
    products: [
        .executable(name: "plumb-adapt", targets: ["plumb-adapt"]),
        .executable(name: "plumb-code", targets: ["plumb-code"]),
        .library(name: "SourceAdaptation", targets: ["SourceAdaptation"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .target(
            name: "SourceAdaptation",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .executableTarget(name: "plumb-adapt", dependencies: ["SourceAdaptation"]),
        // What the kernel can refuse to a program, which Swift cannot call.
        .target(name: "CConfinement"),
        .target(name: "AppBuilding", dependencies: ["SourceAdaptation", "CConfinement"]),
        .executableTarget(name: "plumb-code", dependencies: ["AppBuilding"]),
        .testTarget(name: "SourceAdaptationTests", dependencies: ["SourceAdaptation"], exclude: ["Pairs"]),
        // Screens that do what no screen should, for the tests of what draws them.
        .executableTarget(name: "hostile-screens", path: "Tests/HostileScreens"),
        .testTarget(name: "AppBuildingTests", dependencies: ["AppBuilding", "hostile-screens", "plumb-code"]),
    ],
    swiftLanguageModes: [.v6]
)
