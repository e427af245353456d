import UIKit

/// What a control does, where UIKit shows it: in a menu, a bar, an alert, a swiped row.
struct ActionItem {
    var title = ""
    var subtitle: String?
    var image: UIImage?
    var role: ButtonRole?
    var isEnabled = true
    /// Whether the item is on, if it can be.
    var isOn: Bool?
    /// The items of a menu.
    var children: [ActionItem]?
    /// Whether the children are shown in the place of the item, between lines.
    var isInline = false
    var keepsMenuOpen = false
    /// Whether the item is the line between the items before and after it.
    var isDivider = false
    var identifier: String?
    var perform: @MainActor () -> Void = {}
}

/// What a view says to the menu or bar that holds it.
enum ActionTrait: ViewTraitKey { static var defaultValue: ActionItem? { nil } }

/// The element of a control that is not shown, but says what it does.
class ActionElement: ContainerElement {
    /// Makes the item; the texts and the picture of the views inside are added.
    var item: () -> ActionItem = { ActionItem() }

    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        guard key == ActionTrait.self else { return super.trait(key) }
        var item = item()
        let label = LabelContents(contents)
        if item.title.isEmpty { item.title = label.title }
        item.subtitle = item.subtitle ?? label.subtitle
        item.image = item.image ?? label.image
        return (item as? Key.Value) ?? Key.defaultValue
    }
}

/// A control in a menu or bar.
struct ActionView<Label: View>: ContainerView {
    typealias Body = Never
    var role: ButtonRole?
    var isOn: Bool?
    let action: @MainActor () -> Void
    let label: Label

    init(role: ButtonRole? = nil, isOn: Bool? = nil, action: @escaping @MainActor () -> Void, label: Label) {
        (self.role, self.isOn, self.action, self.label) = (role, isOn, action, label)
    }

    func content(_ element: ActionElement) -> Label { label }
    func changed(_ environment: EnvironmentValues) -> EnvironmentValues { environment.labelsOfActions }
    func makeElement(_ node: Node) -> ActionElement { ActionElement(node) }
    func update(_ element: ActionElement) {
        element.item = { [unowned element] in
            ActionItem(role: role, isEnabled: element.environment.isEnabled, isOn: isOn, perform: action)
        }
    }
}

extension EnvironmentValues {
    /// The environment of labels whose text and picture UIKit shows.
    var labelsOfActions: EnvironmentValues {
        var values = self
        values.controlContext = .standard
        values[LabelStyleKey.self] = StyleStack()
        values.foregroundStyles = []
        return values
    }
}

/// The texts and the first picture of a label, as UIKit shows them.
@MainActor struct LabelContents {
    private(set) var texts: [String] = []
    private(set) var image: UIImage?

    init(_ elements: [Element]) { for element in elements { read(element) } }

    var title: String { texts.first ?? "" }
    var subtitle: String? { texts.dropFirst().first }

    private mutating func read(_ element: Element) {
        switch element {
        case let wrapper as WrapperElement: read(wrapper.content)
        case let text as TextElement: if let string = text.view.text, !string.isEmpty { texts.append(string) }
        case let picture as ImageElement: image = image ?? picture.view.image
        default: for child in element.node.children.flatMap(\.items) where child !== element { read(child) }
        }
    }
}

extension Sequence where Element == SwiftUI.Element {
    /// What the views say to the menu or bar that holds them. A text is a row that does nothing.
    @MainActor var actionItems: [ActionItem] {
        compactMap { element in
            if let item = element.trait(ActionTrait.self) { return item }
            if element is DividerElement { return ActionItem(isDivider: true) }
            let contents = LabelContents([element])
            guard !contents.title.isEmpty else { return nil }
            return ActionItem(title: contents.title, subtitle: contents.subtitle, image: contents.image, isEnabled: false)
        }
    }
}

extension ActionItem {
    /// The element of a menu that shows the item.
    @MainActor var menuElement: UIMenuElement {
        if let children {
            return UIMenu(
                title: title, subtitle: subtitle, image: image, options: isInline ? .displayInline : [],
                children: children.menuElements)
        }
        var attributes: UIMenuElement.Attributes = []
        if !isEnabled { attributes.insert(.disabled) }
        if role == .destructive { attributes.insert(.destructive) }
        if keepsMenuOpen { attributes.insert(.keepsMenuPresented) }
        return UIAction(
            title: title, subtitle: subtitle, image: image, attributes: attributes, state: isOn == true ? .on : .off
        ) { _ in perform() }
    }
}

extension [ActionItem] {
    /// The elements of a menu that show the items. Lines divide them into groups.
    @MainActor var menuElements: [UIMenuElement] {
        let groups = split(whereSeparator: \.isDivider).map { $0.map(\.menuElement) }
        guard groups.count > 1 else { return groups.first ?? [] }
        return groups.map { UIMenu(options: .displayInline, children: $0) }
    }
}
