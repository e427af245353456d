import Foundation

/// Interactions and feedback have no effect; they exist so that code which uses them compiles. The pasteboard only stores what was set.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    open func prepare() {}
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public convenience init(style: FeedbackStyle) { self.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ type: FeedbackType) {}
}

@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public static var general: UIPasteboard { ScreenEnvironment.shared { UIPasteboard() } }
    open var string: String?
    open var strings: [String]?
    open var url: URL?
    open var urls: [URL]?
    open var image: UIImage?
    open var images: [UIImage]?
    open var color: UIColor?
    open var name: String { "general" }
    open var changeCount: Int { 0 }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
    open func data(forPasteboardType pasteboardType: String) -> Data? { value(forPasteboardType: pasteboardType) as? Data }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.lazy.compactMap { $0[pasteboardType] }.first }
    open func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    /// The types of the first item.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
    open var numberOfItems: Int { items.count }
    open var hasColors: Bool { color != nil }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    open var hasStrings: Bool { string != nil }
    open var items: [[String: Any]] = []
}

@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

@preconcurrency @MainActor
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    open var arrowDirection = ArrowDirection.default
    public static var shared: UIMenuController { ScreenEnvironment.shared { UIMenuController() } }
    open var menuItems: [UIMenuItem]?
    open var isMenuVisible = false
    open func setMenuVisible(_ visible: Bool, animated: Bool) { isMenuVisible = visible }
    open func setTargetRect(_ rect: CGRect, in view: UIView) {}
    open func showMenu(from view: UIView, rect: CGRect) {}
    open func hideMenu() {}
    open func update() {}
    open var menuFrame: CGRect { .zero }
    public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
