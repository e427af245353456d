import Foundation

// The types of the blocks that return an object's accessibility values in place of its properties.
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXVoidReturnBlock = () -> Void
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
public typealias AXUIAccessibilityTextualContextReturnBlock = () -> UIAccessibilityTextualContext?

/// The accessibility values that were set on one object; created when the first one is set.
@MainActor final class AccessibilityValues {
    var isElement: Bool?
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var elementsHidden: Bool?
    var viewIsModal: Bool?
    var groupsChildren: Bool?
    var elements: [Any]?
    var automationElements: [Any]?
    var headerElements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var containerType: UIAccessibilityContainerType?
    var userInputLabels: [String]?
    var attributedUserInputLabels: [NSAttributedString]?
    var details: [AXCustomContent] = []
    var rotorIdentity: AnyHashable?
    var respondsToUserInteraction: Bool?
    var ignoresInvertColors: Bool?
    var showsLargeContentViewer = false
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var scalesLargeContentImage = false
    var textualContext: UIAccessibilityTextualContext?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?

    var isElementBlock: AXBoolReturnBlock?
    var identifierBlock: AXStringReturnBlock?
    var labelBlock: AXStringReturnBlock?
    var hintBlock: AXStringReturnBlock?
    var valueBlock: AXStringReturnBlock?
    var attributedLabelBlock: AXAttributedStringReturnBlock?
    var attributedHintBlock: AXAttributedStringReturnBlock?
    var attributedValueBlock: AXAttributedStringReturnBlock?
    var traitsBlock: AXTraitsReturnBlock?
    var elementsHiddenBlock: AXBoolReturnBlock?
    var viewIsModalBlock: AXBoolReturnBlock?
    var groupsChildrenBlock: AXBoolReturnBlock?
    var elementsBlock: AXArrayReturnBlock?
    var automationElementsBlock: AXArrayReturnBlock?
    var headerElementsBlock: AXArrayReturnBlock?
    var frameBlock: AXRectReturnBlock?
    var pathBlock: AXPathReturnBlock?
    var activationPointBlock: AXPointReturnBlock?
    var languageBlock: AXStringReturnBlock?
    var navigationStyleBlock: AXNavigationStyleReturnBlock?
    var containerTypeBlock: AXContainerTypeReturnBlock?
    var respondsToUserInteractionBlock: AXBoolReturnBlock?
    var textualContextBlock: AXUIAccessibilityTextualContextReturnBlock?
    var customActionsBlock: AXCustomActionsReturnBlock?
    var customRotorsBlock: AXCustomRotorsReturnBlock?
    var userInputLabelsBlock: AXArrayReturnBlock?
    var attributedUserInputLabelsBlock: AXArrayReturnBlock?
    var activateBlock: AXBoolReturnBlock?
    var incrementBlock: AXVoidReturnBlock?
    var decrementBlock: AXVoidReturnBlock?
    var performEscapeBlock: AXBoolReturnBlock?
    var magicTapBlock: AXBoolReturnBlock?
}

/// The accessibility values of UIKit's own views, used unless an app sets others.
struct StandardAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var elements: [Any]?
    var userInputLabels: [String]?
    /// In screen coordinates, points; nil stands for the middle of the frame.
    var activationPoint: CGPoint?
    var respondsToUserInteraction = true
}
