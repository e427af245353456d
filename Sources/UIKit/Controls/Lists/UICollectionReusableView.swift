import Foundation
import Graphics

/// A view that a collection view reuses: a cell, a header or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open package(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Whether the view is in a list section.
    final var isInList = false
    /// The rows of lists keep out of the safe area at their sides alone (inferred: a row at the edge is as high as any other).
    open override var safeAreaInsets: UIEdgeInsets {
        isInList ? super.safeAreaInsets.only(horizontal: true, vertical: false) : super.safeAreaInsets
    }

    /// Returns the attributes with the view's preferred size. The constraints of self-sizing views determine it.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let result = layoutAttributes.copied()
        guard layoutAttributes.isWidthEstimated || layoutAttributes.isHeightEstimated else { return result }
        let size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: layoutAttributes.isWidthEstimated ? .fittingSizeLevel : .required,
            verticalFittingPriority: layoutAttributes.isHeightEstimated ? .fittingSizeLevel : .required)
        if layoutAttributes.isWidthEstimated, size.width > 0 { result.size.width = size.width }
        if layoutAttributes.isHeightEstimated, size.height > 0 { result.size.height = size.height }
        return result
    }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, CardRow {
    package override nonisolated class var table: PropertyTable { collectionViewCellProperties }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addFilling(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addFilling(contentView)
    }

    final var isRowOfCard = false
    override var standardAccessibilityPath: UIBezierPath? { isRowOfCard ? nil : super.standardAccessibilityPath }

    public let contentView = UIView()
    open var isSelected = false { didSet { wasSet(); if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { wasSet(); if isHighlighted != oldValue { stateDidChange() } } }
    open var backgroundView: UIView? { didSet { replaceGround(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { replaceGround(oldValue, selectedBackgroundView) } }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { wasSet(); setNeedsDisplay() } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    private var configuredView: (UIView & UIContentView)?
    open var automaticallyUpdatesContentConfiguration = true { didSet { wasSet() } }
    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { wasSet() } }
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }
    open func setNeedsUpdateConfiguration() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
    open func updateConfiguration(using state: UICellConfigurationState) {}

    private func stateDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
        setNeedsUpdateConfiguration()
    }

    private func replaceGround(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    private func contentConfigurationDidChange() {
        if let contentConfiguration, let configuredView, type(of: configuredView.configuration) == type(of: contentConfiguration) {
            configuredView.configuration = contentConfiguration
            return
        }
        configuredView?.removeFromSuperview()
        configuredView = contentConfiguration?.makeContentView()
        guard let view = configuredView else { return }
        contentView.addSubview(view)
        guard !(view is UIListContentView) else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor), view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    /// The frame of the content view: the bounds without the accessories.
    var contentFrame: CGRect { bounds }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        contentView.frame = contentFrame
        if let list = configuredView as? UIListContentView { list.frame = contentView.bounds }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let lost = bounds.width - contentFrame.width
        if let list = configuredView as? UIListContentView {
            return CGSize(width: targetSize.width, height: list.sizeThatFits(CGSize(width: targetSize.width - lost, height: 0)).height)
        }
        // What fills the content view has its margins, before it has been placed, too.
        configuredView?.frame = contentView.bounds
        // Constraints between the cell itself and its content count, too.
        if lost == 0, pinsContentToItself {
            return super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        let target = CGSize(width: targetSize.width - lost, height: targetSize.height)
        let size = contentView.systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: size.width + lost, height: size.height)
    }

    open override func draw(_ rect: CGRect) {
        if let backgroundConfiguration {
            backgroundConfiguration.draw(in: self, bounds: bounds, radius: backgroundConfiguration.cornerRadius)
        }
    }
}

