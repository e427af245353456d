import Foundation
import SourceAdaptation
import Testing

@testable import AppBuilding

struct AppStateTests {
    /// App and packages are compiled as one module, so when both declare the same name only the app's declaration is kept.
    @Test func `a package's declaration is omitted when the app makes the same one`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        for (path, text) in [
            "App/A.swift":
                "struct Shared {}\nstruct Own {}\ntypealias Tint = Int\nextension String { var twice: String { self + self } }\n",
            "Kit/Shared.swift": "struct Shared {\n  var a = 1\n}\n",
            "Kit/Mixed.swift": "struct Kept {}\nstruct Own {\n  var a = 1\n}\nprivate struct Hidden {}\n",
            "Kit/Rest.swift":
                "struct Rest {}\npublic typealias Tint = Double\nextension String {\n  var twice: String { self }\n  static var twice: String { \"\" }\n}\n",
        ] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        var code = AppCode(name: "App", sources: ["App", "Kit"].map { folder.appending(path: $0).path })
        code.foreignFolders = [folder.appending(path: "Kit").path]
        var state = try AppState(code: code)
        let texts = Dictionary(
            state.files().map { ($0.name.split(separator: "_").last.map(String.init) ?? "", String(decoding: $0.text, as: UTF8.self)) },
            uniquingKeysWith: { first, _ in first })
        #expect(texts["A.swift"]?.contains("struct Shared {}\nstruct Own {}") == true)
        #expect(texts["Shared.swift"]?.contains("struct") == false)
        let mixed = try #require(texts["Mixed.swift"])
        #expect(mixed.contains("struct Kept {}") && !mixed.contains("struct Own") && mixed.contains("private struct Hidden {}"))
        #expect(texts["Rest.swift"]?.contains("struct Rest {}") == true)
        #expect(texts["Rest.swift"]?.contains("static var twice") == true && texts["Rest.swift"]?.contains("{ self }") == false)
        #expect(texts["Rest.swift"]?.contains("typealias Tint") == false)
    }

    /// When two of the app's modules declare the same name, each module's files use their own declaration.
    @Test func `a name that two modules of the app declare becomes two names`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        for (path, text) in [
            "App/A.swift": "struct Names { static let a = 1 }\nextension Int { func up() {} }\nlet number = Names.a\n",
            "Kit/B.swift":
                "public struct Names { static let b = 2 }\nlet other = (Names.b, value.Names)\nextension Int {\n  func up() {}\n  func down() {}\n}\n",
            "Kit/C.swift": "struct Holder {\n  struct Names {}\n  let names = Names()\n}\n",
        ] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        var code = AppCode(name: "App", sources: ["App", "Kit"].map { folder.appending(path: $0).path })
        code.ownModules = ["Kit"]
        code.moduleSources = ["Kit": [folder.appending(path: "Kit").path]]
        var state = try AppState(code: code)
        let texts = Dictionary(
            state.files().map { ($0.name.split(separator: "_").last.map(String.init) ?? "", String(decoding: $0.text, as: UTF8.self)) },
            uniquingKeysWith: { first, _ in first })
        #expect(texts["A.swift"]?.contains("struct Names {") == true && texts["A.swift"]?.contains("= Names.a") == true)
        let other = try #require(texts["B.swift"])
        #expect(other.contains("struct Names_Kit {") && other.contains("(Names_Kit.b,") && other.contains("value.Names)"))
        #expect(!other.contains("func up()") && other.contains("func down()"))
        #expect(texts["C.swift"]?.contains("Names_Kit") == false)
        let again = ["App/A.swift", "Kit/B.swift"].map {
            CompilerMessage(path: folder.appending(path: $0).path, line: 3, text: "invalid redeclaration of 'number'")
        }
        state.giveUp(again, wholeFiles: false, generated: folder)
        let after = state.files().map { String(decoding: $0.text, as: UTF8.self) }
        #expect(after[0].contains("let number = Names.a"))
    }

    /// The other one would call itself for ever.
    @Test func `of two functions that are one here the disfavoured goes`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "A.swift")
        let text = """
            extension Error {
                @_disfavoredOverload
                func adding(_ info: [Key: Int]) -> Int { adding(info as [String: Int]) }

                func adding(_ info: [String: Int]) -> Int { info.count }
            }
            """
        try Data(text.utf8).write(to: file)
        var state = try AppState(code: AppCode(name: "App", sources: [folder.path]))
        state.giveUp(
            [CompilerMessage(path: file.path, line: 5, text: "invalid redeclaration of 'adding'")], wholeFiles: false, generated: folder)
        let after = try #require(state.files().first.map { String(decoding: $0.text, as: UTF8.self) })
        #expect(after.contains("info.count") && !after.contains("as [String: Int]"))
    }

    /// Each module has its own type, though both are compiled as one; whoever imports a module means the type that it shows.
    @Test func `a type of a package is the package's for those who import it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        for (path, text) in [
            "App/A.swift": "import Streams\nlet one: Streams.Feed = Feed()\nlet two = Counter()\n",
            "App/B.swift": "struct Row { var feed: Feed }\nstruct Counter {}\n",
            "Feeds/Feed.swift": "public class Feed {}\n",
            "Streams/Feed.swift": "public class Feed {}\nclass Counter {}\n",
            "Boxes/Box.swift": "extension Holder where Base: Text { var value: Int { 1 } }\n",
            "App/Box.swift": "extension Holder where Base: Form { var value: Int { 2 } }\n",
        ] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let modules = ["Feeds", "Streams", "Boxes"]
        var code = AppCode(name: "App", sources: (["App"] + modules).map { folder.appending(path: $0).path })
        code.ownModules = modules
        for module in modules { code.moduleSources[module] = [folder.appending(path: module).path] }
        code.foreignFolders = modules.map { folder.appending(path: $0).path }
        var state = try AppState(code: code)
        let texts = state.files().map { String(decoding: $0.text, as: UTF8.self) }
        #expect(texts.contains { $0.contains("let one: Feed_Streams = Feed_Streams()") && $0.contains("let two = Counter()") })
        #expect(texts.contains { $0.contains("public class Feed_Streams {}") && $0.contains("class Counter_Streams {}") })
        // Members of a type under other conditions are others.
        #expect(texts.contains { $0.contains("where Base: Text { var value") })
    }

    /// ReactiveSwift's `Signal.Observer` inherits from `ReactiveSwift.Observer`.
    @Test func `a type of a module stays apart from a nested type of the same name`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        try FileManager.default.createDirectory(at: folder.appending(path: "Streams"), withIntermediateDirectories: true)
        try Data("typealias Context = () -> String\npublic typealias Name = String\nlet one: Context? = nil\nlet two: Name = \"\"\n".utf8)
            .write(to: folder.appending(path: "Streams/Alias.swift"))
        try Data(
            "open class Observer {}\npublic class Feed {}\nextension Feed {\n  class Observer: Streams.Observer { var feed: Streams.Feed? }\n}\n"
                .utf8
        ).write(to: folder.appending(path: "Streams/Feed.swift"))
        var code = AppCode(name: "App", sources: [folder.appending(path: "Streams").path])
        code.ownModules = ["Streams"]
        code.moduleSources = ["Streams": code.sources]
        func texts() throws -> [String] {
            var state = try AppState(code: code)
            return state.files().map { String(decoding: $0.text, as: UTF8.self) }
        }
        #expect(try texts().contains { $0.contains("class Observer: App.Observer { var feed: Feed? }") })
        // Tests see it.
        #expect(try texts().contains { $0.contains("let one: Context? = nil") })
        // An alias that only a package sees would hide UIViewRepresentable's.
        code.foreignFolders = code.sources
        #expect(try texts().contains { $0.contains("let one: Context_Streams? = nil") && $0.contains("let two: Name = ") })
    }

    /// The call to the missing member is omitted first, and its whole statement if that was not enough.
    @Test func `an error omits as little code as possible`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "A.swift")
        try Data("func f(_ a: A) {\n  show(a.red().small)\n}\n".utf8).write(to: file)
        var state = try AppState(code: AppCode(name: "App", sources: [folder.path]))
        let message = CompilerMessage(path: file.path, line: 2, text: "value of type 'A' has no member 'red'")
        func text() -> String { String(decoding: state.files()[0].text, as: UTF8.self) }
        state.giveUp([message], wholeFiles: false, generated: folder)
        #expect(text().contains("show(InterfaceOmission.reached(") && text().contains("else: a).small)"))
        state.giveUp([message], wholeFiles: false, generated: folder)
        #expect(!text().contains("show("))
    }

    /// `@Observable` takes a property's accessors into its expansion, where the compiler counts the lines of the rewritten file.
    /// The compiler says only the first error of a closure; the next round shows the next one.
    @Test func `a closure whose lines fail one after the other is left out whole`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "Player.swift")
        let lines = (3...9).map { "    engine.step\($0)()" }.joined(separator: "\n")
        try Data("func play() {\n  start {\n\(lines)\n  }\n  show()\n}\n".utf8).write(to: file)
        var state = try AppState(code: AppCode(name: "App", sources: [folder.path]))
        for line in 3...7 {
            let message = CompilerMessage(
                path: file.path, line: line, column: 5, text: "value of type 'Engine' has no member 'step\(line)'")
            state.giveUp([message], wholeFiles: false, generated: folder)
        }
        let text = String(decoding: try #require(state.files().first).text, as: UTF8.self)
        #expect(!text.contains("start {") && text.contains("show()"), "\(text)")
    }

    @Test func `an error in what a macro has taken from a file is in the author's line`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("var a = 1 {\n  didSet { show(a) }\n}\n".utf8).write(to: folder.appending(path: "A.swift"))
        var state = try AppState(code: AppCode(name: "App", sources: [folder.path]))
        let place = folder.appending(path: "Sources")
        let message = CompilerMessage(path: place.path + "/0_A.swift", line: 3, text: "cannot find 'show' in scope")
        state.giveUp([message], wholeFiles: false, generated: place)
        #expect(!String(decoding: state.files()[0].text, as: UTF8.self).contains("show(a)"))
    }

    @Test func `a file sees the modules that the app's bridging header imports`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        let header = folder.appending(path: "Bridge.h"), file = folder.appending(path: "A.swift")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("#import <Progress/Progress.h>\n".utf8).write(to: header)
        try Data("import UIKit\nfunc show() -> ProgressBox { ProgressBox() }\n".utf8).write(to: file)
        var code = AppCode(name: "App", sources: [file.path])
        code.headers = [header.path]
        let box = SourceAdapter().read(SourceText(path: "Box.swift", "public class ProgressBox { public init() {} }\n"))
        for (name, isSeen) in [("Progress", true), ("Other", false)] {
            var state = try AppState(code: code, beside: [ModuleReadout(name: name, files: [box])])
            let message = CompilerMessage(path: file.path, line: 2, column: 16, text: "cannot find type 'ProgressBox' in scope")
            state.giveUp([message], wholeFiles: false, generated: folder)
            #expect(String(decoding: state.files()[0].text, as: UTF8.self).contains("import \(name)") == isSeen)
        }
    }

    @Test func `a file that is no text, as an encrypted one, or a link to nowhere, is left out and said`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("let a = 1\n".utf8).write(to: folder.appending(path: "A.swift"))
        try Data([0, 0x47, 0x49, 0x54, 0xFF, 0xFE, 0x80]).write(to: folder.appending(path: "Secrets.swift"))
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Shared.swift", withDestinationPath: "../Nowhere/Shared.swift")
        var state = try AppState(code: AppCode(name: "App", sources: [folder.path]))
        let texts = state.files().map { String(decoding: $0.text, as: UTF8.self) }
        #expect(texts[0].contains("let a = 1") && !texts[1].contains("GIT"))
        let report = state.report(program: folder)
        #expect(report.filesWhole == 1)
        #expect(Set(report.left.map(\.cause)) == ["it is no text; perhaps it is encrypted", "it cannot be read"])
    }

    @Test func `an override that a class got from its extension is none there if it overrides nothing, and the class stays`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        let place = folder.appending(path: "Sources")
        for (path, text) in [
            "App/A.swift": "import UIKit\nclass Theme: NSObject { var a = 1\n}\n",
            "App/B.swift": "import UIKit\nextension Theme {\n  override func missing(key: String) -> Int { 2 }\n  func other() {}\n}\n",
        ] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var state = try AppState(code: AppCode(name: "App", sources: [folder.appending(path: "App").path]))
        for file in state.files() { try Data(file.text).write(to: place.appending(path: file.name)) }
        let moved = String(decoding: state.files()[0].text, as: UTF8.self).split(separator: "\n")[2]
        let column = try #require(moved.firstRange(of: "missing(")).lowerBound.utf16Offset(in: moved) + 1
        let message = CompilerMessage(
            path: folder.appending(path: "App/A.swift").path, line: 2, column: column,
            text: "method does not override any method from its superclass")
        state.giveUp([message], wholeFiles: false, generated: place)
        let texts = state.files().map { String(decoding: $0.text, as: UTF8.self) }
        #expect(texts[0].contains("class Theme: NSObject { var a = 1") && !texts[0].contains("override"))
        #expect(texts[1].contains("func missing(") && !texts[1].contains("override") && texts[1].contains("func other()"))
    }

    /// A line at the end of a file has no line of the author that could be left out.
    @Test func `a line that the adapter adds is dropped if it does not compile`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "A.swift")
        let text = """
            import UIKit
            @objc protocol Source: AnyObject { @objc optional func name(at index: Int) -> String }
            final class Shop: Source { func name(at index: Int) -> String { "a" } }
            func f(_ source: Source) -> String? { source.name?(at: 1) }
            class Note: UIView {
                convenience init() { self.init(frame: .zero) }
            }

            """
        try Data(text.utf8).write(to: file)
        var state = try AppState(code: AppCode(name: "App", sources: [folder.path]))
        let written = folder.appending(path: "0_A.swift")
        func lines() throws -> [String] {
            let text = state.files()[0].text
            try Data(text).write(to: written)
            return String(decoding: text, as: UTF8.self).components(separatedBy: "\n")
        }
        let before = try lines(), number = try #require(before.firstIndex { $0.hasPrefix("extension Shop { func plumb_name(") })
        for _ in 0..<2 {
            state.giveUp(
                [CompilerMessage(path: written.path, line: number + 1, text: "cannot call value")], wholeFiles: false, generated: folder)
        }
        let conformance = try #require(before.firstIndex { $0.hasPrefix("extension Note: OwnInitializable {") })
        state.giveUp(
            [CompilerMessage(path: written.path, line: conformance + 1, text: "redundant conformance")], wholeFiles: false,
            generated: folder)
        let after = try lines()
        #expect(after[number].isEmpty && after[conformance].isEmpty && after.count == before.count)
    }
}
