import Foundation
import Graphics

@preconcurrency @MainActor
public protocol UITabBarDelegate: DelegateMessages {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// A row of tabs at the bottom. 49 points tall, 32 in compact height, 50 on iPad, plus the safe area below (Controls.md, UITabBar). From iOS
/// 26 on 83 points in all, with a floating platter of glass (Generations.md, tabBar).
@preconcurrency @MainActor
open class UITabBar: UIView {
    package override nonisolated class var table: PropertyTable { tabBarProperties }

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

    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? { didSet { itemsDidChange() } }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    open weak var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }
    open var barTintColor: UIColor? { didSet { wasSet(); setNeedsDisplay() } }
    open var unselectedItemTintColor: UIColor? { didSet { wasSet(); setNeedsDisplay() } }
    open var selectedImageTintColor: UIColor? { didSet { wasSet() } }
    open var isTranslucent = true { didSet { wasSet() } }
    open var barStyle = UIBarStyle.default { didSet { wasSet() } }
    open var backgroundImage: UIImage? { didSet { wasSet() } }
    open var shadowImage: UIImage? { didSet { wasSet() } }
    open var selectionIndicatorImage: UIImage? { didSet { wasSet() } }
    open var itemSpacing: CGFloat = 0 { didSet { wasSet() } }
    open var itemWidth: CGFloat = 0 { didSet { wasSet() } }
    open var standardAppearance = UITabBarAppearance() { didSet { wasSet(); setNeedsDisplay() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { wasSet(); setNeedsDisplay() } }

    /// Whether content continues under the bar, as reported by the controller.
    var coversContent: Bool { contentProbe?() ?? false }
    var contentProbe: (() -> Bool)?

    override func styleItems() { itemsDidChange() }

    private func itemsDidChange() {
        for item in items ?? [] {
            item.style(in: self)
            item.onChange = { [weak self] in self?.setNeedsDisplay() }
        }
        setNeedsDisplay()
    }

    /// The height without the safe area below.
    var barHeight: CGFloat {
        let device = deviceTraits
        if let total = systemMetrics.tabBarTotalHeight { return total - min(window?.safeAreaInsets.bottom ?? 0, 34) }
        if device.userInterfaceIdiom == .pad { return 50 }
        return device.verticalSizeClass == .compact ? 32 : 49
    }

    /// The capsules of glass that contain the items; nil without glass.
    private var platter: TabPlatter? {
        let metrics = systemMetrics
        guard metrics.hasGlass, let items, !items.isEmpty else { return nil }
        let titleWidths = items.map { item in
            item.title.map { TextSystem.layout(titleBlock($0, titleAttributes(of: item, isSelected: false), .black)).size.width } ?? 0
        }
        return TabPlatter(
            in: bounds, safeArea: safeAreaInsets, titleWidths: titleWidths, search: items.firstIndex(where: \.isSearch),
            shown: isMinimized ? items.firstIndex { $0 === selectedItem } : nil, metrics: metrics)
    }

    /// Whether scrolling has made the bar smaller, as the controller says (`tabBarMinimizeBehavior`).
    var isMinimized: Bool { minimizeProbe?() ?? false }
    var minimizeProbe: (() -> Bool)?
    /// The effect of the content under the bar at its edge, as the controller says.
    var edgeProbe: (() -> ScrollEdge?)?

    /// Whether images are beside titles: in compact height or regular width.
    private var isInline: Bool {
        if systemMetrics.hasGlass { return false }
        let traits = resolvedTraits.values
        return traits.verticalSizeClass == .compact || traits.horizontalSizeClass == .regular
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: systemMetrics.tabBarTotalHeight ?? barHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: systemMetrics.tabBarTotalHeight ?? barHeight + safeAreaInsets.bottom)
    }

    /// Whether the bar is clear. Before iOS 15 it always has its background.
    private var isClear: Bool { !coversContent && scrollEdgeAppearance == nil && resolvedTraits.systemGeneration >= .classic }

    private var appearance: UITabBarAppearance { coversContent ? standardAppearance : scrollEdgeAppearance ?? standardAppearance }

