import UIKit

/// A scroll view's element: UIKit's scroll view with the content in it.
final class ScrollElement: Element, UIScrollViewDelegate {
    private lazy var view = makeScrollView()
    private let contentView = ScrolledContentView()
    private let container = ScrollContainer()
    private var relative: RelativeContainer?
    private var axes = Axis.Set.vertical
    private var settings = ScrollSettings()
    private var memories: [ScrollObserver.Memory] = []
    private var phase = ScrollPhase.idle
    /// Where the next layout scrolls.
    var pending: ScrollPosition.Target?
    private var isPlacing = false
    private var knownSize: CGSize?
    private var toldTarget: ScrollPosition.Target?
    private var toldID: AnyHashable?

    private var own: ScrollSettings.Own { settings.own }
    private var margins: EdgeInsets { own.contentMargins }
    private var content: Element? { node.children.first?.items.first }
    private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

    private func makeScrollView() -> UIScrollView {
        let view = UIScrollView()
        view.contentInsetAdjustmentBehavior = .never
        view.addSubview(contentView)
        view.delegate = self
        return view
    }

    func take(_ axes: Axis.Set, showsIndicators: Bool, _ settings: ScrollSettings, _ relative: RelativeContainer) {
        (self.axes, self.settings, self.relative) = (axes, settings, relative)
        view.isScrollEnabled = !settings.isDisabled
        view.showsVerticalScrollIndicator = showsIndicators && settings.verticalIndicators.isShown
        view.showsHorizontalScrollIndicator = showsIndicators && settings.horizontalIndicators.isShown
        view.alwaysBounceVertical = axes.contains(.vertical) && settings.verticalBounce != .basedOnSize
        view.alwaysBounceHorizontal = axes.contains(.horizontal) && settings.horizontalBounce == .always
        view.keyboardDismissMode = settings.keyboard.mode
        view.clipsToBounds = settings.clips
        view.isPagingEnabled = settings.own.behavior is PagingScrollTargetBehavior
        while memories.count < settings.own.observers.count { memories.append(ScrollObserver.Memory()) }
    }

    // MARK: Size

