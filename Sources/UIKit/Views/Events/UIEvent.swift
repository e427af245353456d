import Foundation

/// An event: touches, presses or motion. Created by code that acts for a person (`Person` of the module `UIKitInteraction`).
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }

    public enum EventSubtype: Int, Sendable { case none, motionShake }

    public override init() { super.init() }

    package init(touches: [UITouch]) {
        current = touches
        super.init()
    }

    private var current: [UITouch] = []

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// The time on the timeline, in seconds.
    open var timestamp: TimeInterval { current.map(\.timestamp).max() ?? 0 }
    open var allTouches: Set<UITouch>? { current.isEmpty ? nil : Set(current) }
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
    open var modifierFlags: UIKeyModifierFlags { [] }

    private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = current.filter(matches)
        return found.isEmpty ? nil : Set(found)
    }
}

/// A finger on the screen, from the moment it comes down to the moment it leaves.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static let stylus = TouchType.pencil
    }

    public override init() { super.init() }

    /// - Parameter point: the location in the root's coordinates, in points.
    package init(at point: CGPoint, in root: UIView, tapCount: Int) {
        self.root = root
        position = point
        former = point
        taps = tapCount
        time = Timeline.current.now
        super.init()
    }

    /// The view whose coordinates the touch is stored in: a window, or the topmost view if there is no window.
    package private(set) final var root: UIView?
    private var position = CGPoint.zero
    private var former = CGPoint.zero
    private var taps = 1
    private var time = 0.0
    package final var hitView: UIView?
    package final var currentPhase = Phase.began
    package final var recognizers: [UIGestureRecognizer] = []

    package final func move(to point: CGPoint, _ phase: Phase) {
        former = position
        position = point
        currentPhase = phase
        time = Timeline.current.now
    }

    open var view: UIView? { hitView }
    open var window: UIWindow? { root as? UIWindow }
    open var phase: Phase { currentPhase }
    open var tapCount: Int { taps }
    open var timestamp: TimeInterval { time }
    /// The location in the view's coordinates, or in the window's if `view` is nil.
    open func location(in view: UIView?) -> CGPoint { convert(position, view) }
    open func previousLocation(in view: UIView?) -> CGPoint { convert(former, view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { convert(position, view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { convert(former, view) }
    open var force: CGFloat { 1 }
    open var maximumPossibleForce: CGFloat { 20 / 3 }
    open var majorRadius: CGFloat { 10 }
    open var majorRadiusTolerance: CGFloat { 5 }
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
    open var type: TouchType { .direct }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    private func convert(_ point: CGPoint, _ view: UIView?) -> CGPoint {
        guard let view, let root else { return point }
        return view.convert(point, from: root)
    }
}