    open override func draw(_ rect: CGRect) {
        if let platter, let context = UIGraphicsGetCurrentContext() {
            drawPlatter(platter, in: context)
        } else if let barTintColor {
            UIGraphicsGetCurrentContext()?.setFillColor(resolved(barTintColor))
            UIGraphicsGetCurrentContext()?.fill(bounds)
        } else if !isClear {
            appearance.draw(in: self, bounds, shadowAtTop: true)
        }
        let items = items ?? []
        let rects = itemRects(of: items.count)
        for (item, rect) in zip(items, rects) where !rect.isEmpty { draw(item, in: rect) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let items, let point = touches.first?.location(in: self) else { return }
        let rects = itemRects(of: items.count)
        guard let index = rects.firstIndex(where: { $0.contains(point) }), items[index].isEnabled else {
            return
        }
        selectedItem = items[index]
        delegate?.tabBar(self, didSelect: items[index])
    }

    /// Returns the items' rectangles: those of the platter, equal shares of the width, or on wide screens a centred group (inferred: at
    /// most 156 points each).
    private func itemRects(of count: Int) -> [CGRect] {
        if let platter { return platter.items.map { mirrored($0) } }
        let safe = safeAreaInsets
        let room = bounds.width - safe.left - safe.right
        let width = min(room / CGFloat(count), isInline && resolvedTraits.values.horizontalSizeClass == .regular ? 156 : room)
        let left = bounds.minX + safe.left + (room - width * CGFloat(count)) / 2
        return (0..<count).map { index in
            mirrored(CGRect(x: left + width * CGFloat(index), y: bounds.minY, width: width, height: barHeight))
        }
    }

    /// Draws the fade of the content below, the platter, the search circle, and a capsule under the selected item.
    private func drawPlatter(_ platter: TabPlatter, in context: CGContext) {
        if coversContent {
            let fade = CGRect(x: bounds.minX, y: platter.capsule.minY, width: bounds.width, height: bounds.maxY - platter.capsule.minY)
            edgeProbe?()?.draw(in: fade.insetBy(dx: 0, dy: -8).offsetBy(dx: 0, dy: -8), isAtTop: false, of: self)
        }
        for part in [platter.capsule, platter.circle].compactMap({ $0 }) {
            glass().draw(mirrored(part), radius: part.height / 2, in: context)
        }
        guard context.drawsGlass, !isMinimized, let items, let index = items.firstIndex(where: { $0 === selectedItem && !$0.isSearch })
        else { return }
        context.setFillColor(resolved(.tertiarySystemFill))
        context.fill(.capsule(mirrored(platter.items[index])), .winding)
    }

    private func titleAttributes(of item: UITabBarItem, isSelected: Bool) -> [NSAttributedString.Key: Any] {
        let own = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
        return itemAppearance(isSelected).titleTextAttributes.merging(own) { $1 }
    }

    private func itemAppearance(_ isSelected: Bool) -> UITabBarItemStateAppearance {
        let item = isInline ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
        return isSelected ? item.selected : item.normal
    }

    /// Returns an item's colour: grey unless it is selected (inferred: 60 % grey in light, 46 % in dark).
    private func color(isSelected: Bool) -> CGColor {
        if let color = itemAppearance(isSelected).iconColor { return resolved(color) }
        if isSelected { return selectedImageTintColor.map { resolved($0) } ?? tintCGColor }
        if let unselectedItemTintColor { return resolved(unselectedItemTintColor) }
        if systemMetrics.hasGlass { return resolved(.label) }
        return CGColor(gray: isDark ? 0.46 : 0.6)
    }

    private func draw(_ item: UITabBarItem, in rect: CGRect) {
        let isSelected = item === selectedItem
        // A disabled tab has half the opacity (inferred from looking at iOS).
        var color = color(isSelected: isSelected)
        if !item.isEnabled { color = color.withAlpha(color.alpha * 0.5) }
        // A minimised bar and the search circle show images alone.
        let isImageOnly = systemMetrics.hasGlass && item.image != nil && (isMinimized || item.isSearch)
        let attributes = titleAttributes(of: item, isSelected: isSelected)
        let title = item.title.flatMap { $0.isEmpty || isImageOnly ? nil : titleBlock($0, attributes, color) }
        let image = (isSelected ? item.selectedImage ?? item.image : item.image).map(symbolised)
        let imageSize = image?.size ?? .zero
        var imageRect: CGRect
        if isInline {
            let text = title.map { TextSystem.layout($0).size } ?? .zero
            let gap: CGFloat = image != nil && title != nil ? 7 : 0
            let left = rect.midX - (imageSize.width + gap + text.width) / 2
            imageRect = CGRect(x: left, y: rect.midY - imageSize.height / 2, width: imageSize.width, height: imageSize.height)
            var textRect = CGRect(x: imageRect.maxX + gap, y: rect.minY, width: text.width + 1, height: rect.height)
            if isRightToLeft {
                imageRect.origin.x = rect.midX + (imageSize.width + gap + text.width) / 2 - imageSize.width
                textRect.origin.x = imageRect.minX - gap - text.width
            }
            if let title { UIGraphicsGetCurrentContext()?.drawText(title, in: textRect, centered: true) }
        } else {
            let middle = rect.minY + (title == nil ? rect.height / 2 : systemMetrics.tabImageMiddle)
            imageRect = CGRect(
                x: rect.midX - imageSize.width / 2, y: middle - imageSize.height / 2, width: imageSize.width, height: imageSize.height)
            let textRect = CGRect(x: rect.minX + 2, y: rect.minY + systemMetrics.tabTitleTop, width: rect.width - 4, height: 12)
            if let title { UIGraphicsGetCurrentContext()?.drawText(title, in: textRect, centered: true) }
        }
        imageRect.origin = CGPoint(x: roundToPixel(imageRect.minX), y: roundToPixel(imageRect.minY))
        if let image {
            let appearance = ImageAppearance(
                tint: color, traits: resolvedTraits, isRightToLeft: isRightToLeft, treatsAutomaticAsTemplate: true)
            UIGraphicsGetCurrentContext()?.draw(image.value.drawing(in: imageRect, appearance: appearance))
        }
        if let badge = item.badgeValue {
            draw(badge, of: item, in: rect, nextTo: image == nil ? nil : imageRect)
        }
    }

    /// Returns a symbol at 18 points (15 beside its title), large, medium weight (inferred); other images unchanged.
    private func symbolised(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage else { return image }
        let standard = UIImage.SymbolConfiguration(pointSize: isInline ? 15 : 18, weight: .medium, scale: .large)
        return image.withConfiguration(standard.applying(image.symbolConfiguration))
    }

    private func titleBlock(_ title: String, _ attributes: [NSAttributedString.Key: Any], _ color: CGColor) -> TextBlock {
        var paragraph = ParagraphStyle()
        paragraph.alignment = isInline ? .natural : .center
        let font = UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: isInline ? .regular : .medium)
        let context = TextContext(
            font: font, color: color, paragraph: paragraph, numberOfLines: 1, isRightToLeft: isRightToLeft, scale: pixelScale,
            traits: resolvedTraits)
        return TextBlock(NSAttributedString(string: title, attributes: attributes), in: context)
    }

