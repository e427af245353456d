import Foundation

/// Blocks that return values in place of properties (iOS 17). A block takes precedence over a value that was set.
extension NSObjectProtocol {
    @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { AccessibilityStore.values(of: self)?.isElementBlock }
        set { AccessibilityStore.makeValues(of: self).isElementBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { AccessibilityStore.values(of: self)?.identifierBlock }
        set { AccessibilityStore.makeValues(of: self).identifierBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { AccessibilityStore.values(of: self)?.labelBlock }
        set { AccessibilityStore.makeValues(of: self).labelBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
        get { AccessibilityStore.values(of: self)?.hintBlock }
        set { AccessibilityStore.makeValues(of: self).hintBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
        get { AccessibilityStore.values(of: self)?.valueBlock }
        set { AccessibilityStore.makeValues(of: self).valueBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { AccessibilityStore.values(of: self)?.attributedLabelBlock }
        set { AccessibilityStore.makeValues(of: self).attributedLabelBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { AccessibilityStore.values(of: self)?.attributedHintBlock }
        set { AccessibilityStore.makeValues(of: self).attributedHintBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { AccessibilityStore.values(of: self)?.attributedValueBlock }
        set { AccessibilityStore.makeValues(of: self).attributedValueBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { AccessibilityStore.values(of: self)?.traitsBlock }
        set { AccessibilityStore.makeValues(of: self).traitsBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { AccessibilityStore.values(of: self)?.elementsHiddenBlock }
        set { AccessibilityStore.makeValues(of: self).elementsHiddenBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { AccessibilityStore.values(of: self)?.viewIsModalBlock }
        set { AccessibilityStore.makeValues(of: self).viewIsModalBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { AccessibilityStore.values(of: self)?.groupsChildrenBlock }
        set { AccessibilityStore.makeValues(of: self).groupsChildrenBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { AccessibilityStore.values(of: self)?.elementsBlock }
        set { AccessibilityStore.makeValues(of: self).elementsBlock = newValue }
    }
    @preconcurrency @MainActor public var automationElementsBlock: AXArrayReturnBlock? {
        get { AccessibilityStore.values(of: self)?.automationElementsBlock }
        set { AccessibilityStore.makeValues(of: self).automationElementsBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { AccessibilityStore.values(of: self)?.headerElementsBlock }
        set { AccessibilityStore.makeValues(of: self).headerElementsBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { AccessibilityStore.values(of: self)?.frameBlock }
        set { AccessibilityStore.makeValues(of: self).frameBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
        get { AccessibilityStore.values(of: self)?.pathBlock }
        set { AccessibilityStore.makeValues(of: self).pathBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { AccessibilityStore.values(of: self)?.activationPointBlock }
        set { AccessibilityStore.makeValues(of: self).activationPointBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { AccessibilityStore.values(of: self)?.languageBlock }
        set { AccessibilityStore.makeValues(of: self).languageBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { AccessibilityStore.values(of: self)?.navigationStyleBlock }
        set { AccessibilityStore.makeValues(of: self).navigationStyleBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { AccessibilityStore.values(of: self)?.containerTypeBlock }
        set { AccessibilityStore.makeValues(of: self).containerTypeBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { AccessibilityStore.values(of: self)?.respondsToUserInteractionBlock }
        set { AccessibilityStore.makeValues(of: self).respondsToUserInteractionBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityTextualContextBlock: AXUIAccessibilityTextualContextReturnBlock? {
        get { AccessibilityStore.values(of: self)?.textualContextBlock }
        set { AccessibilityStore.makeValues(of: self).textualContextBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { AccessibilityStore.values(of: self)?.customActionsBlock }
        set { AccessibilityStore.makeValues(of: self).customActionsBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { AccessibilityStore.values(of: self)?.customRotorsBlock }
        set { AccessibilityStore.makeValues(of: self).customRotorsBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
        get { AccessibilityStore.values(of: self)?.userInputLabelsBlock }
        set { AccessibilityStore.makeValues(of: self).userInputLabelsBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
        get { AccessibilityStore.values(of: self)?.attributedUserInputLabelsBlock }
        set { AccessibilityStore.makeValues(of: self).attributedUserInputLabelsBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { AccessibilityStore.values(of: self)?.activateBlock }
        set { AccessibilityStore.makeValues(of: self).activateBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { AccessibilityStore.values(of: self)?.incrementBlock }
        set { AccessibilityStore.makeValues(of: self).incrementBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { AccessibilityStore.values(of: self)?.decrementBlock }
        set { AccessibilityStore.makeValues(of: self).decrementBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { AccessibilityStore.values(of: self)?.performEscapeBlock }
        set { AccessibilityStore.makeValues(of: self).performEscapeBlock = newValue }
    }
    @preconcurrency @MainActor public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { AccessibilityStore.values(of: self)?.magicTapBlock }
        set { AccessibilityStore.makeValues(of: self).magicTapBlock = newValue }
    }
}
