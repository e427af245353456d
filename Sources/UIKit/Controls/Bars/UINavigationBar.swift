import Foundation
import Graphics

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: DelegateMessages {}

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// A bar with title, buttons and back button. 44 points tall, 32 in compact height, 52 more with a large title
/// (Controls.md, UINavigationBar); from iOS 26 on 54 points, of which the buttons have the upper 44 (Generations.md, navigationBar).
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    package override nonisolated class var table: PropertyTable { navigationBarProperties }

    /// What a large title adds, in whole pixels: more if its text is larger than at the standard size. On iOS 26 a smaller text takes
    /// away half of the difference (Generations.md, largeTitle).
    private var largeTitleHeight: CGFloat {
        let growth = largeTitleGrowth
        return ceilToPixel(systemMetrics.largeTitleHeight + (systemMetrics.hasGlass && growth < 0 ? growth / 2 : growth))
    }
    private var largeTitleGrowth: CGFloat { ceilToPixel(largeTitleFont.lineHeight) - ceilToPixel(Self.standardLargeFont.lineHeight) }
    private static var standardLargeFont: UIFont { .systemFont(ofSize: 34, weight: .bold) }
    /// Large titles follow the text size, unlike titles in the row of buttons (Generations.md, largeTitle).
    private var largeTitleFont: UIFont {
        UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: Self.standardLargeFont, compatibleWith: resolvedTraits)
    }
    /// The vertical margin of the search field, above and below together.
    private let searchMargin: CGFloat = 16

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
        setDefaults { insetsLayoutMarginsFromSafeArea = false }
        addSubview(titleLabel)
        for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = [.staticText, .header] }
        addSubview(largeTitleLabel)
        titleLabel.textAlignment = .center
        largeTitleLabel.isHidden = true
    }

    // MARK: Content

    open var items: [UINavigationItem]? {
        get { itemStorage }
        set { itemStorage = newValue ?? []; itemsDidChange() }
    }
    private var itemStorage: [UINavigationItem] = []
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = itemStorage + [item] }
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        let last = itemStorage.last
        items = Array(itemStorage.dropLast())
        return last
    }
    open var topItem: UINavigationItem? { itemStorage.last }
    open var backItem: UINavigationItem? { itemStorage.dropLast().last }
    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: Look

    open var prefersLargeTitles = false { didSet { wasSet(); if prefersLargeTitles != oldValue { itemsDidChange() } } }
    open var isTranslucent = true {
        didSet {
            wasSet()
            setNeedsDisplay()
            if isTranslucent != oldValue { onHeightChange?() }
        }
    }
    open var barStyle = UIBarStyle.default { didSet { wasSet(); setNeedsDisplay() } }
    open var barTintColor: UIColor? { didSet { wasSet(); setNeedsDisplay() } }
    open var shadowImage: UIImage? { didSet { wasSet() } }
    open var backIndicatorImage: UIImage? { didSet { wasSet() } }
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { wasSet() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { wasSet(); setNeedsLayout() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { wasSet(); setNeedsLayout() } }
    open var standardAppearance = UINavigationBarAppearance() { didSet { wasSet(); appearanceWasChosen = true; setNeedsLayout() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { wasSet(); setNeedsLayout() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { wasSet(); setNeedsLayout() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { wasSet(); setNeedsLayout() } }
    private var appearanceWasChosen = false
    private var backgroundImage: UIImage?
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImage = image
        setNeedsDisplay()
        wasSet(for: UInt(barMetrics.rawValue)) { (bar: UINavigationBar) in bar.setBackgroundImage(image, for: barMetrics) }
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

    /// Whether content is under the bar, as reported by the controller.
    var coversContent: Bool { contentProbe?() ?? false }
    var contentProbe: (() -> Bool)?
    /// The effect of the content under the bar at its edge, as the controller says.
    var edgeProbe: (() -> ScrollEdge?)?
    /// How far the background extends upwards, into the status bar.
    var topExtension: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The button of a split view before the leading items.
    var displayModeItem: UIBarButtonItem? { didSet { topItemDidChange() } }
    /// What is below the first item: that of the column before it, where a split view has one column.
    var itemBelow: UINavigationItem? { didSet { topItemDidChange() } }
    private var previousItem: UINavigationItem? { backItem ?? itemBelow }
    /// The points of the large title that have scrolled away with the content, at most `titlesHeight`. The bar's controller says so.
    var scrolledAway: CGFloat = 0 { didSet { if scrolledAway != oldValue { setNeedsLayout() } } }
    /// The height of the large title with its subtitle; zero where there is none.
    var titlesHeight: CGFloat { showsLargeTitle ? largeTitleHeight + largeSubtitleHeight : 0 }
    /// What is left of the large title.
    private var remainingTitlesHeight: CGFloat { max(titlesHeight - scrolledAway, 0) }
    /// Whether the large title has scrolled away, so that the title is in the row.
    private var isCollapsed: Bool { scrolledAway > 0 && remainingTitlesHeight == 0 }

    package var showsLargeTitle: Bool {
        guard prefersLargeTitles, let item = topItem, resolvedTraits.values.verticalSizeClass != .compact, !isInLowWindow else {
            return false
        }
        switch item.largeTitleDisplayMode {
        case .never, .inline: return false
        case .always: return true
        case .automatic:
            return ((itemBelow.map { [$0] } ?? []) + itemStorage.dropLast()).allSatisfy { $0.largeTitleDisplayMode != .never }
        }
    }

    /// Whether the window is lower than any telephone's that stands upright, of which the lowest has 480 points (Generations.md, largeTitle).
    /// The bar's controller says so.
    var isInLowWindow = false { didSet { if isInLowWindow != oldValue { setNeedsLayout() } } }

    /// The height of the row of buttons.
    var rowHeight: CGFloat {
        let device = deviceTraits, metrics = systemMetrics
        if device.userInterfaceIdiom == .pad { return metrics.navigationPadRowHeight }
        return device.verticalSizeClass == .compact ? metrics.navigationCompactRowHeight : metrics.navigationRowHeight
    }

    /// The height of everything that the top item shows.
    var wantedHeight: CGFloat {
        let search = searchBarOfItem.map { $0.fieldHeight + searchMargin + $0.scopeHeight } ?? 0
        guard !isSearchActive else { return search }
        var height = rowHeight + systemMetrics.navigationRowGap
        if topItem?.prompt != nil { height += 30 }
        return height + remainingTitlesHeight + search
    }

    /// Whether an active search field has taken the place of titles and buttons.
    private var isSearchActive: Bool {
        guard let item = topItem, !item.hasSearchInToolbar, let search = item.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// The height of the line below a large title.
    private var largeSubtitleHeight: CGFloat {
        guard let item = topItem, systemMetrics.hasGlass else { return 0 }
        return largeSubtitle.size(of: item.largeSubtitleView ?? item.subtitleView, or: item.largeSubtitleText).height
    }

    /// The search bar below the titles; nil if the item has none, or if it is in the toolbar.
    private var searchBarOfItem: UISearchBar? {
        guard let item = topItem, !item.hasSearchInToolbar else { return nil }
        return item.searchController?.searchBar
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: wantedHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }

    // MARK: Subviews

    private let titleLabel = UILabel()
    private let largeTitleLabel = UILabel()
    /// A picture of the layer shows no plain title on glass, but a title view (a recorded picture of iOS 26).
    override var subviewsOfScreen: [UIView] { systemMetrics.hasGlass ? [titleLabel, backButton].compactMap(\.self) : [] }
    private let subtitle = BarSubtitle(font: .systemFont(ofSize: 12))
    private let largeSubtitle = BarSubtitle(font: .systemFont(ofSize: 15))
    private var promptLabel: UILabel?
    private var backButton: UIView?
    private var leading: [(item: UIBarButtonItem, view: UIView)] = []
    private var trailing: [(item: UIBarButtonItem, view: UIView)] = []
    private var shownTitleView: UIView?
    private var shownSearchBar: UISearchBar?
    private let capsules = BarCapsules()
    private var needsRebuild = true

    var onHeightChange: (() -> Void)?

    private func itemsDidChange() {
        for item in itemStorage { item.onChange = { [weak self] in self?.topItemDidChange() } }
        topItemDidChange()
    }

    private func topItemDidChange() {
        needsRebuild = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        onHeightChange?()
    }

    override func styleItems() {
        needsRebuild = true
        setNeedsLayout()
    }

    private func rebuild() {
        guard needsRebuild else { return }
        needsRebuild = false
        let old = (leading + trailing).map(\.view) + [backButton, shownTitleView, shownSearchBar].compactMap { $0 }
        old.forEach { $0.removeFromSuperview() }
        backButton = nil
        shownTitleView = nil
        shownSearchBar = nil
        leading = []
        trailing = []
        guard let item = topItem else { titleLabel.text = nil; return }
        let showsBack =
            previousItem != nil && !item.hidesBackButton && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
        if !isSearchActive {
            if showsBack { backButton = makeBackButton() }
            leading = views(of: (displayModeItem.map { [$0] } ?? []) + (item.leftBarButtonItems ?? []))
            trailing = views(of: item.rightBarButtonItems)
            if let view = item.titleView {
                shownTitleView = view
                view.translatesAutoresizingMaskIntoConstraints = true
                addSubview(view)
            }
        }
        if let search = searchBarOfItem {
            shownSearchBar = search
            search.onHeightChange = { [weak self] in self?.topItemDidChange() }
            search.translatesAutoresizingMaskIntoConstraints = true
            addSubview(search)
        }
    }

    private func views(of items: [UIBarButtonItem]?) -> [(item: UIBarButtonItem, view: UIView)] {
        (items ?? []).filter { !$0.isHidden }.map { item in
            item.style(in: self)
            item.onChange = { [weak self] in self?.topItemDidChange() }
            let attributes =
                item.style == .done
                ? appearance.doneButtonAppearance.normal.titleTextAttributes : appearance.buttonAppearance.normal.titleTextAttributes
            let view = item.isSpace ? UIView() : BarButton.view(for: item, in: self, tint: ownTintColor, attributes: attributes)
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
            return (item, view)
        }
    }

    /// Makes a button of a chevron and the previous item's title, or "Back" (inferred: the chevron is 8 points from the edge; the title:
    /// Generations.md, backTitle).
    private func makeBackButton() -> UIView {
        let previous = previousItem
        var look = UIButton.Configuration.plain()
        look.contentInsets = .zero
        look.imagePadding = systemMetrics.backTitleSpacing
        look.image = appearance.backIndicatorImage ?? backIndicatorImage ?? UIImage(systemName: "chevron.backward")
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)
        let title = previous?.backBarButtonItem?.title ?? previous?.backButtonTitle ?? previous?.title ?? "Back"
        if previous?.backButtonDisplayMode != .minimal, !title.isEmpty, systemMetrics.backButtonHasTitle { look.title = title }
        if systemMetrics.hasGlass { look.baseForegroundColor = ownTintColor ?? .label }
        look.titleLineBreakMode = .byTruncatingTail
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: 17)
            return attributes
        }
        let button = BackButton(configuration: look)
        button.accessibilityIdentifier = "BackButton"
        button.accessibilityTraits = [.button, .backButton]
        button.accessibilityLabel = title
        // Generations.md, backNames.
        let isNamed = systemMetrics.backButtonHasNames && (title != "Back" || systemMetrics.hasGlass)
        button.accessibilityUserInputLabels = isNamed ? [title, "Back"] : []
        button.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    /// Pops the navigation controller's top controller, or the bar's own top item without a navigation controller. From the last one it
    /// leads to the split view's column below.
    private func goBack() {
        var responder = next
        while let current = responder {
            if let controller = current as? UINavigationController {
                if backItem == nil {
                    controller.splitViewController?.showColumnBelow()
                } else {
                    controller.popViewController(animated: true)
                }
                return
            }
            responder = current.next
        }
        _ = popItem(animated: true)
    }

    // MARK: Appearance

    var appearance: UINavigationBarAppearance {
        let item = topItem
        if coversContent { return item?.standardAppearance ?? standardAppearance }
        return item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? item?.standardAppearance ?? standardAppearance
    }

    /// Whether the bar is clear: at the top of its content without a scroll-edge appearance; before iOS 15 only with a large title
    /// (Suites.md, barHairline: pictures of iOS 13 show the hairline below a bar over content that does not scroll).
    private var isClear: Bool {
        guard !coversContent, topItem?.scrollEdgeAppearance == nil, scrollEdgeAppearance == nil else { return false }
        return resolvedTraits.systemGeneration >= .classic || showsLargeTitle
    }

    open override func draw(_ rect: CGRect) {
        let ground = CGRect(x: bounds.minX, y: bounds.minY - topExtension, width: bounds.width, height: bounds.height + topExtension)
        if let backgroundImage, backgroundImage.size != .zero {
            let context = UIGraphicsGetCurrentContext()
            context?.draw(backgroundImage.value.drawing(in: ground, appearance: ImageAppearance(tint: tintCGColor, traits: resolvedTraits)))
            return
        }
        if let barTintColor, !appearanceWasChosen {
            UIGraphicsGetCurrentContext()?.setFillColor(resolved(barTintColor))
            UIGraphicsGetCurrentContext()?.fill(ground)
            return
        }
        guard !isClear else { return }
        if systemMetrics.hasGlass, !appearanceWasChosen, topItem?.standardAppearance == nil {
            edgeProbe?()?.draw(in: ground, isAtTop: true, of: self)
            return
        }
        appearance.draw(in: self, ground, shadowAtTop: false)
    }

    // MARK: Arrangement

    /// The side margin: 16 points, 20 from a width of 414 on (Margins.md, systemMinimum); 16 beside a display's cutout at any width
    /// (pictures of iOS 13).
    private var sideMargin: CGFloat {
        if isBelowNothing, bounds.width < 414 { return systemMetrics.barMarginBelowNothing }
        return bounds.width < 414 || safeAreaInsets.left > 0 && safeAreaInsets.right > 0 ? 16 : 20
    }

    /// Whether the bar is at the top of a screen without a safe area.
    var isBelowNothing = false { didSet { if isBelowNothing != oldValue { setNeedsLayout() } } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rebuild()
        capsules.begin()
        defer { capsules.end() }
        var top = bounds.minY
        if isSearchActive {
            for label in [titleLabel, largeTitleLabel] + [promptLabel].compactMap({ $0 }) { label.isHidden = true }
            _ = subtitle.show(nil, or: nil, in: self)
            _ = largeSubtitle.show(nil, or: nil, in: self)
            return layOutSearch(at: top)
        }
        layOutPrompt(at: top)
        if topItem?.prompt != nil { top += 30 }
        let row = CGRect(x: bounds.minX, y: top, width: bounds.width, height: rowHeight)
        let safe = safeAreaInsets
        let leadingEdge = layOutLeading(row, inset: isRightToLeft ? safe.right : safe.left)
        let trailingEdge = layOutTrailing(row, inset: isRightToLeft ? safe.left : safe.right)
        layOutTitle(row, from: leadingEdge, to: trailingEdge)
        top += rowHeight + systemMetrics.navigationRowGap
        layOutLargeTitle(at: top)
        top += remainingTitlesHeight
        layOutSearch(at: top)
    }

    private func layOutSearch(at top: CGFloat) {
        guard let bar = shownSearchBar else { return }
        bar.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: bar.fieldHeight + searchMargin + bar.scopeHeight)
    }

    private func layOut(_ view: UIView, _ size: CGSize, x: CGFloat, in row: CGRect) {
        view.frame = mirrored(CGRect(x: x, y: y(ofMiddle: size.height, in: row), width: size.width, height: size.height))
    }

    /// Returns the top of something in the middle of a row. From iOS 26 on, half a pixel is rounded up the screen (Generations.md, backTitle).
    private func y(ofMiddle height: CGFloat, in row: CGRect) -> CGFloat {
        let y = row.midY - height / 2
        return systemMetrics.hasGlass ? (y * pixelScale - 0.51).rounded(.up) / pixelScale : roundToPixel(y)
    }

    /// The distance between neighbours in a bar (inferred).
    private static let spacing: CGFloat = 16

    private func layOutLeading(_ row: CGRect, inset: CGFloat) -> CGFloat {
        if systemMetrics.hasGlass {
            let start = inset + sideMargin
            let back = backButton.map { [(item: UIBarButtonItem(), view: $0)] } ?? []
            let end = layOutGroups(back.map { BarGroup(entries: [$0]) } + BarGroup.groups(of: leading), from: start, in: row)
            return row.minX + (end > start ? end + systemMetrics.barGroupSpacing : start)
        }
        var x = row.minX + inset + (backButton == nil ? sideMargin : 8)
        if let backButton {
            let size = backButton.intrinsicContentSize
            layOut(backButton, CGSize(width: min(size.width, row.width / 3), height: size.height), x: x, in: row)
            x += min(size.width, row.width / 3) + Self.spacing
        }
        for (item, view) in leading {
            let size = item.isSpace ? CGSize(width: item.width, height: 0) : BarButton.size(of: view, item: item, barHeight: row.height)
            layOut(view, size, x: x, in: row)
            x += size.width + Self.spacing
        }
        return leading.isEmpty && backButton == nil ? row.minX + inset + sideMargin : x - Self.spacing + 8
    }

    private func layOutTrailing(_ row: CGRect, inset: CGFloat) -> CGFloat {
        if systemMetrics.hasGlass {
            // Groups are placed from the edge inwards, the first item outermost.
            let start = inset + sideMargin
            let end = layOutGroups(BarGroup.groups(of: trailing), from: start, in: row, isTrailing: true)
            return row.maxX - (end > start ? end + systemMetrics.barGroupSpacing : start)
        }
        var x = row.maxX - inset - sideMargin
        for (item, view) in trailing {
            let size = item.isSpace ? CGSize(width: item.width, height: 0) : BarButton.size(of: view, item: item, barHeight: row.height)
            x -= size.width
            layOut(view, size, x: x, in: row)
            x -= Self.spacing
        }
        return trailing.isEmpty ? x : x + Self.spacing - 8
    }

    /// Lays out groups of buttons and their capsules side by side, as `BarGroup` does one.
    private func layOutGroups(_ groups: [BarGroup], from start: CGFloat, in row: CGRect, isTrailing: Bool = false) -> CGFloat {
        let metrics = systemMetrics
        var x = start
        for (index, group) in groups.enumerated() {
            if index > 0 { x += metrics.barGroupSpacing }
            let widths = group.widths(height: row.height, metrics, pitch: metrics.barGroupPitch)
            x = group.layOut(widths, in: self, row: row, from: x, isTrailing: isTrailing, capsules: capsules)
        }
        return x
    }

    /// Centres the title in the bar if there is room, otherwise between the buttons.
    private func layOutTitle(_ row: CGRect, from leadingEdge: CGFloat, to trailingEdge: CGFloat) {
        let room = max(trailingEdge - leadingEdge, 0)
        func centered(_ size: CGSize) -> CGRect {
            let width = min(size.width, room)
            var x = row.midX - width / 2
            x = min(max(x, leadingEdge), max(trailingEdge - width, leadingEdge))
            return CGRect(x: roundToPixel(x), y: y(ofMiddle: size.height, in: row), width: width, height: size.height)
        }
        titleLabel.isHidden = shownTitleView != nil || (showsLargeTitle && !isCollapsed)
        titleLabel.attributedText = titleText(
            topItem?.title, appearance.titleTextAttributes, titleTextAttributes, .systemFont(ofSize: 17, weight: .semibold))
        if systemMetrics.hasGlass, let title = topItem?.attributedTitle { titleLabel.attributedText = NSAttributedString(uiKit: title) }
        titleLabel.frame = mirrored(centered(titleLabel.intrinsicContentSize))
        layOutSubtitle(centered)
        guard let view = shownTitleView else { return }
        var size = view.intrinsicContentSize
        let fitting = view.systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
        if size.width < 0 { size.width = fitting.width > 0 ? fitting.width : view.bounds.width }
        if size.height < 0 { size.height = fitting.height > 0 ? fitting.height : view.bounds.height }
        view.frame = mirrored(centered(CGSize(width: size.width, height: min(size.height, row.height))))
    }

    /// Lays out the line below the title; both together are in the middle of the row.
    private func layOutSubtitle(_ centered: (CGSize) -> CGRect) {
        guard systemMetrics.hasGlass, let item = topItem else { return }
        let isShown = !titleLabel.isHidden
        let size = subtitle.show(isShown ? item.subtitleView : nil, or: isShown ? item.subtitleText : nil, in: self)
        guard size.height > 0 else { return }
        let title = titleLabel.intrinsicContentSize
        let both = centered(CGSize(width: max(title.width, size.width), height: title.height + size.height))
        func line(_ size: CGSize, y: CGFloat) -> CGRect {
            let width = min(size.width, both.width)
            return mirrored(CGRect(x: roundToPixel(both.midX - width / 2), y: y, width: width, height: size.height))
        }
        titleLabel.frame = line(title, y: both.minY)
        subtitle.frame = line(size, y: both.minY + title.height)
    }

    /// Places the prompt, a small line above the row of buttons (13 points; its position is inferred).
    private func layOutPrompt(at top: CGFloat) {
        guard let prompt = topItem?.prompt else {
            promptLabel?.isHidden = true
            return
        }
        let label = promptLabel ?? UILabel()
        if promptLabel == nil {
            promptLabel = label
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            addSubview(label)
        }
        label.isHidden = false
        label.text = prompt
        let margin = max(safeAreaInsets.left, safeAreaInsets.right) + sideMargin
        label.frame = CGRect(x: bounds.minX + margin, y: top + 9, width: max(bounds.width - 2 * margin, 0), height: 18)
    }

    private func layOutLargeTitle(at top: CGFloat) {
        largeTitleLabel.isHidden = !showsLargeTitle || isCollapsed
        guard !largeTitleLabel.isHidden else {
            _ = largeSubtitle.show(nil, or: nil, in: self)
            return
        }
        let title = systemMetrics.hasGlass ? topItem?.largeTitle ?? topItem?.title : topItem?.title
        largeTitleLabel.attributedText = titleText(
            title, appearance.largeTitleTextAttributes, largeTitleTextAttributes, largeTitleFont)
        let size = largeTitleLabel.intrinsicContentSize
        let inset = isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
        // A smaller title ends where others do.
        let lower = systemMetrics.hasGlass ? max(-largeTitleGrowth, 0) : 0
        let frame = CGRect(
            x: bounds.minX + inset + sideMargin, y: roundToPixel(top + 3 + lower - scrolledAway),
            width: min(size.width, bounds.width - 2 * sideMargin), height: size.height)
        largeTitleLabel.frame = mirrored(frame)
        cut(largeTitleLabel, above: top)
        guard systemMetrics.hasGlass, let item = topItem else { return }
        let line = largeSubtitle.show(item.largeSubtitleView ?? item.subtitleView, or: item.largeSubtitleText, in: self)
        guard line.height > 0 else { return }
        let width = min(line.width, bounds.width - 2 * sideMargin)
        largeSubtitle.frame = mirrored(CGRect(x: frame.minX, y: frame.maxY, width: width, height: line.height))
        cut(largeSubtitle.shown, above: top)
    }

    /// Hides what has scrolled behind the row of buttons, which has no ground yet.
    private func cut(_ view: UIView, above top: CGFloat) {
        let hidden = top - view.frame.minY
        guard scrolledAway > 0, hidden > 0 else { return view.layer.mask = nil }
        let mask = view.layer.mask ?? CALayer()
        mask.backgroundColor = UIColor.black.cgColor
        mask.frame = CGRect(x: 0, y: hidden, width: view.bounds.width, height: max(view.bounds.height - hidden, 0))
        view.layer.mask = mask
    }

    private func titleText(
        _ title: String?, _ first: [NSAttributedString.Key: Any], _ second: [NSAttributedString.Key: Any]?, _ font: UIFont
    ) -> NSAttributedString? {
        guard let title else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: barStyle == .black ? UIColor.white : UIColor.label]
        attributes.merge(second ?? [:]) { $1 }
        attributes.merge(first) { $1 }
        return NSAttributedString(string: title, attributes: attributes)
    }

    override func adapt(to changes: TraitMask, from previous: UITraitCollection) {
        super.adapt(to: changes, from: previous)
        if !changes.isDisjoint(with: [.layoutDirection, .verticalSizeClass, .preferredContentSizeCategory]) { topItemDidChange() }
    }

    package override var summary: String? { topItem?.title }
}

/// The button that leads back: a chevron and a title.
private final class BackButton: UIButton {
    /// For readers it is as high as the bar and begins at its edge (Suites.md, backFrame); on glass it is as large as its ground.
    override var standardAccessibilityFrame: CGRect {
        guard let bar = superview as? UINavigationBar, !systemMetrics.hasGlass else { return super.standardAccessibilityFrame }
        let whole = CGRect(x: 0, y: frame.midY - bar.rowHeight / 2, width: frame.maxX + 4 / 3, height: bar.rowHeight)
        let turned = CGRect(x: frame.minX - 4 / 3, y: whole.minY, width: bar.bounds.maxX - frame.minX + 4 / 3, height: whole.height)
        return UIAccessibility.convertToScreenCoordinates(bar.isRightToLeft ? turned : whole, in: bar)
    }
}
