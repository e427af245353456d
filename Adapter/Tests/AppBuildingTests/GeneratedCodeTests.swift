import Foundation
import SourceAdaptation
import Testing

@testable import AppBuilding

final class GeneratedCodeTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func `names of assets become symbols`() {
        let symbols = ["AccentColor", "brand-primary", "Text Color", "URLIcon", "Blue", "2x icon", "Color", "..."].map {
            AssetSymbols.symbol(of: $0, ending: "Color")
        }
        #expect(symbols == ["accent", "brandPrimary", "text", "urlIcon", "blue", "_2xIcon", "color", nil])
    }

    @Test func `an asset catalog's colours and images are symbols unless the app or UIKit declares them`() throws {
        for path in ["BrandColor.colorset", "red.colorset", "Own.colorset", "Icons/Star.imageset"] {
            try write("{}", to: "App/Assets.xcassets/\(path)/Contents.json")
        }
        try write("import UIKit\nextension UIColor { static var own: UIColor { .red } }\nlet bundle = Bundle.module\n", to: "App/A.swift")
        var code = AppCode(name: "App", sources: [folder.appending(path: "App").path])
        code.resources = [folder.appending(path: "App").path]
        var state = try AppState(code: code)
        let texts = state.files().map { String(decoding: $0.text, as: UTF8.self) }
        let symbols = try #require(texts.first { $0.contains("extension UIKit.ColorResource") })
        #expect(symbols.contains("static var `brand`: UIKit.ColorResource { UIKit.ColorResource(name: \"BrandColor\", bundle: .main) }"))
        #expect(symbols.contains("static var `brand`: UIColor { UIColor(resource: .`brand`) }"))
        #expect(symbols.contains("static var `star`: UIImage { UIImage(resource: .`star`) }"))
        #expect(symbols.contains("static var `own`: UIKit.ColorResource") && !symbols.contains("static var `own`: UIColor"))
        #expect(symbols.contains("static var `red`: UIKit.ColorResource") && !symbols.contains("static var `red`: UIColor"))
        #expect(!symbols.contains("import SwiftUI"))
        #expect(texts.contains { $0.contains("static var module: Bundle { .main }") })
    }

    /// The names are those of SwiftGen's templates and filters (its documentation, Templates and SwiftIdentifier).
    @Test func `what SwiftGen would write is written`() throws {
        try write(
            """
            input_dir: App
            output_dir: App/Generated
            strings:
              inputs: en.lproj
              outputs:
                - templateName: structured-swift5
                  params: {enumName: Strings, publicAccess: true}
                  output: Strings.swift
                - {templateName: objc-m, output: Strings.m}
            xcassets:
              inputs: [Assets.xcassets]
              outputs: {templateName: swift5, output: Assets.swift, params: {forceProvidesNamespaces: true}}
            """, to: "swiftgen.yml")
        try write(
            "\"alert.some_title\" = \"Say \\\"hi\\\"\";\n\"alert.COUNT\" = \"%1$@ has %2$d\";\n\"default\" = \"100 %%\";\n",
            to: "App/en.lproj/Localizable.strings")
        for path in ["Colors/BrandColor.colorset", "URLIcon.imageset"] {
            try write("{}", to: "App/Assets.xcassets/\(path)/Contents.json")
        }
        try write("import UIKit\n", to: "App/A.swift")
        var code = AppCode(name: "App", sources: [folder.appending(path: "App").path])
        code.home = folder.path
        let written = SwiftGen(code, declared: []).sources
        #expect(written.map { $0.path.split(separator: "/").last } == ["Strings.swift", "Assets.swift"])
        let strings = String(decoding: written[0].bytes, as: UTF8.self), assets = String(decoding: written[1].bytes, as: UTF8.self)
        #expect(
            strings.contains(
                #"public static var `someTitle`: String { Strings.tr("Localizable", "alert.some_title", fallback: "Say \"hi\"") }"#),
            "\(strings)")
        #expect(strings.contains("public static func `count`(_ p1: Any, _ p2: Int) -> String"), "\(strings)")
        #expect(strings.contains("public enum `Alert` {") && strings.contains("public static var `default`: String"))
        #expect(
            assets.contains("internal enum `Colors` {\ninternal static let `brandColor` = ColorAsset(name: \"BrandColor\")"), "\(assets)")
        #expect(assets.contains("internal static let `urlIcon` = ImageAsset(name: \"URLIcon\")"))
        #expect(!assets.contains("SwiftUI"))
        let mixed = SwiftGen(code, declared: ["Strings"], withSwiftUI: true).sources.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(mixed.count == 1 && mixed[0].contains("extension SwiftUI.Color { internal init(asset: ColorAsset)"))
        #expect(SwiftGen(code, declared: ["Strings", "Asset"]).sources.isEmpty)
        var other = AppCode(name: "Kit", sources: [folder.appending(path: "Kit").path])
        other.home = code.home
        #expect(SwiftGen(other, declared: []).sources.isEmpty)
        try write("", to: "App/Generated/Strings.swift")
        #expect(SwiftGen(code, declared: []).sources.count == 1)
    }

    /// SwiftGen's plugin for packages reads the configuration in a target's folder.
    @Test func `a target of a package has what SwiftGen would write for it, fonts too`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            """
            input_dir: Resources
            output_dir: ${DERIVED_SOURCES_DIR}
            fonts:
              inputs: Fonts
              outputs:
                templateName: swift5
                params: {enumName: Fonts, publicAccess: true}
                output: Fonts.swift
            xcassets:
              inputs: Images.xcassets
              outputs: {templateName: swift5, output: Images.swift}
            """, to: "Kit/Sources/Look/swiftgen.yml")
        try write("{}", to: "Kit/Sources/Look/Resources/Images.xcassets/Logo.imageset/Contents.json")
        let names = [(1, "Test Sans Black"), (2, "Regular"), (6, "TestSans-Black"), (16, "Test Sans"), (17, "Black Italic")]
        func word(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
        var records: [UInt8] = [], texts: [UInt8] = []
        for (key, text) in names {
            let bytes = text.utf16.flatMap { word(Int($0)) }
            records += [3, 1, 0x409, key, bytes.count, texts.count].flatMap(word)
            texts += bytes
        }
        let table = word(0) + word(names.count) + word(6 + records.count) + records + texts
        let font =
            [0, 1, 0, 0] + word(1) + [0, 0, 0, 0, 0, 0] + Array("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28] + [0, 0] + word(table.count)
        let file = folder.appending(path: "Kit/Sources/Look/Resources/Fonts/Black.ttf")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(font + table).write(to: file)
        let code = AppCode(name: "Look", sources: [folder.appending(path: "Kit/Sources/Look").path])
        let written = SwiftGen(code, declared: [], withSwiftUI: true).sources
        #expect(written.map { $0.path.split(separator: "/").last } == ["Fonts.swift", "Images.swift"])
        let text = String(decoding: written[0].bytes, as: UTF8.self)
        #expect(text.contains("public enum Fonts {\npublic enum `TestSans` {\npublic static let `blackItalic` = FontConvertible("))
        #expect(
            text.contains(#"(name: "TestSans-Black", family: "Test Sans", path: "Black.ttf")"#) && text.contains("func swiftUIFont(size"))
    }

    @Test func `the target's settings fill the Info.plist`() {
        var code = AppCode(name: "App", sources: [])
        code.infoValues = [
            "MARKETING_VERSION": "4.2", "CURRENT_PROJECT_VERSION": "17", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(TARGET_NAME)",
            "TARGET_NAME": "App", "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_UIStatusBarHidden": "YES",
        ]
        let info = AppInfo(code)
        #expect(info.entries["CFBundleShortVersionString"] as? String == "4.2")
        #expect(info.entries["CFBundleVersion"] as? String == "17")
        #expect(info.entries["CFBundleIdentifier"] as? String == "org.example.App")
        #expect(info.entries["UIStatusBarHidden"] as? Bool == true)
        #expect(info.launch.storyboard == "Main")
    }

    /// The names and calls are those of R.swift's documentation (Examples).
    @Test func `what R.swift would write is written`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let cell = #"<tableViewCell reuseIdentifier="user" customClass="UserCell" id="c"/>"#
        for (path, text) in [
            ("App/Assets.xcassets/icon_tabbar_home.imageset/Contents.json", "{}"),
            ("App/Assets.xcassets/Brand.colorset/Contents.json", "{}"),
            ("App/Assets.xcassets/Flags/Contents.json", #"{"properties": {"provides-namespace": true}}"#),
            ("App/Assets.xcassets/Flags/de.imageset/Contents.json", "{}"), ("App/logo@2x.png", ""), ("App/RepositoryBranch.json", "{}"),
            ("App/Inter-Bold.ttf", ""), ("App/de.lproj/Localizable.strings", #""common.none" = "Nichts";"#),
            ("App/en.lproj/Localizable.strings", #""common.none" = "Nothing"; "walks.count" = "%@ has %d walks";"#),
            (
                "App/Main.storyboard",
                """
                <document initialViewController="b"><scenes><tableViewController id="b" customClass="ListScreen"><connections>
                <segue destination="d" kind="show" identifier="showDetail" id="e"/></connections>\(cell)</tableViewController>
                <viewController id="d" storyboardIdentifier="Detail" customClass="Unknown"/></scenes></document>
                """
            ),
            ("App/UserRow.xib", "<document><placeholder id=\"-1\" customClass=\"X\"/>\(cell)</document>"),
        ] { try write(text, to: path) }
        var code = AppCode(name: "App", sources: [])
        code.resources = [folder.appending(path: "App").path]
        let declared: Set = ["UserCell", "ListScreen"]
        let uses = [SourceText(path: "A.swift", "let image = R.image.icon_tabbar_home()")]
        let text = try #require(RSwift(code, declared: declared).source(for: uses)).bytes
        let lines = Set(String(decoding: text, as: UTF8.self).split(separator: "\n").map { $0.drop(while: \.isWhitespace) })
        for line in [
            "static let `icon_tabbar_home` = Image(name: \"icon_tabbar_home\")", "static let `de` = Image(name: \"Flags/de\")",
            "static let `logo` = Image(name: \"logo\")", "static let `brand` = Color(name: \"Brand\")",
            "static let `repositoryBranchJson` = File(fullName: \"RepositoryBranch.json\")",
            "static let `interBold` = Font(fontName: \"Inter-Bold\")",
            "static let `commonNone` = Text(key: \"common.none\", table: \"Localizable\", value: \"Nothing\")",
            "static let `user` = Cell<UserCell>(identifier: \"user\")",
            "static let `userRow` = Nib<UserCell>(name: \"UserRow\", identifier: \"user\")",
            "let `detail` = Scene<UIViewController>(storyboard: \"Main\", identifier: \"Detail\")",
            "func instantiateInitialViewController() -> ListScreen? { self().instantiateInitialViewController() as? ListScreen }",
            "static let `showDetail` = Segue<ListScreen, UIViewController>(identifier: \"showDetail\")",
        ] { #expect(lines.contains(line[...]), "\(line)") }
        #expect(lines.contains { $0.hasPrefix("static func `walksCount`(_ value1: String, _ value2: Int, preferredLanguages:") })
        #expect(RSwift(code, declared: ["R"]).source(for: uses) == nil)
        #expect(RSwift(code, declared: []).source(for: [SourceText(path: "A.swift", "let a = FOR.image.name")]) == nil)
    }

    @Test func `pods are named, and those in the folder are modules`() throws {
        try write(
            "PODS:\n  - Alamofire (4.6.0)\n  - \"NSObject+Rx (4.2.0)\":\n    - RxSwift (~> 4.0)\n  - Moya/Core (11.0.0)\n  - Moya/Rx (11.0.0)\n\nDEPENDENCIES:\n  - Other\n",
            to: "Podfile.lock")
        try write("public struct Session {}\n", to: "Pods/Alamofire/Source/Session.swift")
        try write("@interface A\n", to: "Pods/Moya/A.h")
        try write("public struct Relay {}\n", to: "Pods/NSObject+Rx/Relay.swift")
        try write("framework module NSObject_Rx {\n}\n", to: "Pods/Target Support Files/NSObject+Rx/NSObject+Rx.modulemap")
        let pods = try #require(Pods(folder: folder))
        #expect(pods.names == ["Alamofire", "NSObject+Rx", "Moya"])
        #expect(pods.modules().map(\.name) == ["Alamofire", "NSObject_Rx"])
        #expect(pods.summary(built: ["Alamofire", "NSObject_Rx"]) == "Podfile: 3 pods, 2 built, 1 not: Moya")
        // What lies there and is not compiled is imported by nothing.
        #expect(pods.summary(built: ["NSObject_Rx"]) == "Podfile: 3 pods, 1 built, 1 not imported, 1 not: Moya")
        #expect(Pods(folder: folder.appending(path: "Pods")) == nil)
    }

    @Test func `a pod that lies in the project is code of the app, without its tests`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            """
            PODS:
              - Kit (1.0)
              - Look (1.0)

            EXTERNAL SOURCES:
              Kit:
                :path: Modules/Kit/
              Look:
                :path: "Look.podspec"
            """, to: "Podfile.lock")
        try write(
            """
            Pod::Spec.new do |spec|
              spec.name = "Kit"
              # spec.source_files = "Old"
              spec.source_files = "Kit/Core", # all of it
                'Kit/#{spec.name}/**/*.{swift,h}'
              spec.resource_bundles = { 'Pictures' => ['Kit/Assets/*.xcassets'] }
              spec.test_spec 'KitTests' do |test_spec|
                test_spec.source_files = 'KitTests/**/*.swift'
              end
            end
            """, to: "Modules/Kit/Kit.podspec")
        try write(
            "Pod::Spec.new do |s|\n  s.source_files = %w(Look/*.swift\n    Rest/C.swift)\n  s.osx.source_files = 'Rest/*'\n  s.ios.source_files = 'Phone/*'\nend\n",
            to: "Look.podspec")
        for path in [
            "Modules/Kit/Kit/Core/A.swift", "Modules/Kit/KitTests/T.swift", "Look/B.swift", "Rest/C.swift", "Rest/D.swift", "Phone/P.swift",
        ] {
            try write("", to: path)
        }
        let pods = try #require(Pods(folder: folder)), modules = pods.ownModules()
        #expect(modules.map(\.name) == ["Kit", "Look"])
        #expect(modules.flatMap { $0.code.files().map(\.lastPathComponent) } == ["A.swift", "B.swift", "P.swift", "C.swift"])
        #expect(modules.first?.code.resources.first?.hasSuffix("Modules/Kit/Kit/Assets") == true)
        #expect(pods.summary(built: ["Kit"]) == "Podfile: 2 pods, 1 built, 1 not imported, 0 not")
    }

    /// The rest of what names the type stays: properties, parameters, and initialisers that others call.
    @Test func `a type that is missing is replaced by an empty one`() throws {
        let text = """
            import UIKit
            final class Screen: UIViewController, Tracked {
                let tracker: Tracker<Int>
                weak var output: (any Output)?
                init(tracker: Tracker<Int>, kind: Kinds.Kind) {
                    self.tracker = tracker
                    super.init(nibName: nil, bundle: nil)
                }
            }
            """
        try write(text, to: "App/A.swift")
        var state = try AppState(code: AppCode(name: "App", sources: [folder.appending(path: "App").path]))
        let path = folder.appending(path: "App/A.swift").path
        let messages = [(2, "Tracked"), (3, "Tracker"), (4, "Output"), (5, "Tracker"), (5, "Kinds")].map {
            CompilerMessage(path: path, line: $0, text: "cannot find type '\($1)' in scope")
        }
        state.giveUp(messages, wholeFiles: false, generated: folder)
        let files = state.files().map { String(decoding: $0.text, as: UTF8.self) }
        #expect(files[0].contains("class Screen: UIViewController {"))
        #expect(files[0].contains("init(tracker: Tracker<Int>, kind: Kinds.Kind) {"))
        let types = try #require(files.first { $0.contains("final class Tracker<Argument0>: InterfaceOmission.Placeholder {}") })
        #expect(types.contains("protocol Output: AnyObject {}") && !types.contains("Tracked"))
        #expect(types.contains("class Kinds: InterfaceOmission.Placeholder { nonisolated public final class Kind:"))
        #expect(state.report(program: folder).filesWithUIKitWhole == 0)
    }

    @Test func `a type that the code declares somewhere is not replaced`() throws {
        try write("struct S {\n  let a: Own\n  let b: Date\n  let c: Lost\n}\n", to: "App/A.swift")
        try write("private struct Own {}\n", to: "App/B.swift")
        var state = try AppState(code: AppCode(name: "App", sources: [folder.appending(path: "App").path]))
        let path = folder.appending(path: "App/A.swift").path
        let messages = [(2, "Own"), (3, "Date"), (4, "Lost")].map {
            CompilerMessage(path: path, line: $0, text: "cannot find type '\($1)' in scope")
        }
        state.giveUp(messages, wholeFiles: false, generated: folder)
        let types = state.files().map { String(decoding: $0.text, as: UTF8.self) }.filter { $0.contains("InterfaceOmission.Placeholder") }
        #expect(types.count == 1 && types[0].contains("class Lost:") && !types[0].contains("Own") && !types[0].contains("Date"))
    }

    @Test func `two errors in one line take one statement`() throws {
        try write("func f() {\n  run {\n    a.b(c)\n  }\n}\n", to: "App/A.swift")
        var state = try AppState(code: AppCode(name: "App", sources: [folder.appending(path: "App").path]))
        let path = folder.appending(path: "App/A.swift").path
        state.giveUp(
            ["a", "c"].map { CompilerMessage(path: path, line: 3, text: "cannot find '\($0)' in scope") }, wholeFiles: false,
            generated: folder)
        #expect(String(decoding: state.files()[0].text, as: UTF8.self).contains("  run {\n    InterfaceOmission"))
    }

    @Test func `errors of declarations come first in all files, or in their own while bodies are read`() throws {
        try write("struct S: Lost {\n  func f() { a.b() }\n}\n", to: "App/A.swift")
        try write("func g() { run(a.b()) }\n", to: "App/B.swift")
        func messages(_ name: String, _ lines: [(Int, String)]) -> [CompilerMessage] {
            let path = folder.appending(path: "App/\(name).swift").path
            return lines.map { CompilerMessage(path: path, line: $0, text: $1) }
        }
        let found =
            messages("A", [(1, "type 'S' does not conform to protocol 'Lost'"), (2, "cannot find 'a' in scope")])
            + messages("B", [(1, "cannot find 'a' in scope")])
        func texts(inBodies: Bool) throws -> [String] {
            var state = try AppState(code: AppCode(name: "App", sources: [folder.appending(path: "App").path]))
            state.giveUp(found, inBodies: inBodies, wholeFiles: false, generated: folder)
            return state.files().map { String(decoding: $0.text, as: UTF8.self) }
        }
        #expect(try texts(inBodies: false).contains { $0.contains("run(a.b())") })
        #expect(try !texts(inBodies: true).contains { $0.contains("run(a.b())") })
        #expect(try texts(inBodies: true).contains { $0.contains("B.swift:1 does not compile: cannot find 'a' in scope") })
        #expect(try !texts(inBodies: true).contains { $0.contains("A.swift:2 does not compile") })
    }
}
