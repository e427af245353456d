import UIKit

extension ValueType {
    /// The elements of a menu, with menus in them.
    static let menu = ValueType.named("menu", summary: "The elements of a menu, from top to bottom.", elements(depth: 2))

    private static func elements(depth: Int) -> ValueType {
        let inner = Field("items", depth > 0 ? elements(depth: depth - 1) : .list(.string, 0...0), "The elements of a menu in the menu.")
        return .list(
            .object(
                "a menu element",
                [
                    Field("title", .text, "The text."), Field("subtitle", .text, "A smaller text below the title."),
                    Field("image", .image, "A symbol or image."),
                    Field("state", .choice("a state", ["on", "off", "mixed"]), "A checkmark, nothing or a dash."),
                    Field("destructive", .flag, "Whether the element is red."), Field("disabled", .flag, "Whether the element is grey."),
                    Field("options", .choice("an option", ["inline", "palette", "singleSelection"]), "How a menu in the menu is shown."),
                    Field("elementSize", .choice("a size", ["small", "medium", "large"]), "The size of an inline menu's elements."),
                ] + (depth > 0 ? [inner] : [])), 1...50)
    }
}

/// Creates menus from values.
@MainActor enum MenuLook {
    static func menu(_ value: Value, _ context: BuildContext) -> UIMenu { UIMenu(children: elements(value, context)) }

    private static func elements(_ value: Value, _ context: BuildContext) -> [UIMenuElement] {
        (value.list ?? []).compactMap { $0.object.map { element($0, context) } }
    }

    private static func element(_ parts: ObjectValue, _ context: BuildContext) -> UIMenuElement {
        let title = parts["title"].map { context.text($0) } ?? nil, image = parts["image"].flatMap { context.image($0) }
        let subtitle = parts["subtitle"].flatMap { context.text($0) }
        guard let items = parts["items"] else {
            var attributes: UIMenuElement.Attributes = []
            if parts["destructive"]?.flag == true { attributes.insert(.destructive) }
            if parts["disabled"]?.flag == true { attributes.insert(.disabled) }
            let state: UIMenuElement.State = parts["state"]?.choice == "on" ? .on : parts["state"]?.choice == "mixed" ? .mixed : .off
            return UIAction(title: title ?? "", subtitle: subtitle, image: image, attributes: attributes, state: state) { _ in }
        }
        var options: UIMenu.Options = []
        switch parts["options"]?.choice {
        case "inline": options = .displayInline
        case "palette": options = [.displayInline, .displayAsPalette]
        case "singleSelection": options = .singleSelection
        default: break
        }
        let sizes: [String: UIMenu.ElementSize] = ["small": .small, "medium": .medium, "large": .large]
        return UIMenu(
            title: title ?? "", subtitle: subtitle, image: image, options: options,
            preferredElementSize: sizes[parts["elementSize"]?.choice ?? ""] ?? .automatic, children: elements(items, context))
    }
}
