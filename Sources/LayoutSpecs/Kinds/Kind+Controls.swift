import UIKit

extension Kind {
    static let button = Kind(
        "UIButton", "Something to tap.", parent: "UIControl",
        make: { values in UIButton(type: values["type"]?.choice == "custom" ? .custom : .system) }, table: UIButton.table,
        properties: [
            .choice("type", "a button type", ["system": true, "custom": false], "system is tinted; custom is left as it is.") { _, _ in },
            .value("configuration", .buttonConfiguration, "The configuration: plain, gray, tinted or filled, with its parts.") {
                button, value, context in button.configuration = ButtonLook.configuration(value, context)
            },
            .font("font", "The font of the title, without a configuration.") { $0.titleLabel?.font = $1 },
            .text("title", "The title, if the configuration has none.") { $0.setTitle($1, for: .normal) },
            .color("titleColor", "The colour of the title, if the configuration has none.") { $0.setTitleColor($1, for: .normal) },
            .image("image", "Shown before the title, if the configuration has no image.") { $0.setImage($1, for: .normal) },
            .value("preferredSymbolConfiguration", .symbolConfiguration, "Size and weight of a symbol.") { button, value, context in
                button.setPreferredSymbolConfiguration(context.symbolConfiguration(value.object), forImageIn: .normal)
            },
            .value("menu", .menu, "The menu that opens when the button is tapped.") { button, value, context in
                button.menu = MenuLook.menu(value, context)
                button.showsMenuAsPrimaryAction = true
            },
            .flag("isMenuOpen", "Whether the menu is open, as in a state.") { $0.isMenuOpen = $1 },
        ])

    static let textField = Kind(
        "UITextField", "One line of text to edit.", parent: "UIControl", make: { _ in UITextField() }, table: UITextField.table)

    static let textView = Kind(
        "UITextView", "Many lines of text to edit.", make: { _ in UITextView() }, table: UITextView.table)

    static let toggle = Kind(
        "UISwitch", "On or off.", parent: "UIControl", make: { _ in UISwitch() }, table: UISwitch.table)

    static let slider = Kind(
        "UISlider", "A value on a track.", parent: "UIControl", make: { _ in UISlider() }, table: UISlider.table)

    static let segmentedControl = Kind(
        "UISegmentedControl", "A choice between a few segments.", parent: "UIControl", make: { _ in UISegmentedControl() },
        first: [
            .value("items", .list(.text, 1...20), "The titles of the segments.") { control, value, context in
                control.removeAllSegments()
                for (index, item) in (value.list ?? []).enumerated() {
                    control.insertSegment(withTitle: context.text(item), at: index, animated: false)
                }
            }
        ], table: UISegmentedControl.table)

    static let colorWell = Kind(
        "UIColorWell", "A colour in a ring of all hues.", parent: "UIControl", make: { _ in UIColorWell() }, table: UIColorWell.table)

    static let stepper = Kind(
        "UIStepper", "A control that increases or decreases a value.", parent: "UIControl", make: { _ in UIStepper() },
        table: UIStepper.table)

    static let pageControl = Kind(
        "UIPageControl", "Dots, one for each page.", parent: "UIControl", make: { _ in UIPageControl() }, table: UIPageControl.table)
}

extension ValueType {
    static let buttonConfiguration = ValueType.named(
        "buttonConfiguration", summary: "A style, or a style with its parts.",
        .shapes(
            scalar: .choice("a button style", ButtonLook.styleNames),
            mapping: .object(
                "configuration",
                [
                    Field("style", .choice("a button style", ButtonLook.styleNames), "Defaults to plain."),
                    Field("title", .text, "The text."), Field("subtitle", .text, "A smaller text below the title."),
                    Field("font", .font, "The font of the title."),
                    Field("image", .image, "A symbol or image."),
                    Field("imagePlacement", .choice("an edge", ["leading", "trailing", "top", "bottom"]), "Defaults to leading."),
                    Field("imagePadding", .length, "The distance between image and title."),
                    Field("titlePadding", .length, "The distance between title and subtitle."),
                    Field("symbolConfiguration", .symbolConfiguration, "Size and weight of a symbol."),
                    Field("contentInsets", .insets, "The distances around the content, in points."),
                    Field(
                        "cornerStyle", .choice("a corner style", ["fixed", "dynamic", "small", "medium", "large", "capsule"]),
                        "Defaults to dynamic."),
                    Field("buttonSize", .choice("a button size", ["mini", "small", "medium", "large"]), "Defaults to medium."),
                    Field("baseForegroundColor", .color, "Title and image."), Field("baseBackgroundColor", .color, "The background."),
                    Field(
                        "titleAlignment", .choice("an alignment", ["automatic", "leading", "center", "trailing"]),
                        "The alignment of title and subtitle."),
                    Field("showsActivityIndicator", .flag, "Whether an activity indicator replaces the image."),
                ])))
}

