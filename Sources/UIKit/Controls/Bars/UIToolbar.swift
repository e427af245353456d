import Foundation
import Graphics

/// A row of buttons at the bottom. 44 points tall on devices with a home button, 49 on others (Controls.md, UIToolbar: ib); from iOS 26 on
/// capsules of glass, 48 tall (Generations.md, toolbar).
@preconcurrency @MainActor
open class UIToolbar: UIView {
    package override nonisolated class var table: PropertyTable { toolbarProperties }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        hugContent(horizontally: false, vertically: true)
    }

    open var items: [UIBarButtonItem]? {
        didSet {
            needsRebuild = true
            setNeedsLayout()
            let owners = systemMetrics.hasGlass ? (items ?? []).compactMap(\.searchOwner).filter { $0.searchController != nil } : []
            for owner in (oldValue ?? []).compactMap(\.searchOwner) where !owners.contains(owner) { owner.hasSearchInToolbar = false }
            for owner in owners { owner.hasSearchInToolbar = true }
        }
    }
    /// The effect of the content under the bar at its edge, as the controller says.
    var edgeProbe: (() -> ScrollEdge?)?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var barTintColor: UIColor? { didSet { wasSet(); setNeedsDisplay() } }
    open var barStyle = UIBarStyle.default { didSet { wasSet() } }
    open var isTranslucent = true { didSet { wasSet() } }
    open var standardAppearance = UIToolbarAppearance() { didSet { wasSet(); setNeedsDisplay() } }
    open var compactAppearance: UIToolbarAppearance? { didSet { wasSet() } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { wasSet() } }
    open func setBackgroundImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}

    /// How far the background extends downwards, behind the home indicator.
    var bottomExtension: CGFloat = 0 { didSet { setNeedsDisplay() } }

    /// The distance from the bottom of the screen: the safe area, from iOS 26 on less (Generations.md, toolbar).
    func bottomMargin(_ safe: CGFloat) -> CGFloat { systemMetrics.hasGlass ? min(safe, systemMetrics.toolbarMargin) : safe }

    var barHeight: CGFloat {
        if let height = systemMetrics.toolbarHeight { return height }
        let traits = deviceTraits
        if traits.userInterfaceIdiom == .pad { return 50 }
        if traits.verticalSizeClass == .compact { return 32 }
        return (window?.safeAreaInsets.bottom ?? 0) > 0 ? 49 : 44
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    private var needsRebuild = true
    private var views: [(item: UIBarButtonItem, view: UIView?)] = []

    override func styleItems() {
        needsRebuild = true
        setNeedsLayout()
    }

    /// Whether the bar's search field is active: it is alone with the button that cancels (Generations.md, bottomSearch).
    var activeSearch: UISearchController? {
        didSet {
            guard activeSearch !== oldValue else { return }
            needsRebuild = true
            setNeedsLayout()
        }
    }

    private var shownItems: [UIBarButtonItem] {
        let items = (items ?? []).filter { !$0.isHidden }
        guard let activeSearch, let field = items.first(where: { $0.searchOwner != nil }) else { return items }
        let cancel = UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: "xmark")) { [weak activeSearch] _ in activeSearch?.isActive = false })
        cancel.accessibilityLabel = "Cancel"
        cancel.sharesBackground = false
        return [field, cancel]
    }

    private func rebuild() {
        guard needsRebuild else { return }
        needsRebuild = false
        views.forEach { $0.view?.removeFromSuperview() }
        views = shownItems.map { item in
            item.style(in: self)
            item.onChange = { [weak self] in
                self?.needsRebuild = true; self?.setNeedsLayout()
            }
            guard !item.isSpace else { return (item, nil) }
            let view = ToolbarSearchField(item) ?? BarButton.view(for: item, in: self, tint: ownTintColor)
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
            return (item, view)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rebuild()
        if systemMetrics.hasGlass { return layOutGroups() }
        let margin: CGFloat = bounds.width < 414 ? 16 : 20
        let row = CGRect(x: bounds.minX + margin, y: bounds.minY, width: bounds.width - 2 * margin, height: barHeight)
        let sizes = views.map { entry -> CGSize in
            guard let view = entry.view else { return CGSize(width: entry.item.width, height: 0) }
            return BarButton.size(of: view, item: entry.item, barHeight: row.height)
        }
        // Neighbours without a space item between them are eight points apart (inferred).
        let gaps = zip(views, views.dropFirst()).map { $0.item.isSpace || $1.item.isSpace ? CGFloat(0) : 8 } + [0]
        let springs = views.count { $0.item.systemItem == .flexibleSpace }
        let free = row.width - sizes.reduce(0) { $0 + $1.width } - gaps.reduce(0, +)
        let spring = springs > 0 ? max(free / CGFloat(springs), 0) : 0
        var x = row.minX
        for (index, entry) in views.enumerated() {
            let size = sizes[index]
            if let view = entry.view {
                view.frame = mirrored(
                    CGRect(x: roundToPixel(x), y: roundToPixel(row.midY - size.height / 2), width: size.width, height: size.height))
            }
            x += entry.item.systemItem == .flexibleSpace ? spring : size.width
            x += gaps[index]
        }
    }

    private let capsules = BarCapsules()

    /// Lays out groups of buttons in capsules. Flexible spaces share the free width.
    private func layOutGroups() {
        capsules.begin()
        defer { capsules.end() }
        let metrics = systemMetrics, isActive = activeSearch != nil
        let row = bounds.insetBy(dx: isActive ? 8 : min(metrics.toolbarMargin, bounds.width / 8), dy: 0)
        let spacing = isActive ? 8 : metrics.barGroupSpacing
        let sections = views.split(omittingEmptySubsequences: false) { $0.item.systemItem == .flexibleSpace }
        let groups = sections.map { section in
            BarGroup.groups(of: section.map { (item: $0.item, view: $0.view ?? UIView()) })
        }
        var widths = groups.map { $0.map { $0.widths(height: row.height, metrics, pitch: metrics.toolbarGroupPitch) } }
        let taken = widths.joined().reduce(0) { $0 + $1.reduce(0, +) }
        let gaps = groups.reduce(0) { $0 + CGFloat(max($1.count - 1, 0)) * spacing }
        let springs = CGFloat(groups.count - 1), free = max(row.width - taken - gaps, 0)
        // A search field takes the free room, except for the space between groups.
        let isStretched = stretch(&widths, of: groups, by: max(free - springs * spacing, 0))
        let spring = isStretched ? spacing : springs > 0 ? free / springs : 0
        var x = row.minX - bounds.minX
        for (section, sectionWidths) in zip(groups, widths) {
            for (index, (group, widths)) in zip(section, sectionWidths).enumerated() {
                if index > 0 { x += spacing }
                x = group.layOut(widths, in: self, row: row, from: x, capsules: capsules)
            }
            x += spring
        }
    }

    /// Widens the first search field; returns whether there is one.
    private func stretch(_ widths: inout [[[CGFloat]]], of groups: [[BarGroup]], by free: CGFloat) -> Bool {
        for (section, sectionGroups) in groups.enumerated() {
            for (group, entries) in sectionGroups.enumerated() {
                guard let entry = entries.entries.firstIndex(where: { ($0.view as? ToolbarSearchField)?.isField ?? false }) else {
                    continue
                }
                widths[section][group][entry] += free
                return true
            }
        }
        return false
    }

    open override func draw(_ rect: CGRect) {
        guard !systemMetrics.hasGlass else {
            let fade = CGRect(x: bounds.minX, y: bounds.minY - 16, width: bounds.width, height: bounds.height + 16 + bottomExtension)
            edgeProbe?()?.draw(in: fade, isAtTop: false, of: self)
            return
        }
        let ground = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height + bottomExtension)
        if let barTintColor {
            UIGraphicsGetCurrentContext()?.setFillColor(resolved(barTintColor))
            UIGraphicsGetCurrentContext()?.fill(ground)
        } else {
            standardAppearance.draw(in: self, ground, shadowAtTop: true)
        }
    }
}
