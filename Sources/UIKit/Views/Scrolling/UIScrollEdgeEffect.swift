import Foundation

/// The fade of content under bars at an edge of a scroll view (iOS 26). Stored but not drawn.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    public struct Style: Hashable, Sendable {
        private let name: String
        public static let automatic = Style(name: "automatic")
        public static let soft = Style(name: "soft")
        public static let hard = Style(name: "hard")
    }

    open var style = Style.automatic
    open var isHidden = false
}

/// The glass effect of iOS 26. Stored but not drawn.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }

    public override init() { super.init() }
    public init(style: Style) { super.init() }

    open var isInteractive = false
    open var tintColor: UIColor?
}

@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    public override init() { super.init() }
    open var spacing: CGFloat = 0
}
