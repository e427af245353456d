import Foundation

/// Dragging. The content follows the finger, at half the distance beyond its ends. When the finger lifts, it settles at the target offset,
/// which the delegate may change.
extension UIScrollView {
    func makePan() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.view = self
        pan.onChange = { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.dragged(pan) }
        }
        return pan
    }

    /// Whether the content scrolls along the axis on which the finger has moved further.
    var mayDrag: Bool {
        guard isScrollEnabled else { return false }
        let way = panGestureRecognizer.translation(in: self), inset = adjustedContentInset
        if isDragTaken?(way) ?? false { return false }
        if abs(way.x) > abs(way.y) {
            return alwaysBounceHorizontal || contentSize.width + inset.left + inset.right > bounds.width
        }
        return alwaysBounceVertical || contentSize.height + inset.top + inset.bottom > bounds.height
    }

    /// Whether a view around this one, such as the card of a sheet, takes a drag; nil without such a view.
    private var isDragTaken: ((CGPoint) -> Bool)? {
        var view = superview
        while let current = view {
            if let taker = current as? any ScrollTaker { return { taker.takesDrag(of: self, by: $0) } }
            // Content that scrolls around this view comes first.
            if current is UIScrollView { return nil }
            view = current.superview
        }
        return nil
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            dragStart = contentOffset
            isDragging = true
            scrollDelegate?.scrollViewWillBeginDragging(self)
            if keyboardDismissMode != .none { window?.endEditing(true) }
            follow(pan)
        case .changed: follow(pan)
        case .ended, .cancelled: endDrag(pan)
        default: break
        }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: superview)
        var offset = CGPoint(x: dragStart.x - way.x, y: dragStart.y - way.y)
        let inside = clamped(offset)
        if !scrollsSideways { offset.x = dragStart.x }
        if !scrollsUpright { offset.y = dragStart.y }
        offset.x = stretched(offset.x, inside.x, alongX: true)
        offset.y = stretched(offset.y, inside.y, alongX: false)
        contentOffset = offset
    }

    private var scrollsSideways: Bool {
        alwaysBounceHorizontal || contentSize.width + adjustedContentInset.left + adjustedContentInset.right > bounds.width
    }

    private var scrollsUpright: Bool {
        alwaysBounceVertical || contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom > bounds.height
    }

    /// Halves the part of an offset beyond the content's ends, or removes it if the view does not bounce (inferred).
    private func stretched(_ value: CGFloat, _ inside: CGFloat, alongX: Bool) -> CGFloat {
        guard alongX ? scrollsSideways : scrollsUpright else { return value }
        return bounces ? inside + (value - inside) / 2 : inside
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let right = max(contentSize.width + inset.right - bounds.width, -inset.left)
        let bottom = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
        return CGPoint(x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
    }

    private func endDrag(_ pan: UIPanGestureRecognizer) {
        let velocity = pan.velocity(in: self)
        // The velocity of the content in points per millisecond.
        let pace = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
        if contentOffset.y <= -adjustedContentInset.top - 60 { refresh() }
        var target = isPagingEnabled ? page(pace) : clamped(contentOffset)
        unsafe withUnsafeMutablePointer(to: &target) {
            unsafe scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: pace, targetContentOffset: $0)
        }
        isDragging = false
        let settles = target != contentOffset
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: settles)
        guard settles else { return }
        isDecelerating = true
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        contentOffset = target
        isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
    }

    /// Returns the offset of the nearest page, or of the next page in the direction of a fast drag.
    private func page(_ pace: CGPoint) -> CGPoint {
        func stop(_ offset: CGFloat, _ length: CGFloat, _ pace: CGFloat, _ start: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            guard abs(pace) > 0.3 else { return (offset / length).rounded() * length }
            let from = (start / length).rounded()
            return (from + (pace > 0 ? 1 : -1)) * length
        }
        return clamped(
            CGPoint(
                x: scrollsSideways ? stop(contentOffset.x, bounds.width, pace.x, dragStart.x) : contentOffset.x,
                y: scrollsUpright ? stop(contentOffset.y, bounds.height, pace.y, dragStart.y) : contentOffset.y))
    }

    /// Starts the refresh control, once the content is pulled 60 points past its top (120 points of finger movement; inferred).
    private func refresh() {
        guard let control = refreshControl ?? subviews.lazy.compactMap({ $0 as? UIRefreshControl }).first, !control.isRefreshing else {
            return
        }
        control.beginRefreshing()
        control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// A scroll view whose rows or items are selected by a tap.
@MainActor protocol TouchedRows: UIScrollView {
    func rowTouched(_ touches: Set<UITouch>)
    func rowReleased()
    func rowLost()
}

/// A view that moves with a finger on a scroll view inside it, while that is scrolled to its top.
@MainActor protocol ScrollTaker: UIView {
    func takesDrag(of scroll: UIScrollView, by way: CGPoint) -> Bool
}
