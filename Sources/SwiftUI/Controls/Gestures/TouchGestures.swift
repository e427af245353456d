import UIKit

/// One or more taps.
public struct TapGesture: Sendable {
    public var count: Int
    public nonisolated init(count: Int = 1) { self.count = count }
}

/// One or more taps, and where they were.
public struct SpatialTapGesture {
    /// Where a tap was.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public var count: Int
    public var coordinateSpace: CoordinateSpace
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }
    @_disfavoredOverload public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }
}

/// A finger that stays down. The value tells that it is down.
public struct LongPressGesture: Sendable {
    public typealias Value = Bool
    public var minimumDuration: Double
    public var maximumDistance: CGFloat
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
}

/// A finger that moves.
public struct DragGesture {
    /// How far a finger has moved.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// The speed in points per second.
        public var velocity: CGSize

        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        /// Where the finger would stop. How fast it slows down is inferred: a quarter of a second's way.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
    }
    @_disfavoredOverload public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
}

/// Two fingers that move together or apart. The value is the factor.
public struct MagnificationGesture: Sendable {
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move together or apart.
public struct MagnifyGesture: Sendable {
    /// By how much the fingers have magnified.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumScaleDelta: CGFloat
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn around each other. The value is the angle.
public struct RotationGesture: Sendable {
    public typealias Value = Angle
    public var minimumAngleDelta: Angle
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn around each other.
public struct RotateGesture: Sendable {
    /// How far the fingers have turned.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumAngleDelta: Angle
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// The run of a gesture with one recogniser.
final class RecognizerRun<Recognizer: UIGestureRecognizer, Value>: GestureRun<Value> {
    let recognizer: Recognizer
    /// Returns what became of the gesture in the recogniser's new state.
    var read: (Recognizer) -> GesturePhase<Value>? = { _ in nil }

    init(_ recognizer: Recognizer) {
        self.recognizer = recognizer
        super.init()
        recognizer.onChange = { [weak self] _ in self?.changed() }
    }

    func changed() { if let phase = read(recognizer) { report(phase) } }

    override var recognizers: [UIGestureRecognizer] { [recognizer] }
}

extension UIGestureRecognizer {
    /// Returns a value as the phase that the state of a lasting gesture means.
    func phase<Value>(_ value: @autoclosure () -> Value) -> GesturePhase<Value>? {
        switch state {
        case .began, .changed: .changed(value())
        case .ended: .ended(value())
        case .cancelled, .failed: .failed
        default: nil
        }
    }

    /// Where the fingers are, in a coordinate space.
    func location(in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: return location(in: view)
        case .global: return location(in: view?.window)
        case .named(let name):
            let point = location(in: view?.window), origin = (view as? GestureView)?.spaces[name]?.origin ?? .zero
            return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
    }

