import Foundation
import Graphics

/// The image, text and secondary text of a list's row.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        init(_ style: UIFont.TextStyle, _ color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }
    }

    public struct ImageProperties {
        public static let standardDimension: CGFloat = 0
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: SystemMetrics.current.rowTextMargin, leading: 8, bottom: SystemMetrics.current.rowTextMargin, trailing: 8)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var alpha: CGFloat = 1
    /// Whether it is the content of a header or footer, which may be lower than a row.
    private(set) var isHeaderOrFooter = false

    init(text: TextProperties, secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
    }

    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(.body, .label), secondary: .init(.subheadline, .label))
    }

    public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: .init(.body, .label), secondary: .init(.subheadline, .secondaryLabel))
        configuration.textToSecondaryTextVerticalPadding = 2
        return configuration
    }

    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: .init(.body, .label), secondary: .init(.body, .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    public static func plainHeader() -> UIListContentConfiguration { header(.headline, .label, margins: (6, 6)) }
    public static func plainFooter() -> UIListContentConfiguration { header(.footnote, .secondaryLabel, margins: (6, 6)) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header(.title3, .label, margins: (11, 6)) }

    public static func groupedHeader() -> UIListContentConfiguration {
        let metrics = SystemMetrics.current
        var configuration = header(metrics.groupedHeaderStyle, .secondaryLabel, margins: metrics.groupedHeaderMargins)
        if metrics.groupedHeaderIsUppercase { configuration.textProperties.transform = .uppercase }
        return configuration
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        header(.footnote, .secondaryLabel, margins: SystemMetrics.current.groupedFooterMargins)
    }
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func sidebarHeader() -> UIListContentConfiguration { header(.title3, .label, margins: (11, 6)) }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    private static func header(
        _ style: UIFont.TextStyle, _ color: UIColor, margins: (top: CGFloat, bottom: CGFloat)
    ) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: .init(style, color), secondary: .init(.footnote, .secondaryLabel))
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margins.top, leading: 8, bottom: margins.bottom, trailing: 8)
        // Inferred from a list's header, 44.5 high, and footer, 35 (Generations.md, listHeaders): a row's margins would make them higher.
        configuration.axesPreservingSuperviewLayoutMargins = .horizontal
        configuration.isHeaderOrFooter = true
        return configuration
    }

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows a `UIListContentConfiguration`.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        apply()
    }

    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        apply()
    }

    private var content: UIListContentConfiguration
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let image = UIImageView()

    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            content = new
            apply()
        }
    }

    private func apply() {
        for view in [image, textLabel, secondaryLabel] as [UIView] where view.superviewStorage == nil { addSubview(view) }
        fill(textLabel, content.text, content.attributedText, content.textProperties)
        fill(secondaryLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        image.isHidden = content.image == nil
        image.image = content.image
        image.preferredSymbolConfiguration =
            content.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        image.tintColor = content.imageProperties.tintColor
        image.layer.cornerRadius = content.imageProperties.cornerRadius
        image.clipsToBounds = content.imageProperties.cornerRadius > 0
        image.contentMode = content.imageProperties.maximumSize == .zero ? .center : .scaleAspectFit
        alpha = content.alpha
        preservesSuperviewLayoutMargins = true
        directionalLayoutMargins = content.directionalLayoutMargins
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties
    ) {
        label.font = look.font
        label.textColor = look.colorTransformer?(look.color) ?? look.color
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.textAlignment = look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map { transformed($0, look.transform) }
        }
        label.isHidden = text == nil && attributed == nil
    }

    private func transformed(_ text: String, _ transform: UIListContentConfiguration.TextProperties.TextTransform) -> String {
        switch transform {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }

    private var arrangement: RowArrangement {
        var row = RowArrangement(self)
        row.margins = layoutMargins
        if content.isHeaderOrFooter { row.minimumHeight = 0 }
        if !content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (row.margins.top, row.margins.bottom) = (content.directionalLayoutMargins.top, content.directionalLayoutMargins.bottom)
        }
        row.imageGap = content.imageToTextPadding
        row.horizontalGap = content.textToSecondaryTextHorizontalPadding
        row.verticalGap = content.textToSecondaryTextVerticalPadding
        row.isSideBySide =
            content.prefersSideBySideTextAndSecondaryText && !resolvedTraits.values.preferredContentSizeCategory.isAccessibilityCategory
        row.isRightToLeft = isRightToLeft
        if !image.isHidden, let size = image.shownImage?.size {
            row.image = content.imageProperties.maximumSize == .zero ? size : content.imageProperties.maximumSize
            // A common width for symbols aligns the texts beside them (inferred: 28 points).
            row.reservedImageWidth = content.imageProperties.reservedLayoutSize.width
            row.imageKeepsMargins = content.image?.isSymbolImage == false
            if row.reservedImageWidth == 0, content.image?.isSymbolImage == true { row.reservedImageWidth = 28 }
        }
        row.text = textLabel.isHidden ? nil : textLabel
        row.secondary = secondaryLabel.isHidden ? nil : secondaryLabel
        return row
    }

    /// Rows are at least 44 points tall, 52 from iOS 26 on; headers and footers have no least height.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: arrangement.height(width: bounds.width > 0 ? bounds.width : 320))
    }
    package override var isIntrinsicSizeWidthDependent: Bool { true }
    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: arrangement.height(width: width))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: arrangement.height(width: size.width)) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = arrangement.frames(in: bounds)
        image.frame = frames.image
        textLabel.frame = frames.text
        secondaryLabel.frame = frames.secondary
    }

    /// The distance from the leading edge to the text if there is an image, for separators.
    var textLeading: CGFloat? { image.isHidden ? nil : (isRightToLeft ? bounds.width - textLabel.frame.maxX : textLabel.frame.minX) }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

