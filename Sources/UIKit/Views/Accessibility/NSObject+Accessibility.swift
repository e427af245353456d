import Foundation

/// The accessibility members of every object. For responders they forward to the members of the class, which subclasses override; the
/// values of other objects are kept in `AccessibilityStore`.
extension NSObjectProtocol {
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            if let responder = self as? UIResponder { return responder.isAccessibilityElement }
            return AccessibilityStore.assigned(of: self, \.isElement, \.isElementBlock) ?? false
        }
        set {
            if let responder = self as? UIResponder {
                responder.isAccessibilityElement = newValue
            } else {
                AccessibilityStore.makeValues(of: self).isElement = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityLabel }
            return AccessibilityStore.assigned(of: self, \.label, \.labelBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityLabel = newValue
            } else {
                AccessibilityStore.makeValues(of: self).label = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityHint }
            return AccessibilityStore.assigned(of: self, \.hint, \.hintBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityHint = newValue
            } else {
                AccessibilityStore.makeValues(of: self).hint = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityValue }
            return AccessibilityStore.assigned(of: self, \.value, \.valueBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityValue = newValue
            } else {
                AccessibilityStore.makeValues(of: self).value = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityTraits }
            return AccessibilityStore.assigned(of: self, \.traits, \.traitsBlock) ?? .none
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityTraits = newValue
            } else {
                AccessibilityStore.makeValues(of: self).traits = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityElementsHidden }
            return AccessibilityStore.assigned(of: self, \.elementsHidden, \.elementsHiddenBlock) ?? false
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityElementsHidden = newValue
            } else {
                AccessibilityStore.makeValues(of: self).elementsHidden = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityViewIsModal }
            return AccessibilityStore.assigned(of: self, \.viewIsModal, \.viewIsModalBlock) ?? false
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityViewIsModal = newValue
            } else {
                AccessibilityStore.makeValues(of: self).viewIsModal = newValue
            }
        }
    }
    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get {
            if let responder = self as? UIResponder { return responder.shouldGroupAccessibilityChildren }
            return AccessibilityStore.assigned(of: self, \.groupsChildren, \.groupsChildrenBlock) ?? false
        }
        set {
            if let responder = self as? UIResponder {
                responder.shouldGroupAccessibilityChildren = newValue
            } else {
                AccessibilityStore.makeValues(of: self).groupsChildren = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityElements }
            return AccessibilityStore.assigned(of: self, \.elements, \.elementsBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityElements = newValue
            } else {
                AccessibilityStore.makeValues(of: self).elements = newValue
            }
        }
    }
    @preconcurrency @MainActor public var automationElements: [Any]? {
        get {
            if let responder = self as? UIResponder { return responder.automationElements }
            return AccessibilityStore.assigned(of: self, \.automationElements, \.automationElementsBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.automationElements = newValue
            } else {
                AccessibilityStore.makeValues(of: self).automationElements = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityHeaderElements }
            return AccessibilityStore.assigned(of: self, \.headerElements, \.headerElementsBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityHeaderElements = newValue
            } else {
                AccessibilityStore.makeValues(of: self).headerElements = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityCustomActions }
            return AccessibilityStore.assigned(of: self, \.customActions, \.customActionsBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityCustomActions = newValue
            } else {
                AccessibilityStore.makeValues(of: self).customActions = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityCustomRotors }
            return AccessibilityStore.assigned(of: self, \.customRotors, \.customRotorsBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityCustomRotors = newValue
            } else {
                AccessibilityStore.makeValues(of: self).customRotors = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityFrame }
            return AccessibilityStore.assigned(of: self, \.frame, \.frameBlock) ?? .zero
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityFrame = newValue
            } else {
                AccessibilityStore.makeValues(of: self).frame = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityPath }
            return AccessibilityStore.assigned(of: self, \.path, \.pathBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityPath = newValue
            } else {
                AccessibilityStore.makeValues(of: self).path = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityLanguage }
            return AccessibilityStore.assigned(of: self, \.language, \.languageBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityLanguage = newValue
            } else {
                AccessibilityStore.makeValues(of: self).language = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityNavigationStyle }
            return AccessibilityStore.assigned(of: self, \.navigationStyle, \.navigationStyleBlock) ?? .automatic
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityNavigationStyle = newValue
            } else {
                AccessibilityStore.makeValues(of: self).navigationStyle = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityContainerType }
            let values = AccessibilityStore.values(of: self)
            return values?.containerType ?? values?.containerTypeBlock?() ?? .none
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityContainerType = newValue
            } else {
                AccessibilityStore.makeValues(of: self).containerType = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityTextualContext }
            return AccessibilityStore.assigned(of: self, \.textualContext, \.textualContextBlock)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityTextualContext = newValue
            } else {
                AccessibilityStore.makeValues(of: self).textualContext = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityRespondsToUserInteraction }
            return AccessibilityStore.assigned(of: self, \.respondsToUserInteraction, \.respondsToUserInteractionBlock) ?? true
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityRespondsToUserInteraction = newValue
            } else {
                AccessibilityStore.makeValues(of: self).respondsToUserInteraction = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { (self as? UIResponder)?.accessibilityAttributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityAttributedLabel = newValue
            } else {
                accessibilityLabel = newValue?.string
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { (self as? UIResponder)?.accessibilityAttributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityAttributedHint = newValue
            } else {
                accessibilityHint = newValue?.string
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { (self as? UIResponder)?.accessibilityAttributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityAttributedValue = newValue
            } else {
                accessibilityValue = newValue?.string
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityActivationPoint }
            let frame = accessibilityFrame
            return AccessibilityStore.assigned(of: self, \.activationPoint, \.activationPointBlock) ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityActivationPoint = newValue
            } else {
                AccessibilityStore.makeValues(of: self).activationPoint = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityUserInputLabels }
            return AccessibilityStore.values(of: self)?.userInputLabels ?? []
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityUserInputLabels = newValue
            } else {
                AccessibilityStore.makeValues(of: self).userInputLabels = newValue
            }
        }
    }

    @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
        (self as? UIResponder)?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }
    @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
        if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
        return accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder = self as? UIResponder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    @discardableResult @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
        (self as? UIResponder)?.accessibilityActivate() ?? AccessibilityStore.values(of: self)?.activateBlock?() ?? false
    }
    @preconcurrency @MainActor public func accessibilityIncrement() {
        if let responder = self as? UIResponder {
            responder.accessibilityIncrement()
        } else {
            AccessibilityStore.values(of: self)?.incrementBlock?()
        }
    }
    @preconcurrency @MainActor public func accessibilityDecrement() {
        if let responder = self as? UIResponder {
            responder.accessibilityDecrement()
        } else {
            AccessibilityStore.values(of: self)?.decrementBlock?()
        }
    }
}

