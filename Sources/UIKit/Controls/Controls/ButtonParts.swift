import Foundation

/// What a button shows in each of its states.
struct ButtonParts {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var shadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgrounds: [UIControl.State: UIImage] = [:]
    var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

    /// Returns the value for the state, or the value for the normal state.
    static func value<T>(_ values: [UIControl.State: T], _ state: UIControl.State) -> T? { own(values, state) ?? values[.normal] }

    /// Returns the value that was set for the state itself, which overrides the part of a configuration.
    static func own<T>(_ values: [UIControl.State: T], _ state: UIControl.State) -> T? {
        guard state != .normal else { return nil }
        return values[state] ?? (state == .highlighted ? nil : values[state.subtracting(.highlighted)])
    }

    /// Returns the title for the state: an attributed one is preferred to a plain one.
    private static func title(_ attributed: NSAttributedString?, _ plain: String?) -> NSAttributedString? {
        attributed ?? plain.map { NSAttributedString(string: $0) }
    }

    /// Returns the title that a button with the configuration shows. What was set for a state other than the normal one overrides the
    /// configuration; what was set for the normal one stands in for a title that the configuration lacks.
    func title(_ configuration: UIButton.Configuration, _ state: UIControl.State) -> NSAttributedString? {
        Self.title(Self.own(attributedTitles, state), Self.own(titles, state))
            ?? configuration.attributedTitle.map { NSAttributedString(uiKit: $0) }
            ?? Self.title(attributedTitles[.normal], titles[.normal])
    }

    /// Returns the image that a button with the configuration shows, by the rule for titles.
    func image(_ configuration: UIButton.Configuration, _ state: UIControl.State) -> UIImage? {
        Self.own(images, state) ?? configuration.image ?? images[.normal]
    }

    /// Returns the colour of a configured button's title, if one was set. A colour of the configuration is preferred to that of the normal
    /// state.
    func titleColor(_ configuration: UIButton.Configuration, _ state: UIControl.State) -> UIColor? {
        Self.own(titleColors, state) ?? (configuration.baseForegroundColor == nil ? titleColors[.normal] : nil)
    }
}

/// A text of a configured button with the look that the configuration gives it.
struct ButtonText {
    var string: NSAttributedString
    var font: UIFont
    var color: UIColor
    var transformer: UIConfigurationTextAttributesTransformer?

    /// The text with the font and colour where it has none of its own, transformed run by run.
    var styled: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in string.runs {
            var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
            attributes.merge(run.attributes) { $1 }
            if let transformer {
                let known = AttributeContainer(attributes)
                for key in known.uiKitAttributes.keys { attributes[key] = nil }
                attributes.merge(transformer(known).uiKitAttributes) { $1 }
            }
            result.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return result
    }
}
