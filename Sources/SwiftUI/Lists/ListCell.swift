import UIKit

/// What a cell shows.
@MainActor struct RowContent {
    let elements: [Element]
    let look: ListLook
    let metrics: ListMetrics
    let environment: EnvironmentValues
    let isFirst, isLast: Bool
    let isSelectable: Bool
}

/// A row of a list.
final class ListCell: UITableViewCell {
    private var content: RowContent?
    private let host = ElementHost()
    private let lower = UIView()
    private let upper = UIView()
    private let badge = UILabel()
    private var ground: PageNode?
    private var swipeNode: ActionsNode?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(host)
        shouldGroupAccessibilityChildren = true
        for line in [lower, upper] {
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { fatalError("A list's cell is made in code.") }

    private var element: Element? { content?.elements.first }
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { element?.trait(key) ?? Key.defaultValue }

    /// What a tap on the row does.
    var rowAction: (() -> Void)? {
        guard element?.environment.isEnabled != false else { return nil }
        if let outline = trait(OutlineTrait.self), outline.isOpen != nil { return outline.toggle }
        return trait(RowActionTrait.self)?.perform
    }
    var tagOfRow: AnyHashable? { trait(TagTrait.self) ?? element?.environment.rowIdentity }
    var isSelectionDisabled: Bool { trait(SelectionDisabledTrait.self) }

    // MARK: Showing

    func show(_ content: RowContent, in list: Node) {
        self.content = content
        host.element = element
        host.setNeedsLayout()
        accessoryType = trait(RowActionTrait.self)?.showsDisclosure == true ? .disclosureIndicator : .none
        showOutline()
        showBadge()
        showBackground(list)
        selectionStyle = content.isSelectable || rowAction != nil ? .default : .none
        setNeedsLayout()
    }

    private func showOutline() {
        guard let outline = trait(OutlineTrait.self) else { return indentationLevel = 0 }
        indentationLevel = outline.level
        guard let isOpen = outline.isOpen else { return accessoryView = nil }
        let image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.forward")
        let view = UIImageView(image: image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(textStyle: .footnote, scale: .medium)))
        view.tintColor = .tintColor
        view.sizeToFit()
        accessoryView = view
    }

    private func showBadge() {
        guard let content, let text = trait(BadgeTrait.self) else { return badge.removeFromSuperview() }
        badge.attributedText = text.foregroundColor(.secondary).resolved(in: content.environment)
        contentView.addSubview(badge)
    }

    private func showBackground(_ list: Node) {
        guard let content else { return }
        guard let view = trait(RowBackgroundTrait.self) else {
            ground?.leaveAll()
            (ground, backgroundView) = (nil, nil)
            backgroundColor = content.look.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
            if content.look == .column { backgroundColor = .clear }
            if content.environment.scrollContentBackground == .hidden, !content.look.isGrouped { backgroundColor = .clear }
            return
        }
        let page = ground ?? PageNode(Scope(graph: list.graph, parent: list, environment: content.environment), keepsPreferences: true)
        page.view.respectsSafeArea = false
        page.show(view, content.environment)
        ground = page
        backgroundColor = .clear
        if backgroundView !== page.view { backgroundView = page.view }
    }

    // MARK: Swiping

    /// Returns the actions at one side, made of the buttons that the row's view gives.
    func swipeConfiguration(isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let content, let element else { return nil }
        guard let given = isLeading ? trait(LeadingSwipeTrait.self) : trait(TrailingSwipeTrait.self) else { return nil }
        let node = ActionsNode(Scope(graph: element.node.graph, parent: element.node, environment: content.environment))
        node.show(given.content, content.environment)
        swipeNode = node
        let configuration = UISwipeActionsConfiguration(actions: node.items.compactMap(action))
        configuration.performsFirstActionWithFullSwipe = given.allowsFullSwipe
        return configuration
    }

    private func action(_ element: Element) -> UIContextualAction? {
        guard let item = element.trait(ActionTrait.self) else { return nil }
        // A button with a picture shows that alone.
        let action = UIContextualAction(
            style: item.role == .destructive ? .destructive : .normal, title: item.image == nil ? item.title : nil
        ) { _, _, done in
            item.perform()
            done(true)
        }
        action.image = item.image
        let environment = element.innermost.environment
        if environment.tintStyle != nil { action.backgroundColor = environment.accentColor }
        return action
    }

    // MARK: Accessibility

    /// What is told of as the row: the only element in it, or all elements of a row that does something. Until iOS 17, a row that does
    /// nothing is not told of, but what is in it (Generations.md, listSpeech).
    private var spoken: [UIView] {
        let all = host.spokenViews
        guard !all.contains(where: { $0 is UIControl }) else { return [] }
        if rowAction == nil, all.count != 1 || traitCollection.systemGeneration < .ios18 { return [] }
        return all
    }

