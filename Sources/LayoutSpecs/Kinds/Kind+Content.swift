import UIKit

extension Kind {
    static let label = Kind(
        "UILabel", "Text that cannot be edited.", make: { _ in UILabel() },
        table: UILabel.table,
        properties: [
            .value("attributedText", .list(.textRun, 1...200), "Runs of text, each with its own attributes.") { label, value, context in
                label.attributedText = context.attributedText(value, font: label.font, color: label.textColor)
            },
            .value("lineSpacing", .length, "The extra distance between lines.") { label, value, context in
                label.attributedText = context.spaced(label.attributedText, context.number(value), label)
            },
        ])

    static let imageView = Kind(
        "UIImageView", "An image or a symbol.", make: { _ in UIImageView() },
        table: UIImageView.table,
        properties: [
            .value("preferredSymbolConfiguration", .symbolConfiguration, "Size and weight of a symbol.") { view, value, context in
                view.preferredSymbolConfiguration = context.symbolConfiguration(value.object)
            }
        ])

    static let activityIndicator = Kind(
        "UIActivityIndicatorView", "A spinning activity indicator.",
        make: { values -> UIActivityIndicatorView in
            let indicator = UIActivityIndicatorView(style: values["style"]?.choice == "large" ? .large : .medium)
            indicator.startAnimating()
            return indicator
        },
        table: UIActivityIndicatorView.table)

    static let progressView = Kind(
        "UIProgressView", "A progress bar.", make: { _ in UIProgressView(progressViewStyle: .default) },
        table: UIProgressView.table)

    static let visualEffectView = Kind(
        "UIVisualEffectView", "A material over the views behind it. Its `subviews:` are in its content view.", lists: [.subviews],
        make: { _ in UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) }, table: UIVisualEffectView.table,
        properties: [
            .choice("effect", "a blur style", blurStyles, "The material; defaults to systemMaterial.") {
                $0.effect = UIBlurEffect(style: $1)
            }
        ])

    private static let blurStyles: KeyValuePairs<String, UIBlurEffect.Style> = [
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
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
