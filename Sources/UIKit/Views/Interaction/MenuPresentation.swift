import Foundation
import Graphics

/// An open menu over a window: the cards of the menu and its open submenu, beside their source or below a lifted preview.
final class OpenMenu: UIView {
    private let menu: UIMenu
    private weak var anchor: UIView?
    private let order: UIContextMenuConfiguration.ElementOrder
    private let preview: MenuPreview?
    private var card: MenuCard?
    private var submenu: (element: UIMenu, card: MenuCard)?
    private var onChoice: (UIMenuElement) -> Void
    private var onClose: (() -> Void)?

    /// Opens a menu at a view.
    /// - Parameters:
    ///   - preview: What a long press has lifted, in the middle of a blurred screen; nil for a button's menu.
    ///   - onChoice: Called with the element that is chosen, after the menu is closed.
    @discardableResult static func open(
        _ menu: UIMenu, at source: UIView, order: UIContextMenuConfiguration.ElementOrder = .automatic, preview: MenuPreview? = nil,
        onChoice: @escaping (UIMenuElement) -> Void, onClose: (() -> Void)? = nil
    ) -> OpenMenu? {
        guard let window = source.window else { return nil }
        // The layout that an opening menu asks for may ask for the menu again.
        if let opening = window.subviews.lazy.compactMap({ $0 as? OpenMenu }).first(where: { $0.isOpening && $0.anchor === source }) {
            return opening
        }
        let open = OpenMenu(menu, source, order, preview, onChoice)
        open.onClose = onClose
        window.addFilling(open)
        open.appear()
        open.isOpening = false
        return open
    }

    private var isOpening = true

    // MARK: Motion

    /// The timing of an opening menu (inferred from looking at iOS).
    private static let opening = AnimationTiming(curve: .spring(Spring(settlingIn: 0.4, dampingRatio: 0.8)), duration: 0.4)
    private static let closing = AnimationTiming(curve: .cubic(.easeInOut), duration: 0.2)

    /// Lets the card grow out of its source.
    private func appear() {
        guard AnimationScope.isEnabled, AnimationScope.current == nil else { return }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            shrink()
        }
        AnimationScope(timing: Self.opening).run {
            alpha = 1
            card?.transform = .identity
            preview?.transform = .identity
        }
    }

    /// The card as small as where it comes from, with its nearest point in place.
    private func shrink() {
        alpha = 0
        guard let card, let anchor else { return }
        let source = anchor.convert(anchor.bounds, to: self), scale: CGFloat = 0.3
        let nearest = CGPoint(
            x: min(max(source.midX, card.frame.minX), card.frame.maxX), y: min(max(source.midY, card.frame.minY), card.frame.maxY))
        let way = CGPoint(x: (nearest.x - card.center.x) * (1 - scale), y: (nearest.y - card.center.y) * (1 - scale))
        card.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(translationX: way.x, y: way.y))
        if let preview { preview.transform = CGAffineTransform(scaleX: 0.94, y: 0.94) }
    }

    private init(
        _ menu: UIMenu, _ source: UIView, _ order: UIContextMenuConfiguration.ElementOrder, _ preview: MenuPreview?,
        _ onChoice: @escaping (UIMenuElement) -> Void
    ) {
        (self.menu, self.anchor, self.order, self.preview, self.onChoice) = (menu, source, order, preview, onChoice)
        super.init(frame: .zero)
        if let preview {
            addFilling(UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)))
            addSubview(preview)
        }
    }

    required init?(coder: NSCoder) { return nil }

    override var dependsOnKeyboard: Bool { true }

    func close() {
        if hidesAnchor { anchor?.layer.opacity = 1 }
        fadeOut()
        removeFromSuperview()
        let done = onClose
        onClose = nil
        done?()
    }

    /// Leaves a picture of the menu, which fades.
    private func fadeOut() {
        guard AnimationScope.isEnabled, AnimationScope.current == nil, let window else { return }
        window.layer.begin(.fade, timing: Self.closing)
    }

    /// Whether the menu takes the place of its button, which is not seen meanwhile.
    private var hidesAnchor: Bool { preview == nil && systemMetrics.menuCoversSource }

    // MARK: Layout

    /// The distance of menus from the edges of the screen (inferred).
    private static let margin: CGFloat = 8

    private var room: CGRect {
        let safe = safeAreaInsets
        let margins = UIEdgeInsets(
            top: max(safe.top, Self.margin), left: max(safe.left, Self.margin), bottom: max(safe.bottom, Self.margin),
            right: max(safe.right, Self.margin))
        return bounds.inset(by: margins)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let anchor, bounds.width > 0 else { return }
        let frame = anchor.convert(anchor.bounds, to: self)
        if hidesAnchor { anchor.layer.opacity = 0 }
        if let preview { layOut(preview, from: frame) } else { layOut(at: frame) }
        layOutSubmenu()
    }

    private func layOut(at source: CGRect) {
        let room = room, overlap = systemMetrics.menuCoversSource
        let gap: CGFloat = overlap ? -source.height : systemMetrics.menuSourceGap
        let size = makeCard(isReversed: false).size(in: room.width)
        let below = room.maxY - source.maxY - gap, above = source.minY - gap - room.minY
        let isAbove = size.height > below && above > below
        let card = makeCard(isReversed: isAbove && order != .fixed)
        let height = min(size.height, max(isAbove ? above : below, 44))
        let x =
            source.midX < bounds.width / 3
            ? source.minX : source.midX > bounds.width * 2 / 3 ? source.maxX - size.width : source.midX - size.width / 2
        card.frame = CGRect(
            x: roundToPixel(min(max(x, room.minX), room.maxX - size.width)),
            y: roundToPixel(isAbove ? source.minY - gap - height : source.maxY + gap), width: size.width, height: height)
    }

    /// Moves preview and menu so that both fit: the menu 16 points below the preview.
    private func layOut(_ preview: MenuPreview, from source: CGRect) {
        let room = room, gap: CGFloat = 16
        let card = makeCard(isReversed: false), size = card.size(in: room.width)
        let wanted = preview.wantedSize(in: room.size) ?? source.size
        let high = min(wanted.height, max(60, room.height - size.height - gap))
        let wide = min(wanted.width * high / max(wanted.height, 1), bounds.width)
        let x = min(max(source.midX - wide / 2, 0), bounds.width - wide)
        let y = max(room.minY, min(source.midY - high / 2, room.maxY - high - gap - size.height))
        preview.frame = CGRect(x: roundToPixel(x), y: roundToPixel(y), width: roundToPixel(wide), height: roundToPixel(high))
        let isRight = source.midX > bounds.width / 2 && source.width < bounds.width * 0.8
        let left = isRight ? preview.frame.maxX - size.width : isRightToLeft ? preview.frame.maxX - size.width : preview.frame.minX
        let top = preview.frame.maxY + gap
        card.frame = CGRect(
            x: roundToPixel(min(max(left, room.minX), room.maxX - size.width)), y: top, width: size.width,
            height: min(size.height, room.maxY - top))
    }

    private var isReversed = false

    private func makeCard(isReversed: Bool) -> MenuCard {
        if let card, self.isReversed == isReversed { return card }
        card?.removeFromSuperview()
        self.isReversed = isReversed
        let made = MenuCard(MenuContent(menu, isReversed: isReversed))
        made.onChoice = { [weak self] in self?.choose($0) }
        addSubview(made)
        card = made
        return made
    }

    // MARK: Choosing

    private func choose(_ row: MenuRow) {
        if let inner = row.row.element as? UIMenu { return open(inner) }
        if submenu?.card.isHeader(row) == true { return closeSubmenu() }
        let element = row.row.element
        if !row.row.attributes.contains(.keepsMenuPresented) { close() }
        onChoice(element)
    }

    /// Opens a submenu over the menu, at its row.
    func open(_ inner: UIMenu) {
        closeSubmenu()
        let card = MenuCard(MenuContent(inner), header: inner.title)
        card.onChoice = { [weak self] in self?.choose($0) }
        addSubview(card)
        submenu = (inner, card)
        setNeedsLayout()
    }

    private func closeSubmenu() {
        submenu?.card.removeFromSuperview()
        submenu = nil
        card?.transform = .identity
        card?.alpha = 1
        setNeedsLayout()
    }

    /// The open submenu begins at its row; the menu is smaller and paler behind it (inferred from looking at iOS).
    private func layOutSubmenu() {
        guard let submenu, let card, let row = card.row(of: submenu.element) else { return }
        let size = submenu.card.size(in: room.width)
        let top = card.frame.minY + row.frame.minY
        submenu.card.frame = CGRect(
            x: card.frame.minX, y: roundToPixel(max(room.minY, min(top, room.maxY - size.height))), width: size.width,
            height: min(size.height, room.height))
        card.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
        card.alpha = 0.6
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if submenu != nil { closeSubmenu() } else { close() }
    }
}

