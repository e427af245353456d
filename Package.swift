// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [.strictMemorySafety()]

// What loops over pixels is optimised in debug builds too, its checks kept, so that one build draws as well as it tests.
let pixels: [SwiftSetting] = settings + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

// The toolchain's own linker takes half of the time of the system's; whatever links a drawing links with it.
let linking: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"])]

let package = Package(
    name: "Plumb",
    products: [
        .executable(name: "plumb", targets: ["plumb"]),
        .library(name: "Cassowary", targets: ["Cassowary"]),
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "CoreGraphics", "QuartzCore", "OSStandIn", "SIMDStandIn", "UniformTypesStandIn", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]),
        .library(name: "UIKitInteraction", targets: ["UIKitInteraction"]),
        .library(name: "OSStandIn", targets: ["OSStandIn"]),
        .library(name: "SIMDStandIn", targets: ["SIMDStandIn"]),
        .library(name: "UniformTypesStandIn", targets: ["UniformTypesStandIn"]),
        .library(name: "SystemStandIn", targets: ["SystemStandIn"]),
        .library(name: "CombineStandIn", targets: ["CombineStandIn"]),
        .library(name: "Snapshots", targets: ["Snapshots"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "PlumbCommand", targets: ["PlumbCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // Solving
        .target(name: "Cassowary", swiftSettings: settings),
        .executableTarget(name: "solver-check", dependencies: ["Cassowary"], swiftSettings: settings),
        .executableTarget(name: "solver-bench", dependencies: ["Cassowary"], swiftSettings: settings),

        // Drawing
        .target(name: "Bitmaps", swiftSettings: pixels),
        .target(name: "Graphics", dependencies: ["Bitmaps"], swiftSettings: settings, linkerSettings: linking),
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .target(name: "XMLTree", dependencies: ["CXML"], swiftSettings: settings),
        // The process in which PDF pages are drawn.
        .target(name: "CPDFDrawer", dependencies: ["CPangoCairo"]),
        // All that loops over the pixels of a picture: files of pictures, scaling, blur, blending.
        .target(name: "ImageProcessing", dependencies: ["CPNG", "CDeflate", "CTurboJPEG", "CWebP", "Graphics"], swiftSettings: pixels),
        .target(
            name: "CairoGraphics", dependencies: ["CPangoCairo", "CPDFDrawer", "Graphics", "ImageProcessing", "XMLTree"],
            swiftSettings: settings),
        .target(name: "ImageDiff", dependencies: ["Graphics"], swiftSettings: pixels),

        // UIKit
        .target(
            name: "UIKit", dependencies: ["Cassowary", "Graphics", "ImageProcessing", "CairoGraphics", "CFoundationEntries"],
            swiftSettings: settings),
        // What Foundation asks of the machine, answered by a run: linked, never imported.
        .target(name: "CFoundationEntries"),
        .executableTarget(name: "layout-bench", dependencies: ["UIKit"], swiftSettings: settings),
        // What files import beside UIKit: the same declarations under the names of Apple's other modules.
        .target(name: "CoreGraphics", dependencies: ["Graphics"], swiftSettings: settings),
        .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: settings),
        // What stands in for Apple's `os`, `simd` and `UniformTypeIdentifiers`. They have names of their own: a module of Apple's name would make
        // `canImport` true for every package of the graph, and their guarded code would meet what is not here.
        .target(name: "OSStandIn", swiftSettings: settings),
        .target(name: "SIMDStandIn", swiftSettings: settings),
        .target(name: "UniformTypesStandIn", dependencies: ["UIKit"], swiftSettings: settings),
        // What screens hold of WebKit, MapKit, AVFoundation and Apple's other frameworks, for the rewritten files alone.
        .target(name: "SystemStandIn", dependencies: ["UIKit"], swiftSettings: settings),
        .testTarget(
            name: "StandInTests", dependencies: ["CombineStandIn", "OSStandIn", "SIMDStandIn", "SystemStandIn", "UniformTypesStandIn"]),

        // Touches and keys for tests of screens.
        .target(name: "UIKitInteraction", dependencies: ["UIKit"], swiftSettings: settings),
        // What an app's view models say of Combine, for the rewritten files alone.
        .target(name: "CombineStandIn", swiftSettings: settings),
        .target(
            name: "LayoutSpecs", dependencies: ["UIKit", "Yams"], exclude: ["Schema/layout-spec.schema.json"], swiftSettings: settings),
        .target(name: "InterfaceBuilder", dependencies: ["UIKit", "XMLTree"], swiftSettings: settings),
        .target(name: "LayoutAudit", dependencies: ["UIKit"], swiftSettings: settings),

        // Snapshots and the command
        // The files of the pages that Plumb writes, as data.
        .target(name: "CPageFiles", exclude: ["Pages"]),
        .target(
            name: "Snapshots",
            dependencies: [
                "Graphics", "ImageProcessing", "CairoGraphics", "UIKit", "LayoutSpecs", "InterfaceBuilder", "ImageDiff",
                "LayoutAudit", "Yams", "CPageFiles",
            ],
            swiftSettings: settings),
        // What test files import: the names that swift-snapshot-testing made known, standing on the modules above.
        .target(
            name: "SnapshotTesting",
            dependencies: [
                "ImageProcessing", "CairoGraphics", "Graphics", "UIKit", "ImageDiff", "LayoutAudit", "Snapshots", "_Testing_UIKit",
            ],
            swiftSettings: settings),
        .target(
            name: "PlumbCommand",
            dependencies: [
                "Snapshots", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
            ], swiftSettings: settings),
        .executableTarget(name: "plumb", dependencies: ["PlumbCommand"], swiftSettings: settings),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "CairoGraphics", "Cassowary", "CDeflate", "Graphics", "ImageProcessing", "InterfaceBuilder", "LayoutSpecs", "Snapshots",
                "UIKit",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "pipeline-bench",
            dependencies: ["CairoGraphics", "Graphics", "ImageProcessing", "LayoutSpecs", "Snapshots", "ProfileScreen"],
            swiftSettings: settings),

        // Examples written in Swift, and the command that knows them
        .target(name: "ProfileScreen", dependencies: ["UIKit"], path: "Examples/Profile"),
        .target(name: "ControlSheet", dependencies: ["UIKit"], path: "Examples/Controls"),
        .target(name: "ConversationScreen", dependencies: ["UIKit"], path: "Examples/Conversation"),
        .target(name: "PreferencesScreen", dependencies: ["UIKit"], path: "Examples/Preferences"),
        .target(name: "DiscoverScreen", dependencies: ["UIKit"], path: "Examples/Discover"),
        .target(name: "WelcomeScreen", dependencies: ["UIKit"], path: "Examples/Welcome"),
        .target(name: "EpisodeScreen", dependencies: ["UIKit"], path: "Examples/Episode"),
        .executableTarget(
            name: "gallery",
            dependencies: [
                "PlumbCommand", "Snapshots", "UIKit", "ProfileScreen", "ControlSheet", "ConversationScreen", "PreferencesScreen",
                "DiscoverScreen", "WelcomeScreen", "EpisodeScreen",
            ], path: "Examples/Gallery"),

        // Lets a test file import both Testing and UIKit.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Sources/TestingUIKit", swiftSettings: settings),

        // Lets a test file import both Testing and CoreGraphics.
        .target(
            name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], path: "Sources/TestingCoreGraphics", swiftSettings: settings),

        // Ordinary UIKit code, compiled unchanged: what it uses cannot go missing.
        .target(
            name: "SourceCompatibility", dependencies: ["UIKit", "CoreGraphics", "QuartzCore"],
            path: "Tests/SourceCompatibility",
            swiftSettings: [.swiftLanguageMode(.v5)]),

        // Tests
        .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "solver-check"], exclude: ["Cases"]),
        .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
        .testTarget(name: "ImageProcessingTests", dependencies: ["ImageProcessing", "CairoGraphics", "Graphics"]),
        .testTarget(name: "CairoGraphicsTests", dependencies: ["CairoGraphics", "Graphics", "ImageProcessing"]),
        .testTarget(
            name: "UIKitTests", dependencies: ["ImageProcessing", "UIKit", "UIKitInteraction", "_Testing_UIKit"],
            exclude: ["AutoLayout/Fixtures"]),
        .testTarget(
            name: "SourceCompatibilityTests", dependencies: ["SourceCompatibility", "UIKit", "_Testing_UIKit"],
            exclude: ["Census"]),
        .testTarget(
            name: "LayoutSpecsTests", dependencies: ["LayoutSpecs", "UIKit", "_Testing_UIKit"], exclude: ["Broken"]),
        .testTarget(
            name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "UIKit", "XMLTree", "_Testing_UIKit"], exclude: ["Documents"]),
        .testTarget(name: "ImageDiffTests", dependencies: ["ImageDiff", "Graphics"]),
        .testTarget(name: "SnapshotsTests", dependencies: ["ImageProcessing", "Snapshots", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "SnapshotTestingTests", dependencies: ["ImageProcessing", "SnapshotTesting", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "ImageProcessing", "PlumbCommand", "Snapshots", "UIKit", "_Testing_UIKit",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "PlumbCommand", "Snapshots", "LayoutSpecs", "CairoGraphics", "Graphics", "ImageProcessing", "UIKit", "_Testing_UIKit",
                "gallery", "fuzz",
            ],
            exclude: ["determinism.sh"]),
        .testTarget(name: "LayoutAuditTests", dependencies: ["LayoutAudit", "UIKit", "_Testing_UIKit"]),
        .testTarget(name: "ArchitectureTests", dependencies: []),
    ],
    swiftLanguageModes: [.v6]
)

// LLVM's check of what the compiler hands it: one of the compiler, not of this code. It took 7 % of what UIKit takes.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .unsafeFlags(["-Xfrontend", "-disable-llvm-verify"], .when(configuration: .debug))
        ]
}
