import UIKit

/// Which gestures of a view and of the views inside work.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Whether a gesture comes before those of the views inside, after them, or beside them.
enum GesturePriority { case normal, high, simultaneous }

/// A gesture on a view.
public struct _GestureModifier<Value, Recognized: Gesture>: ElementModifier where Recognized.Value == Value {
    public typealias Body = Never
    let gesture: Recognized
    let priority: GesturePriority
    let isEnabled: Bool

    func update(_ wrapper: GestureElement<Value>) {
        if let run = wrapper.run { gesture.updateRun(run) } else { wrapper.start(gesture.run(), priority) }
        wrapper.setEnabled(isEnabled && wrapper.environment.isEnabled)
    }
}

final class GestureElement<Value>: WrapperElement {
    private(set) var run: GestureRun<Value>?
    private lazy var view = GestureView()
    private var rules: GestureRules?

    func start(_ run: GestureRun<Value>, _ priority: GesturePriority) {
        self.run = run
        let rules = GestureRules(priority)
        self.rules = rules
        for recognizer in run.recognizers {
            recognizer.delegate = rules
            // Beside the views inside, a gesture takes nothing from them.
            recognizer.cancelsTouchesInView = priority != .simultaneous
            view.addGestureRecognizer(recognizer)
        }
    }

    func setEnabled(_ isEnabled: Bool) {
        for recognizer in run?.recognizers ?? [] where recognizer.isEnabled != isEnabled { recognizer.isEnabled = isEnabled }
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on stage: Stage) {
        view.spaces = stage.surroundings.spaces
        stage.show(view, rect) { inner in
            put(content, at: .zero, proposal, in: CGRect(origin: .zero, size: rect.size), on: inner)
        }
    }
}

/// A view with gestures. Touches between what is drawn in it go to the views behind it.
final class GestureView: UIView {
    /// The coordinate spaces with names around the view, by their rectangles in the window.
    var spaces: [AnyHashable: CGRect] = [:]

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.alpha > 0.01 && $0.point(inside: convert(point, to: $0), with: event) }
    }
}

/// Which recognisers work at the same time, and which waits for which.
final class GestureRules: NSObject, UIGestureRecognizerDelegate {
    let priority: GesturePriority

    init(_ priority: GesturePriority) {
        self.priority = priority
        super.init()
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        priority == .simultaneous || GesturePartners.areConnected(recognizer, other)
    }

    // A gesture of high priority comes before those of the views inside.
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        guard priority == .high, let view = recognizer.view, let inner = other.view, inner !== view else { return false }
        return inner.isDescendant(of: view)
    }
}

/// Recognisers that are parts of one gesture, and work at the same time.
@MainActor enum GesturePartners {
    static func connect(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) {
        let name = one.name ?? other.name ?? "partners of \(ObjectIdentifier(one))"
        (one.name, other.name) = (name, name)
    }
    static func areConnected(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.name != nil && one.name == other.name
    }
}

extension View {
    private func recognizing<T: Gesture>(_ gesture: T, _ priority: GesturePriority, _ isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: priority, isEnabled: isEnabled))
    }

    public func gesture<T: Gesture>(_ gesture: T) -> some View { recognizing(gesture, .normal, true) }
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
        recognizing(gesture, .normal, mask.contains(.gesture))
    }
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { recognizing(gesture, .normal, isEnabled) }
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        recognizing(gesture, .normal, isEnabled)
    }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .high, mask.contains(.gesture))
    }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { recognizing(gesture, .high, isEnabled) }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .simultaneous, mask.contains(.gesture))
    }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .simultaneous, isEnabled)
    }

    public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    @_disfavoredOverload public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                .telling(onPressingChanged)
                .onEnded { _ in action() })
    }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)?,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }
}

/// A long press that tells whether a finger is down.
private struct PressingGesture: RunningGesture {
    typealias Value = Bool
    typealias Body = Never
    let content: LongPressGesture
    let action: (@MainActor (Bool) -> Void)?

    func makeRun() -> GestureRun<Bool> { FollowingRun(content.run()) { $0 } }
    func update(_ run: GestureRun<Bool>) {
        guard let run = run as? FollowingRun<Bool, Bool> else { return }
        content.updateRun(run.inner)
        run.follow = { [action] phase in
            if case .changed = phase { action?(true) } else { action?(false) }
            return phase
        }
    }
}

extension LongPressGesture {
    @MainActor fileprivate func telling(_ action: (@MainActor (Bool) -> Void)?) -> PressingGesture {
        PressingGesture(content: self, action: action)
    }
}
