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