    /// Draws a badge: a capsule, red by default and 18 points tall, over the image's top trailing corner (without an image: Generations.md,
    /// tabBadge).
    private func draw(_ text: String, of item: UITabBarItem, in rect: CGRect, nextTo image: CGRect?) {
        let metrics = systemMetrics
        var paragraph = ParagraphStyle()
        paragraph.alignment = .center
        let context = TextContext(
            font: .systemFont(ofSize: 13), color: .white, paragraph: paragraph, numberOfLines: 1, scale: pixelScale, traits: resolvedTraits)
        let block = TextBlock(text, in: context)
        let width = max(TextSystem.layout(block).size.width + 10, 18)
        let overlap: CGFloat = metrics.hasGlass ? -metrics.tabBadgeStart : 5
        // Beside a title, a badge at the image's end would cover the first letters.
        let start = image.map { isInline ? 0 : $0.width / 2 - overlap } ?? metrics.tabBadgeStart
        let x = isRightToLeft ? (image ?? rect).midX - start - width : (image ?? rect).midX + start
        let y = image.map { metrics.hasGlass ? rect.minY + metrics.tabBadgeTop : $0.midY - 16 } ?? rect.minY + metrics.tabBadgeTop
        let badge = CGRect(x: roundToPixel(x), y: y, width: width, height: 18)
        let color = item.badgeColor ?? itemAppearance(item === selectedItem).badgeBackgroundColor ?? .systemRed
        UIGraphicsGetCurrentContext()?.setFillColor(resolved(color))
        UIGraphicsGetCurrentContext()?.fill(.capsule(badge), .winding)
        UIGraphicsGetCurrentContext()?.drawText(block, in: badge, centered: true)
    }

    override var standardAccessibility: StandardAccessibility {
        // Without items, readers find what an app put inside.
        StandardAccessibility(traits: .tabBar, elements: items?.isEmpty == false ? itemElements : nil)
    }

    private var elementStorage: [UIAccessibilityElement] = []

    /// The accessibility elements of the items that the bar draws. The value is the badge until iOS 18, and a number is read as so many "items";
    /// a disabled item is read as others are (Suites.md, tabWords).
    private var itemElements: [UIAccessibilityElement] {
        let items = items ?? []
        while elementStorage.count < items.count { elementStorage.append(UIAccessibilityElement(accessibilityContainer: self)) }
        elementStorage.removeLast(elementStorage.count - items.count)
        let rects = itemRects(of: items.count)
        for (index, item) in items.enumerated() {
            let element = elementStorage[index]
            var traits: UIAccessibilityTraits = [.button, .tabBarItem]
            if item === selectedItem { traits.insert(.selected) }
            element.accessibilityLabel = item.accessibilityLabel ?? item.title
            element.accessibilityHint = item.accessibilityHint
            let badge = systemMetrics.hasGlass ? nil : item.badgeValue.map { Int($0) == nil ? $0 : "\($0) items" }
            element.accessibilityValue = item.accessibilityValue ?? badge
            element.accessibilityIdentifier = item.accessibilityIdentifier
            element.accessibilityTraits = traits
            // An item's button is inset by 2 points at its sides and by 1 from the bar's top edge (recorded pictures of iOS 18); in a
            // platter it is the item.
            let inset = systemMetrics.hasGlass ? .zero : UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 2)
            element.accessibilityFrameInContainerSpace = rects[index].inset(by: inset)
        }
        return elementStorage
    }

    package override var summary: String? {
        (items ?? []).map { item in
            let title = item.title ?? "–"
            return (item === selectedItem ? "[\(title)]" : title) + (item.badgeValue.map { " (\($0))" } ?? "")
        }.joined(separator: " ")
    }
}
