import UIKit

extension Kind {
    static let label = Kind(
        "UILabel", "Text that cannot be edited.", make: { _ in UILabel() },
        properties: [
            .font("font", "The font; defaults to the system font at 17 points.") { label, font in
                label.font = font
                label.adjustsFontForContentSizeCategory = true
            },
            .text("text", "The text, or one text for each language.") { $0.text = $1 },
            .color("textColor", "The colour of the text; defaults to label.") { $0.textColor = $1 },
            .choice("textAlignment", "a text alignment", textAlignments, "natural follows the language.") { $0.textAlignment = $1 },
            .integer("numberOfLines", 0...10_000, "The maximum number of lines; 0 means no limit. Defaults to 1.") {
                $0.numberOfLines = $1
            },
            .choice("lineBreakMode", "a line break mode", lineBreakModes, "How lines break or are truncated.") {
                $0.lineBreakMode = $1
            },
            .flag("adjustsFontSizeToFitWidth", "Whether the text shrinks to fit one line.") { $0.adjustsFontSizeToFitWidth = $1 },
            .number("minimumScaleFactor", .share, "The smallest factor by which the text may shrink.") { $0.minimumScaleFactor = $1 },
            .number("preferredMaxLayoutWidth", .length, "The width at which lines break; by default, layout determines it.") {
                $0.preferredMaxLayoutWidth = $1
            },
            .color("shadowColor", "The colour of a sharp copy behind the text.") { $0.shadowColor = $1 },
            .value("shadowOffset", .point, "Points.") { label, value, context in
                let offset = context.point(value, else: .zero)
                label.shadowOffset = CGSize(width: offset.x, height: offset.y)
            },
            .flag("isEnabled", "Disabled labels are dimmed.") { $0.isEnabled = $1 },
            .value("attributedText", .list(.textRun, 1...200), "Runs of text, each with its own attributes.") { label, value, context in
                label.attributedText = context.attributedText(value, font: label.font, color: label.textColor)
            },
            .value("lineSpacing", .length, "The extra distance between lines.") { label, value, context in
                label.attributedText = context.spaced(label.attributedText, context.number(value), label)
            },
        ])

    static let imageView = Kind(
        "UIImageView", "An image or a symbol.", make: { _ in UIImageView() },
        properties: [
            .image("image", "The image to show.") { $0.image = $1 },
            .value("preferredSymbolConfiguration", .symbolConfiguration, "Size and weight of a symbol.") { view, value, context in
                view.preferredSymbolConfiguration = context.symbolConfiguration(value.object)
            },
        ])

    static let activityIndicator = Kind(
        "UIActivityIndicatorView", "A spinning activity indicator.",
        make: { values -> UIActivityIndicatorView in
            let indicator = UIActivityIndicatorView(style: values["style"]?.choice == "large" ? .large : .medium)
            indicator.startAnimating()
            return indicator
        },
        properties: [
            .choice("style", "a style", ["medium": .medium, "large": .large], "medium is 20 points, large 37.") { $0.style = $1 },
            .color("color", "The colour of the indicator.") { $0.color = $1 },
            .flag("isAnimating", "Whether it spins; defaults to true.") { $1 ? $0.startAnimating() : $0.stopAnimating() },
            .flag("hidesWhenStopped", "Whether it is hidden when it does not spin; defaults to true.") { $0.hidesWhenStopped = $1 },
        ])

    static let progressView = Kind(
        "UIProgressView", "A progress bar.", make: { _ in UIProgressView(progressViewStyle: .default) },
        properties: [
            .number("progress", .share, "0…1.") { $0.progress = Float($1) },
            .color("progressTintColor", "The colour of the filled part.") { $0.progressTintColor = $1 },
            .color("trackTintColor", "The colour of the rest.") { $0.trackTintColor = $1 },
        ])

    static let visualEffectView = Kind(
        "UIVisualEffectView", "A material over the views behind it. Its `subviews:` are in its content view.", lists: [.subviews],
        make: { _ in UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) },
        properties: [
            .choice("effect", "a blur style", blurStyles, "The material; defaults to systemMaterial.") {
                $0.effect = UIBlurEffect(style: $1)
            }
        ])

    private static let blurStyles: KeyValuePairs<String, UIBlurEffect.Style> = [
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    ]

    static let textAlignments: KeyValuePairs<String, NSTextAlignment> = [
        "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]

    private static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
        "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
        "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
    ]
}

extension ValueType {
    static let textRun = ValueType.named(
        "textRun", summary: "A run of text.",
        .object(
            "text run",
            [
                Field("text", .text, "The text.", required: true), Field("font", .font, "Defaults to the label's."),
                Field("color", .color, "Defaults to the label's."),
                Field("underline", .flag, "Whether it is underlined."), Field("strikethrough", .flag, "Whether it is struck through."),
            ]))

    static let symbolConfiguration = ValueType.object(
        "symbol configuration",
        [
            Field("pointSize", .number(1...1000), "The point size of the text that the symbol matches."),
            Field("textStyle", .textStyle, "The text style that the symbol matches."),
            Field("weight", .choice("a weight", FontNames.weights), "The weight of the symbol."),
            Field("scale", .choice("a symbol scale", ["small", "medium", "large"]), "The size relative to the text."),
        ])
}
