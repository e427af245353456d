import Foundation

/// An object that can receive events, as part of the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, @preconcurrency SelectorResponding, KeyValueObserving,
    CustomReflectable
{
    package nonisolated class var table: PropertyTable { responderProperties }

    public override init() { super.init() }

    open var next: UIResponder? { nil }
    /// The nearest responder's that has one: a window does.
    open var undoManager: UndoManager? { next?.undoManager }
    /// The insets that the bars of a container cover in a controller's view; nil for responders that are not controllers.
    var barInsetsOfContainer: UIEdgeInsets? { nil }
    /// Whether the responder has a bar above the content of a scroll view. It is called when that has moved.
    func follows(_ content: UIView) -> Bool { false }

    /// Hides the stored properties: `dump` prints the description (Suites.md, dump).
    nonisolated open var customMirror: Mirror { classMirror }

    // MARK: First responder

    open dynamic var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { Self.firstResponder === self }

    private static var firstResponder: UIResponder? {
        get { FirstResponder.current.responder }
        set { FirstResponder.current.responder = newValue }
    }

    @MainActor private final class FirstResponder: EnvironmentState {
        weak var responder: UIResponder?
        nonisolated init() {}
    }

    /// The responder with the keyboard; nil for none.
    package static var current: UIResponder? { firstResponder }

    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        guard !isFirstResponder else { return true }
        if let old = Self.firstResponder, !old.resignFirstResponder() { return false }
        Self.firstResponder = self
        return true
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        Self.firstResponder = nil
        return true
    }

    open var inputView: UIView? { nil }
    open dynamic var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}

    // MARK: Events

    /// Touches are passed along the responder chain, until an override does not call `super`.
    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    open dynamic func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open dynamic func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open dynamic func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}
    open dynamic var keyCommands: [UIKeyCommand]? { nil }
    /// Whether the responder has the method. Calls `responds(to:)`, so that classes may override either.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// Returns the first object in the chain, from this one on, that can perform the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Called when a property that the responder observes by name changes; see `addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}
    open func responds(to aSelector: Selector!) -> Bool { aSelector?.isAnswered(by: self) ?? false }
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open var userActivity: NSUserActivity?
    open var textInputMode: UITextInputMode? { nil }
    open var textInputContextIdentifier: String? { nil }
    /// Storage for `inputAssistantItem`.
    final var assistantItemStorage: AnyObject?
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    open func performClose(_ sender: Any?) {}
    open func alignLeft(_ sender: Any?) {}
    open func alignCenter(_ sender: Any?) {}
    open func alignJustified(_ sender: Any?) {}
    open func alignRight(_ sender: Any?) {}
    open func showWritingTools(_ sender: Any?) {}
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

    // MARK: Accessibility

    /// The values that were set. `StandardAccessibility` provides the others.
    var accessibilityStore: AccessibilityValues?
    var standardAccessibility: StandardAccessibility { StandardAccessibility() }
    /// The frame, unless one was set, in screen coordinates, points.
    var standardAccessibilityFrame: CGRect { .zero }
    /// The outline that an object has by itself.
    var standardAccessibilityPath: UIBezierPath? { nil }

    private var said: AccessibilityValues {
        if let accessibilityStore { return accessibilityStore }
        let values = AccessibilityValues()
        accessibilityStore = values
        return values
    }

    private func assigned<T>(_ value: KeyPath<AccessibilityValues, T?>, _ block: KeyPath<AccessibilityValues, (() -> T?)?>) -> T? {
        guard let accessibilityStore else { return nil }
        if let block = accessibilityStore[keyPath: block] { return block() }
        return accessibilityStore[keyPath: value]
    }

    private func assigned<T>(_ value: KeyPath<AccessibilityValues, T?>, _ block: KeyPath<AccessibilityValues, (() -> T)?>) -> T? {
        guard let accessibilityStore else { return nil }
        if let block = accessibilityStore[keyPath: block] { return block() }
        return accessibilityStore[keyPath: value]
    }

    open var isAccessibilityElement: Bool {
        get { assigned(\.isElement, \.isElementBlock) ?? standardAccessibility.isElement }
        set { said.isElement = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { assigned(\.identifier, \.identifierBlock) }
        set { said.identifier = newValue }
    }
    open var accessibilityLabel: String? {
        get { assigned(\.label, \.labelBlock) ?? standardAccessibility.label }
        set { (said.label, said.attributedLabel) = (newValue, nil) }
    }
    open var accessibilityHint: String? {
        get { assigned(\.hint, \.hintBlock) }
        set { (said.hint, said.attributedHint) = (newValue, nil) }
    }
    open var accessibilityValue: String? {
        get { assigned(\.value, \.valueBlock) ?? standardAccessibility.value }
        set { (said.value, said.attributedValue) = (newValue, nil) }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { assigned(\.attributedLabel, \.attributedLabelBlock) ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { (said.label, said.attributedLabel) = (newValue?.string, newValue) }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { assigned(\.attributedHint, \.attributedHintBlock) ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { (said.hint, said.attributedHint) = (newValue?.string, newValue) }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { assigned(\.attributedValue, \.attributedValueBlock) ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { (said.value, said.attributedValue) = (newValue?.string, newValue) }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { assigned(\.traits, \.traitsBlock) ?? standardAccessibility.traits }
        set { said.traits = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { assigned(\.elementsHidden, \.elementsHiddenBlock) ?? false }
        set { said.elementsHidden = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { assigned(\.viewIsModal, \.viewIsModalBlock) ?? false }
        set { said.viewIsModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { assigned(\.groupsChildren, \.groupsChildrenBlock) ?? false }
        set { said.groupsChildren = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { assigned(\.elements, \.elementsBlock) ?? standardAccessibility.elements }
        set { said.elements = newValue }
    }
    open var automationElements: [Any]? {
        get { assigned(\.automationElements, \.automationElementsBlock) }
        set { said.automationElements = newValue }
    }
    open var accessibilityHeaderElements: [Any]? {
        get { assigned(\.headerElements, \.headerElementsBlock) }
        set { said.headerElements = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { assigned(\.customActions, \.customActionsBlock) }
        set { said.customActions = newValue }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { assigned(\.customRotors, \.customRotorsBlock) }
        set { said.customRotors = newValue }
    }
    /// The frame in screen coordinates, points.
    open var accessibilityFrame: CGRect {
        get { assigned(\.frame, \.frameBlock) ?? standardAccessibilityFrame }
        set { said.frame = newValue }
    }
    /// The outline in screen coordinates, points.
    open var accessibilityPath: UIBezierPath? {
        get { assigned(\.path, \.pathBlock) ?? standardAccessibilityPath }
        set { said.path = newValue }
    }
    /// The point that a double tap activates: the middle of the frame, unless the control defines another one. Screen coordinates, points.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = assigned(\.activationPoint, \.activationPointBlock) ?? standardAccessibility.activationPoint { return point }
            let frame = accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { said.activationPoint = newValue }
    }
    open var accessibilityLanguage: String? {
        get { assigned(\.language, \.languageBlock) }
        set { said.language = newValue }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { assigned(\.navigationStyle, \.navigationStyleBlock) ?? .automatic }
        set { said.navigationStyle = newValue }
    }
    /// Unlike for other values, one that was set precedes the block's, as recorded on iOS 17 to 26 by public tests.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStore?.containerType ?? accessibilityStore?.containerTypeBlock?() ?? .none }
        set { said.containerType = newValue }
    }
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { assigned(\.textualContext, \.textualContextBlock) }
        set { said.textualContext = newValue }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { assigned(\.respondsToUserInteraction, \.respondsToUserInteractionBlock) ?? standardAccessibility.respondsToUserInteraction }
        set { said.respondsToUserInteraction = newValue }
    }
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityStore?.ignoresInvertColors ?? false }
        set { said.ignoresInvertColors = newValue }
    }
    /// The details of a view that is no provider of them: SwiftUI sets them.
    package final var details: [AXCustomContent] {
        get { accessibilityStore?.details ?? [] }
        set { said.details = newValue }
    }
    /// That by which a rotor of SwiftUI leads to the view.
    package final var rotorIdentity: AnyHashable? {
        get { accessibilityStore?.rotorIdentity }
        set { said.rotorIdentity = newValue }
    }
    /// The names by which a voice command refers to the element. Where there are none it is the label (recorded pictures of
    /// `accessibility-snapshot`: a button's own names are empty).
    open var accessibilityUserInputLabels: [String]! {
        get {
            if let block = accessibilityStore?.userInputLabelsBlock { return block()?.compactMap { $0 as? String } ?? [] }
            return accessibilityStore?.userInputLabels ?? standardAccessibility.userInputLabels ?? []
        }
        set { said.userInputLabels = newValue }
    }
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityStore?.attributedUserInputLabels ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
        set { (said.attributedUserInputLabels, said.userInputLabels) = (newValue, newValue?.map(\.string)) }
    }
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityStore?.dragSources }
        set { said.dragSources = newValue }
    }
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityStore?.dropPoints }
        set { said.dropPoints = newValue }
    }

    open func accessibilityActivate() -> Bool { accessibilityStore?.activateBlock?() ?? false }
    open func accessibilityIncrement() { accessibilityStore?.incrementBlock?() }
    open func accessibilityDecrement() { accessibilityStore?.decrementBlock?() }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { accessibilityStore?.performEscapeBlock?() ?? false }
    open func accessibilityPerformMagicTap() -> Bool { accessibilityStore?.magicTapBlock?() ?? false }
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? { nil }
    open var showsLargeContentViewer: Bool {
        get { accessibilityStore?.showsLargeContentViewer ?? false }
        set { said.showsLargeContentViewer = newValue }
    }
    open var largeContentTitle: String? {
        get { accessibilityStore?.largeContentTitle }
        set { said.largeContentTitle = newValue }
    }
    open var largeContentImage: UIImage? {
        get { accessibilityStore?.largeContentImage }
        set { said.largeContentImage = newValue }
    }
    open var scalesLargeContentImage: Bool {
        get { accessibilityStore?.scalesLargeContentImage ?? false }
        set { said.scalesLargeContentImage = newValue }
    }
}

extension UIResponder: UIUserActivityRestoring {}

@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { nil }
    open class var activeInputModes: [UITextInputMode] { [] }
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
