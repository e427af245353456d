import UIKit

extension ViewBuilder {
    func button(_ reading: Reading) -> UIView {
        if let configuration = reading.child("buttonConfiguration") { return configuredButton(configuration, reading) }
        let type = Self.buttonType(reading["buttonType"])
        let button = made(UIButton(type: type), reading)
        let font = FontReader.font(of: reading) ?? Self.defaultFont(type)
        button.titleLabel?.font = font
        setInsets(of: button, reading)
        for state in reading.children("state") { setState(of: button, state, owner: reading, font: font) }
        button.titleLabel?.lineBreakMode = Self.buttonLineBreakMode(reading["lineBreakMode"])
        setFlags(of: button, reading)
        return button
    }

    private static func buttonType(_ name: String?) -> UIButton.ButtonType {
        switch name {
        case "roundedRect", "system": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
    }

    /// Returns the font of a button without its own: 15 points (30 high, which is 18 + 12, in 146 of 150), or 18 if custom (34 high in 4 of
    /// 4).
    private static func defaultFont(_ type: UIButton.ButtonType) -> UIFont {
        UIFont.systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : 15)
    }

    private static func buttonLineBreakMode(_ name: String?) -> NSLineBreakMode {
        switch name {
        case nil, "middleTruncation": .byTruncatingMiddle
        default: lineBreakMode(name)
        }
    }

    private func setFlags(of button: UIButton, _ reading: Reading) {
        if reading["role"] == "primary" { button.role = .primary }
        if let edges = reading.child(key: "titleShadowOffset") { session.markAll(edges.element) }
        reading.skip("adjustsImageSizeForAccessibilityContentSizeCategory", "hasAttributedTitle", "hoverStyle")
    }

    private func setInsets(of button: UIButton, _ reading: Reading) {
        if let inset = reading.child("inset", key: "contentEdgeInsets") { button.contentEdgeInsets = Self.insets(inset) }
        if let inset = reading.child("inset", key: "titleEdgeInsets") { button.titleEdgeInsets = Self.insets(inset) }
        if let inset = reading.child("inset", key: "imageEdgeInsets") { button.imageEdgeInsets = Self.insets(inset) }
    }

    /// Sets what a state says. The library writes the title `Button` into the state of configured buttons, too. It is not shown: two of two
    /// buttons of their own size that show a picture alone are as wide as it (Corpus.md).
    private func setState(of button: UIButton, _ reading: Reading, owner: Reading, font: UIFont) {
        let state: UIControl.State
        switch reading["key"] {
        case "highlighted": state = .highlighted
        case "selected": state = .selected
        case "disabled": state = .disabled
        default: state = .normal
        }
        let isConfigured = button.configuration != nil
        if let title = stateTitle(reading, owner: owner), !(isConfigured && reading["title"] == "Button") {
            button.setTitle(title, for: state)
        }
        if let attributed = reading.child("attributedString", key: "attributedTitle") {
            button.setAttributedTitle(AttributedText.string(attributed, font: font), for: state)
        }
        if let image = ImageReader.image(of: reading) { button.setImage(image, for: state) }
        if let image = ImageReader.image(of: reading, key: "backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let configuration = ImageReader.symbolConfiguration(reading) {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        if let color = reading.child(key: "titleColor").flatMap(ColorReader.color) { button.setTitleColor(color, for: state) }
    }

    /// Returns the title of a state, which is `<button id>.normalTitle` in string tables.
    private func stateTitle(_ reading: Reading, owner: Reading) -> String? {
        let written = reading["title"] ?? reading.child("string", key: "title")?.element.text
        return localized(written, as: owner.element.id.map { "\($0).\(reading["key"] ?? "normal")Title" }, at: reading.element)
    }

    // MARK: Configurations

    private func configuredButton(_ reading: Reading, _ owner: Reading) -> UIView {
        var configuration: UIButton.Configuration
        switch reading["style"] {
        case "filled": configuration = .filled()
        case "tinted": configuration = .tinted()
        case "gray": configuration = .gray()
        default: configuration = .plain()
        }
        reading.skip("key")
        let id = owner.element.id
        configuration.title = localized(reading["title"], as: id.map { "\($0).configuration.title" }, at: reading.element)
        configuration.subtitle = localized(reading["subtitle"], as: id.map { "\($0).configuration.subtitle" }, at: reading.element)
        configuration.image = ImageReader.image(of: reading)
        if let symbol = ImageReader.symbolConfiguration(reading) { configuration.preferredSymbolConfigurationForImage = symbol }
        if let padding = reading.number("imagePadding") { configuration.imagePadding = min(max(padding, 0), 10_000) }
        if let padding = reading.number("titlePadding") { configuration.titlePadding = min(max(padding, 0), 10_000) }
        switch reading["imagePlacement"] {
        case "trailing": configuration.imagePlacement = .trailing
        case "top": configuration.imagePlacement = .top
        case "bottom": configuration.imagePlacement = .bottom
        default: break
        }
        switch reading["cornerStyle"] {
        case "capsule": configuration.cornerStyle = .capsule
        case "small": configuration.cornerStyle = .small
        case "medium": configuration.cornerStyle = .medium
        case "large": configuration.cornerStyle = .large
        default: break
        }
        if let insets = reading.child("directionalEdgeInsets", key: "contentInsets") {
            configuration.contentInsets = Self.directionalInsets(insets)
        }
        if let color = reading.child(key: "baseForegroundColor").flatMap(ColorReader.color) { configuration.baseForegroundColor = color }
        if let color = reading.child(key: "baseBackgroundColor").flatMap(ColorReader.color) { configuration.baseBackgroundColor = color }
        if let background = reading.child("backgroundConfiguration") {
            background.skip("key")
            if let color = background.child(key: "backgroundColor").flatMap(ColorReader.color) {
                configuration.background.backgroundColor = color
            }
            if let radius = background.number("cornerRadius") { configuration.background.cornerRadius = min(max(radius, 0), 10_000) }
        }
        let button = made(UIButton(configuration: configuration), owner)
        button.setUp(Self.buttonType(owner["buttonType"]))
        button.configuration = configuration
        if let font = reading.child("fontDescription", key: "titleFontDescription").flatMap(FontReader.font) {
            button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = font
                return outgoing
            }
        }
        let font = FontReader.font(of: owner) ?? .systemFont(ofSize: UIFont.buttonFontSize)
        for state in owner.children("state") { setState(of: button, state, owner: owner, font: font) }
        owner.skip("lineBreakMode")
        setFlags(of: button, owner)
        return button
    }
}
