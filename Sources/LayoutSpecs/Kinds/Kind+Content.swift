import UIKit

extension Kind {
    static let label = Kind(
        "UILabel", "Text that cannot be edited.", make: { _ in UILabel() },
        properties: [
            .font("font", "The face; the system's 17 points when left out.") { label, font in
                label.font = font
                label.adjustsFontForContentSizeCategory = true
            },
            .text("text", "The words, one text or one for each language.") { $0.text = $1 },
            .color("textColor", "The letters; label when left out.") { $0.textColor = $1 },
            .choice("textAlignment", "a text alignment", textAlignments, "natural follows the language.") { $0.textAlignment = $1 },
            .integer("numberOfLines", 0...10_000, "Lines at most; 0 for as many as the text needs. 1 when left out.") {
                $0.numberOfLines = $1
            },
            .choice("lineBreakMode", "a line break mode", lineBreakModes, "How lines break and what is left out.") {
                $0.lineBreakMode = $1
            },
            .flag("adjustsFontSizeToFitWidth", "Whether the letters shrink to fit one line.") { $0.adjustsFontSizeToFitWidth = $1 },
            .number("minimumScaleFactor", .share, "The share to which the letters may shrink.") { $0.minimumScaleFactor = $1 },
            .number("preferredMaxLayoutWidth", .length, "Points at which lines break; found by layout when left out.") {
                $0.preferredMaxLayoutWidth = $1
            },
            .color("shadowColor", "A sharp copy behind the letters.") { $0.shadowColor = $1 },
            .value("shadowOffset", .point, "Points.") { label, value, context in
                let offset = context.point(value, else: .zero)
                label.shadowOffset = CGSize(width: offset.x, height: offset.y)
            },
            .flag("isEnabled", "Disabled labels look faded.") { $0.isEnabled = $1 },
            .value("attributedText", .list(.textRun, 1...200), "Stretches of text, each with its own look.") { label, value, context in
                label.attributedText = context.attributedText(value, font: label.font, color: label.textColor)
            },
            .value("lineSpacing", .length, "Points between the lines, on top of the face's own.") { label, value, context in
                label.attributedText = context.spaced(label.attributedText, context.number(value), label)
            },
        ])

    static let imageView = Kind(
        "UIImageView", "A picture or a symbol.", make: { _ in UIImageView() },
        properties: [
            .image("image", "What is shown.") { $0.image = $1 },
            .value("preferredSymbolConfiguration", .symbolConfiguration, "Size and weight of a symbol.") { view, value, context in
                view.preferredSymbolConfiguration = context.symbolConfiguration(value.object)
            },
        ])

    static let activityIndicator = Kind(
        "UIActivityIndicatorView", "A wheel that says: wait.",
        make: { values -> UIActivityIndicatorView in
            let indicator = UIActivityIndicatorView(style: values["style"]?.choice == "large" ? .large : .medium)
            indicator.startAnimating()
            return indicator
        },
        properties: [
            .choice("style", "a style", ["medium": .medium, "large": .large], "20 or 37 points.") { $0.style = $1 },
            .color("color", "The wheel's colour.") { $0.color = $1 },
            .flag("isAnimating", "Turning; true when left out.") { $1 ? $0.startAnimating() : $0.stopAnimating() },
            .flag("hidesWhenStopped", "Whether a wheel that stands still is hidden; true when left out.") { $0.hidesWhenStopped = $1 },
        ])

    static let progressView = Kind(
        "UIProgressView", "A bar that fills.", make: { _ in UIProgressView(progressViewStyle: .default) },
        properties: [
            .number("progress", .share, "0…1.") { $0.progress = Float($1) },
            .color("progressTintColor", "The filled part.") { $0.progressTintColor = $1 },
            .color("trackTintColor", "The rest.") { $0.trackTintColor = $1 },
        ])

    static let visualEffectView = Kind(
        "UIVisualEffectView", "A material over what lies behind. Its `subviews:` stand in its content view.", lists: [.subviews],
        make: { _ in UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) },
        properties: [
            .choice("effect", "a blur style", blurStyles, "How thick the material is; systemMaterial when left out.") {
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
        "textRun", summary: "A stretch of text.",
        .object(
            "text run",
            [
                Field("text", .text, "The words.", required: true), Field("font", .font, "The label's when left out."),
                Field("color", .color, "The label's when left out."),
                Field("underline", .flag, "A line below."), Field("strikethrough", .flag, "A line through."),
            ]))

    static let symbolConfiguration = ValueType.object(
        "symbol configuration",
        [
            Field("pointSize", .number(1...1000), "Points of the letters that the symbol goes with."),
            Field("textStyle", .textStyle, "The text style that the symbol goes with."),
            Field("weight", .choice("a weight", FontNames.weights), "Weight of the symbol."),
            Field("scale", .choice("a symbol scale", ["small", "medium", "large"]), "Size of the symbol beside its letters."),
        ])
}
