import Foundation

/// The content in the middle of a screen that has nothing to show: an image, a title, a sentence and buttons below each other.
///
/// Paddings and the size of the image are inferred; text styles are Apple's documented ones.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Sendable { case center, natural }

    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }

    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 20
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()
    var isLoading = false

    private init(title: TextProperties) {
        textProperties = title
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    /// Returns the configuration of a screen without content.
    public static func empty() -> UIContentUnavailableConfiguration {
        let title = UIFont.preferredFont(forTextStyle: .title2)
        let bold = title.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? title
        var result = UIContentUnavailableConfiguration(title: TextProperties(font: bold, color: .label))
        result.imageProperties.tintColor = .secondaryLabel
        result.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        return result
    }

    /// Returns the configuration with an activity indicator.
    public static func loading() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration(
            title: TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel))
        result.isLoading = true
        result.text = "Loading…"
        return result
    }

    /// Returns the configuration of a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var result = empty()
        result.image = UIImage(systemName: "magnifyingglass")
        result.text = "No Results"
        result.secondaryText = "Check the spelling or try a new search."
        return result
    }

    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// A view that shows a `UIContentUnavailableConfiguration` in its middle.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let stack = UIStackView()
    open var isScrollEnabled = false

    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor), stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
        ])
        fill()
    }

    public required init?(coder: NSCoder) {
        content = .empty()
        super.init(coder: coder)
    }

    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            content = new
            fill()
        }
    }

    private func fill() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        stack.alignment = content.alignment == .center ? .center : .leading
        directionalLayoutMargins = content.directionalLayoutMargins
        preservesSuperviewLayoutMargins = true
        if content.isLoading {
            let wheel = UIActivityIndicatorView(style: .large)
            wheel.startAnimating()
            add(wheel, before: content.imageToTextPadding)
        }
        if let image = content.image { add(picture(image), before: content.imageToTextPadding) }
        let hasSecondary = content.secondaryText != nil || content.secondaryAttributedText != nil
        if content.text != nil || content.attributedText != nil {
            add(
                label(content.text, content.attributedText, content.textProperties),
                before: hasSecondary ? content.textToSecondaryTextPadding : content.textToButtonPadding)
        }
        if hasSecondary {
            add(
                label(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties),
                before: content.textToButtonPadding)
        }
        add(content.button, content.buttonProperties)
        add(content.secondaryButton, content.secondaryButtonProperties)
    }

    private func add(_ view: UIView, before padding: CGFloat) {
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(padding, after: view)
    }

    private func picture(_ image: UIImage) -> UIImageView {
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        view.tintColor = content.imageProperties.tintColor
        view.layer.cornerRadius = content.imageProperties.cornerRadius
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel {
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = content.alignment == .center ? .center : .natural
        label.adjustsFontForContentSizeCategory = true
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }

    /// Adds a button, unless it has neither a title nor an image.
    private func add(_ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties) {
        guard look.title != nil || look.attributedTitle != nil || look.image != nil else { return }
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.configuration = look
        button.menu = properties.menu
        button.isEnabled = properties.isEnabled
        add(button, before: content.buttonToSecondaryButtonPadding)
    }
}
