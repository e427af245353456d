import Foundation
import Testing

/// Checks the `import` lines of the source against the architecture's module table.
struct ImportTests {
    /// The modules that each module may import, system modules included. Discuss a new dependency before adding it.
    static let allowed: [String: Set<String>] = [
        "Cassowary": [],
        "Bitmaps": [],
        "Graphics": ["Foundation", "Bitmaps"],
        "ImageProcessing": ["Foundation", "CPNG", "CTurboJPEG", "CWebP", "CDeflate", "Graphics"],
        "CairoGraphics": [
            "Foundation", "Synchronization", "CFonts", "CPangoCairo", "CPDFDrawer", "CUnicode", "Graphics", "ImageProcessing", "XMLTree",
        ],
        "XMLTree": ["CXML", "Foundation"],
        "ImageDiff": ["Foundation", "Graphics"],
        "UIKit": ["CSymbols", "Foundation", "Observation", "Synchronization", "Cassowary", "Graphics", "ImageProcessing", "CairoGraphics"],
        "CoreGraphics": ["Foundation", "Graphics"],
        "QuartzCore": ["UIKit"],
        "CoreText": ["Foundation", "CairoGraphics", "Graphics", "UIKit"],
        "CombineStandIn": ["Dispatch", "Foundation"],
        "UIKitInteraction": ["Foundation", "UIKit"],
        "SwiftUI": [
            "Foundation", "Graphics", "Observation", "CombineStandIn", "CoreDataStandIn", "PhotosStandIn", "Synchronization", "UIKit",
            "UniformTypesStandIn",
        ],
        "OSStandIn": ["Foundation", "Synchronization"],
        "SIMDStandIn": ["Foundation"],
        "SystemStandIn": ["CGLib", "Foundation", "FoundationNetworking", "Synchronization", "UIKit", "UniformTypesStandIn"],
        "StoreStandIn": ["Foundation", "UIKit"],
        "PhotosStandIn": ["Foundation", "UIKit", "UniformTypesStandIn"],
        "AppIntentsStandIn": ["Foundation", "SwiftUI", "Synchronization", "UIKit", "UniformTypesStandIn"],
        "XCTestStandIn": ["Foundation", "UIKit", "XCTest"],
        "CoreDataStandIn": ["CombineStandIn", "Foundation", "Synchronization", "UIKit", "XMLTree"],
        "RealmSwift": ["Foundation", "Synchronization", "UIKit"],
        "SDWebImage": ["Foundation", "NetworkStandIn", "UIKit"],
        "NetworkStandIn": ["CombineStandIn", "Foundation", "FoundationNetworking", "Synchronization", "UIKit"],
        "UniformTypesStandIn": ["Foundation", "UIKit"],
        "TestingCoreGraphics": [],
        "TestingUIKit": ["Foundation", "Testing", "UIKit"],
        "LayoutSpecs": ["Foundation", "UIKit", "Yams"],
        "InterfaceBuilder": ["Foundation", "UIKit", "XMLTree"],
        "LayoutAudit": ["Foundation", "UIKit"],
        "Goldens": ["Foundation", "Synchronization", "CairoGraphics", "Graphics", "ImageDiff", "ImageProcessing"],
        "Rendering": [
            "Foundation", "Synchronization", "CairoGraphics", "Goldens", "Graphics", "ImageProcessing", "InterfaceBuilder", "LayoutAudit",
            "LayoutSpecs", "UIKit", "UIKitInteraction", "Yams",
        ],
        "Reports": [
            "Foundation", "CPageFiles", "CairoGraphics", "Goldens", "Graphics", "ImageDiff", "ImageProcessing", "InterfaceBuilder",
            "LayoutAudit", "LayoutSpecs", "Rendering", "UIKit",
        ],
        "Snapshots": [
            "Foundation", "FoundationNetworking", "Synchronization", "CairoGraphics", "CDeflate", "CGLib", "Goldens", "Graphics",
            "ImageProcessing", "LayoutAudit", "Rendering",
            "Reports", "UIKit",
        ],
        "SnapshotTesting": [
            "Foundation", "FoundationNetworking", "Dispatch", "Synchronization", "Testing", "XCTest", "CairoGraphics", "ImageDiff",
            "ImageProcessing",
            "Graphics", "LayoutAudit", "Snapshots", "UIKit", "XCTestStandIn",
        ],
        "InlineSnapshotTesting": ["Foundation", "Synchronization", "SnapshotTesting"],
        "iOSSnapshotTestCase": ["Foundation", "XCTest", "SnapshotTesting", "UIKit"],
        "FBSnapshotTestCase": ["iOSSnapshotTestCase"],
        "SnapshotTestingCustomDump": ["CustomDump", "SnapshotTesting"],
        "Nimble_Snapshots": [
            "Foundation", "Synchronization", "XCTest", "CTestObservation", "Nimble", "SnapshotTesting", "UIKit", "iOSSnapshotTestCase",
        ],
        "AccessibilitySnapshotParser": ["Foundation", "UIKit"],
        "AccessibilitySnapshotCore": ["AccessibilitySnapshotParser", "ImageProcessing", "UIKit"],
        "FBSnapshotTestCase_Accessibility": ["AccessibilitySnapshotCore", "SnapshotTesting", "UIKit", "XCTest", "iOSSnapshotTestCase"],
        "AccessibilitySnapshot": ["AccessibilitySnapshotCore", "FBSnapshotTestCase_Accessibility", "SnapshotTesting", "UIKit"],
        "PlumbCommand": ["Foundation", "Snapshots", "ArgumentParser", "FlyingFox", "FlyingSocks"],
        "plumb": ["PlumbCommand"],
        // Tools
        "solver-check": ["Foundation", "Cassowary"],
        "solver-bench": ["Foundation", "Cassowary"],
        "layout-bench": ["Foundation", "UIKit"],
        "fuzz": [
            "Foundation", "CairoGraphics", "Cassowary", "CDeflate", "Graphics", "ImageProcessing", "InterfaceBuilder", "LayoutSpecs",
            "Snapshots", "UIKit",
        ],
        "isolation-check": ["Foundation", "CairoGraphics", "GalleryScreens", "Graphics", "ImageProcessing", "Snapshots", "UIKit"],
        "pipeline-bench": [
            "Foundation", "CairoGraphics", "Graphics", "ImageProcessing", "LayoutSpecs", "Snapshots", "ProfileScreen", "RecipeScreens",
            "UIKit",
        ],
    ]

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let sources = root.appending(path: "Sources")
    static let tools = root.appending(path: "Tools")

