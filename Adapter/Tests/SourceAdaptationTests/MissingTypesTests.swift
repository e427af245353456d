import Testing

@testable import SourceAdaptation

/// Empty types in place of those that are missing.
struct MissingTypesTests {
    private func noted(_ text: String, _ names: [(name: String, line: Int)]) -> (isDone: [Bool], text: String) {
        var missing = MissingTypes()
        let done = missing.note(names, in: SourceText(path: "/a/A.swift", text))
        return (done, missing.source.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")
    }

    @Test func `a type that is only named becomes an empty class or protocol`() {
        let (done, text) = noted(
            "let a: Tracker\nvar b: (any EventSink)?\nclass C: Base {}\n", [("Tracker", 1), ("EventSink", 2), ("Base", 3)])
        #expect(done == [true, true, false])
        #expect(text.contains("public final class Tracker: InterfaceOmission.Placeholder {}"))
        #expect(text.contains("public protocol EventSink: AnyObject {}") && !text.contains("Base"))
    }

    @Test func `types that are named inside a missing one are declared in it`() {
        let text = noted("let a: Sign.Session\nlet b: Sign.Request\n", [("Sign", 1), ("Sign", 2)]).text
        let inner = "nonisolated public final class Request: InterfaceOmission.Placeholder {};"
        let line = "nonisolated public final class Sign: InterfaceOmission.Placeholder { " + inner
        #expect(text.contains(line + " nonisolated public final class Session: InterfaceOmission.Placeholder {}; }"))
    }

    /// A cell of a pod is a cell, so that a subclass stays one.
    @Test func `a missing view or controller is one of UIKit's, and can have subclasses`() {
        let (done, text) = noted(
            "class Row: SwipeTableViewCell {}\nlet player: MoviePlayerViewController\nclass Home: UIViewController, HomeView {}\n"
                + "extension ChartView {}\nlet bar: Overview\n",
            [("SwipeTableViewCell", 1), ("MoviePlayerViewController", 2), ("HomeView", 3), ("ChartView", 4), ("Overview", 5)])
        // What stands second among those that a class inherits from is a protocol.
        #expect(done == [true, true, false, true, true])
        #expect(text.contains("open class SwipeTableViewCell: UITableViewCell { private let plumbNote: Void = InterfaceOmission.reached("))
        #expect(
            text.contains("open class MoviePlayerViewController: UIViewController {") && text.contains("open class ChartView: UIView {"))
        #expect(!text.contains("HomeView") && text.contains("public final class Overview: InterfaceOmission.Placeholder {}"))
    }

    @Test(arguments: [
        ("override func viewDidLoad() {}", "UIViewController"), ("override func layoutSubviews() {}", "UIView"),
        ("override init(frame: CGRect) { super.init(frame: frame) }", "UIView"),
        ("override var intrinsicContentSize: CGSize { .zero }", "UIView"),
        ("override init(style: Style, reuseIdentifier: String?) {}", "UITableViewCell"), ("func layoutSubviews() {}", nil),
    ])
    func `a missing superclass is one of UIKit's if its members are overridden`(_ member: String, superclass: String?) {
        let (done, text) = noted("class Menu: Base, Other {\n  \(member)\n}\n", [("Base", 1), ("Other", 1)])
        #expect(done == [superclass != nil, false])
        #expect(superclass.map { text.contains("open class Base: \($0) {") } ?? text.isEmpty)
    }
}