/// What a long press lifts: a picture of the view, or the view of a controller.
final class MenuPreview: UIView {
    private let shown: UIView?
    /// The size that a controller prefers; nil for a picture.
    private let wanted: CGSize?
    /// The controller, which nothing else keeps.
    private let owner: AnyObject?

    /// Shows a picture of a view.
    init(of view: UIView, radius: CGFloat) {
        (shown, wanted, owner) = (view.snapshotView(afterScreenUpdates: false), nil, nil)
        super.init(frame: .zero)
        setUp(radius)
    }

    /// Shows a controller's view.
    init(_ view: UIView, size: CGSize, of owner: AnyObject) {
        (shown, wanted, self.owner) = (view, size, owner)
        super.init(frame: .zero)
        setUp(13)
    }

    required init?(coder: NSCoder) { return nil }

    private func setUp(_ radius: CGFloat) {
        clipsToBounds = true
        layer.cornerRadius = radius
        layer.cornerCurve = .continuous
        if let shown { addFilling(shown) }
    }

    /// The size of a controller's preview: the preferred one, or most of the screen; nil for a picture, which keeps its size.
    func wantedSize(in room: CGSize) -> CGSize? {
        guard let wanted else { return nil }
        let width = min(room.width - 16, wanted.width > 0 ? wanted.width : room.width - 16)
        return CGSize(width: width, height: min(room.height * 0.6, wanted.height > 0 ? wanted.height : room.height * 0.6))
    }
}

extension UIWindow {
    /// The row with a title in the menu that is open; the topmost one if a submenu is open.
    package func menuRow(titled title: String) -> UIView? {
        layoutIfNeeded()
        var found: UIView?
        forEachView { if let row = $0 as? MenuRow, row.row.title == title { found = row } }
        return found
    }

    /// The elements that can be chosen in the menu that is open, with their titles; those of the submenu if one is open.
    package var menuChoices: [(title: String, view: UIView)] {
        layoutIfNeeded()
        var rows: [MenuRow] = []
        forEachView { if let row = $0 as? MenuRow { rows.append(row) } }
        let top = rows.filter { $0.superview === rows.last?.superview }
        return top.filter { $0.style != .title && $0.style != .header && !$0.row.isDisabled }.map { ($0.row.title, $0) }
    }
}
