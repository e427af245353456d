import Foundation

/// Delivers touches to recognisers and views. Hit-testing finds these when a touch begins; they then receive it until it ends.
@MainActor enum TouchDelivery {
    /// The recognisers with touches that are down, and those that still wait for other recognisers or further taps.
    private static var watching: [UIGestureRecognizer] {
        get { State.current.watching }
        set { State.current.watching = newValue }
    }

    @MainActor private final class State: EnvironmentState {
        var watching: [UIGestureRecognizer] = []
        nonisolated init() {}
    }

    static func watchers(except recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] { watching.filter { $0 !== recognizer } }

    /// Delivers an event whose changed touches are all in the same phase.
    static func deliver(_ event: UIEvent) {
        let touches = (event.allTouches ?? []).sorted { $0.timestamp < $1.timestamp }
        let changed = touches.filter { $0.phase != .stationary }
        guard let phase = changed.first?.phase else { return }
        if phase == .began { for touch in changed { begin(touch, event) } }
        deliver(changed, phase, event)
        if phase == .ended || phase == .cancelled { end(changed, phase) }
    }

    private static func begin(_ touch: UITouch, _ event: UIEvent) {
        guard let root = touch.root else { return }
        touch.hitView = root.hitTest(touch.location(in: root), with: event)
        var view = touch.hitView
        while let current = view {
            for recognizer in current.allRecognizers where receives(recognizer, touch) {
                touch.recognizers.append(recognizer)
                if !watching.contains(where: { $0 === recognizer }) {
                    watching.append(recognizer)
                    if recognizer.waitingState == nil { recognizer.shownState = .possible }
                }
                recognizer.touches.append(touch)
            }
            view = current.superview
        }
    }

    private static func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        guard recognizer.isEnabled else { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    private static func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        for recognizer in watching {
            let own = Set(touches.filter { touch in recognizer.touches.contains { $0 === touch } })
            guard !own.isEmpty, recognizer.shownState != .failed else { continue }
            if let touch = own.first { recognizer.lastLocation = touch.location(in: nil) }
            call(phase, own, event, recognizer.touchesBegan, recognizer.touchesMoved, recognizer.touchesEnded, recognizer.touchesCancelled)
        }
        var views: [UIView] = []
        for view in touches.compactMap(\.hitView) where !views.contains(where: { $0 === view }) { views.append(view) }
        for view in views {
            let own = Set(touches.filter { $0.hitView === view })
            call(phase, own, event, view.touchesBegan, view.touchesMoved, view.touchesEnded, view.touchesCancelled)
        }
    }

    private static func call<Event>(
        _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: Event, _ began: (Set<UITouch>, Event) -> Void,
        _ moved: (Set<UITouch>, Event) -> Void, _ ended: (Set<UITouch>, Event) -> Void, _ cancelled: (Set<UITouch>, Event) -> Void
    ) {
        switch phase {
        case .began: began(touches, event)
        case .moved: moved(touches, event)
        case .ended: ended(touches, event)
        case .cancelled: cancelled(touches, event)
        default: break
        }
    }

    private static func end(_ touches: [UITouch], _ phase: UITouch.Phase) {
        for recognizer in watching { recognizer.touches.removeAll { touch in touches.contains { $0 === touch } } }
        forget()
    }

    /// Resets the recognisers without touches, except those that still wait for other recognisers or further taps.
    static func forget() {
        let done = watching.filter { $0.touches.isEmpty && !$0.isCounting && $0.waitingState == nil }
        watching.removeAll { recognizer in done.contains { $0 === recognizer } }
        for recognizer in done {
            recognizer.reset()
            if recognizer.shownState != .possible { recognizer.shownState = .possible }
        }
    }

    /// Cancels the touches in the views that had received them, because a gesture was recognised.
    static func cancelTouches(of recognizer: UIGestureRecognizer) {
        for touch in recognizer.touches {
            guard let view = touch.hitView else { continue }
            guard recognizer.view?.mayCancelTouches(in: view, for: recognizer) ?? true, touch.phase != .began else { continue }
            touch.hitView = nil
            view.touchesCancelled([touch], with: UIEvent(touches: [touch]))
        }
    }
}

extension UIView {
    /// The recognisers that were added, and those that the view has itself.
    var allRecognizers: [UIGestureRecognizer] {
        let added = gestureRecognizers ?? []
        return added + builtInRecognizers.filter { !added.contains($0) }
    }
}
