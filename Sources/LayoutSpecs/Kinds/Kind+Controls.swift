import UIKit

extension Kind {
    static let button = Kind(
        "UIButton", "Something to tap.", parent: "UIControl",
        make: { values in UIButton(type: values["type"]?.choice == "custom" ? .custom : .system) },
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
        ])

    static let textField = Kind(
        "UITextField", "One line of text to edit.", parent: "UIControl", make: { _ in UITextField() },
        properties: [
            .font("font", "The font; defaults to the system font at 17 points.") { field, font in
                field.font = font
                field.adjustsFontForContentSizeCategory = true
            },
            .text("text", "The text that has been typed.") { $0.text = $1 },
            .text("placeholder", "Shown while the field is empty.") { $0.placeholder = $1 },
            .color("textColor", "The colour of the text; defaults to label.") { $0.textColor = $1 },
            .choice("textAlignment", "a text alignment", textAlignments, "natural follows the language.") { $0.textAlignment = $1 },
            .choice(
                "borderStyle", "a border style", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect],
                "Defaults to none."
            ) { $0.borderStyle = $1 },
            .flag("isSecureTextEntry", "Whether dots are shown instead of the text.") { $0.isSecureTextEntry = $1 },
            .choice(
                "clearButtonMode", "a mode",
                ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always],
                "When the clear button is shown."
            ) { $0.clearButtonMode = $1 },
            .flag("adjustsFontSizeToFitWidth", "Whether the text shrinks to fit.") { $0.adjustsFontSizeToFitWidth = $1 },
            .number("minimumFontSize", .length, "The smallest point size to which the text may shrink.") { $0.minimumFontSize = $1 },
        ])

    static let textView = Kind(
        "UITextView", "Many lines of text to edit.", make: { _ in UITextView() },
        properties: [
            .font("font", "The font.") { $0.font = $1 },
            .text("text", "The text.") { $0.text = $1 ?? "" },
            .color("textColor", "The colour of the text; defaults to label.") { $0.textColor = $1 },
            .choice("textAlignment", "a text alignment", textAlignments, "natural follows the language.") { $0.textAlignment = $1 },
            .flag("isEditable", "Whether the text can be changed.") { $0.isEditable = $1 },
            .flag("isScrollEnabled", "A view that does not scroll is as high as its text.") { $0.isScrollEnabled = $1 },
            .insets("textContainerInset", "The distances between the edges and the text.") { view, insets in
                view.textContainerInset = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
            },
        ])

    static let toggle = Kind(
        "UISwitch", "On or off.", parent: "UIControl", make: { _ in UISwitch() },
        properties: [
            .flag("isOn", "Whether the switch is on.") { $0.isOn = $1 },
            .color("onTintColor", "The colour of the track when on; defaults to green.") { $0.onTintColor = $1 },
            .color("thumbTintColor", "The colour of the thumb.") { $0.thumbTintColor = $1 },
        ])

    static let slider = Kind(
        "UISlider", "A value on a track.", parent: "UIControl", make: { _ in UISlider() },
        properties: [
            .number("minimumValue", .anyNumber, "Defaults to 0.") { $0.minimumValue = Float($1) },
            .number("maximumValue", .anyNumber, "Defaults to 1.") { $0.maximumValue = Float($1) },
            .number("value", .anyNumber, "The value.") { $0.value = Float($1) },
            .color("minimumTrackTintColor", "The colour of the track before the thumb.") { $0.minimumTrackTintColor = $1 },
            .color("maximumTrackTintColor", "The colour of the track after the thumb.") { $0.maximumTrackTintColor = $1 },
            .color("thumbTintColor", "The colour of the thumb.") { $0.thumbTintColor = $1 },
            .image("minimumValueImage", "Shown at the start.") { $0.minimumValueImage = $1 },
            .image("maximumValueImage", "Shown at the end.") { $0.maximumValueImage = $1 },
        ])

    static let segmentedControl = Kind(
        "UISegmentedControl", "A choice between a few segments.", parent: "UIControl", make: { _ in UISegmentedControl() },
        properties: [
            .value("items", .list(.text, 1...20), "The titles of the segments.") { control, value, context in
                control.removeAllSegments()
                for (index, item) in (value.list ?? []).enumerated() {
                    control.insertSegment(withTitle: context.text(item), at: index, animated: false)
                }
            },
            .integer("selectedSegmentIndex", -1...19, "Counted from 0; -1 for none.") { $0.selectedSegmentIndex = $1 },
            .color("selectedSegmentTintColor", "The background colour of the selected segment.") { $0.selectedSegmentTintColor = $1 },
        ])

    static let stepper = Kind(
        "UIStepper", "A control that increases or decreases a value.", parent: "UIControl", make: { _ in UIStepper() },
        properties: [
            .number("minimumValue", .anyNumber, "Defaults to 0.") { $0.minimumValue = Double($1) },
            .number("maximumValue", .anyNumber, "Defaults to 100.") { $0.maximumValue = Double($1) },
            .number("value", .anyNumber, "The position.") { $0.value = Double($1) },
        ])

    static let pageControl = Kind(
        "UIPageControl", "Dots, one for each page.", parent: "UIControl", make: { _ in UIPageControl() },
        properties: [
            .integer("numberOfPages", 0...100, "The number of dots.") { $0.numberOfPages = $1 },
            .integer("currentPage", 0...99, "The index of the current page, from 0.") { $0.currentPage = $1 },
            .color("pageIndicatorTintColor", "The colour of the other dots.") { $0.pageIndicatorTintColor = $1 },
            .color("currentPageIndicatorTintColor", "The colour of the current dot.") { $0.currentPageIndicatorTintColor = $1 },
        ])
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
        words(&look, parts, context)
        places(&look, parts, context)
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

    private static func words(_ look: inout UIButton.Configuration, _ parts: ObjectValue, _ context: BuildContext) {
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

    private static func places(_ look: inout UIButton.Configuration, _ parts: ObjectValue, _ context: BuildContext) {
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
