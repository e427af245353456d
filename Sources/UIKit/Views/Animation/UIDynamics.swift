import Foundation

// UIKit Dynamics: behaviours keep what they are given. Forces are not simulated, so items stay where layout has put them, except that a snap
// moves its item at once.

/// What behaviours move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: DelegateMessages {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    public let referenceView: UIView?
    public private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    public var isRunning: Bool { false }
    public var elapsedTime: TimeInterval { 0 }

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(behavior) else { return }
        behaviors.append(behavior)
        behavior.join(self)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        behavior.join(nil)
    }

    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}

    /// Returns the items of all behaviours that are in a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        var found: [any UIDynamicItem] = []
        for item in behaviors.flatMap(\.dynamicItems) where rect.contains(item.center) && !found.contains(where: { $0 === item }) {
            found.append(item)
        }
        return found
    }
}

@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    public private(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// Never called: nothing moves.
    open var action: (() -> Void)?
    fileprivate var dynamicItems: [any UIDynamicItem] = []

    public override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.join(dynamicAnimator) }
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    fileprivate func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.join(animator) }
    }
}

/// A behaviour of several items, shared by UIKit's classes.
@preconcurrency @MainActor
open class DynamicItemsBehavior: UIDynamicBehavior {
    public var items: [any UIDynamicItem] { dynamicItems }

    public init(items: [any UIDynamicItem]) {
        super.init()
        dynamicItems = items
    }

    open func addItem(_ item: any UIDynamicItem) { dynamicItems.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { dynamicItems.removeAll { $0 === item } }
}

open class UIDynamicItemBehavior: DynamicItemsBehavior {
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true

    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

open class UIGravityBehavior: DynamicItemsBehavior {
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    open var angle: CGFloat = .pi / 2
    open var magnitude: CGFloat = 1

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}

open class UICollisionBehavior: DynamicItemsBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything: Mode = [.items, .boundaries]
    }

    open var collisionMode = Mode.everything
    open var translatesReferenceBoundsIntoBoundary = false
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
    public var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { translatesReferenceBoundsIntoBoundary = true }
    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) { boundaries.append((identifier, path)) }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { "\($0.identifier)" == "\(identifier)" }?.path
    }
    open func removeBoundary(withIdentifier identifier: any NSCopying) { boundaries.removeAll { "\($0.identifier)" == "\(identifier)" } }
    open func removeAllBoundaries() { boundaries = [] }
}

@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: DelegateMessages {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) {}
}

open class UIPushBehavior: DynamicItemsBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    public let mode: Mode
    open var active = true
    open var angle: CGFloat = 0
    open var magnitude: CGFloat = 0
    open var pushDirection = CGVector.zero

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// Moves its item to a point as soon as an animator has it.
open class UISnapBehavior: UIDynamicBehavior {
    open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { move() } } }
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init()
        dynamicItems = [item]
    }

    fileprivate override func join(_ animator: UIDynamicAnimator?) {
        super.join(animator)
        if animator != nil { move() }
    }

    private func move() { for item in dynamicItems { item.center = snapPoint } }
}

open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }

    public let attachedBehaviorType: AttachmentType
    public var items: [any UIDynamicItem] { dynamicItems }
    open var anchorPoint: CGPoint
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero, attachedToAnchor point: CGPoint) {
        (attachedBehaviorType, anchorPoint) = (.anchor, point)
        super.init()
        dynamicItems = [item]
    }

    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        (attachedBehaviorType, anchorPoint) = (.items, item2.center)
        super.init()
        dynamicItems = [item1, item2]
    }
}
