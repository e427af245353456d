/// A control whose body a style makes. The environment carries the style.
@MainActor @preconcurrency protocol StyledView: View, PrimitiveView where Body == Never {
    func styled(in environment: EnvironmentValues) -> StyledBody
}

extension StyledView {
    func makeNode(_ scope: Scope) -> Node { StyledNode<Self>(scope) }
}

/// How a style makes a control's body.
@MainActor struct StyledBody {
    /// The style. Its dynamic properties are connected before it makes the body.
    let style: Any
    /// What the views of the body see: the style is not among it, so that a style can use the control itself.
    let environment: EnvironmentValues
    let make: () -> any View
}

/// The node of a control whose body a style makes.
final class StyledNode<Content: StyledView>: Node, Evaluated {
    private var view: Content?
    private let slot = Slot()
    private var style: Any.Type?
    private var properties = PropertyStore()

    override var name: String { "\(Content.self)" }
    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        guard let view = view as? Content else { return }
        self.view = view
        self.environment = environment
        evaluate()
    }

    func evaluate() {
        graph.evaluated(self)
        guard let view else { return }
        let styled = view.styled(in: environment)
        connect(styled.style)
        let body = reading(styled.make)
        slot.show(body, Scope(graph: graph, parent: self, environment: styled.environment))
        invalidate()
    }

    private func connect(_ style: Any) {
        let type = Swift.type(of: style)
        if self.style != type {
            properties.disconnect()
            properties = PropertyStore()
            self.style = type
        }
        properties.connect(style, self)
    }

    override func leave() { properties.disconnect() }
}

/// Views that depend on the environment in which they are.
struct EnvironmentReader<Content: View>: StyledView {
    typealias Body = Never
    let content: @MainActor (EnvironmentValues) -> Content

    init(@ViewBuilder _ content: @escaping @MainActor (EnvironmentValues) -> Content) { self.content = content }

    func styled(in environment: EnvironmentValues) -> StyledBody {
        StyledBody(style: (), environment: environment) { content(environment) }
    }
}

/// A part of a control, as its style sees it.
@MainActor @preconcurrency protocol ControlPart: View, PrimitiveView, ViewList where Body == Never {
    var view: any View { get }
}

extension ControlPart {
    func entries() -> [ViewEntry] { [ViewEntry(id: 0, view: view)] }
    func makeNode(_ scope: Scope) -> Node { ListNode(scope) }
}

/// The styles of one kind of control, the innermost last.
struct StyleStack<Style>: Equatable {
    var styles: [Style] = []

    static func == (left: StyleStack, right: StyleStack) -> Bool {
        left.styles.count == right.styles.count && zip(left.styles, right.styles).allSatisfy { isSame($0, $1) }
    }

    private static func isSame(_ left: Any, _ right: Any) -> Bool {
        func compare<Value>(_ left: Value) -> Bool { (right as? Value).map { ViewComparison.isSame(left, $0) } ?? false }
        return compare(left)
    }
}

/// The key of the styles of one kind of control.
protocol StyleKey: EnvironmentKey where Value == StyleStack<Style> {
    associatedtype Style
}

extension StyleKey {
    static var defaultValue: StyleStack<Style> { StyleStack() }
}

extension EnvironmentValues {
    /// The innermost style of a kind of control.
    func style<Key: StyleKey>(_ key: Key.Type) -> Key.Style? { self[key].styles.last }

    /// The environment inside of a style's body, in which the next outer style is the current one.
    func inside<Key: StyleKey>(_ key: Key.Type) -> EnvironmentValues {
        var values = self
        _ = values[key].styles.popLast()
        return values
    }
}

extension View {
    func style<Key: StyleKey>(_ key: Key.Type, _ style: Key.Style) -> some View {
        changingEnvironment(Key.self) { $0[key].styles.append(style) }
    }

    /// The view of a control's part, which sees the control's own styles again.
    func part<Key: StyleKey>(of key: Key.Type, in environment: EnvironmentValues) -> any View { setting(key, environment[key]) }
}