    override var isAccessibilityElement: Bool {
        get { !spoken.isEmpty }
        set {}
    }
    /// Rows of iOS 18 have an outline, each with the corners of a card; those of iOS 26 have a frame (Generations.md, outline).
    override var accessibilityPath: UIBezierPath? {
        get {
            guard traitCollection.systemGeneration == .ios18, isAccessibilityElement else { return nil }
            let radius: CGFloat = content?.look.tableStyle == .insetGrouped ? 10 : 0
            return UIBezierPath(roundedRect: accessibilityFrame, cornerRadius: radius)
        }
        set {}
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spoken.joint(\.accessibilityLabel) }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spoken.joint(\.accessibilityValue) }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? spoken.lazy.compactMap(\.accessibilityHint).first }
        set { super.accessibilityHint = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(spoken.jointTraits).union(rowAction == nil ? .none : .button) }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? spoken.compactMap(\.accessibilityCustomActions).flatMap { $0 } }
        set { super.accessibilityCustomActions = newValue }
    }

    // MARK: Layout

    /// The room between the content view's edges and the content. An accessory has room of its own.
    private func insets(_ width: CGFloat) -> EdgeInsets {
        guard let content else { return EdgeInsets() }
        let margin = RowGeometry.margin(content.look, superview?.bounds.width ?? width, content.metrics)
        var insets =
            trait(RowInsetsTrait.self)
            ?? EdgeInsets(top: content.metrics.rowMargin, leading: margin, bottom: content.metrics.rowMargin, trailing: margin)
        if editing { insets.leading = min(insets.leading, margin) }
        if accessoryType != .none || accessoryView != nil { insets.trailing = 0 }
        return insets
    }

    private var editing: Bool { isEditing }
    private var badgeWidth: CGFloat { badge.superview == nil ? 0 : badge.intrinsicContentSize.width.rounded(.up) + 8 }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        alignAccessories(targetSize.width)
        // UIKit's own answer arranges the content view beside editing controls and accessories.
        _ = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        guard let content, element != nil else { return CGSize(width: targetSize.width, height: 0.001) }
        let insets = insets(targetSize.width)
        let width = max(contentView.bounds.width - insets.horizontal - badgeWidth, 0)
        let height = host.size(ProposedViewSize(width: width, height: nil)).height + insets.vertical
        let least = content.environment.defaultMinListRowHeight
        return CGSize(width: targetSize.width, height: max(height, least) + (content.isLast ? 0 : content.environment.listRowSpacing ?? 0))
    }

    /// Accessories end where texts of rows without one do.
    private func alignAccessories(_ width: CGFloat) {
        accessoryMargin = content.map { RowGeometry.margin($0.look, superview?.bounds.width ?? width, $0.metrics) }
    }

    override func layoutSubviews() {
        alignAccessories(bounds.width)
        super.layoutSubviews()
        let insets = insets(bounds.width), area = contentView.bounds, isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(area.width - insets.horizontal - badgeWidth, 0)
        let height = host.size(ProposedViewSize(width: width, height: nil)).height
        // The content is in the middle of what its insets leave.
        let y = insets.top + (area.height - insets.vertical - height) / 2
        let x = isMirrored ? area.width - insets.leading - width : insets.leading
        host.frame = CGRect(x: x, y: y, width: width, height: height)
        if badge.superview != nil {
            let size = badge.intrinsicContentSize
            let edge = area.width - insets.trailing - size.width
            badge.frame = CGRect(
                x: isMirrored ? insets.trailing : edge, y: (area.height - size.height) / 2, width: size.width, height: size.height)
        }
        layOutSeparators()
        fillCard()
    }

    private func fillCard() {
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        sendSubviewToBack(backgroundView)
    }

    private func layOutSeparators() {
        guard let content else { return }
        let own = trait(RowSeparatorTrait.self)
        let isGrouped = content.look.isGrouped
        let line = content.metrics.separatorHeight ?? 1 / max(traitCollection.displayScale, 1)
        lower.isHidden = own.bottom == .hidden || (content.isLast && isGrouped && own.bottom != .visible) || content.look.isSidebar
        // The line above the first row belongs to plain lists, and only where it is asked for.
        upper.isHidden = own.top != .visible || !content.isFirst
        for view in [lower, upper] {
            view.backgroundColor = trait(RowSeparatorTintTrait.self)?.resolved(in: content.environment) ?? .separator
        }
        let (left, right) = separatorEdges(content)
        lower.frame = CGRect(x: left, y: bounds.height - line, width: max(right - left, 0), height: line)
        upper.frame = CGRect(x: left, y: 0, width: max(right - left, 0), height: line)
        bringSubviewToFront(lower)
        bringSubviewToFront(upper)
    }

    /// Lines begin at the content's leading edge, or at a guide that it sets, and end at the row's edge or margin.
    private func separatorEdges(_ content: RowContent) -> (CGFloat, CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let offered = ProposedViewSize(width: host.bounds.width, height: nil)
        let guide = element?.guide(HorizontalAlignment.listRowSeparatorLeading.key, offered) ?? 0
        let frame = convert(host.frame, from: contentView)
        let margin = RowGeometry.margin(content.look, superview?.bounds.width ?? bounds.width, content.metrics)
        let leading = (isMirrored ? bounds.width - frame.maxX : frame.minX) + guide
        let trailing = content.metrics.separatorEndsAtMargin ? margin : 0
        return isMirrored ? (trailing, bounds.width - leading) : (leading, bounds.width - trailing)
    }
}

extension Element {
    /// The element inside of all wrappers.
    var innermost: Element { (self as? WrapperElement)?.content.innermost ?? self }
}

/// What a tap on a row does.
struct RowAction {
    var showsDisclosure = false
    let perform: @MainActor () -> Void
}

enum RowActionTrait: ViewTraitKey { static var defaultValue: RowAction? { nil } }