    /// Where the fingers are, as parts of the view's size.
    var anchor: UnitPoint {
        guard let view, view.bounds.width > 0, view.bounds.height > 0 else { return .center }
        let point = location(in: view)
        return UnitPoint(x: point.x / view.bounds.width, y: point.y / view.bounds.height)
    }
}

extension TapGesture: RunningGesture {
    public typealias Value = Void
    public typealias Body = Never
    func makeRun() -> GestureRun<Void> { RecognizerRun(UITapGestureRecognizer()) }
    func update(_ run: GestureRun<Void>) {
        guard let run = run as? RecognizerRun<UITapGestureRecognizer, Void> else { return }
        run.recognizer.numberOfTapsRequired = count
        run.read = { $0.state == .ended ? .ended(()) : nil }
    }
}

extension SpatialTapGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { RecognizerRun(UITapGestureRecognizer()) }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? RecognizerRun<UITapGestureRecognizer, Value> else { return }
        run.recognizer.numberOfTapsRequired = count
        run.read = { [coordinateSpace] in $0.state == .ended ? .ended(Value(location: $0.location(in: coordinateSpace))) : nil }
    }
}

extension LongPressGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Bool> {
        let run = RecognizerRun<PressRecognizer, Bool>(PressRecognizer())
        run.recognizer.pressDidChange = { [weak run] isDown in run?.report(isDown ? .changed(true) : .failed) }
        return run
    }
    func update(_ run: GestureRun<Bool>) {
        guard let run = run as? RecognizerRun<PressRecognizer, Bool> else { return }
        run.recognizer.minimumPressDuration = minimumDuration
        run.recognizer.allowableMovement = maximumDistance
        run.read = { $0.state == .began ? .ended(true) : nil }
    }
}

/// A long press that also tells when the finger goes down, and when it is lifted or moved too early.
final class PressRecognizer: UILongPressGestureRecognizer {
    var pressDidChange: (Bool) -> Void = { _ in }
    private var isDown = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        isDown = true
        pressDidChange(true)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .failed { release() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let hasBegun = state == .began || state == .changed
        super.touchesEnded(touches, with: event)
        if hasBegun { isDown = false } else { release() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        release()
    }

    private func release() {
        guard isDown else { return }
        isDown = false
        pressDidChange(false)
    }
}

extension DragGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { RecognizerRun(DragRecognizer()) }
    func update(_ run: GestureRun<Value>) {
        guard let run = run as? RecognizerRun<DragRecognizer, Value> else { return }
        run.recognizer.minimumDistance = minimumDistance
        run.read = { [coordinateSpace] in $0.phase($0.value(in: coordinateSpace)) }
    }
}

/// A recogniser for one finger that moves, from a distance on.
final class DragRecognizer: UIGestureRecognizer {
    var minimumDistance: CGFloat = 10
    /// Positions in the root's coordinates.
    private var start = CGPoint.zero
    private var last: (point: CGPoint, time: TimeInterval) = (.zero, 0)
    private var speed = CGSize.zero

    func value(in space: CoordinateSpace) -> DragGesture.Value {
        let location = location(in: space), root = self.location(in: nil as UIView?)
        return DragGesture.Value(
            time: SimulatedRun.current.now, location: location,
            startLocation: CGPoint(x: location.x - root.x + start.x, y: location.y - root.y + start.y), velocity: speed)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 1 else { return }
        start = location(in: nil)
        last = (start, event.timestamp)
        speed = .zero
        if minimumDistance <= 0 { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil), time = event.timestamp - last.time
        if time > 0 { speed = CGSize(width: (point.x - last.point.x) / time, height: (point.y - last.point.y) / time) }
        last = (point, event.timestamp)
        if state == .began || state == .changed {
            state = .changed
        } else if state == .possible, hypot(point.x - start.x, point.y - start.y) >= minimumDistance {
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        state = state == .began || state == .changed ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .cancelled : .failed
    }
}

extension MagnificationGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<CGFloat> { RecognizerRun(UIPinchGestureRecognizer()) }
    func update(_ run: GestureRun<CGFloat>) {
        (run as? RecognizerRun<UIPinchGestureRecognizer, CGFloat>)?.read = { $0.phase($0.scale) }
    }
}

extension MagnifyGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { RecognizerRun(UIPinchGestureRecognizer()) }
    func update(_ run: GestureRun<Value>) {
        (run as? RecognizerRun<UIPinchGestureRecognizer, Value>)?.read = { pinch in
            pinch.phase(
                Value(
                    time: SimulatedRun.current.now, magnification: pinch.scale, velocity: pinch.velocity, startAnchor: pinch.anchor,
                    startLocation: pinch.location(in: pinch.view)))
        }
    }
}

extension RotationGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Angle> { RecognizerRun(UIRotationGestureRecognizer()) }
    func update(_ run: GestureRun<Angle>) {
        (run as? RecognizerRun<UIRotationGestureRecognizer, Angle>)?.read = { $0.phase(Angle(radians: Double($0.rotation))) }
    }
}

extension RotateGesture: RunningGesture {
    public typealias Body = Never
    func makeRun() -> GestureRun<Value> { RecognizerRun(UIRotationGestureRecognizer()) }
    func update(_ run: GestureRun<Value>) {
        (run as? RecognizerRun<UIRotationGestureRecognizer, Value>)?.read = { turn in
            turn.phase(
                Value(
                    time: SimulatedRun.current.now, rotation: Angle(radians: Double(turn.rotation)),
                    velocity: Angle(radians: Double(turn.velocity)), startAnchor: turn.anchor, startLocation: turn.location(in: turn.view)))
        }
    }
}