    /// Returns what the content is offered: without a limit along the axes that scroll.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let offered = proposal.inset(horizontally: margins.horizontal, vertically: margins.vertical)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : offered.width, height: axes.contains(.vertical) ? nil : offered.height)
    }

    // Along an axis that scrolls it takes what it is offered, along the other what the content takes.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        takeRelativeSize(proposal.replacingUnspecifiedDimensions(by: .zero))
        let size = content?.size(inner(proposal)) ?? .zero
        return CGSize(
            width: (axes.contains(.horizontal) ? proposal.width : nil) ?? size.width + margins.horizontal,
            height: (axes.contains(.vertical) ? proposal.height : nil) ?? size.height + margins.vertical)
    }

    // Sizes that a stack only tries out, to learn how flexible its views are, are none for the content to measure itself by.
    private func takeRelativeSize(_ size: CGSize) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
        relative?.take(CGSize(width: size.width - margins.horizontal, height: size.height - margins.vertical))
    }

    // MARK: Showing

    // The scroll view reaches below what covers the edges that it touches; its content begins where it does not.
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        isPlacing = true
        defer { isPlacing = false }
        takeRelativeSize(rect.size)
        let covered = canvas.safeAreaInsets(around: rect, environment.layoutDirection)
        canvas.show(view, rect.inset(by: covered.absolute(environment.layoutDirection).reversed))
        let inset = (covered + margins).absolute(environment.layoutDirection)
        let isAtStart = knownSize != nil && view.contentOffset == minimalOffset
        view.contentInset = inset
        view.verticalScrollIndicatorInsets = (covered + own.indicatorMargins).absolute(environment.layoutDirection)
        view.horizontalScrollIndicatorInsets = view.verticalScrollIndicatorInsets
        if isAtStart { view.contentOffset = minimalOffset }
        takePosition()
        // Views that are made only now may be larger than they were believed to be.
        for _ in 0..<4 where !placeContent(proposal, in: rect, on: canvas) {}
        pending = nil
        tellObservers()
    }

    /// Puts the content at the offset that it has, and returns whether it was right.
    private func placeContent(_ proposal: ProposedViewSize, in rect: CGRect, on canvas: Stage) -> Bool {
        guard let content else { return true }
        let offered = inner(proposal)
        let size = content.size(offered)
        let isFirst = knownSize == nil
        takeContentSize(size)
        let origin = canvas.global(CGRect(origin: view.frame.origin, size: .zero)).origin
        container.origin = CGPoint(x: origin.x - view.contentOffset.x, y: origin.y - view.contentOffset.y)
        container.viewport = CGRect(origin: view.contentOffset, size: view.bounds.size)
        container.globalViewport = room.offsetBy(dx: container.origin.x, dy: container.origin.y)
        container.axes = axes
        container.begin()
        let inner = Stage(contentView, origin: container.origin, node.graph)
        inner.isNew = canvas.isNew || isFirst
        inner.surroundings = surroundings(rect, canvas)
        content.place(CGRect(origin: .zero, size: size), offered, on: inner)
        inner.finish()
        let target = pending.flatMap(offset) ?? (isFirst ? initialOffset : nil)
        let isRight = content.size(offered) == size && (target == nil || target == view.contentOffset)
        if let target { node.graph.animating(isNew: isFirst) { view.contentOffset = target } }
        return isRight
    }

    private func surroundings(_ rect: CGRect, _ canvas: Stage) -> Surroundings {
        var inner = canvas.surroundings
        inner.safeAreas = []
        inner.scroll = container
        inner.collectsScrollTargets = false
        let own = canvas.global(rect)
        inner.spaces[ScrollSpaceName(axis: nil)] = own
        if axes.contains(.vertical) { inner.spaces[ScrollSpaceName(axis: .vertical)] = own }
        if axes.contains(.horizontal) { inner.spaces[ScrollSpaceName(axis: .horizontal)] = own }
        return inner
    }

    private func takeContentSize(_ size: CGSize) {
        let pixel = node.graph.pixel
        let rounded = CGSize(width: size.width.roundedUp(pixel), height: size.height.roundedUp(pixel))
        let former = knownSize
        knownSize = rounded
        guard view.contentSize != rounded else { return }
        contentView.frame = CGRect(origin: .zero, size: rounded)
        view.contentSize = rounded
        if let former, let anchor = own.sizeAnchor {
            // The part at the anchor stays where it is.
            let moved = CGPoint(
                x: view.contentOffset.x + (rounded.width - former.width) * anchor.x,
                y: view.contentOffset.y + (rounded.height - former.height) * anchor.y)
            view.contentOffset = clamped(moved)
        }
    }

    // MARK: Offsets

    /// The part of the content that nothing covers.
    private var room: CGRect { CGRect(origin: view.contentOffset, size: view.bounds.size).inset(by: view.contentInset) }

    private var minimalOffset: CGPoint { CGPoint(x: -view.contentInset.left, y: -view.contentInset.top) }

    /// The offset at the end of the content, or at its start if it is smaller than the scroll view.
    private var maximalOffset: CGPoint {
        CGPoint(
            x: max(view.contentSize.width + view.contentInset.right - view.bounds.width, minimalOffset.x),
            y: max(view.contentSize.height + view.contentInset.bottom - view.bounds.height, minimalOffset.y))
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, minimalOffset.x), maximalOffset.x), y: min(max(offset.y, minimalOffset.y), maximalOffset.y))
    }

    /// Where a scroll view begins: at the start of its content, or at the anchor that it was given.
    private var initialOffset: CGPoint {
        var anchor = own.initialAnchor ?? UnitPoint(x: 0, y: 0)
        if isMirrored { anchor.x = 1 - anchor.x }
        let (start, end) = (minimalOffset, maximalOffset)
        var offset = CGPoint(x: start.x + (end.x - start.x) * anchor.x, y: start.y + (end.y - start.y) * anchor.y)
        guard let aligned = own.alignmentAnchor else { return offset }
        // Content that is smaller than its room is aligned in it.
        if axes.contains(.horizontal), view.contentSize.width < room.width {
            offset.x -= (room.width - view.contentSize.width) * aligned.x
        }
        if axes.contains(.vertical), view.contentSize.height < room.height {
            offset.y -= (room.height - view.contentSize.height) * aligned.y
        }
        return offset
    }

    /// Returns the offset at which a target is shown, or nil if it is not known.
    private func offset(_ target: ScrollPosition.Target) -> CGPoint? {
        switch target {
        case .id(let id, let anchor): return container.rect(of: id).map { offset(showing: $0, anchor) }
        case .edge(.top): return CGPoint(x: view.contentOffset.x, y: minimalOffset.y)
        case .edge(.bottom): return CGPoint(x: view.contentOffset.x, y: maximalOffset.y)
        case .edge(let edge):
            let isLeft = (edge == .leading) != isMirrored
            return CGPoint(x: isLeft ? minimalOffset.x : maximalOffset.x, y: view.contentOffset.y)
        case .point(let x, let y):
            return clamped(
                CGPoint(
                    x: x.map { $0 - view.contentInset.left } ?? view.contentOffset.x,
                    y: y.map { $0 - view.contentInset.top } ?? view.contentOffset.y))
        }
    }

    /// Without an anchor, as little is scrolled as is needed to show the whole rectangle; with one, the anchors of the rectangle and of
    /// the room meet.
    private func offset(showing rect: CGRect, _ anchor: UnitPoint?) -> CGPoint {
        let room = room
        var offset = view.contentOffset
        func move(_ axis: Axis, _ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ end: CGFloat) {
            if let anchor {
                let part = axis == .horizontal ? anchor.x : anchor.y
                offset[axis] += from + (to - from) * part - (start + (end - start) * part)
            } else if from < start {
                offset[axis] += from - start
            } else if to > end {
                offset[axis] += min(to - end, from - start)
            }
        }
        if axes.contains(.horizontal) { move(.horizontal, rect.minX, rect.maxX, room.minX, room.maxX) }
        if axes.contains(.vertical) { move(.vertical, rect.minY, rect.maxY, room.minY, room.maxY) }
        return clamped(offset)
    }

    // MARK: Position

    /// Scrolls to where a binding says, if it says something new.
    private func takePosition() {
        guard let position = own.position, let target = position.target(), target != toldTarget else { return }
        toldTarget = target
        if case .id(let id, _) = target, id == toldID { return }
        pending = pending ?? target
    }

    /// Tells a binding which view is at the anchor, or which is the first that is visible. Without an anchor, a view that is still visible
    /// remains the one.
    private func tellPosition() {
        guard let position = own.position, !container.targets.isEmpty else { return }
        let room = room
        if position.anchor == nil, case .id(let id, _)? = toldTarget, let rect = container.rect(of: id), room.intersects(rect) { return }
        let anchor = position.anchor ?? UnitPoint(x: 0, y: 0)
        let point = CGPoint(x: room.minX + room.width * anchor.x, y: room.minY + room.height * anchor.y)
        func distance(_ rect: CGRect) -> CGFloat {
            let aligned = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
            return (axes.contains(.horizontal) ? abs(aligned.x - point.x) : 0) + (axes.contains(.vertical) ? abs(aligned.y - point.y) : 0)
        }
        let nearest = container.targets.filter { $0.id != nil }.min { distance($0.rect) < distance($1.rect) }
        guard let id = nearest?.id, id != toldID else { return }
        toldID = id
        position.told(id)
        toldTarget = position.target()
    }

    // MARK: Observers

    private var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: view.contentOffset, contentSize: view.contentSize,
            contentInsets: EdgeInsets(view.contentInset, environment.layoutDirection), containerSize: room.size)
    }

    private func tellObservers() {
        guard !own.observers.isEmpty else { return }
        let (observers, memories, geometry) = (own.observers, memories, geometry)
        node.graph.afterLayout { for (observer, memory) in zip(observers, memories) { observer.geometry?(geometry, memory) } }
    }

    private func enter(_ phase: ScrollPhase) {
        guard phase != self.phase else { return }
        let former = self.phase
        self.phase = phase
        for observer in own.observers { observer.phase?(former, phase, ScrollPhaseChangeContext(geometry: geometry)) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing else { return }
        tellPosition()
        node.graph.needsUpdate()
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { enter(.interacting) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { enter(decelerate ? .decelerating : .idle) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { enter(.idle) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let behavior = own.behavior, !view.isPagingEnabled else { return }
        let inset = view.contentInset
        let end = unsafe targetContentOffset.pointee
        let size = room.size
        func target(_ offset: CGPoint) -> ScrollTarget {
            ScrollTarget(rect: CGRect(origin: CGPoint(x: offset.x + inset.left, y: offset.y + inset.top), size: size))
        }
        var rest = target(end)
        behavior.updateTarget(
            &rest,
            context: ScrollTargetBehaviorContext(
                originalTarget: target(view.contentOffset), velocity: CGVector(dx: velocity.x, dy: velocity.y),
                contentSize: view.contentSize, containerSize: size, axes: axes, environment: environment,
                targets: container.targets.map(\.rect)))
        unsafe targetContentOffset.pointee = clamped(CGPoint(x: rest.rect.minX - inset.left, y: rest.rect.minY - inset.top))
    }
}

/// The view that holds what scrolls. It lets touches through where there is nothing.
final class ScrolledContentView: UIView {}

extension UIEdgeInsets {
    /// The insets outwards.
    var reversed: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}

extension Stage {
    /// Puts the views of a layout, and tells the scroll view around them where they are.
    func placeScrollTargets(in environment: EnvironmentValues, _ body: (_ target: (Element, CGRect) -> Void) -> Void) {
        guard let scroll = surroundings.scroll else { return body { _, _ in } }
        let collects = surroundings.collectsScrollTargets
        surroundings.collectsScrollTargets = false
        body { [self] element, rect in
            let row = element.environment.rowIdentity
            let ids = [element.trait(IdentityTrait.self), row == environment.rowIdentity ? nil : row].compactMap { $0 }
            for id in ids { scroll.identify(id, global(rect)) }
            if collects { scroll.addTarget(ids.first, global(rect)) }
        }
        surroundings.collectsScrollTargets = collects
    }
}
