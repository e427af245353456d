// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [.strictMemorySafety()]

// Modules that loop over pixels are optimised in debug builds, too, with their checks, so that one build can both test and draw.
let pixels: [SwiftSetting] = settings + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

// The toolchain's own linker is faster than the system's. Everything that links Graphics uses it.
let linking: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"])]

let package = Package(
    name: "Plumb",
    products: [
        .executable(name: "plumb", targets: ["plumb"]),
        .library(name: "Cassowary", targets: ["Cassowary"]),
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "CoreGraphics", "CoreText", "QuartzCore", "OSStandIn", "SIMDStandIn", "UniformTypesStandIn", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]),
        .library(name: "UIKitInteraction", targets: ["UIKitInteraction"]),
        .library(name: "OSStandIn", targets: ["OSStandIn"]),
        .library(name: "SIMDStandIn", targets: ["SIMDStandIn"]),
        .library(name: "UniformTypesStandIn", targets: ["UniformTypesStandIn"]),
        .library(name: "CoreDataStandIn", targets: ["CoreDataStandIn"]),
        .library(name: "RealmSwift", targets: ["RealmSwift"]),
        .library(name: "SDWebImage", targets: ["SDWebImage"]),
        .library(name: "NetworkStandIn", targets: ["NetworkStandIn"]),
        .library(name: "SystemStandIn", targets: ["SystemStandIn"]),
        .library(name: "StoreStandIn", targets: ["StoreStandIn"]),
        .library(name: "AppIntentsStandIn", targets: ["AppIntentsStandIn"]),
        .library(name: "PhotosStandIn", targets: ["PhotosStandIn"]),
        .library(name: "CombineStandIn", targets: ["CombineStandIn"]),
        // What apps import as libxml2.
        .library(name: "CXML", targets: ["CXML"]),
        // What apps import as SQLite3.
        .library(name: "CSQLite", targets: ["CSQLite"]),
        .library(name: "XCTestStandIn", targets: ["XCTestStandIn"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Snapshots", targets: ["Snapshots"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "PlumbCommand", targets: ["PlumbCommand"]),
        // What existing suites import besides. Only suites that use one of them build it.
        .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
        .library(name: "iOSSnapshotTestCase", targets: ["iOSSnapshotTestCase"]),
        .library(name: "FBSnapshotTestCase", targets: ["FBSnapshotTestCase"]),
        .library(name: "AccessibilitySnapshot", targets: ["AccessibilitySnapshot"]),
        .library(name: "AccessibilitySnapshotCore", targets: ["AccessibilitySnapshotCore"]),
        .library(name: "AccessibilitySnapshotParser", targets: ["AccessibilitySnapshotParser"]),
        .library(name: "FBSnapshotTestCase-Accessibility", targets: ["FBSnapshotTestCase_Accessibility"]),
        .library(name: "SnapshotTestingCustomDump", targets: ["SnapshotTestingCustomDump"]),
        .library(name: "Nimble-Snapshots", targets: ["Nimble_Snapshots"]),
    ],
    // What these modules need from others is fetched only by packages that name the trait.
    traits: [
        .trait(name: "CustomDump", description: "SnapshotTestingCustomDump, with swift-custom-dump."),
        .trait(name: "Nimble", description: "Nimble_Snapshots, with Nimble."),
    ],
    dependencies: [
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.3"),
        .package(url: "https://github.com/Quick/Nimble", from: "13.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // Solving
        .target(name: "Cassowary", swiftSettings: settings),

        // Drawing
        .target(name: "Bitmaps", swiftSettings: pixels),
        .target(name: "Graphics", dependencies: ["Bitmaps"], swiftSettings: settings, linkerSettings: linking),
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        // Checksums.
        .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "XMLTree", dependencies: ["CXML"], swiftSettings: settings),
        // The fonts of Latin, Greek, Cyrillic, Arabic and Hebrew text and of symbols, as data.
        .target(name: "CFonts", exclude: ["Fonts"]),
        // Properties of characters, as data.
        .target(name: "CUnicode", exclude: ["properties.inc"]),
        // The process in which PDF pages are drawn.
        .target(name: "CPDFDrawer", dependencies: ["CPangoCairo"]),
        // Everything that loops over pixels: image files, scaling, blur, blending.
        .target(name: "ImageProcessing", dependencies: ["CPNG", "CDeflate", "CTurboJPEG", "CWebP", "Graphics"], swiftSettings: pixels),
        .target(
            name: "CairoGraphics",
            dependencies: ["CFonts", "CPangoCairo", "CPDFDrawer", "CUnicode", "Graphics", "ImageProcessing", "XMLTree"],
            swiftSettings: settings),
        .target(name: "ImageDiff", dependencies: ["Graphics"], swiftSettings: pixels),

        // UIKit
        .target(
            name: "UIKit", dependencies: ["Cassowary", "Graphics", "ImageProcessing", "CairoGraphics", "CFoundationEntries", "CSymbols"],
            swiftSettings: settings),
        // Replaces what Foundation reads from the machine with values of the run. Linked, never imported.
        .target(name: "CFoundationEntries"),
        // The drawings of symbols, as data.
        .target(name: "CSymbols", exclude: ["symbols.txt"]),
        // Re-export UIKit's declarations under the names of Apple's other modules.
        .target(name: "CoreGraphics", dependencies: ["Graphics"], swiftSettings: settings),
        .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: settings),
        // Apple's Core Text, over the engine that labels use.
        .target(name: "CoreText", dependencies: ["CairoGraphics", "Graphics", "UIKit"], swiftSettings: settings),
        .testTarget(name: "CoreTextTests", dependencies: ["CoreText"]),
        // Replacements for Apple's `os`, `simd` and `UniformTypeIdentifiers`. They have different names: a module with Apple's name would make
        // `canImport` true for every package in the graph, and code guarded by it would use what is missing here.
        .target(name: "OSStandIn", swiftSettings: settings),
        .target(name: "SIMDStandIn", swiftSettings: settings),
        .target(name: "UniformTypesStandIn", dependencies: ["UIKit"], swiftSettings: settings),
        // The parts of WebKit, MapKit, AVFoundation and other frameworks that screens use. Only rewritten files import it.
        .target(name: "SystemStandIn", dependencies: ["CGLib", "UIKit", "UniformTypesStandIn"], swiftSettings: settings),
        // StoreKit. Its names, such as `Product` and `Transaction`, are seen only by files that import it.
        .target(name: "StoreStandIn", dependencies: ["UIKit"], swiftSettings: settings),
        // Photos and the picker of PhotosUI. SwiftUI's own picker needs them.
        .target(name: "PhotosStandIn", dependencies: ["UIKit", "UniformTypesStandIn"], swiftSettings: settings),
        // App Intents, whose names are as common.
        .target(name: "AppIntentsStandIn", dependencies: ["SwiftUI", "UIKit", "UniformTypesStandIn"], swiftSettings: settings),
        // The parts of XCTest that Linux lacks. Rewritten tests import it, and SnapshotTesting hands it on.
        .target(name: "XCTestStandIn", dependencies: ["UIKit"], swiftSettings: settings),
        // Core Data in memory. Only rewritten files import it.
        .target(name: "CoreDataStandIn", dependencies: ["CombineStandIn", "UIKit", "XMLTree"], swiftSettings: settings),
        // Realm's databases in memory, under the library's name: its own cannot be built for Linux. Only apps that use it import it.
        .target(name: "RealmSwift", dependencies: ["UIKit"], swiftSettings: settings),
        // Foundation's URL loading, answered from recorded files and samples. Only an app's generated file imports it.
        .target(name: "NetworkStandIn", dependencies: ["CombineStandIn", "UIKit"], swiftSettings: settings),
        // SDWebImage, which is written in Objective-C, too, under its name. Only apps that use it import it.
        .target(name: "SDWebImage", dependencies: ["NetworkStandIn", "UIKit"], swiftSettings: settings),
        .testTarget(
            name: "StandInTests",
            dependencies: [
                "AppIntentsStandIn", "CombineStandIn", "CoreDataStandIn", "NetworkStandIn", "OSStandIn", "PhotosStandIn",
                "RealmSwift", "SDWebImage", "SIMDStandIn", "StoreStandIn", "SystemStandIn", "UniformTypesStandIn",
            ]),

        // Simulated touches and keys for tests of screens.
        .target(name: "UIKitInteraction", dependencies: ["UIKit"], swiftSettings: settings),
        // The part of Combine that apps' view models use. Only rewritten files import it.
        .target(name: "CombineStandIn", swiftSettings: settings),
        // SwiftUI: views as values, laid out by proposals, drawn by UIKit's views.
        .target(
            name: "SwiftUI",
            dependencies: ["CombineStandIn", "CoreDataStandIn", "Graphics", "PhotosStandIn", "UIKit", "UniformTypesStandIn"],
            swiftSettings: settings),
        .target(
            name: "LayoutSpecs", dependencies: ["UIKit", "Yams"], exclude: ["Schema/layout-spec.schema.json"], swiftSettings: settings),
        .target(name: "InterfaceBuilder", dependencies: ["UIKit", "XMLTree"], swiftSettings: settings),
        .target(name: "LayoutAudit", dependencies: ["UIKit"], swiftSettings: settings),

        // Snapshots and the command
        // The files of Plumb's HTML pages, as data.
        .target(name: "CPageFiles", exclude: ["Pages"]),
        .target(
            name: "Goldens", dependencies: ["CairoGraphics", "Graphics", "ImageDiff", "ImageProcessing"], swiftSettings: settings),
        .target(
            name: "Rendering",
            dependencies: [
                "CairoGraphics", "Goldens", "Graphics", "ImageProcessing", "InterfaceBuilder", "LayoutAudit", "LayoutSpecs", "UIKit",
                "UIKitInteraction", "Yams",
            ],
            swiftSettings: settings),
        .target(
            name: "Reports",
            dependencies: [
                "CPageFiles", "CairoGraphics", "Goldens", "Graphics", "ImageDiff", "ImageProcessing", "InterfaceBuilder", "LayoutAudit",
                "LayoutSpecs", "Rendering", "UIKit",
            ],
            swiftSettings: settings),
        // Re-exports the three.
        .target(
            name: "Snapshots",
            dependencies: [
                "CairoGraphics", "CDeflate", "CGLib", "Goldens", "Graphics", "ImageProcessing", "InterfaceBuilder", "LayoutAudit",
                "LayoutSpecs", "Rendering",
                "Reports", "UIKit",
            ],
            swiftSettings: settings),
        // The API for test files, with the names of swift-snapshot-testing.
        .target(
            name: "SnapshotTesting",
            dependencies: [
                "ImageProcessing", "CairoGraphics", "Graphics", "UIKit", "ImageDiff", "LayoutAudit", "Snapshots", "XCTestStandIn",
                "_Testing_UIKit",
            ],
            swiftSettings: settings),
        // The APIs of other libraries for test files, over the same pictures and references.
        .target(name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting"], swiftSettings: settings),
        .target(name: "iOSSnapshotTestCase", dependencies: ["SnapshotTesting", "UIKit"], swiftSettings: settings),
        .target(name: "FBSnapshotTestCase", dependencies: ["iOSSnapshotTestCase"], swiftSettings: settings),
        .target(
            name: "SnapshotTestingCustomDump",
            dependencies: [
                "SnapshotTesting", .product(name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["CustomDump"])),
            ], swiftSettings: settings),
        // Calls Swift code before the tests begin.
        .target(name: "CTestObservation"),
        .target(
            name: "Nimble_Snapshots",
            dependencies: [
                "CTestObservation", "SnapshotTesting", "UIKit", "iOSSnapshotTestCase",
                .product(name: "Nimble", package: "Nimble", condition: .when(traits: ["Nimble"])),
            ], swiftSettings: settings),
        .target(name: "AccessibilitySnapshotParser", dependencies: ["UIKit"], swiftSettings: settings),
        .target(
            name: "AccessibilitySnapshotCore", dependencies: ["AccessibilitySnapshotParser", "ImageProcessing", "UIKit"],
            swiftSettings: settings),
        .target(
            name: "FBSnapshotTestCase_Accessibility",
            dependencies: ["AccessibilitySnapshotCore", "SnapshotTesting", "UIKit", "iOSSnapshotTestCase"], swiftSettings: settings),
        .target(
            name: "AccessibilitySnapshot",
            dependencies: ["AccessibilitySnapshotCore", "FBSnapshotTestCase_Accessibility", "SnapshotTesting", "UIKit"],
            swiftSettings: settings),
        .target(
            name: "PlumbCommand",
            dependencies: [
                "Snapshots", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
            ], swiftSettings: settings),
        .executableTarget(name: "plumb", dependencies: ["PlumbCommand"], swiftSettings: settings),

        // Tools for working on Plumb: checks and benchmarks. No product contains them.
        .executableTarget(name: "solver-check", dependencies: ["Cassowary"], path: "Tools/solver-check", swiftSettings: settings),
        .executableTarget(name: "solver-bench", dependencies: ["Cassowary"], path: "Tools/solver-bench", swiftSettings: settings),
        .executableTarget(name: "layout-bench", dependencies: ["UIKit"], path: "Tools/layout-bench", swiftSettings: settings),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "CairoGraphics", "Cassowary", "CDeflate", "Graphics", "ImageProcessing", "InterfaceBuilder", "LayoutSpecs", "Snapshots",
                "UIKit",
            ],
            path: "Tools/fuzz", swiftSettings: settings),
        .executableTarget(
            name: "pipeline-bench",
            dependencies: [
                "CairoGraphics", "Graphics", "ImageProcessing", "LayoutSpecs", "Snapshots", "ProfileScreen", "RecipeScreens", "UIKit",
            ], path: "Tools/pipeline-bench", swiftSettings: settings),

        // Examples written in Swift, and the command that lists them
        .target(name: "ProfileScreen", dependencies: ["UIKit"], path: "Examples/Profile"),
        .target(name: "ControlSheet", dependencies: ["UIKit", "UIKitInteraction"], path: "Examples/Controls"),
        .target(name: "ConversationScreen", dependencies: ["UIKit"], path: "Examples/Conversation"),
        .target(name: "PreferencesScreen", dependencies: ["UIKit"], path: "Examples/Preferences"),
        .target(name: "DiscoverScreen", dependencies: ["UIKit"], path: "Examples/Discover"),
        .target(name: "WelcomeScreen", dependencies: ["UIKit"], path: "Examples/Welcome"),
        .target(name: "EpisodeScreen", dependencies: ["UIKit"], path: "Examples/Episode"),
        .target(name: "RecipeScreens", dependencies: ["SwiftUI"], path: "Examples/Recipes"),
        .target(
            name: "GalleryScreens",
            dependencies: [
                "Snapshots", "UIKit", "ProfileScreen", "ControlSheet", "ConversationScreen", "PreferencesScreen", "DiscoverScreen",
                "WelcomeScreen", "EpisodeScreen", "RecipeScreens",
            ], path: "Examples/Gallery", exclude: ["main.swift"], sources: ["Gallery.swift"]),
        .executableTarget(
            name: "gallery", dependencies: ["GalleryScreens", "PlumbCommand"], path: "Examples/Gallery", exclude: ["Gallery.swift"],
            sources: ["main.swift"]),
        // Draws the examples among hostile screens.
        .executableTarget(
            name: "isolation-check",
            dependencies: ["CairoGraphics", "GalleryScreens", "Graphics", "ImageProcessing", "Rendering", "Snapshots", "UIKit"],
            path: "Tools/isolation-check", swiftSettings: settings),

        // Lets a test file import both Testing and UIKit.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Sources/TestingUIKit", swiftSettings: settings),

        // Lets a test file import both Testing and CoreGraphics.
        .target(
            name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], path: "Sources/TestingCoreGraphics", swiftSettings: settings),

        // Ordinary UIKit code that must compile unchanged, so that nothing it uses is removed.
        .target(
            name: "SourceCompatibility", dependencies: ["UIKit", "CoreGraphics", "QuartzCore", "SwiftUI"],
            path: "Tests/SourceCompatibility",
            swiftSettings: [.swiftLanguageMode(.v5)]),

        // What several test targets share.
        .target(name: "TestSupport", dependencies: ["UIKit"], path: "Tests/TestSupport", swiftSettings: settings),

        // Tests
        .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "solver-check"], exclude: ["Cases"]),
        .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
        .testTarget(name: "ImageProcessingTests", dependencies: ["ImageProcessing", "CairoGraphics", "Graphics"]),
        .testTarget(name: "CairoGraphicsTests", dependencies: ["CairoGraphics", "Graphics", "ImageProcessing"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["ControlSheet", "ImageProcessing", "TestSupport", "UIKit", "UIKitInteraction", "_Testing_UIKit"],
            exclude: ["AutoLayout/Fixtures"]),
        .testTarget(
            name: "SourceCompatibilityTests", dependencies: ["SourceCompatibility", "SwiftUI", "UIKit", "_Testing_UIKit"],
            exclude: ["Census"]),
        .testTarget(
            name: "LayoutSpecsTests", dependencies: ["LayoutSpecs", "UIKit", "_Testing_UIKit"], exclude: ["Broken"]),
        .testTarget(
            name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "UIKit", "UIKitInteraction", "XMLTree", "_Testing_UIKit"],
            exclude: ["Documents"]),
        .testTarget(name: "ImageDiffTests", dependencies: ["ImageDiff", "Graphics"]),
        .testTarget(
            name: "SnapshotsTests",
            dependencies: ["Goldens", "ImageProcessing", "Rendering", "Reports", "Snapshots", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "SnapshotTestingTests",
            dependencies: [
                "Goldens", "Graphics", "ImageProcessing", "SnapshotTesting", "SwiftUI", "TestSupport", "UIKit", "_Testing_UIKit",
            ]),
        .testTarget(
            name: "DropInTests",
            dependencies: [
                "AccessibilitySnapshot", "AccessibilitySnapshotParser", "FBSnapshotTestCase", "ImageProcessing", "InlineSnapshotTesting",
                "SnapshotTesting", "TestSupport", "UIKit", "_Testing_UIKit",
            ]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Goldens", "ImageProcessing", "PlumbCommand", "Rendering", "Snapshots", "UIKit", "_Testing_UIKit",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "PlumbCommand", "Goldens", "Rendering", "Snapshots", "LayoutSpecs", "CairoGraphics", "Graphics", "ImageProcessing", "UIKit",
                "_Testing_UIKit", "GalleryScreens", "gallery", "isolation-check", "fuzz", "plumb", "Yams",
            ],
            exclude: ["determinism.sh"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", "UIKitInteraction", "_Testing_UIKit"]),
        .testTarget(name: "LayoutAuditTests", dependencies: ["LayoutAudit", "UIKit", "_Testing_UIKit"]),
        .testTarget(name: "ArchitectureTests", dependencies: []),
    ],
    swiftLanguageModes: [.v6]
)

// What an installed command compiles apps with: `make install` sets the variable.
if Context.environment["PLUMB_PARTS"] != nil {
    package.products.append(
        .library(
            name: "PlumbParts", type: .static,
            targets: [
                "AppIntentsStandIn", "CombineStandIn", "CoreDataStandIn", "CoreGraphics", "CoreText", "NetworkStandIn", "OSStandIn",
                "PhotosStandIn", "PlumbCommand", "QuartzCore", "RealmSwift", "SDWebImage", "SIMDStandIn", "Snapshots", "StoreStandIn",
                "SwiftUI", "SystemStandIn", "UIKit", "UIKitInteraction", "UniformTypesStandIn",
            ]))
}

// LLVM's verifier checks the compiler, not this code. Overlapping accesses are found by debug builds, in which all tests run; to look for
// them costs a release build's layout some 5 %.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .unsafeFlags(["-Xfrontend", "-disable-llvm-verify"], .when(configuration: .debug)),
            .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
        ]
}
