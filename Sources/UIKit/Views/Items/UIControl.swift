import Foundation

/// A view that a person presses or sets a value with. Its actions run when code sends them, or when a test touches the control.
@preconcurrency @MainActor
open class UIControl: UIView {
    package override nonisolated class var table: PropertyTable { controlProperties }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that are kept for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public enum ContentHorizontalAlignment: Int, Hashable, Sendable { case center, left, right, fill, leading, trailing }

    public enum ContentVerticalAlignment: Int, Hashable, Sendable { case center, top, bottom, fill }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: State

    open var isEnabled = true {
        didSet {
            wasSet()
            if isEnabled != oldValue { stateDidChange() }
        }
    }
    open var isSelected = false {
        didSet {
            wasSet()
            if isSelected != oldValue { stateDidChange() }
        }
    }
    open var isHighlighted = false {
        didSet {
            wasSet()
            if isHighlighted != oldValue { stateDidChange() }
        }
    }
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    open private(set) var isTracking = false
    open private(set) var isTouchInside = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { wasSet(); setNeedsLayout() }
    }
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { wasSet(); setNeedsLayout() }
    }
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Redraws and lays out the control; system controls override it to update their look.
    func stateDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    // MARK: Actions

    /// The registered actions and targets with their events, in the order in which they were added.
    private final var controlActions: [ControlAction] = []

    /// Adds a target's action for the events; if the pair exists already, adds the events to it.
    ///
    /// The target is not retained. If it is nil, the action is sent to the first object in the responder chain that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let index = controlActions.firstIndex { $0.isSame(target, action) }
        if let index { controlActions[index].events.formUnion(controlEvents) }
        guard index == nil else { return }
        controlActions.append(ControlAction(events: controlEvents, call: .target(WeakTarget(target), action)))
    }

    /// Removes actions from the events. nil matches every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        take(controlEvents) { registration in
            guard case .target(let kept, let selector) = registration.call else { return false }
            return kept.matches(target) && (action == nil || selector == action)
        }
    }

    open var allTargets: Set<AnyHashable> {
        Set(controlActions.compactMap { ($0.target?.target as? NSObject).map(AnyHashable.init) })
    }

    open var allControlEvents: Event { controlActions.reduce(into: []) { $0.formUnion($1.events) } }

    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = controlActions.compactMap { registration -> String? in
            guard case .target(let kept, let selector) = registration.call, kept.isGiven == (target != nil), kept.matches(target),
                !registration.events.isDisjoint(with: controlEvent)
            else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        controlActions.append(ControlAction(events: controlEvents, call: .action(action)))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        take(controlEvents) { registration in
            guard case .action(let action) = registration.call else { return false }
            return action.identifier == identifier
        }
    }

    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for registration in controlActions where !stop {
            switch registration.call {
            case .action(let action): iterator(action, nil, registration.events, &stop)
            case .target(let kept, let selector): iterator(nil, (kept.target, selector), registration.events, &stop)
            }
        }
    }

    /// Runs everything that was added for any of the events, once each.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    final func sendActions(for controlEvents: Event, with event: UIEvent?) {
        controlActions.removeAll { $0.target?.isGone == true }
        for registration in controlActions where !registration.events.isDisjoint(with: controlEvents) {
            switch registration.call {
            case .action(let action): sendAction(action)
            case .target(let kept, let selector): sendAction(selector, to: kept.target, for: event)
            }
        }
    }

    open func sendAction(_ action: UIAction) {
        action.sender = self
        action.handler(action)
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Removes events from the matching registrations, then removes registrations without events.
    private func take(_ events: Event, where matches: (ControlAction) -> Bool) {
        for index in controlActions.indices where matches(controlActions[index]) { controlActions[index].events.subtract(events) }
        controlActions.removeAll { $0.events.isEmpty }
    }

    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: Touches

    /// A disabled control receives its touches and ignores them.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    /// A touch up to 70 points outside the control still counts as inside (inferred).
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        guard continueTracking(touch, with: event) else { stopTracking(event); return }
        let wasInside = isTouchInside
        isTouchInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
        isHighlighted = isTouchInside
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        endTracking(touch, with: event)
        let isInside = isTouchInside
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside { wasPressed(at: touch.location(in: self), event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { if isTracking { stopTracking(event) } }

    private func stopTracking(_ event: UIEvent?) {
        cancelTracking(with: event)
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        sendActions(for: .touchCancel, with: event)
    }

    override var isControl: Bool { true }

    /// Called after `touchUpInside`, when a touch ended inside the control.
    func wasPressed(at point: CGPoint, _ event: UIEvent?) {}

    /// Whether the control keeps its taps from the recognisers of its superviews.
    var keepsTaps: Bool { false }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard keepsTaps, isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
            return true
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open var isContextMenuInteractionEnabled = false { didSet { wasSet() } }
    /// The interaction of the control's own menu.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        guard isContextMenuInteractionEnabled || showsMenuAsPrimaryAction else { return nil }
        if ownMenuInteraction == nil { ownMenuInteraction = UIContextMenuInteraction(delegate: self) }
        return ownMenuInteraction
    }
    private var ownMenuInteraction: UIContextMenuInteraction?
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open var showsMenuAsPrimaryAction = false { didSet { wasSet() } }
    open var toolTip: String? { didSet { wasSet() } }
}

/// An action or target of a control, with its events.
struct ControlAction {
    enum Call {
        case action(UIAction)
        case target(WeakTarget, Selector)
    }

    var events: UIControl.Event
    let call: Call

    var target: WeakTarget? {
        guard case .target(let target, _) = call else { return nil }
        return target
    }

    func isSame(_ target: Any?, _ action: Selector) -> Bool {
        guard case .target(let kept, let selector) = call else { return false }
        return selector == action && kept.isGiven == (target != nil) && !kept.isGone && kept.matches(target)
    }
}

extension UIControl: UIContextMenuInteractionDelegate {}
