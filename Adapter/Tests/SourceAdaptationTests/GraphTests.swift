import SourceAdaptation
import Testing

/// Adaptation of a module that sees other modules of its package.
struct GraphTests {
    private func adapt(_ text: String, beside others: [String: String]) -> String {
        let adapter = SourceAdapter(options: AdaptationOptions(modules: Set(others.keys)))
        let modules = others.sorted { $0.key < $1.key }.map { name, text in
            ModuleReadout(name: name, files: [adapter.read(SourceText(path: name + ".swift", text))])
        }
        return adapter.adapt([SourceText(path: "B.swift", text)], beside: modules).files[0].text
    }

    /// With Foundation's, the name would be ambiguous.
    @Test func `Foundation is not imported for a type of another module`() {
        let models = "public struct Notification { public struct Date {} }\nstruct Timer {}\n"
        #expect(!adapt("import A\nextension Notification { var isNew: Bool { true } }\n", beside: ["A": models]).contains("Foundation"))
        #expect(adapt("import A\nfunc wait(_ timer: Timer) {}\n", beside: ["A": models]).contains("import A; import Foundation"))
        #expect(adapt("import A\nfunc show(_ date: Date) {}\n", beside: ["A": models]).contains("Foundation"))
    }

    @Test func `a name that a module publishes is not looked for in another one`() {
        let combine = "public final class AnyCancellable {}\n"
        #expect(!adapt("import A\nvar a: AnyCancellable?\n", beside: ["A": combine]).contains("CombineStandIn"))
        #expect(adapt("import UIKit\nvar a: AnyCancellable?\n", beside: ["A": combine]).contains("CombineStandIn"))
    }

    @Test func `t2 4.1 an optional method of another module's protocol is called on the class that has it`() {
        let a = """
            import UIKit
            @objc public protocol GridSource {
                @objc optional func numberOfRows(in grid: UIView) -> Int
                @objc optional func gridDidLoad()
            }
            """
        let text = adapt(
            """
            import A
            protocol OwnSource: GridSource {}
            public class Model: NSObject, GridSource {
                public func numberOfRows(in grid: UIView) -> Int { 5 }
            }
            class Refined: NSObject, OwnSource {
                func numberOfRows(in grid: UIView) -> Int { 6 }
            }
            class Inherits: Model2, GridSource {}
            class Model2: NSObject {
                func numberOfRows(in grid: UIView) -> Int { 7 }
            }
            func load(_ source: GridSource?) -> Int {
                source?.gridDidLoad?()
                return source?.numberOfRows?(in: UIView()) ?? 3
            }
            """, beside: ["A": a])
        #expect(
            text.contains(
                "extension Model { public func plumb_numberOfRows(in grid: UIView) -> Optional<Int> { self.numberOfRows(in: grid) } }")
        )
        #expect(text.contains("extension Refined { func plumb_numberOfRows(in grid: UIView)"))
        #expect(text.contains("extension Inherits { func plumb_numberOfRows(in grid: UIView)"))
        #expect(text.contains("source?.gridDidLoad()\n"))
        #expect(text.contains("return source?.plumb_numberOfRows(in: UIView()) ?? 3"))
    }

    @Test func `a forwarding call passes on parameters without a name`() {
        let text = adapt(
            """
            import A
            class Model: NSObject, GridSource {
                func rows(_: UIView, in _: Int) -> Int { 5 }
            }
            """, beside: ["A": "@objc public protocol GridSource { @objc optional func rows(_ grid: UIView, in section: Int) -> Int }"])
        #expect(
            text.contains("func plumb_rows(_ unnamed0: UIView, in unnamed1: Int) -> Optional<Int> { self.rows(unnamed0, in: unnamed1) }"),
            "\(text)")
    }

    @Test func `a module that is not imported is not seen`() {
        let a = "@objc public protocol P { @objc optional func done() -> Int }"
        #expect(!adapt("import Foundation\nclass C: NSObject, P { func done() -> Int { 1 } }", beside: ["A": a]).contains("plumb_done"))
        #expect(adapt("import A\nclass C: NSObject, P { func done() -> Int { 1 } }", beside: ["A": a]).contains("plumb_done"))
    }

    @Test func `t2 4.1 an override of an open member in another module's extension is called`() {
        let a = """
            import UIKit
            extension UIView {
                @objc open func shimmer(_ on: Bool) -> Bool { on }
            }
            """
        let text = adapt(
            """
            import A
            open class Card: UIView {
                open override func shimmer(_ on: Bool) -> Bool { super.shimmer(!on) }
            }
            class Small: Card {
                override func shimmer(_ on: Bool) -> Bool { super.shimmer(on) }
            }
            class Other: UIView {}
            extension Other {
                override func shimmer(_ on: Bool) -> Bool { false }
            }
            """, beside: ["A": a])
        #expect(text.contains("    open func plumbOverride_UIView_shimmer____(_ on: Bool) -> Bool { self.plumb_shimmer(!on) }"))
        #expect(
            text.contains(
                "    override func plumbOverride_UIView_shimmer____(_ on: Bool) -> Bool { super.plumbOverride_UIView_shimmer____(on) }"))
        #expect(text.contains("extension Card: PlumbOverride_UIView_shimmer____ {}"))
        #expect(!text.contains("extension Small: PlumbOverride"))
        #expect(
            text.contains(
                "class Other: UIView { func plumbOverride_UIView_shimmer____(_ on: Bool) -> Bool { plumb_Other_shimmer(on) };}"))
        #expect(text.contains("    func plumb_Other_shimmer(_ on: Bool) -> Bool { false }"))
    }

    @Test func `t2 4.1 a selector of another module's class has its Objective-C name`() {
        let a = "public class Tapper: NSObject { @objc(go:) public func run(_ a: Int) {} }"
        #expect(adapt("import A\nlet s = #selector(Tapper.run)", beside: ["A": a]).contains("Selector(\"go:\", Tapper.run)"))
    }

    @Test func `t2 4.2 an override that is refused has a name of its own`() {
        let text = adapt(
            "import UIKit\nextension UIView {\n    open override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }\n}",
            beside: [:])
        #expect(text.contains("    open func plumb_UIView_isEqual(_ object: Any?) -> Bool { super.isEqual(object) }"))
    }

    @Test func `t2 4.2 a method that lost its override calls no superclass`() {
        let source = SourceText(
            path: "A.swift", "class A {\n  override func isEqual(_ o: Any?) -> Bool { super.isEqual(o) && same(o) }\n}")
        let omission = Omission(line: 2, extent: .declaration, reason: "method does not override any method from its superclass")
        let text = String(decoding: Omitter.text(of: source, without: [omission]).bytes, as: UTF8.self)
        #expect(text.contains("func isEqual(_ o: Any?) -> Bool { InterfaceOmission.reached("))
        #expect(text.contains("else: false) && same(o) }"))
    }

    private func expectPair(_ name: String) throws {
        #expect(try PairTests.adapt(name).files.map(\.text).joined() == PairTests.text(name, "after"))
    }

    @Test func `t2 4.1 an open member of an extension can be overridden in other modules`() throws {
        try expectPair("OpenMemberOfExtension")
    }
    @Test func `t2 4.2 a selector may be asked of a weak self`() throws { try expectPair("SelectorOfWeakSelf") }
    @Test func `t2 4.2 a module with a stand-in can be imported`() throws { try expectPair("ConditionsOfStandIns") }
    @Test func `t2 4.2 a file of a framework that names UIKit's types imports it`() throws { try expectPair("ImportsOfFramework") }
    @Test func `37/1 an availability condition also asks the run's device`() throws { try expectPair("Availability") }
}
