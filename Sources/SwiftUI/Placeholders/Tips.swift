import UIKit

// TipKit: tips are written down and never shown, as on a device on which they were dismissed.

/// A short advice.
public protocol Tip: Identifiable, Sendable {
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
}

extension Tip {
    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public func invalidate(reason: Tips.InvalidationReason) {}
}

/// The tips of an app.
public enum Tips {
    public enum InvalidationReason: Hashable, Sendable { case actionPerformed, displayCountExceeded, tipClosed }
    public struct ConfigurationOption: Sendable {
        public enum DisplayFrequency: Hashable, Sendable { case immediate, hourly, daily, weekly, monthly }
        public enum DatastoreLocation: Hashable, Sendable { case applicationDefault }
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }
    }
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() {}
    public static func hideAllTipsForTesting() {}
}

/// The place of a tip, where nothing is shown.
public struct TipView<Content: Tip>: View {
    public init(_ tip: Content, arrowEdge: Edge? = nil) {}
    public var body: some View { EmptyView() }
}

extension View {
    /// Accepted without effect.
    public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top) -> some View { self }
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
