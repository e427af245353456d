import Foundation

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: DelegateMessages {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        other("gestureRecognizerShouldBegin:")?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        other("gestureRecognizer:shouldReceiveTouch:")?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        other("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")?
            .gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        other("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")?
            .gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        other("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")?
            .gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        other("gestureRecognizer:shouldReceivePress:")?.gestureRecognizer(gestureRecognizer, shouldReceive: press) ?? true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        other("gestureRecognizer:shouldReceiveEvent:")?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
    }

    private func other(_ name: String) -> (any UIGestureRecognizerDelegate)? {
        forwarding(name, to: (any UIGestureRecognizerDelegate).self)
    }
}

/// Watches touches and calls its targets when they make its gesture.
///
/// Setting `state` calls the targets for began, changed, ended and cancelled, as on iOS. A test may do so, and may set the location with
/// `setLocation(_:in:)`.
@preconcurrency @MainActor
open class UIGestureRecognizer: MetatypeObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public init?(coder: NSCoder) { super.init() }

    /// Creates a recogniser from a class value; see `MetatypeOrder`.
    @available(*, unavailable)
    public required convenience init(madeByClass order: MetatypeOrder) { self.init(target: nil, action: nil) }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { cancel() } }
    }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    open var requiresExclusiveTouchType = true
    open var allowedTouchTypes: [NSNumber] = []
    open var allowedPressTypes: [NSNumber] = []
    open var modifierFlags: UIKeyModifierFlags { [] }

    // MARK: State

    /// The current state. A state that is set may have to wait for other recognisers to fail, or may fail itself.
    open var state: State {
        get { shownState }
        set { Recognition.change(self, to: newValue) }
    }
    final var shownState = State.possible
    /// The state to enter once the recognisers in `requirements` have failed.
    final var waitingState: State?

    open func reset() { pairMovement?.restart() }
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    open func require(toFail other: UIGestureRecognizer) { requirements.append(WeakRecognizer(recognizer: other)) }
    final var requirements: [WeakRecognizer] = []

    /// Cancels a gesture under way; touches that are still down are ignored.
    final func cancel() {
        if shownState == .began || shownState == .changed { state = .cancelled }
        touches = []
        waitingState = nil
        shownState = .possible
    }

    // MARK: Targets

    private var targets: [(target: WeakTarget, action: Selector)] = []

    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.target.matches(target) && $0.action == action }) else { return }
        targets.append((WeakTarget(target), action))
    }

    /// Removes actions of targets. nil matches every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.target.matches(target) && (action == nil || $0.action == action) }
    }

    /// Whether the gesture continues without a finger on the screen, for example between two taps.
    var isCounting: Bool { false }

    /// How two fingers move, for recognisers of such gestures; they follow the touches by it.
    var pairMovement: PairMovement? { nil }

    /// Called before the targets, for UIKit's own recognisers and those of SwiftUI.
    package final var onChange: ((UIGestureRecognizer) -> Void)?

    final func fire() {
        onChange?(self)
        for (target, action) in targets {
            if let target = target.target { action.send(to: target, self) }
        }
    }

    // MARK: Place

    /// The touches that are down and not ignored.
    final var touches: [UITouch] = []
    private var fixedLocation: (point: CGPoint, view: UIView?)?

    open var numberOfTouches: Int { touches.count }

    /// The centre of the touches.
    open func location(in view: UIView?) -> CGPoint {
        if let fixedLocation { return convert(fixedLocation.point, from: fixedLocation.view, to: view) }
        guard !touches.isEmpty else { return convert(lastLocation, from: nil, to: view) }
        return middle(touches.map { $0.location(in: view) })
    }

    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(index) ? touches[index].location(in: view) : location(in: view)
    }

    /// Sets the location of the gesture, for tests that set `state` themselves.
    package final func setLocation(_ point: CGPoint, in view: UIView?) { fixedLocation = (point, view) }

    private func convert(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
        guard let root = view?.topmostView else { return point }
        let inRoot = source.map { root.convert(point, from: $0) } ?? point
        return target.map { $0.convert(inRoot, from: root) } ?? inRoot
    }

    final func middle(_ points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        return CGPoint(x: points.map(\.x).reduce(0, +) / CGFloat(points.count), y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
    }

    /// The last location of a touch, in the root's coordinates.
    final var lastLocation = CGPoint.zero

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { pairMovement?.begin(self.touches, at: event.timestamp) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pairMovement, pairMovement.follow(self.touches, at: event.timestamp) else { return }
        state = state == .possible ? .began : .changed
    }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair(as: .ended) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { endPair(as: .cancelled) }

    /// Moves a gesture of two fingers that is under way to the state `end`, and fails one that never began.
    private func endPair(as end: State) {
        guard pairMovement != nil else { return }
        if state == .began || state == .changed { state = end } else if state == .possible { state = .failed }
    }

    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
    public final var accessibilityLabel: String? {
        get { AccessibilityStore.assigned(of: self, \.label, \.labelBlock) }
        set { AccessibilityStore.makeValues(of: self).label = newValue }
    }
}
