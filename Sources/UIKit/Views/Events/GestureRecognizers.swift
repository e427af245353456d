import Foundation

/// A recogniser for one or more taps in one place.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired = 1

    private var taps = 0
    private var most = 0
    private var start = CGPoint.zero

    override var isCounting: Bool { taps > 0 && shownState == .possible }

    open override func reset() {
        super.reset()
        taps = 0
        most = 0
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == touches.count {
            most = 0
            start = location(in: nil)
        }
        most = max(most, numberOfTouches)
        if most > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if location(in: nil).distance(to: start) > Movement.slop { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        guard most == numberOfTouchesRequired else { state = .failed; return }
        taps += 1
        if taps >= numberOfTapsRequired { taps = 0; state = .ended } else { waitForNextTap(taps) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// Fails the gesture if no further tap follows within 0.35 seconds (inferred).
    private func waitForNextTap(_ count: Int) {
        Timeline.current.schedule(at: Timeline.current.now + 0.35) { [weak self] in
            guard let self, taps == count else { return }
            taps = 0
            state = .failed
            TouchDelivery.forget()
        }
    }
}

/// A recogniser for fingers that stay down in one place.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var press = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= numberOfTouchesRequired else { state = .failed; return }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        start = location(in: nil)
        press += 1
        let current = press
        guard minimumPressDuration > 0 else { state = .began; return }
        Timeline.current.schedule(at: Timeline.current.now + minimumPressDuration) { [weak self] in
            guard let self, press == current, state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
            state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            state = .changed
        } else if location(in: nil).distance(to: start) > allowableMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        press += 1
        state = state == .began || state == .changed ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        press += 1
        state = state == .began || state == .changed ? .cancelled : .failed
    }
}

/// A recogniser for dragging fingers.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    private var origin: CGPoint?
    private var last: (point: CGPoint, time: Double)?
    private var speed = CGPoint.zero
    private var given: CGPoint?

    /// The movement since the gesture began, or onwards from the translation last set, in points of the view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        if let given, numberOfTouches == 0, last == nil { return given }
        guard let origin, let last else { return given ?? .zero }
        let from = convertFromRoot(origin, view), to = convertFromRoot(last.point, view)
        return CGPoint(x: to.x - from.x + (given?.x ?? 0), y: to.y - from.y + (given?.y ?? 0))
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = last?.point
        given = translation
    }

    /// The velocity in points per second.
    open func velocity(in view: UIView?) -> CGPoint { speed }

    /// Sets the velocity, for tests that set `state` themselves.
    package final func setVelocity(_ velocity: CGPoint) { speed = velocity }

    private func convertFromRoot(_ point: CGPoint, _ target: UIView?) -> CGPoint {
        guard let root = view?.topmostView, let target else { return point }
        return target.convert(point, from: root)
    }

    open override func reset() {
        super.reset()
        origin = nil
        last = nil
        speed = .zero
        given = nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches, state == .possible { state = .failed; return }
        origin = origin ?? location(in: nil)
        last = last ?? (location(in: nil), event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= minimumNumberOfTouches, let origin else { return }
        let point = location(in: nil)
        if let last, event.timestamp > last.time {
            let time = CGFloat(event.timestamp - last.time)
            speed = CGPoint(x: (point.x - last.point.x) / time, y: (point.y - last.point.y) / time)
        }
        last = (point, event.timestamp)
        if state == .began || state == .changed {
            state = .changed
        } else if mayStart(from: origin, to: point) {
            state = .began
        }
    }

    /// Whether the movement is long enough for the gesture to begin.
    func mayStart(from origin: CGPoint, to point: CGPoint) -> Bool { point.distance(to: origin) >= Movement.slop }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        state = state == .began || state == .changed ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .cancelled : .failed
    }
}

/// A recogniser for pans that begin at an edge of the view.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    /// Also requires a start within 13 points of one of the edges (inferred).
    override func mayStart(from origin: CGPoint, to point: CGPoint) -> Bool {
        guard super.mayStart(from: origin, to: point), let view else { return false }
        let start = view.convert(origin, from: view.topmostView), bounds = view.bounds
        return edges.contains(.left) && start.x - bounds.minX <= 13 || edges.contains(.right) && bounds.maxX - start.x <= 13
            || edges.contains(.top) && start.y - bounds.minY <= 13 || edges.contains(.bottom) && bounds.maxY - start.y <= 13
    }
}

/// A recogniser for quick moves in one direction: 50 points within half a second, and no further across than along (inferred).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    private var start: (point: CGPoint, time: Double)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = (location(in: nil), event.timestamp) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let start, numberOfTouches == numberOfTouchesRequired else { return }
        guard event.timestamp - start.time <= 0.5 else { state = .failed; return }
        let point = location(in: nil), x = point.x - start.point.x, y = point.y - start.point.y
        let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        guard max(abs(x), abs(y)) >= 50 else { return }
        state = direction.contains(moved) ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if state == .possible { state = .failed } }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { if state == .possible { state = .failed } }
}

/// A recogniser for two fingers that move together or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The ratio of the current distance to that at the start of the gesture. A value that is set counts as the one from which further
    /// movement starts.
    open var scale: CGFloat {
        get { movement.value }
        set { movement.set(newValue, touches) }
    }
    open var velocity: CGFloat { movement.velocity }

    private let movement = PairMovement(of: .distance)
    override var pairMovement: PairMovement? { movement }
}

/// A recogniser for two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians since the gesture began. A value that is set counts as the one from which further movement starts.
    open var rotation: CGFloat {
        get { movement.value }
        set { movement.set(newValue, touches) }
    }
    open var velocity: CGFloat { movement.velocity }

    private let movement = PairMovement(of: .angle)
    override var pairMovement: PairMovement? { movement }
}

/// A recogniser for pointers over the view. It never fires, because there is no pointer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

enum Movement {
    /// How many points a finger may move and still count as resting; 10 (inferred from `allowableMovement`'s default).
    static let slop: CGFloat = 10
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
