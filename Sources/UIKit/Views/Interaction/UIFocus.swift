import Foundation

// Focus of keyboards and remote controls. No key moves it here, so nothing is ever focused.

@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
}

@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    public func setNeedsFocusUpdate() {}
    public func updateFocusIfNeeded() {}
}

extension UIView: UIFocusItem {}

public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let next = Self(rawValue: 16)
    public static let previous = Self(rawValue: 32)
}

@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    open var previouslyFocusedView: UIView? { nil }
    open var nextFocusedView: UIView? { nil }
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    open var focusHeading: UIFocusHeading { [] }
}

open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// A layout guide that redirects focus. Focus never moves, so it acts as a plain layout guide.
open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// The look of a focused view. It is stored and never drawn.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    public override init() { super.init() }
}

open class UIFocusHaloEffect: UIFocusEffect {
    public override init() { super.init() }
    public init(rect: CGRect) { super.init() }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
    public init(path bezierPath: UIBezierPath) { super.init() }
    open weak var containerView: UIView?
    open weak var referenceView: UIView?
}

public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let ignored = Self(0)
    public static let previouslyFocused = Self(1000)
    public static let prioritized = Self(2000)
    public static let currentlyFocused = Self(.max)
}