    @Test func `the table lists every module`() throws {
        let folders = try [Self.sources, Self.tools].flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
                (try? Self.swiftFiles(below: folder.appending(path: name)).isEmpty) == false
            }
        }
        #expect(folders.sorted() == Self.allowed.keys.sorted())
    }

    @Test(arguments: ["README.md", "ARCHITECTURE.md"]) func `the module tables list every module`(page: String) throws {
        let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0] }
        let listed = Set(rows.flatMap { $0.matches(of: #/`([\w-]+)`/#).map { String($0.output.1) } })
        #expect(Set(Self.allowed.keys).subtracting(listed).isEmpty, "\(page) lacks \(Set(Self.allowed.keys).subtracting(listed).sorted())")
    }

    @Test(arguments: allowed.keys.sorted()) func `a module imports only what the table allows`(module: String) throws {
        let permitted = try #require(Self.allowed[module])
        for file in try Self.swiftFiles(in: module) {
            let imported = try Self.imports(of: file)
            #expect(
                imported.subtracting(permitted).isEmpty,
                "\(module)/\(file.lastPathComponent) imports \(imported.subtracting(permitted).sorted())")
        }
    }

    private static func swiftFiles(in module: String) throws -> [URL] {
        let folder = sources.appending(path: module)
        return try swiftFiles(below: FileManager.default.fileExists(atPath: folder.path) ? folder : tools.appending(path: module))
    }

    private static func swiftFiles(below folder: URL) throws -> [URL] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }

    /// Returns the modules that a file imports, also with `@_exported`, `package` or `@preconcurrency`, or as `import struct X.Y`.
    private static func imports(of file: URL) throws -> Set<String> {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let"]
        var modules: Set<String> = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let at = words.firstIndex(of: "import"),
                words[..<at].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) })
            else { continue }
            let name = words.dropFirst(at + 1).first { !kinds.contains($0) } ?? ""
            modules.insert(String(name.prefix { $0 != "." }))
        }
        return modules
    }
}
