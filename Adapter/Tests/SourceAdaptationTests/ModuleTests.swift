import SourceAdaptation
import Testing

/// Adaptation that depends on several files of a module.
struct ModuleTests {
    private func adapt(_ texts: [String: String]) -> (files: [String: String], adaptation: Adaptation) {
        let adapter = SourceAdapter()
        let sources = texts.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, $0.value) }
        let adaptation = adapter.adapt(sources)
        return (Dictionary(uniqueKeysWithValues: adaptation.files.map { ($0.path, $0.text) }), adaptation)
    }

    @Test func `errors point at the author's file`() {
        let files = adapt(["/app/A.swift": "let a = 1\n"]).files
        #expect(files["/app/A.swift"] == "#sourceLocation(file: \"/app/A.swift\", line: 1)\nlet a = 1\n")
    }

    @Test func `code added at the end of a file has no location in the author's file`() throws {
        let text = try #require(adapt(["A.swift": "import UIKit\nclass A: UIView {\n    @IBOutlet var b: UIView!\n}\n"]).files["A.swift"])
        #expect(text.contains("}\n\n#sourceLocation()\nextension A {"))
    }

    @Test func `a class under a condition is connected if the app's flags are known`() throws {
        let source = SourceText(
            path: "A.swift",
            "#if !RELEASE && MENU\nimport UIKit\nclass A: UIView {\n    @IBOutlet private weak var b: UILabel!\n}\n#endif\n")
        func text(_ flags: Set<String>?) -> String {
            var options = AdaptationOptions()
            options.flags = flags
            return SourceAdapter(options: options).adapt([source]).files[0].text
        }
        #expect(text(["MENU"]).contains("connections.outlet(\"b\", \\A.b)"))
        #expect(!text(["MENU", "RELEASE"]).contains("connections.outlet") && !text(nil).contains("connections.outlet"))
    }

    @Test func `values of a package can be rows of a diffable data source although the app is on the main actor`() {
        var options = AdaptationOptions()
        (options.locatesSource, options.registersClasses) = (false, false)
        options.nonisolatedSources = ["/kit"]
        let text = """
            import SwiftUI
            import UIKit
            public enum Kind: Hashable { case a; struct Row: Hashable { var kind: Kind } }
            extension Kind: Identifiable { public var id: Self { self } }
            extension Kind { static var first: Kind { .a } }
            @MainActor struct Look: Hashable {}
            nonisolated struct Free: Hashable {}
            struct Page: View { var body: some View { Text("a") } }
            extension UIView: Identifiable {}
            """
        let files = SourceAdapter(options: options).adapt([SourceText(path: "/app/A.swift", text), SourceText(path: "/kit/B.swift", text)])
            .files
        #expect(files.first?.text == text)
        #expect(
            files.last?.text
                == text.replacing("public enum", with: "public nonisolated enum").replacing(
                    "; struct Row", with: "; nonisolated struct Row"
                )
                .replacing("extension Kind: I", with: "nonisolated extension Kind: I"))
    }

    @Test func `statements of the main file become functions that nobody calls`() {
        let text = adapt(["/app/main.swift": "import UIKit\n\nlet name = \"A\"\n_ = UIApplicationMain(\n    0, nil, nil, name)\n"]).files[
            "/app/main.swift"]
        #expect(
            text?.contains(
                "let name = \"A\"\n@MainActor private func plumb_main_2() throws { _ = UIApplicationMain(\n    0, nil, nil, name) }\n")
                == true)
    }

    /// In a target with Objective-C, every file sees the bridging header.
    @Test func `a file that uses Foundation without importing it gets the import`() {
        let files = adapt([
            "A.swift": "enum Words { static let yes = NSLocalizedString(\"Yes\", comment: \"\") }\n",
            "B.swift": "import UniformTypeIdentifiers\nfunc f(_ url: URL) {}\n", "C.swift": "struct Point { var x = 0 }\n",
            "D.swift": "import Foundation\nfunc g(_ url: URL) {}\n",
        ]).files
        #expect(files["A.swift"]?.contains("import Foundation; enum Words") == true)
        #expect(files["B.swift"]?.contains("; import Foundation\nfunc f") == true)
        #expect(files["C.swift"]?.contains("import") == false)
        #expect(files["D.swift"]?.components(separatedBy: "import Foundation").count == 2)
    }

    @Test func `an override in another file's extension is declared in the class`() {
        let files = adapt([
            "Card.swift": "import UIKit\nclass Card: UIView {\n}\n",
            "Card+Layout.swift": "import UIKit\nextension Card {\n    override func layoutSubviews() { super.layoutSubviews() }\n}\n",
        ]).files
        #expect(files["Card.swift"]?.contains("class Card: UIView { override func layoutSubviews() { plumb_layoutSubviews() };\n}") == true)
        #expect(files["Card+Layout.swift"]?.contains("    func plumb_layoutSubviews() { super.layoutSubviews() }") == true)
    }

    @Test func `an override in a class that only its file sees is called from another file's extension`() {
        let files = adapt([
            "Insets.swift": "import UIKit\nextension UIViewController {\n    @objc var insets: UIEdgeInsets { view.safeAreaInsets }\n}\n",
            "Mocks.swift":
                "import UIKit\nprivate class Mock: UIViewController {\n    override var insets: UIEdgeInsets { .zero }\n}\n"
                + "final class Real: UIViewController {\n    override var insets: UIEdgeInsets { super.insets }\n}\n",
        ]).files
        #expect(
            files["Insets.swift"]?.contains(
                "if let own = self as? any PlumbOverride_UIViewController_insets { return own.plumbOverride_UIViewController_insets }; "
                    + "if let own = self as? Real { return own.plumb_Real_insets }") == true)
        #expect(files["Mocks.swift"]?.contains("    var plumbOverride_UIViewController_insets: UIEdgeInsets { .zero }") == true)
        #expect(files["Mocks.swift"]?.contains("extension Mock: PlumbOverride_UIViewController_insets {}") == true)
    }

    @Test func `overrides in extensions of a class and of its subclass are two methods`() {
        let files = adapt([
            "Entry.swift":
                "import UIKit\nclass Entry: NSObject {\n}\nextension Entry {\n    override func isEqual(_ object: Any?) -> Bool { true }\n}\n"
                + "class Bubble: Entry {\n}\nextension Bubble {\n    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }\n}\n"
        ]).files
        #expect(files["Entry.swift"]?.contains("    nonisolated func plumb_isEqual(_ object: Any?) -> Bool { true }") == true)
        #expect(
            files["Entry.swift"]?.contains("    nonisolated func plumb_Bubble_isEqual(_ object: Any?) -> Bool { super.isEqual(object) }")
                == true)
    }

    @Test func `a description that an extension overrides belongs to no actor`() {
        let files = adapt([
            "Driver.swift":
                "import UIKit\n@MainActor final class Driver: NSObject {\n}\n"
                + "extension Driver {\n    override var debugDescription: String { \"driver\" }\n}\n"
        ]).files
        #expect(files["Driver.swift"]?.contains("    nonisolated var plumb_debugDescription: String { \"driver\" }") == true)
    }

    @Test func `an optional method that only a subclass has is reached through the class that conforms`() throws {
        let files = adapt([
            "Base.swift": "import UIKit\nclass Base: UIViewController {}\nextension Base: UITableViewDelegate {}\n",
            "Sub.swift": """
            import UIKit
            class Sub: Base {
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
                private func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            }
            class Below: Sub {}
            extension Below {
                func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            }
            """,
        ]).files
        let text = try #require(files["Base.swift"])
        #expect(
            text.contains(
                "extension UITableViewDelegate where Self: Base { func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)"
                    + " -> CGFloat { if let own = self as? Sub { return own.tableView(tableView, heightForRowAt: indexPath) }; "
                    + "return tableView.rowHeight } }"))
        #expect(
            text.contains(
                "extension UIScrollViewDelegate where Self: Base { func scrollViewDidScroll(_ scrollView: UIScrollView) { "
                    + "if let own = self as? Below { return own.scrollViewDidScroll(scrollView) } } }"))
        #expect(!text.contains("didSelectRowAt"))
    }

    @Test func `a nested superclass is found beside the class, whatever other nested classes have its name`() {
        let other = "import UIKit\nclass Other: UIViewController {}\nprivate extension Other { class View: UIView {} }\n"
        let files = adapt([
            "Other.swift": other,
            "A.swift": """
            import UIKit
            class A: UIViewController {}
            private extension A {
                class View: UIView, UIScrollViewDelegate, UIAccessibilityContainerDataTable {}
                final class Sub: View {
                    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
                    func accessibilityHeaderElements(forRow row: Int) -> [UIAccessibilityContainerDataTableCell]? { [] }
                }
            }
            """,
        ]).files
        #expect(files["A.swift"]?.contains("extension UIScrollViewDelegate where Self: A.View { func scrollViewDidScroll") == true)
        #expect(files["A.swift"]?.contains("if let own = self as? A.Sub { return own.scrollViewDidScroll(scrollView) }") == true)
        #expect(files["A.swift"]?.contains("own.accessibilityHeaderElements(forRow: row) }; return nil") == true)
    }

    @Test func `a method that the conforming class has itself is overridden as usual`() {
        let files = adapt([
            "A.swift": """
            import UIKit
            class Base: UIViewController, UITableViewDelegate {
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
            }
            class Sub: Base {
                override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
                func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> Int { 80 }
            }
            """
        ]).files
        #expect(files["A.swift"]?.contains("where Self") == false)
    }

    @Test func `an optional member from another file's protocol is called without a question mark`() {
        let files = adapt([
            "P.swift": "@objc protocol P { @objc optional func done(_ a: Int) }\n",
            "Q.swift": "func f(_ p: P?) { p?.done?(1) }\n",
        ]).files
        #expect(files["Q.swift"]?.contains("p?.done(1)") == true)
    }

    @Test func `an optional closure keeps its question mark`() {
        let files = adapt(["A.swift": "class A { var done: ((Int) -> Void)?\n func f(_ a: A?) { a?.done?(1) } }\n"]).files
        #expect(files["A.swift"]?.contains("a?.done?(1)") == true)
    }

    @Test func `a missing module is a finding with its line`() throws {
        let adaptation = adapt(["A.swift": "import UIKit\n\nimport ARKit\n"]).adaptation
        let finding = try #require(adaptation.findings.first)
        #expect(finding.description == "A.swift:3: Module 'ARKit' is not available.")
    }

    @Test func `the module file lists classes that are neither private nor generic`() throws {
        let text = try #require(
            adapt([
                "A.swift":
                    "import UIKit\nclass A: UIViewController {}\nfinal class B: A {}\nprivate class C: UIView {}\nclass D<T>: UIView {}\nlet a = A()\n"
            ]).adaptation.moduleFile)
        #expect(text.contains("module.add(A.self, named: \"A\", make: { A() })"))
        #expect(text.contains("module.add(B.self, named: \"B\", make: { B() })"))
        #expect(!text.contains("C.self"))
        #expect(!text.contains("D.self"))
    }

    @Test func `a class that only others inherit from is no screen`() throws {
        let base = "import UIKit\nclass A: UIViewController {}\nclass B: A {}\n"
        let text = try #require(adapt(["A.swift": base]).adaptation.moduleFile)
        #expect(text.contains("module.add(A.self, named: \"A\")\n") && text.contains("make: { B() }"))
        let used = try #require(adapt(["A.swift": base + "func f(_ b: B) { g(A.self) }\n"]).adaptation.moduleFile)
        #expect(used.contains("make: { A() }"))
    }

    @Test func `a file's text does not depend on the order of files`() {
        let a = "import UIKit\nclass A: UIView {}\n", b = "import UIKit\nextension A { override func layoutSubviews() {} }\n"
        #expect(
            adapt(["1.swift": a, "2.swift": b]).files["1.swift"]?.dropFirst(50)
                == adapt(["1.swift": b, "2.swift": a]).files["2.swift"]?.dropFirst(50))
    }

    @Test func `views of packages are available to documents but are not screens`() {
        var options = AdaptationOptions()
        options.foreignFolders = ["/packages/kit"]
        let adapter = SourceAdapter(options: options)
        let sources = ["/app/A.swift": "A", "/packages/kit/B.swift": "B", "/packages/kitten/C.swift": "C"].sorted { $0.key < $1.key }
            .map { SourceText(path: $0.key, "import UIKit\nclass \($0.value): UIView {}\n") }
        let list = adapter.adapt(sources, readouts: sources.map(adapter.read), module: "M").moduleFile ?? ""
        #expect(list.contains("module.add(A.self, named: \"A\", make: { A() })"))
        #expect(list.contains("module.add(B.self, named: \"B\")\n"))
        #expect(list.contains("module.add(C.self, named: \"C\", make: { C() })"))
    }

    @Test func `a nib's owner is made by code, and so is a controller with outlets that no document names`() {
        var options = AdaptationOptions()
        options.documentClasses.owners = ["Settings", "Badge"]
        options.documentClasses.controllers = ["Scene"]
        let adapter = SourceAdapter(options: options)
        let source = SourceText(
            path: "/app/A.swift",
            """
            import UIKit
            class Settings: UIViewController { @IBOutlet var table: UITableView! }
            class Badge: UIView { @IBOutlet var label: UILabel! }
            class Scene: UIViewController { @IBOutlet var table: UITableView! }
            class ListController: UIViewController { @IBOutlet lazy var table: UITableView! = view as? UITableView }
            class Legend: ListController { init(rows: Int) { super.init(nibName: nil, bundle: nil) } }
            class Card: UIView { @IBOutlet var label: UILabel! }
            """)
        let list = adapter.adapt([source], readouts: [adapter.read(source)], module: "M").moduleFile ?? ""
        #expect(list.contains(#/module\.add\(Settings\.self, named: "Settings", connections: .*, make: \{ Settings\(\) \}\)/#))
        #expect(list.contains(#/module\.add\(Badge\.self, named: "Badge", connections: .*, make: \{ Badge\(\) \}\)/#))
        #expect(list.contains(#/module\.add\(Scene\.self, named: "Scene", connections: [^{]*\)\n/#))
        #expect(list.contains("module.add(Legend.self, named: \"Legend\", make: { Legend(rows: InterfaceSample.count(\"Legend.rows\")) })"))
        #expect(list.contains(#/module\.add\(Card\.self, named: "Card", connections: [^{]*\)\n/#))
    }

    @Test func `an object that a document has beside its views is made by the document`() {
        var options = AdaptationOptions()
        options.documentClasses.objects = ["Rows", "Store"]
        let adapter = SourceAdapter(options: options)
        let source = SourceText(
            path: "/app/A.swift",
            "import UIKit\nclass Rows: NSObject, UITableViewDataSource {}\nclass Store { init(limit: Int) {} }\nclass Other: NSObject {}\n")
        let list = adapter.adapt([source], readouts: [adapter.read(source)], module: "M").moduleFile ?? ""
        #expect(list.contains("module.add(Rows.self, named: \"Rows\")\n    module.add(Rows.self, object: { Rows() })\n"))
        #expect(list.contains("module.add(Store.self, object: { Store(limit: InterfaceSample.count("))
        #expect(!list.contains("Other"))
    }

    @Test func `a library's objects are not given to a screen as data, and a storyboard's controllers come from its scenes`() {
        var options = AdaptationOptions()
        options.foreignFolders = ["/packages/kit"]
        options.documentClasses.controllers = ["Root"]
        let adapter = SourceAdapter(options: options)
        let app = """
            import UIKit
            class Root: UISplitViewController {}
            class Model { var name = "" }
            class Screen: UIViewController {
                var model: Model?
                var bound: Bound?
                var root: Root!
            }
            """
        let sources = ["/app/A.swift": app, "/packages/kit/B.swift": "public class Bound { public init() {} }"].sorted { $0.key < $1.key }
            .map { SourceText(path: $0.key, $0.value) }
        let list = adapter.adapt(sources, readouts: sources.map(adapter.read), module: "M").moduleFile ?? ""
        #expect(list.contains("object.model = plumbSample_Model()") && !list.contains("bound ="))
        let other = """
            import UIKit
            class Root: UISplitViewController {}
            class Coordinator { init(root: Root) {} }
            class Screen: UIViewController { init(_ coordinator: Coordinator) { super.init(nibName: nil, bundle: nil) } }
            """
        let source = SourceText(path: "/app/A.swift", other)
        let second = adapter.adapt([source], readouts: [adapter.read(source)], module: "M").moduleFile ?? ""
        #expect(second.contains("InterfaceSample.controller(Root.self) { Root() }"))
    }

    @Test func `a class with only a coder initialiser is available to documents but is not a screen`() {
        let source = SourceText(
            path: "A.swift",
            "class A: UIView {\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}\nclass B: UIView {}\nclass C: A {}")
        let adapter = SourceAdapter()
        let list = adapter.adapt([source], readouts: [adapter.read(source)], module: "M").moduleFile ?? ""
        #expect(list.contains("named: \"A\")") && list.contains("make: { B() }") && list.contains("named: \"C\")"))
    }

    @Test func `the selector of an omitted method keeps its name`() {
        let whole = SourceText(path: "A.swift", "class A: UIView {\n  func tap(_ x: Lost) {}\n  let s = #selector(tap(_:))\n}")
        let rest = SourceText(path: "A.swift", "class A: UIView {\n\n  let s = #selector(tap(_:))\n}")
        let adapter = SourceAdapter()
        let adaptation = adapter.adapt([rest], readouts: [adapter.read(rest)], module: "M", written: [adapter.read(whole)])
        #expect(adaptation.files[0].text.contains("let s = Selector(\"tap:\")"))
    }
}
