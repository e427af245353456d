import Foundation

/// Decides which state changes of recognisers take place, wait for other recognisers to fail, or fail.
@MainActor enum Recognition {
    static func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        switch state {
        case .possible: recognizer.shownState = .possible
        case .failed: fail(recognizer)
        case .cancelled: finish(recognizer, .cancelled)
        case .began, .ended:
            let isInProgress = recognizer.shownState == .began || recognizer.shownState == .changed
            if isInProgress { finish(recognizer, state) } else { begin(recognizer, state) }
        case .changed: finish(recognizer, .changed)
        }
    }

    private static func begin(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        guard mayBegin(recognizer) else { fail(recognizer); return }
        let rivals = otherRecognizers(of: recognizer)
        guard !rivals.contains(where: { needsFailure(recognizer, of: $0) && $0.shownState != .failed }) else {
            recognizer.waitingState = state
            return
        }
        guard !rivals.contains(where: { isInProgress($0) && prevents($0, recognizer) }) else { fail(recognizer); return }
        for rival in rivals where !isDone(rival) && !isInProgress(rival) && prevents(recognizer, rival) { fail(rival) }
        recognizer.waitingState = nil
        if recognizer.cancelsTouchesInView { TouchDelivery.cancelTouches(of: recognizer) }
        finish(recognizer, state)
    }

    private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled else { return false }
        if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return false }
        // A control between the touch and the recogniser's view keeps its taps to itself.
        var view = recognizer.touches.first?.view
        while let current = view, current !== recognizer.view {
            guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
            view = current.superview
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    private static func finish(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        recognizer.shownState = state
        recognizer.fire()
    }

    private static func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.waitingState = nil
        recognizer.shownState = .failed
        for rival in otherRecognizers(of: recognizer) {
            guard let state = rival.waitingState, needsFailure(rival, of: recognizer) else { continue }
            rival.waitingState = nil
            begin(rival, state)
        }
    }

    /// The other recognisers that are watching touches, in order.
    private static func otherRecognizers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        TouchDelivery.watchers(except: recognizer)
    }

    private static func isInProgress(_ recognizer: UIGestureRecognizer) -> Bool {
        [.began, .changed, .ended].contains(recognizer.shownState)
    }

    private static func isDone(_ recognizer: UIGestureRecognizer) -> Bool {
        [.ended, .failed, .cancelled].contains(recognizer.shownState)
    }

    private static func needsFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
        recognizer.requirements.contains { $0.recognizer === other } || recognizer.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    private static func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == true { return false }
        if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) == true { return false }
        return recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
    }
}
