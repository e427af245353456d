import Foundation

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 51)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

    // Further traits that UIKit's own views use (bits of AXRuntime's constants, as public header dumps have them).
    static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
    static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
    static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
    static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
}

/// The old names of the traits.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText

public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable { case automatic, separate, combined }
public enum UIAccessibilityContainerType: Int, Hashable, Sendable { case none, dataTable, list, landmark, semanticGroup }
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable { case right = 1, left, up, down, next, previous }

@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?
    open weak var target: AnyObject?
    open var selector: Selector?

    // A subclass may call each of these, as with Apple's.

    public init(name: String, actionHandler: Handler? = nil) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    public init(attributedName: NSAttributedString, actionHandler: Handler? = nil) {
        name = attributedName.string
        self.actionHandler = actionHandler
        super.init()
        self.attributedName = attributedName
    }

    /// Creates an action with a target and a selector. Both are only stored, for code that performs the action.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    open lazy var attributedName = NSAttributedString(string: name)
    /// The category that groups actions in a menu.
    open var category: String?
    nonisolated public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"
}

/// An accessibility element that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    open weak var accessibilityContainer: AnyObject?
    /// In the container's coordinates, points; null until it is set.
    open var accessibilityFrameInContainerSpace = CGRect.null

    override var standardAccessibility: StandardAccessibility { StandardAccessibility(isElement: true) }

    override var standardAccessibilityFrame: CGRect {
        guard !accessibilityFrameInContainerSpace.isNull, let view = containerView else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }

    private var containerView: UIView? {
        var container = accessibilityContainer
        while let element = container as? UIAccessibilityElement { container = element.accessibilityContainer }
        return container as? UIView
    }
}

@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    public enum Direction: Int, Sendable { case previous, next }
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The rotors that assistive readers provide themselves.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6,
            boldText,
            italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
        self.attributedName = attributedName
    }

    /// Creates a rotor of a system type, with an empty name.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = ""
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }

    open var name: String
    open lazy var attributedName = NSAttributedString(string: name)
    public let systemRotorType: SystemRotorType
    open var itemSearchBlock: Search
}

@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
    open var currentItem = UIAccessibilityCustomRotorItemResult()
}

@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
    public override init() { super.init() }

    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?
}
