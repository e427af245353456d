import UIKit

/// The look of a menu's label: that of a button, by the style of buttons around it.
struct MenuLabel<Label: View>: StyledView {
    typealias Body = Never
    let label: Label

    func styled(in environment: EnvironmentValues) -> StyledBody {
        let label = label.part(of: ButtonStyleKey.self, in: environment)
        let inside = environment.inside(ButtonStyleKey.self)
        switch environment.style(ButtonStyleKey.self) ?? .primitive(BorderlessButtonStyle()) {
        case .primitive(let style):
            // The area of the menu around the label takes the touches.
            let configuration = PrimitiveButtonStyleConfiguration(role: nil, label: .init(view: label), action: {})
            return StyledBody(style: style, environment: inside) { style.makeBody(configuration: configuration) }
        case .simple(let style):
            let configuration = ButtonStyleConfiguration(role: nil, label: .init(view: label), isPressed: false)
            return StyledBody(style: style, environment: inside) { style.makeBody(configuration: configuration) }
        }
    }
}

/// Views that open a menu when they are pressed.
struct MenuArea<Content: View, Label: View>: ContainerView {
    typealias Body = Never
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
    let label: Label

    func content(_ element: MenuElement) -> TupleView<(HStack<Label>, MenuItems<Content>)> {
        TupleView((HStack { label }, MenuItems(content: content)))
    }
    func makeElement(_ node: Node) -> MenuElement { MenuElement(node) }
    func update(_ element: MenuElement) {
        element.button.action = primaryAction
        element.button.isEnabled = element.environment.isEnabled
        element.button.preferredMenuElementOrder = element.environment.menuOrder.order
        element.button.showsMenuAsPrimaryAction = primaryAction == nil
    }
}

/// The views of a menu, which say what they do instead of being shown.
struct MenuItems<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    func content(_ element: MenuItemsElement) -> Content { content }
    func makeElement(_ node: Node) -> MenuItemsElement { MenuItemsElement(node) }
    func update(_ element: MenuItemsElement) {}
    func changed(_ environment: EnvironmentValues) -> EnvironmentValues {
        var values = environment
        values.controlContext = .actions
        return values
    }
}

final class MenuItemsElement: ContainerElement {
    var menu: UIMenu { UIMenu(children: contents.actionItems.menuElements) }
}

final class MenuElement: ContainerElement {
    private(set) lazy var button = MenuButton(frame: .zero)

    private var label: Element? { contents.first { !($0 is MenuItemsElement) } }
    private var items: MenuItemsElement? { contents.lazy.compactMap { $0 as? MenuItemsElement }.first }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { label?.size(proposal) ?? .zero }
    override func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { label?.guide(key, proposal) }
    override var spacing: ViewSpacing { label?.spacing ?? ViewSpacing() }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        button.adopt(environment, below: node.graph.hostingView)
        button.menu = items?.menu
        stage.show(button, rect) { inner in
            guard let label else { return }
            put(label, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
    }
}

/// The button under a menu's label.
final class MenuButton: UIButton {
    var action: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("A menu's button is made in code.") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) == nil ? nil : self }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        keepsTap(from: recognizer) ? false : super.gestureRecognizerShouldBegin(recognizer)
    }

    override var accessibilityLabel: String? {
        get { spokenTexts.nonEmpty ?? super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
}

/// A menu in a menu.
struct ActionMenuView<Label: View, Content: View>: ContainerView {
    typealias Body = Never
    let label: Label
    let content: Content
    let isInline: Bool

    func content(_ element: ActionMenuElement) -> TupleView<(ActionMenuLabel<Label>, MenuItems<Content>)> {
        TupleView((ActionMenuLabel(label: label), MenuItems(content: content)))
    }
    func makeElement(_ node: Node) -> ActionMenuElement { ActionMenuElement(node) }
    func update(_ element: ActionMenuElement) { element.isInline = isInline }
}

/// The label of a menu in a menu.
struct ActionMenuLabel<Label: View>: ContainerView {
    typealias Body = Never
    let label: Label
    func content(_ element: ContainerElement) -> Label { label }
    func changed(_ environment: EnvironmentValues) -> EnvironmentValues { environment.labelsOfActions }
    func makeElement(_ node: Node) -> ContainerElement { ContainerElement(node) }
    func update(_ element: ContainerElement) {}
}

final class ActionMenuElement: ContainerElement {
    var isInline = false

    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        guard key == ActionTrait.self else { return super.trait(key) }
        let items = contents.compactMap { $0 as? MenuItemsElement }.first?.contents.actionItems ?? []
        let label = LabelContents(contents.filter { !($0 is MenuItemsElement) })
        let item = ActionItem(
            title: label.title, subtitle: label.subtitle, image: label.image, isEnabled: environment.isEnabled, children: items,
            isInline: isInline)
        return (item as? Key.Value) ?? Key.defaultValue
    }
}