/// The storage of accessibility values: a stored property in responders, an associated object for all other objects.
@MainActor enum AccessibilityStore {
    private static let key = unsafe UnsafeRawPointer(bitPattern: 1)

    static func values(of object: AnyObject) -> AccessibilityValues? {
        if let responder = object as? UIResponder { return responder.accessibilityStore }
        guard let key = unsafe key else { return nil }
        return unsafe objc_getAssociatedObject(object, key) as? AccessibilityValues
    }

    static func makeValues(of object: AnyObject) -> AccessibilityValues {
        if let known = values(of: object) { return known }
        let values = AccessibilityValues()
        if let responder = object as? UIResponder {
            responder.accessibilityStore = values
        } else if let key = unsafe key {
            unsafe objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        return values
    }

    static func assigned<T>(
        of object: AnyObject, _ value: KeyPath<AccessibilityValues, T?>, _ block: KeyPath<AccessibilityValues, (() -> T?)?>
    ) -> T? {
        guard let values = values(of: object) else { return nil }
        if let block = values[keyPath: block] { return block() }
        return values[keyPath: value]
    }

    static func assigned<T>(
        of object: AnyObject, _ value: KeyPath<AccessibilityValues, T?>, _ block: KeyPath<AccessibilityValues, (() -> T)?>
    ) -> T? {
        guard let values = values(of: object) else { return nil }
        if let block = values[keyPath: block] { return block() }
        return values[keyPath: value]
    }
}
