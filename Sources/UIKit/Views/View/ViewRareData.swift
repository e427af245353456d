import Foundation

/// The values of a view that most views leave as they are. They lie apart, because a screen creates hundreds of views, and what each writes and
/// reads has to fit into the processor's cache.
@MainActor final class ViewRareData {
    /// The values of a view in which none was set. Nothing writes to them.
    static let standard = ViewRareData()

    var interfaceObjects: [AnyObject] = []
    var cornerConfiguration: UICornerConfiguration?
    /// The scale that was set; nil for the screen's.
    var contentScale: CGFloat?
    var mask: UIView?
    var motionEffects: [UIMotionEffect] = []
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var focusGroupIdentifier: String?
    var focusGroupPriority: UIFocusGroupPriority = .ignored
    var focusEffect: UIFocusEffect?
    var designSize: DesignSize?
    var placeholderSize: DesignSize?
    var restorationIdentifier: String?
    /// Nil if no trait was overridden.
    var traitOverrides: MutableTraits?
    /// The text sizes to which the view and everything below it is limited.
    var sizeCategoryLimits: SizeCategoryLimits?
    var traitRegistrations: [TraitRegistration] = []
    /// A safe area that replaces the one from superviews and controllers.
    var fixedSafeArea: UIEdgeInsets?
}
