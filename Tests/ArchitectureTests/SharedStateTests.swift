import Foundation
import Testing

/// Checks that a screen leaves nothing behind in its process: what can change is in its `ScreenEnvironment` or in objects that end with its
/// window.
struct SharedStateTests {
    /// The modules that a screen's code reaches.
    private static let modules = [
        "AppIntentsStandIn", "Bitmaps", "CairoGraphics", "CombineStandIn", "Graphics", "ImageProcessing", "InterfaceBuilder", "LayoutSpecs",
        "OSStandIn", "PhotosStandIn",
        "CoreDataStandIn", "RealmSwift", "SDWebImage", "SIMDStandIn", "StoreStandIn", "SystemStandIn", "UIKit", "UIKitInteraction",
        "UniformTypesStandIn",
    ]

    /// What lives as long as the process, each with the reason why no screen can see what another did to it.
    private static let permitted: [String: [String: String]] = [
        "UIKit": [
            "EnvironmentStates.scoped": "the states of the environment, set for the code inside `perform` only",
            "EnvironmentStates.ofProcess": "the states of code outside of any screen",
            "ScreenEnvironment.scoped": "the environment itself, set for the code inside `perform` only",
            "ScreenEnvironment.ofProcess": "the environment of code outside of any screen",
            "ScreenEnvironment.turns": "lets operations with queues proceed one after the other; it holds none of their values",
            "AnimationScope.running": "a count that only saves looking for a scope where there is none",
            "KeyValueTable.isUsed": "a hint that only saves looking for observations where there never was one",
            "TraitReads.mask": "emptied before each pass and restored after it; a bit too many only lets a view be laid out once more",
            "ObjectLocks.all": "locks exclude threads of all screens; an entry exists only while an object is locked",
            "MainQueue.mark": "a key of the main queue, set once to the same value",
            "Shelf.shared": "cache of string tables by file; the files of a bundle do not change",
            "BundleAssets.known": "cache of asset catalogs by folder; the files of a bundle do not change",
            "BundleInformation.known": "the translated Info.plist of a bundle, by folder and language",
            "ImageFile.decoded": "cache of bitmaps by version of a file",
            "SymbolCatalog.cache": "cache of drawings by name, computed from constants",
            "SymbolConfiguration.unspecified": "has constants only, as has its superclass, unlike others of that name",
            "VectorAsset.drawn": "cache of bitmaps by bytes and size",
            "ViewDescription.kinds": "cache of the names of classes",
            "OwnClasses.known": "cache of whether a class is UIKit's",
            "SimulatedWait.depth": "how many waits of the main thread are inside each other",
            "LayerRareData.standard": "the values of a layer in which none was set; nothing writes to them",
            "ViewRareData.standard": "the values of a view in which none was set; nothing writes to them",
            "InterfaceOmission.observer": "tells a program of tests about code that was left out; a program that draws sets none",
            "SimulatedWait.observers": "the sleeping tasks to tell when a wait of XCTest ends; empty outside of one",
            "SimulatedWait.endless": "which of these waits XCTest began for an asynchronous test",
            "WaitTime.shift": "makes the time-outs of XCTest ones of simulated time; no screen reads it",
        ],
        "CairoGraphics": [
            "FontLibrary.hashes": "cache of hashes by path of a font file; the files do not change",
            "Typesetter.standard": "holds a cache of broken lines by text and fonts",
            "PDFDrawer.shared": "the process that draws PDF pages; each page is drawn from its own bytes",
        ],
    ]

    @Test func `no variable outlives a screen, except caches that nobody can observe`() throws {
        let files = try Self.modules.map { try SourceFile.all(in: $0) }
        let mutable = StaticStorage.mutableClasses(in: files.flatMap(\.self))
        for (module, files) in zip(Self.modules, files) {
            let found = StaticStorage(of: files, mutable: mutable).names
            let permitted = Self.permitted[module] ?? [:]
            for name in found { print("\(module): \(name): \(permitted[name] ?? "NOT PERMITTED")") }
            #expect(found == permitted.keys.sorted(), "\(module)")
        }
    }

    @Test func `nothing is stored in threads`() throws {
        for module in Self.modules {
            let folder = ImportTests.sources.appending(path: module)
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                #expect(!text.contains("threadDictionary") && !text.contains("pthread_setspecific"), "\(module)/\(name)")
            }
        }
    }

    @Test func `the reader of sources finds what is stored and what can change`() {
        let file = SourceFile(
            """
            final class Fixed { let a = 1; var b: Int { 2 } }
            class Loose {
                var a = 1
            }
            final class Child: Loose {}
            var global: Int = 1
            var computed: Int { 1 }
            let letter = Loose()
            enum Holder {
                static var stored = 1
                static weak var reference: Loose?
                static var computed: Int { 1 }
                static let locked = Mutex(0)
                static let fixed = Fixed()
                static let text = "Loose()"
                static let child = Child() // Mutex
                func local() {
                    var inside = 1
                }
            }
            """)
        let mutable = SourceFile.mutable(file.classes, ["Mutex"])
        #expect(mutable == ["Mutex", "Loose", "Child"])
        let found = file.declarations.filter { $0.canChange(mutable) }.map { ($0.scope.map { "\($0)." } ?? "") + $0.name }
        #expect(found == ["global", "letter", "Holder.stored", "Holder.reference", "Holder.locked", "Holder.child"])
    }
}