/// A cell of a list layout.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    package override nonisolated class var table: PropertyTable { collectionViewListCellProperties }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.autoresizingMask = []
        contentView.preservesSuperviewLayoutMargins = true
        separator.backgroundColor = .separator
        separator.isHidden = true
        addSubview(separator)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(separator)
    }

    private let separator = UIView()
    private var accessoryViews: [UIView] = []
    private var leadingViews: [UIView] = []
    var showsSeparator = false { didSet { setNeedsLayout() } }
    /// What the list says of the separators; nil for its defaults.
    var separatorConfiguration: UIListSeparatorConfiguration? {
        didSet { if separatorConfiguration != oldValue { setNeedsLayout() } }
    }
    private lazy var topSeparator = {
        let line = UIView()
        addSubview(line)
        return line
    }()
    private var hasTopSeparator = false

    /// The guide at whose leading edge the separator begins. Constraints to that edge move the separator.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
        leading.priority = .defaultLow
        NSLayoutConstraint.activate([
            leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: separatorHeight),
        ])
        separatorGuide = guide
        return guide
    }
    private var separatorGuide: UILayoutGuide?

    open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
    open override var isSelected: Bool {
        didSet { if isSelected != oldValue, accessories.contains(where: { $0.accessoryType == .multiselect }) { accessoriesDidChange() } }
    }
    open var indentationLevel = 0 { didSet { wasSet(); setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { wasSet() } }
    /// The standard content for the cell's list: of a row, or of a header or footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration { role.content }
    final var role = ListRole()

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        if changes.contains(.preferredContentSizeCategory), !accessories.isEmpty { accessoriesDidChange() }
    }

    /// Whether the collection view that contains the cell is being edited.
    private var isListEdited = false

    private func accessoriesDidChange() {
        (accessoryViews + leadingViews).forEach { $0.removeFromSuperview() }
        let shown = accessories.filter { $0.isShown(whileEditing: isListEdited) }
        accessoryViews = shown.filter { !$0.isLeading }.reversed().map(view)
        leadingViews = shown.filter(\.isLeading).map(view)
        (accessoryViews + leadingViews).forEach(addSubview)
        setNeedsLayout()
    }

    private func view(_ accessory: UICellAccessory) -> UIView {
        let view = plainView(accessory)
        if let tint = accessory.tintColor { view.tintColor = tint }
        if let tint = accessory.tintColor, let label = view as? UILabel { label.textColor = tint }
        if let action = accessory.action {
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(AccessoryTap(action))
        }
        return view
    }

    private func plainView(_ accessory: UICellAccessory) -> UIView {
        switch accessory.kind {
        case .disclosureIndicator: return AccessorySymbol.disclosure.view(for: resolvedTraits)
        case .outlineDisclosure: return AccessorySymbol.outlineDisclosure.view(for: resolvedTraits)
        case .checkmark: return AccessorySymbol.checkmark.view(for: resolvedTraits)
        case .detail: return AccessorySymbol.detail.view(for: resolvedTraits)
        case .delete: return AccessorySymbol.delete.view(for: resolvedTraits)
        case .insert: return AccessorySymbol.insert.view(for: resolvedTraits)
        case .reorder: return AccessorySymbol.reorder.view(for: resolvedTraits)
        case .multiselect: return (isSelected ? AccessorySymbol.selected : .unselected).view(for: resolvedTraits)
        case .custom(let view): return view
        case .popUpMenu(let menu): return label(chosenTitle(of: menu), nil)
        case .label(let text, let font): return label(text, font)
        }
    }

    private func chosenTitle(of menu: UIMenu) -> String {
        menu.children.first { ($0 as? UIAction)?.state == .on }?.title ?? menu.children.first?.title ?? menu.title
    }

    private func label(_ text: String, _ font: UIFont?) -> UILabel {
        let label = UILabel()
        label.font = font ?? .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        label.text = text
        label.bounds.size = label.sizeThatFits(.zero)
        return label
    }

    private var accessoryWidth: CGFloat {
        guard !accessoryViews.isEmpty else { return 0 }
        let margin = isRightToLeft ? layoutMargins.left : layoutMargins.right
        let gap = accessories.contains { $0.accessoryType == .disclosureIndicator } ? systemMetrics.rowChevron.gap : 8
        return margin + accessoryViews.reduce(0) { $0 + $1.bounds.width } + CGFloat(accessoryViews.count - 1) * 12 + gap
    }

    /// The width of the leading accessories, computed like the trailing one (inferred).
    private var leadingWidth: CGFloat {
        guard !leadingViews.isEmpty else { return 0 }
        let margin = isRightToLeft ? layoutMargins.right : layoutMargins.left
        return margin + leadingViews.reduce(0) { $0 + $1.bounds.width } + CGFloat(leadingViews.count - 1) * 12 + 8
    }

    override var contentFrame: CGRect {
        let indent = CGFloat(indentationLevel) * indentationWidth + leadingWidth
        return mirrored(CGRect(x: indent, y: 0, width: max(bounds.width - accessoryWidth - indent, 0), height: bounds.height))
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        editingDidChange()
    }

    /// Called by the list when editing begins or ends.
    func editingDidChange() {
        let isEdited = sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UICollectionView }.first?.isEditing ?? false
        guard isEdited != isListEdited else { return }
        isListEdited = isEdited
        accessoriesDidChange()
    }

    /// The selected row of a sidebar has a round plate (its colour and corners are inferred from looking at iPadOS).
    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard role.isSidebar, role.part == .row, isSelected || isHighlighted, backgroundConfiguration == nil, selectedBackgroundView == nil,
            let context = UIGraphicsGetCurrentContext()
        else { return }
        context.setFillColor(resolved(.systemFill))
        context.fill(systemMetrics.hasGlass ? .capsule(bounds) : .rounded(bounds, 10), .winding)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var x = bounds.width - (isRightToLeft ? layoutMargins.left : layoutMargins.right)
        for view in accessoryViews {
            let size = view.bounds.size
            x -= size.width
            view.frame = mirrored(CGRect(x: x, y: roundToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height))
            x -= 12
        }
        x = isRightToLeft ? layoutMargins.right : layoutMargins.left
        for view in leadingViews {
            let size = view.bounds.size
            view.frame = mirrored(CGRect(x: x, y: roundToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height))
            x += size.width + 12
        }
        let list = contentView.subviews.first { $0 is UIListContentView } as? UIListContentView
        list?.layoutIfNeeded()
        layOutSeparators(list)
    }

    /// Places the separators. The list draws them below rows but the last; its configuration, or its handler for a row, shows or hides each.
    private func layOutSeparators(_ list: UIListContentView?) {
        let own = separatorConfiguration
        let showsBottom = own?.bottomSeparatorVisibility == .visible || own?.bottomSeparatorVisibility != .hidden && showsSeparator
        let showsTop = own?.topSeparatorVisibility == .visible && role.part == .row
        separator.isHidden = !showsBottom || role.part != .row
        let guided = separatorGuide.map { isRightToLeft ? bounds.width - $0.layoutFrame.maxX : $0.layoutFrame.minX }
        let inset = guided ?? list?.textLeading ?? (isRightToLeft ? layoutMargins.right : layoutMargins.left)
        let line = separatorHeight, trailing = isRightToLeft ? layoutMargins.left : layoutMargins.right
        let end = systemMetrics.separatorEndsAtMargin ? trailing : 0
        func place(_ insets: NSDirectionalEdgeInsets?, y: CGFloat) -> CGRect {
            let automatic = UIListSeparatorConfiguration.automaticInsets
            let start = insets.flatMap { $0.leading == automatic.leading ? nil : $0.leading } ?? inset
            let width = bounds.width - start - (insets.flatMap { $0.trailing == automatic.trailing ? nil : $0.trailing } ?? end)
            return mirrored(CGRect(x: start, y: y, width: max(width, 0), height: line))
        }
        separator.frame = place(own?.bottomSeparatorInsets, y: bounds.height - line)
        separator.backgroundColor = own?.color ?? .separator
        guard showsTop || hasTopSeparator else { return }
        hasTopSeparator = true
        topSeparator.isHidden = !showsTop
        topSeparator.frame = place(own?.topSeparatorInsets, y: 0)
        topSeparator.backgroundColor = separator.backgroundColor
    }
}

/// What a cell is in its list.
struct ListRole {
    enum Part { case row, header, footer }

    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var part = Part.row

    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

    @MainActor var content: UIListContentConfiguration {
        switch part {
        case .row: isSidebar ? .sidebarCell() : .cell()
        case .header: isSidebar ? .sidebarHeader() : appearance == .plain ? .plainHeader() : .groupedHeader()
        case .footer: appearance == .plain || isSidebar ? .plainFooter() : .groupedFooter()
        }
    }
}

/// A recogniser for taps on an accessory.
@MainActor private final class AccessoryTap: UITapGestureRecognizer {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("tapped", AccessoryTap.tapped))
    }

    private func tapped() { action() }
}