/// Creates button configurations from values.
@MainActor enum ButtonLook {
    nonisolated static let styleNames = [
        "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
    ]

    static func configuration(_ value: Value, _ context: BuildContext) -> UIButton.Configuration {
        guard let parts = value.object else { return style(value.choice) }
        var look = style(parts["style"]?.choice)
        setContent(&look, parts, context)
        setGeometry(&look, parts, context)
        if let color = parts["baseForegroundColor"] { look.baseForegroundColor = context.color(color) }
        if let color = parts["baseBackgroundColor"] { look.baseBackgroundColor = context.color(color) }
        if let isBusy = parts["showsActivityIndicator"]?.flag { look.showsActivityIndicator = isBusy }
        return look
    }

    private static func style(_ name: String?) -> UIButton.Configuration {
        switch name {
        case "gray": .gray()
        case "tinted": .tinted()
        case "filled": .filled()
        case "borderless": .borderless()
        case "bordered": .bordered()
        case "borderedTinted": .borderedTinted()
        case "borderedProminent": .borderedProminent()
        default: .plain()
        }
    }

    private static func setContent(_ look: inout UIButton.Configuration, _ parts: ObjectValue, _ context: BuildContext) {
        if let title = parts["title"] { look.title = context.text(title) }
        if let subtitle = parts["subtitle"] { look.subtitle = context.text(subtitle) }
        if let image = parts["image"] { look.image = context.image(image) }
        if let symbol = parts["symbolConfiguration"]?.object {
            look.preferredSymbolConfigurationForImage = context.symbolConfiguration(symbol)
        }
        if let font = parts["font"] {
            let face = context.font(font)
            look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var changed = attributes
                changed.font = face
                return changed
            }
        }
    }

    private static func setGeometry(_ look: inout UIButton.Configuration, _ parts: ObjectValue, _ context: BuildContext) {
        switch parts["imagePlacement"]?.choice {
        case "trailing": look.imagePlacement = .trailing
        case "top": look.imagePlacement = .top
        case "bottom": look.imagePlacement = .bottom
        default: break
        }
        if let padding = parts["imagePadding"] { look.imagePadding = context.number(padding) }
        if let padding = parts["titlePadding"] { look.titlePadding = context.number(padding) }
        if let insets = parts["contentInsets"] { look.contentInsets = context.insets(insets) }
        if let corner = parts["cornerStyle"]?.choice, let style = cornerStyles.first(where: { $0.0 == corner }) {
            look.cornerStyle = style.1
        }
        if let size = parts["buttonSize"]?.choice, let found = sizes.first(where: { $0.0 == size }) { look.buttonSize = found.1 }
        if let alignment = parts["titleAlignment"]?.choice, let found = alignments.first(where: { $0.0 == alignment }) {
            look.titleAlignment = found.1
        }
    }

    private static let cornerStyles: [(String, UIButton.Configuration.CornerStyle)] = [
        ("fixed", .fixed), ("dynamic", .dynamic), ("small", .small), ("medium", .medium), ("large", .large), ("capsule", .capsule),
    ]
    private static let sizes: [(String, UIButton.Configuration.Size)] = [
        ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]
    private static let alignments: [(String, UIButton.Configuration.TitleAlignment)] = [
        ("automatic", .automatic), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
}
