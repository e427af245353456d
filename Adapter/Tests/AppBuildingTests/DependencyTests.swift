import Foundation
import SourceAdaptation
import Testing

@testable import AppBuilding

/// Other people's modules that an app imports.
struct DependencyTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL

    private func module(_ name: String, _ text: String) throws -> AppCode {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place.appending(path: "\(name).swift"))
        var code = AppCode(name: name, sources: [place.path])
        code.foreignFolders = [place.path]
        code.resources = [place.path + "/Pictures"]
        return code
    }

    @Test func `a module is compiled after those that it imports`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var app = try module("App", "import Top\n")
        app.dependencies = [
            try module("Top", "import Middle\nimport Base\n"), try module("Middle", "import Base\n"), try module("Base", ""),
        ]
        app.arrangeDependencies(besides: [])
        #expect(app.dependencies.map(\.name) == ["Base", "Middle", "Top"] && app.ownModules.isEmpty)
        #expect(app.resources.count == 1 && app.bundled.resources.count == 4)
    }

    @Test func `a module that cannot be compiled before the app is compiled with it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var app = try module("App", "import Top\n")
        app.ownModules = ["Models"]
        app.dependencies = [
            // It imports a module of the app; one of Plumb has its name; one imports that; two import each other.
            try module("Needy", "import Models\n"), try module("Rendering", ""), try module("Painter", "import Rendering\n"),
            try module("Hen", "import Egg\n"), try module("Egg", "import Hen\n"), try module("Free", "import Foundation\n"),
        ]
        app.arrangeDependencies(besides: ["Rendering"])
        #expect(app.dependencies.map(\.name) == ["Free"])
        #expect(app.ownModules == ["Models", "Egg", "Hen", "Needy", "Painter", "Rendering"])
        #expect(app.foreignFolders.count == 6)
    }

    /// `User(from:)` of the one and `User` of the other stay apart, as do extensions of the same type.
    @Test func `the package has a target for each module, and the app registers the classes of all`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let base = try module(
            "Base", "import UIKit\npublic class Badge: UIView {}\nclass Hidden: UIView {}\npublic struct User { var name = \"\" }\n")
        let shared = try AppState(code: base, isDependency: true)
        var app = try module("App", "import UIKit\nimport Base\nclass Screen: UIViewController { var user: User?\n var badge: Badge! }\n")
        app.foreignFolders = []
        app.dependencies = [base]
        var module = shared
        let own = try #require(module.files().last.map { String(decoding: $0.text, as: UTF8.self) })
        #expect(own.contains("public func registerInterface_Base(in module: InterfaceModule) {"))
        #expect(own.contains("module.add(Hidden.self") && !own.contains("make:"))
        var state = try AppState(code: app, beside: [shared.readout])
        let texts = state.files().map { String(decoding: $0.text, as: UTF8.self) }
        let list = try #require(texts.last)
        #expect(texts.contains { $0.contains("import Base\n") })
        #expect(list.contains("registerInterface_Base(in: module)") && list.contains("import Base\n"))
        // Only the module itself can make a value whose initialiser is not public.
        #expect(list.contains("module.add(Screen.self") && !list.contains("User("))

        let parts = PlumbParts(folder: folder.appending(path: "lib"))
        try FileManager.default.createDirectory(at: parts.builtModules, withIntermediateDirectories: true)
        try Data("".utf8).write(to: parts.folder.appending(path: "libraries.txt"))
        try FileManager.default.createDirectory(at: parts.folder.appending(path: "include"), withIntermediateDirectories: true)
        try AppPackage(code: app, folder: folder.appending(path: "Out"), plumb: parts).writeManifest()
        let manifest = try String(contentsOf: folder.appending(path: "Out/Package.swift"), encoding: .utf8)
        #expect(manifest.contains("name: \"Base\", dependencies: [],") && manifest.contains("name: \"App\", dependencies: [\"Base\"],"))
    }

    /// What is internal in the app's own module is seen by the lists of other modules, as by tests; a base class of another one's is no screen.
    @Test func `each of the app's modules lists its own screens`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var feed = try module(
            "Feed",
            """
            import UIKit
            struct Item { var name: String }
            open class Base: UIViewController {}
            class Detail: UIViewController { init(item: Item) { super.init(nibName: nil, bundle: nil) } }
            """)
        (feed.foreignFolders, feed.isOwn) = ([], true)
        var own = try AppState(code: feed, isDependency: true, documentClasses: DocumentClasses())
        let list = try #require(own.files().last.map { String(decoding: $0.text, as: UTF8.self) })
        #expect(
            list.contains("module.add(Detail.self, named: \"Detail\", make: { Detail(item: plumbSample_Item()) })")
                && !list.contains("launch"))
        let app = try module("App", "import UIKit\nimport Feed\nclass Screen: Base { var item: Item! }\n")
        var state = try AppState(code: app, beside: [own.readout])
        let text = try #require(state.files().last.map { String(decoding: $0.text, as: UTF8.self) })
        #expect(text.contains("@testable import Feed\n") && text.contains("module.add(part: \"Feed\", registerInterface_Feed)"))
        #expect(text.contains("module.hide(screens: [\"Base\"])") && state.hidden == ["Base"])
        #expect(
            ScreenListText(app: "App", modules: ["Feed"], places: [], made: []).text.contains(
                "    import UIKit\n    @testable import Feed\n"))
    }

    /// With UIKit come Foundation and what they import: `Bool.AtomicRepresentation` of a package and that of Synchronization are ambiguous.
    @Test func `a package without classes sees nothing of iOS`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let atomics = try module("Atomics", "/// Safe on each Thread.\npublic protocol AtomicValue {}\nextension Bool: AtomicValue {}\n")
        let client = try module("Client", "import Foundation\npublic func load(_ session: URLSession) {}\n")
        let states = try [atomics, client].map { code in
            var state = try AppState(code: code, isDependency: true)
            return (files: state.files(), readout: state.readout)
        }
        #expect(states[0].files.count == 1 && !String(decoding: states[0].files[0].text, as: UTF8.self).contains("import"))
        #expect(states[1].files.map(\.name).contains("PlumbInterface.swift"))
        var empty = try AppState(code: AppCode(name: "Headers", sources: []), isDependency: true)
        #expect(empty.files().map(\.name) == ["PlumbInterface.swift"])
        var state = try AppState(code: try module("App", "import Atomics\nimport Client\n"), beside: states.map(\.readout))
        let list = try #require(state.files().last.map { String(decoding: $0.text, as: UTF8.self) })
        #expect(list.contains("registerInterface_Client(in: module)") && !list.contains("registerInterface_Atomics"))
    }

    /// SwiftUI has a `Visibility`, Foundation a `Notification`. The app's files see which is meant by what they import.
    @Test func `a list means a module's type by a name that iOS has, too`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var models = try module(
            "Models", "public enum Visibility { case all }\nstruct Notification { var visibility: Visibility }\nstruct Post {}\n")
        (models.foreignFolders, models.isOwn) = ([], true)
        let own = try AppState(code: models, isDependency: true)
        var app = try module(
            "App",
            "import Models\nimport UIKit\nclass Screen: UIViewController { init(_ post: Post, _ note: Notification) { super.init(nibName: nil, bundle: nil) } }\n"
        )
        app.foreignFolders = []
        var state = try AppState(code: app, beside: [own.readout])
        let list = try #require(state.files().last.map { String(decoding: $0.text, as: UTF8.self) })
        #expect(list.contains("@testable import enum Models.Visibility\n@testable import struct Models.Notification\n"))
        #expect(!list.contains("Models.Post"))
    }

    /// Swift wants a level in each file of a module, or in none.
    @Test func `an import says who sees it where others do`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let kit = try module("Kit", "internal import Base\ninternal import Foundation\nfunc load(_ session: URLSession) {}\n")
        var state = try AppState(code: kit, beside: [ModuleReadout(name: "Base", files: [])], isDependency: true)
        let list = try #require(state.files().last.map { String(decoding: $0.text, as: UTF8.self) })
        #expect(
            list.contains("internal import Base\n") && list.contains("internal import Foundation\n")
                && list.contains("\nimport NetworkStandIn\n"))
    }

    @Test func `work that needs other work comes after it, and gets its results`() throws {
        let needs = [[], [0], [], [0, 1, 2], [2], []]
        for workers in [1, 2, 8] {
            let results = try OrderedWork<Set<Int>>(needs: needs).results(workers: workers) { number, others in
                #expect(others.map { $0.max() } == needs[number])
                return others.reduce(into: [number]) { $0.formUnion($1) }
            }
            #expect(results == [[0], [0, 1], [2], [0, 1, 2, 3], [2, 4], [5]])
        }
        struct Fault: Error { var number: Int }
        let fault = try #require(throws: Fault.self) {
            try OrderedWork<Int>(needs: needs).results(workers: 1) { number, _ in
                guard number != 1 else { throw Fault(number: number) }
                #expect(number == 0)
                return number
            }
        }
        #expect(fault.number == 1)
    }
}
