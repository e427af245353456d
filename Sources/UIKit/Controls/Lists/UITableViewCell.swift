import Foundation
import Graphics

/// A row of a table: content, accessory, background and separators.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, CardRow {
    package override nonisolated class var table: PropertyTable { tableViewCellProperties }

    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public override convenience init(frame: CGRect) {
        let requested = MetatypeOrder.takeCell()
        self.init(style: requested.style, reuseIdentifier: requested.identifier)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.preservesSuperviewLayoutMargins = true
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
        contentView.frame = bounds
        addSubview(contentView)
        separator.isHidden = true
        topSeparator.isHidden = true
        addSubview(separator)
        addSubview(topSeparator)
    }

    /// Sets style and identifier after the cell was created, for Interface Builder documents.
    package func setUp(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
    }

    private(set) var style: CellStyle
    open package(set) var reuseIdentifier: String?
    public let contentView = UIView()

    // MARK: Content

    final var isRowOfCard = false
    override var standardAccessibilityPath: UIBezierPath? { isRowOfCard ? nil : super.standardAccessibilityPath }

    override var standardAccessibility: StandardAccessibility {
        let texts = [textLabelStorage?.text, detailLabelStorage?.text].compactMap { $0 }.filter { !$0.isEmpty }
        return StandardAccessibility(label: texts.isEmpty ? nil : texts.joined(separator: ", "))
    }

    private var textLabelStorage: UILabel?
    private var detailLabelStorage: UILabel?
    private var imageViewStorage: UIImageView?

    open var textLabel: UILabel? {
        if let textLabelStorage { return textLabelStorage }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body, compatibleWith: resolvedTraits)
        if style == .value2 { label.textColor = .tintColor }
        return adopt(label, &textLabelStorage)
    }

    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let detailLabelStorage { return detailLabelStorage }
        let label = UILabel()
        label.font = .preferredFont(
            forTextStyle: style == .subtitle || style == .value2 ? .caption1 : .body, compatibleWith: resolvedTraits)
        label.textColor = style == .value1 ? .secondaryLabel : .label
        return adopt(label, &detailLabelStorage)
    }

    private func adopt(_ label: UILabel, _ storage: inout UILabel?) -> UILabel {
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = true
        label.onSizeChange = { [weak self] in self?.setNeedsLayout() }
        storage = label
        contentView.addSubview(label)
        return label
    }

    open var imageView: UIImageView? {
        if let imageViewStorage { return imageViewStorage }
        let view = UIImageView()
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        imageViewStorage = view
        contentView.addSubview(view)
        return view
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        case .default: .cell()
        }
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }
    private var configuredView: (UIView & UIContentView)?

    private func contentConfigurationDidChange() {
        guard let contentConfiguration else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            return
        }
        if let configuredView, type(of: configuredView.configuration) == type(of: contentConfiguration),
            configuredView.supports(contentConfiguration)
        {
            configuredView.configuration = contentConfiguration
        } else {
            configuredView?.removeFromSuperview()
            let view = contentConfiguration.makeContentView()
            contentView.addSubview(view)
            configuredView = view
            if !(view is UIListContentView) { pin(view) }
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func pin(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor), view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { wasSet(); setNeedsDisplay() } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
    open var automaticallyUpdatesContentConfiguration = true { didSet { wasSet() } }
    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { wasSet() } }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open func setNeedsUpdateConfiguration() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
    open func updateConfiguration(using state: UICellConfigurationState) {}

    // MARK: State

    open var isSelected = false { didSet { wasSet(); stateDidChange(isSelected != oldValue) } }
    open var isHighlighted = false { didSet { wasSet(); stateDidChange(isHighlighted != oldValue) } }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open var isEditing = false {
        didSet {
            wasSet()
            guard isEditing != oldValue else { return }
            if editingAccessoryType != accessoryType || editingAccessoryView !== accessoryView { accessoryDidChange() }
            setNeedsUpdateConfiguration()
        }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// The controls that the table shows in the row while it is edited.
    final var editing: RowEditing? {
        didSet {
            guard editing != oldValue else { return }
            editingViews.show(editing, in: self)
            setNeedsLayout()
        }
    }
    private(set) lazy var editingViews = RowEditingViews()
    /// What the table's section index takes from the content.
    final var indexInset: CGFloat = 0 { didSet { if indexInset != oldValue { setNeedsLayout() } } }
    open var selectionStyle = SelectionStyle.default { didSet { wasSet(); setNeedsLayout() } }
    open var focusStyle = FocusStyle.default { didSet { wasSet() } }
    open var showsReorderControl = false { didSet { wasSet() } }
    open var shouldIndentWhileEditing = true { didSet { wasSet() } }
    open var indentationLevel = 0 { didSet { wasSet(); setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { wasSet(); setNeedsLayout() } }
    open var editingStyle: EditingStyle { editing?.style ?? .none }
    open var showingDeleteConfirmation: Bool { false }
    open var userInteractionEnabledWhileDragging = false { didSet { wasSet() } }
    open func prepareForReuse() {}
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}

    private func stateDidChange(_ changed: Bool) {
        guard changed else { return }
        setNeedsDisplay()
        setNeedsLayout()
        setNeedsUpdateConfiguration()
    }

    // MARK: Gesture recognisers

    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    // MARK: Accessory and background

    open var accessoryType = AccessoryType.none { didSet { wasSet(); if accessoryType != oldValue { accessoryDidChange() } } }
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            accessoryDidChange()
        }
    }
    open var editingAccessoryType = AccessoryType.none { didSet { wasSet(); if isEditing { accessoryDidChange() } } }
    open var editingAccessoryView: UIView? { didSet { if isEditing { accessoryDidChange() } } }
    open var backgroundView: UIView? { didSet { replaceGround(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { replaceGround(oldValue, selectedBackgroundView) } }
    open var multipleSelectionBackgroundView: UIView?
    private var standardAccessories: [UIView] = []
    /// The distance of accessories from the trailing edge of the safe area; nil for that of the row's margins.
    package final var accessoryMargin: CGFloat? { didSet { if accessoryMargin != oldValue { setNeedsLayout() } } }
    private var showsDisclosure: Bool {
        let type = isEditing ? editingAccessoryType : accessoryType
        return type == .disclosureIndicator || type == .detailDisclosureButton
    }

    private func replaceGround(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    private func accessoryDidChange() {
        standardAccessories.forEach { $0.removeFromSuperview() }
        standardAccessories = []
        (isEditing ? accessoryView : editingAccessoryView)?.removeFromSuperview()
        if let shown = shownAccessoryView {
            shown.translatesAutoresizingMaskIntoConstraints = true
            addSubview(shown)
        } else {
            standardAccessories = makeStandardAccessories()
            standardAccessories.forEach(addSubview)
        }
        setNeedsLayout()
    }

    /// Rows have other accessories while they are edited.
    private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// Returns the accessories from the trailing edge inwards.
    private func makeStandardAccessories() -> [UIView] {
        let symbols: [AccessorySymbol] =
            switch isEditing ? editingAccessoryType : accessoryType {
            case .none: []
            case .disclosureIndicator: [.disclosure]
            case .checkmark: [.checkmark]
            case .detailButton: [.detail]
            case .detailDisclosureButton: [.disclosure, .detail]
            }
        return symbols.map { $0.view(for: resolvedTraits) }
    }

    /// The button with an “i”, which is the innermost of the standard accessories.
    var detailButton: UIView? {
        let type = isEditing ? editingAccessoryType : accessoryType
        return [.detailButton, .detailDisclosureButton].contains(type) ? standardAccessories.last : nil
    }

    /// Whether the row's constraints do not determine its height.
    package internal(set) var hasBrokenHeight = false

    // MARK: Separator, set by the table

    private let separator = UIView()
    private let topSeparator = UIView()

    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            wasSet()
            hasOwnSeparatorInset = true
            setNeedsLayout()
        }
    }
    private var hasOwnSeparatorInset = false

    struct Separators: Equatable {
        enum Line { case none, inset, full }
        var top = Line.none
        var bottom = Line.none
        var color: UIColor?
        var inset: UIEdgeInsets?
    }

    var separators = Separators() {
        didSet { if separators != oldValue { setNeedsLayout() } }
    }

    private func layOutSeparators() {
        let line = separatorHeight
        for (view, kind, y) in [(separator, separators.bottom, bounds.height - line), (topSeparator, separators.top, 0)]
            as [(UIView, Separators.Line, CGFloat)]
        {
            view.isHidden = kind == .none
            view.backgroundColor = separators.color ?? .separator
            let inset = kind == .full ? .zero : separatorEdges
            view.frame = mirrored(CGRect(x: inset.left, y: y, width: max(bounds.width - inset.left - inset.right, 0), height: line))
        }
        bringSubviewToFront(separator)
    }

    /// The insets of the separators before mirroring, with leading as left. They begin where the text begins, unless an inset was set,
    /// and end at the trailing margin from iOS 26 on.
    private var separatorEdges: UIEdgeInsets {
        if hasOwnSeparatorInset { return separatorInset }
        if let inset = separators.inset { return inset }
        var left = isRightToLeft ? layoutMargins.right : layoutMargins.left
        if let list = configuredView as? UIListContentView, let leading = list.textLeading { left = leading }
        if let image = imageViewStorage, image.image != nil, let label = textLabelStorage {
            left = isRightToLeft ? contentView.frame.width - label.frame.maxX : label.frame.minX
        }
        let right = isRightToLeft ? layoutMargins.left : layoutMargins.right
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: systemMetrics.separatorEndsAtMargin ? right : 0)
    }

    // MARK: Layout

    private var accessoryViews: [UIView] { shownAccessoryView.map { [$0] } ?? standardAccessories }

    private func accessorySize(_ view: UIView) -> CGSize {
        if view.bounds.size != .zero { return view.bounds.size }
        let size = view.intrinsicContentSize
        if size.width >= 0, size.height >= 0 { return view.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size }
        return view.systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    }

    /// Returns the frame of the content view: the bounds without accessories, indentation and the safe area at the sides.
    private func contentFrame(in bounds: CGRect) -> CGRect {
        let safe = safeAreaInsets
        var (leading, trailing) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
        leading += CGFloat(indentationLevel) * indentationWidth
        if editing != nil { leading += editingViews.controlWidth }
        trailing += editing?.moves == true ? editingViews.handleWidth : indexInset
        let views = accessoryViews
        if !views.isEmpty {
            let margin = accessoryMargin ?? (isRightToLeft ? layoutMargins.left - safe.left : layoutMargins.right - safe.right)
            // The content view reaches to the app's own accessory view, and to 8 points from the system's (Controls.md, accessoryView).
            let gap = accessoryView != nil ? 0 : showsDisclosure ? systemMetrics.rowChevron.gap : 8
            trailing += margin + views.reduce(0) { $0 + accessorySize($1).width } + CGFloat(views.count - 1) * 12 + gap
        }
        return mirrored(CGRect(x: leading, y: 0, width: max(bounds.width - leading - trailing, 0), height: bounds.height))
    }

    private func layOutAccessories() {
        let edge = isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right
        var x = bounds.width - (accessoryMargin.map { $0 + edge } ?? (isRightToLeft ? layoutMargins.left : layoutMargins.right))
        if editing?.moves == true { x -= editingViews.handleWidth }
        for view in accessoryViews {
            let size = accessorySize(view)
            x -= size.width
            view.frame = mirrored(CGRect(x: x, y: roundToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height))
            x -= 12
        }
    }

    /// Whether the text size is an accessibility size. Texts are then stacked, in as many lines as they need.
    private var isLarge: Bool { resolvedTraits.values.preferredContentSizeCategory.isAccessibilityCategory }

    private var row: RowArrangement? {
        guard textLabelStorage != nil || detailLabelStorage != nil || imageViewStorage != nil else { return nil }
        var row = RowArrangement(self)
        row.margins = contentView.layoutMargins
        row.isRightToLeft = isRightToLeft
        row.isSideBySide = !isLarge && (style == .value1 || style == .value2)
        for label in [textLabelStorage, detailLabelStorage].compactMap({ $0 }) where isLarge && label.numberOfLines == 1 {
            label.numberOfLines = 0
        }
        if style == .subtitle, !isLarge { row.margins.top = 2; row.margins.bottom = 2 }
        if let image = imageViewStorage?.shownImage { row.image = image.size }
        row.text = textLabelStorage.flatMap { $0.text?.isEmpty ?? true ? nil : $0 }
        row.secondary = detailLabelStorage.flatMap { $0.text?.isEmpty ?? true ? nil : $0 }
        return row
    }

    private func layOutStandardContent() {
        guard let row else { return }
        if style == .value2, !isLarge { layOutValue2(); return }
        let frames = row.frames(in: contentView.bounds)
        imageViewStorage?.frame = frames.image
        textLabelStorage?.frame = frames.text
        detailLabelStorage?.frame = frames.secondary
    }

    /// Places a narrow trailing-aligned name beside its value (column of 91 points: inferred).
    private func layOutValue2() {
        let bounds = contentView.bounds, start = isRightToLeft ? contentView.layoutMargins.right : contentView.layoutMargins.left
        func layOut(_ label: UILabel?, x: CGFloat, width: CGFloat) {
            guard let label else { return }
            let height = label.sizeThatFits(.zero).height
            let rect = CGRect(x: x, y: roundToPixel(bounds.midY - height / 2), width: max(width, 0), height: height)
            label.frame = isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        textLabelStorage?.textAlignment = isRightToLeft ? .left : .right
        layOut(textLabelStorage, x: start, width: 91)
        layOut(detailLabelStorage, x: start + 97, width: bounds.width - start - 97 - 16)
    }

    /// Sets the content view's frame before the engine solves: at another height its constraints would conflict.
    func fitContentView() {
        let frame = contentFrame(in: bounds)
        if contentView.frame != frame { contentView.frame = frame }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        selectedBackgroundView?.isHidden = !showsSelection
        contentView.frame = contentFrame(in: bounds)
        layOutAccessories()
        editingViews.arrange(in: self)
        if let list = configuredView as? UIListContentView { list.frame = contentView.bounds }
        layOutStandardContent()
        if let list = configuredView as? UIListContentView { list.layoutIfNeeded() }
        layOutSeparators()
    }

    /// Returns the row's height at a width: that of the list configuration or the standard labels, otherwise the one that the content
    /// view's constraints determine. Nil if they do not determine it.
    func fittingHeight(width: CGFloat) -> CGFloat? {
        bounds.size.width = width
        let content = contentFrame(in: CGRect(x: 0, y: 0, width: width, height: bounds.height))
        if contentView.bounds.width != content.width { contentView.frame = content }
        if let list = configuredView as? UIListContentView {
            // At its old width it would extend beyond the content view, which would increase its margin.
            if list.bounds.width > content.width { list.frame = contentView.bounds }
            return list.sizeThatFits(CGSize(width: content.width, height: 0)).height
        }
        // What fills the content view has its margins, before it has been placed, too.
        configuredView?.frame = contentView.bounds
        if let height = heightOfPinnedContent(width: width) { return height }
        let hasConstraints = contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        if !hasConstraints { return row?.height(width: content.width) }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : nil
    }

    /// Returns the height that constraints between the cell itself and its content determine; nil without such constraints.
    private func heightOfPinnedContent(width: CGFloat) -> CGFloat? {
        guard pinsContentToItself else { return nil }
        // The content view follows the cell, whatever its height is now.
        let mask = contentView.autoresizingMask
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        defer { contentView.autoresizingMask = mask }
        let size = fittingSize(CGSize(width: width, height: 0), .required, .fittingSizeLevel)
        return size.height > 0 ? size.height : nil
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width) ?? 0) }

    // MARK: Drawing

    private var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    open override func draw(_ rect: CGRect) {
        if let backgroundConfiguration {
            backgroundConfiguration.draw(in: self, bounds: bounds, radius: backgroundConfiguration.cornerRadius)
        }
        guard showsSelection, selectedBackgroundView == nil, let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(resolved(.systemGray4))
        context.fill(bounds)
    }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        if changes.contains(.preferredContentSizeCategory) {
            if !standardAccessories.isEmpty { accessoryDidChange() }
            editingViews.show(nil, in: self)
            editingViews.show(editing, in: self)
        }
        setNeedsLayout()
    }
}
