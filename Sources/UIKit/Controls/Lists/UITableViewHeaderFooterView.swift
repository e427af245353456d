import Foundation
import Graphics

/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    package override nonisolated class var table: PropertyTable { tableViewHeaderFooterViewProperties }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(reuseIdentifier: MetatypeOrder.takeCell().identifier) }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.preservesSuperviewLayoutMargins = true
        contentView.frame = bounds
        addSubview(contentView)
    }

    open private(set) var reuseIdentifier: String?
    public let contentView = UIView()
    open func prepareForReuse() {}

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { wasSet(); setNeedsDisplay() } }
    open func defaultContentConfiguration() -> UIListContentConfiguration { kind.isGrouped ? .groupedHeader() : .plainHeader() }
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    private var configuredView: (UIView & UIContentView)?

    private func contentConfigurationDidChange() {
        configuredView?.removeFromSuperview()
        configuredView = contentConfiguration?.makeContentView()
        if let configuredView { contentView.addSubview(configuredView) }
        setNeedsLayout()
    }

    open var textLabel: UILabel? {
        if let textLabelStorage { return textLabelStorage }
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        textLabelStorage = label
        contentView.addSubview(label)
        dress()
        return label
    }
    private var textLabelStorage: UILabel?
    open var detailTextLabel: UILabel? { nil }

    /// The position of the view, which determines the appearance of its standard label.
    struct Kind: Equatable {
        var isGrouped = false
        var isFooter = false
        var isFirst = false
    }
    var kind = Kind() { didSet { if kind != oldValue { dress() } } }

    private func dress() {
        guard let label = textLabelStorage else { return }
        let style = kind.isFooter ? .footnote : kind.isGrouped ? systemMetrics.groupedHeaderStyle : .headline
        label.font = .preferredFont(forTextStyle: style, compatibleWith: resolvedTraits)
        label.textColor = kind.isGrouped || kind.isFooter ? .secondaryLabel : .label
    }

    /// The padding around the label. Headers of grouped tables include the distance above them, footers the one below (Generations.md,
    /// tableHeader). Plain headers are 28 tall.
    private var padding: (top: CGFloat, bottom: CGFloat) {
        if kind.isFooter { return (8, 8) }
        guard kind.isGrouped else { return (3.5, 4) }
        let top = systemMetrics.tableHeaderTop
        return (kind.isFirst ? top.first : top.later, 6.5)
    }

    private var sideMargins: (left: CGFloat, right: CGFloat) { (layoutMargins.left, layoutMargins.right) }

    func fittingHeight(width: CGFloat) -> CGFloat? {
        bounds.size.width = width
        contentView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        if let configuredView { return configuredView.sizeThatFits(CGSize(width: width, height: 0)).height }
        if let label = textLabelStorage, !(label.text ?? "").isEmpty, label.translatesAutoresizingMaskIntoConstraints {
            let size = label.sizeThatFits(CGSize(width: width - sideMargins.left - sideMargins.right, height: 0))
            return max(ceilToPixel(size.height + padding.top + padding.bottom), kind.isGrouped ? 0 : 28)
        }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        configuredView?.frame = contentView.bounds
        guard let label = textLabelStorage, label.translatesAutoresizingMaskIntoConstraints else { return }
        let width = bounds.width - sideMargins.left - sideMargins.right
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        let y = kind.isFooter ? padding.top : bounds.height - padding.bottom - size.height
        label.frame = CGRect(x: sideMargins.left, y: roundToPixel(y), width: width, height: size.height)
    }

    open override func draw(_ rect: CGRect) {
        if let backgroundConfiguration {
            backgroundConfiguration.draw(in: self, bounds: bounds, radius: backgroundConfiguration.cornerRadius)
        }
    }
}
