// swift-tools-version: 6.0
import PackageDescription

// One package for both platforms. A Mac uses the system's UIKit and the original SnapshotTesting; Linux uses Plumb's.
#if os(Linux)
    let packages: [Package.Dependency] = [.package(name: "Plumb", path: "../..")]
    let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "Plumb")]
    let snapshotTesting: [Target.Dependency] = [
        .product(name: "SnapshotTesting", package: "Plumb"), .product(name: "InlineSnapshotTesting", package: "Plumb"),
        .product(name: "iOSSnapshotTestCase", package: "Plumb"), .product(name: "AccessibilitySnapshot", package: "Plumb"),
    ]
#else
    let packages: [Package.Dependency] = [
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.19.0"),
        .package(url: "https://github.com/uber/ios-snapshot-test-case", from: "8.0.0"),
        .package(url: "https://github.com/cashapp/AccessibilitySnapshot", from: "0.9.0"),
    ]
    let uiKit: [Target.Dependency] = []
    let snapshotTesting: [Target.Dependency] = [
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
        .product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing"),
        .product(name: "iOSSnapshotTestCase", package: "ios-snapshot-test-case"),
        .product(name: "AccessibilitySnapshot", package: "AccessibilitySnapshot"),
    ]
#endif

let package = Package(
    name: "Checkout",
    defaultLocalization: "en",
    platforms: [.iOS(.v16)],
    dependencies: packages,
    targets: [
        .target(
            name: "Checkout", dependencies: uiKit, resources: [.process("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "CheckoutTests", dependencies: ["Checkout"] + uiKit + snapshotTesting, exclude: ["__Snapshots__", "ReferenceImages_64"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
