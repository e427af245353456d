// swift-tools-version: 6.0
import PackageDescription

// One package for both platforms. A Mac uses the system's UIKit and the original SnapshotTesting; Linux uses Plumb's.
#if os(Linux)
    let packages: [Package.Dependency] = [.package(name: "Plumb", path: "../..")]
    let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "Plumb")]
    let snapshotTesting: [Target.Dependency] = [.product(name: "SnapshotTesting", package: "Plumb")]
#else
    let packages: [Package.Dependency] = [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.19.0")]
    let uiKit: [Target.Dependency] = []
    let snapshotTesting: [Target.Dependency] = [.product(name: "SnapshotTesting", package: "swift-snapshot-testing")]
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
            name: "CheckoutTests", dependencies: ["Checkout"] + uiKit + snapshotTesting, exclude: ["__Snapshots__"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