/// The sizes and frames of an image, text and secondary text in a row.
@MainActor struct RowArrangement {
    var pixelScale: CGFloat
    var margins = UIEdgeInsets.zero
    var image: CGSize?
    var reservedImageWidth: CGFloat = 0
    /// Whether the vertical margins add to the image's height. They do for pictures; symbols beside a line of text do not make its row
    /// taller.
    var imageKeepsMargins = false
    var imageGap: CGFloat = 16
    var horizontalGap: CGFloat = 12
    var verticalGap: CGFloat = 0
    var isSideBySide = false
    var isRightToLeft = false
    var minimumHeight: CGFloat
    weak var text: UILabel?
    weak var secondary: UILabel?

    init(_ view: UIView) {
        pixelScale = view.pixelScale
        minimumHeight = view.systemMetrics.rowHeight
    }

    struct Frames {
        var image = CGRect.zero, text = CGRect.zero, secondary = CGRect.zero
    }

    private var imageColumn: CGFloat { image.map { max($0.width, reservedImageWidth) + imageGap } ?? 0 }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        label?.sizeThatFits(CGSize(width: max(width, 1), height: 0)) ?? .zero
    }

    /// Returns the sizes of text and secondary text at a width, and whether they are side by side.
    private func measured(_ width: CGFloat) -> (text: CGSize, secondary: CGSize, beside: Bool) {
        if isSideBySide, text != nil, secondary != nil {
            let first = text?.sizeThatFits(.zero) ?? .zero, second = secondary?.sizeThatFits(.zero) ?? .zero
            if first.width + horizontalGap + second.width <= width { return (first, second, true) }
            // Texts that do not fit side by side are stacked, unless both labels have a single line.
            if text?.numberOfLines == 1, secondary?.numberOfLines == 1 {
                let room = max(width - horizontalGap - min(first.width, width / 2), 0)
                return (
                    CGSize(width: min(first.width, width - horizontalGap - min(second.width, room)), height: first.height),
                    CGSize(width: min(second.width, room), height: second.height), true
                )
            }
        }
        return (size(text, width), size(secondary, width), false)
    }

    func height(width: CGFloat) -> CGFloat {
        let (first, second, beside) = measured(width - margins.left - margins.right - imageColumn)
        let gap = text != nil && secondary != nil ? verticalGap : 0
        let texts = beside ? max(first.height, second.height) : first.height + second.height + gap
        let vertical = margins.top + margins.bottom
        let picture = (image?.height ?? 0) + (imageKeepsMargins ? vertical : 0)
        return max(PixelGrid.ceil(max(texts + vertical, picture), pixelScale), minimumHeight)
    }

    func frames(in bounds: CGRect) -> Frames {
        let room = bounds.inset(by: margins)
        let column = imageColumn
        let (first, second, beside) = measured(room.width - column)
        var frames = Frames()
        if let image {
            let x = room.minX + max((reservedImageWidth - image.width) / 2, 0)
            frames.image = CGRect(x: round(x), y: round(bounds.midY - image.height / 2), width: image.width, height: image.height)
        }
        let left = room.minX + column
        if beside {
            frames.text = CGRect(x: left, y: round(bounds.midY - first.height / 2), width: first.width, height: first.height)
            frames.secondary = CGRect(
                x: room.maxX - second.width, y: round(bounds.midY - second.height / 2), width: second.width, height: second.height)
        } else {
            let gap = text != nil && secondary != nil ? verticalGap : 0
            let top = round(bounds.midY - (first.height + second.height + gap) / 2)
            frames.text = CGRect(x: left, y: top, width: room.width - column, height: first.height)
            frames.secondary = CGRect(x: left, y: top + first.height + gap, width: room.width - column, height: second.height)
        }
        guard isRightToLeft else { return frames }
        func mirror(_ rect: CGRect) -> CGRect {
            CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        // The margins are already resolved for the layout direction; only the order inside them is mirrored.
        func within(_ rect: CGRect) -> CGRect { mirror(rect).offsetBy(dx: margins.left - margins.right, dy: 0) }
        return Frames(image: within(frames.image), text: within(frames.text), secondary: within(frames.secondary))
    }

    private func round(_ value: CGFloat) -> CGFloat { PixelGrid.round(value, pixelScale) }
}
