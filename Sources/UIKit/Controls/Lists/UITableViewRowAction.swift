import Foundation

/// An action that is shown when a row is swiped, until iOS 13. Rows are not swiped here.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case `default`, normal
        public static var destructive: Style { .default }
    }

    public typealias Handler = (UITableViewRowAction, IndexPath) -> Void

    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(made: style, title, handler)
    }

    private init(made style: Style, _ title: String?, _ handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .default ? .systemRed : .systemGray
        super.init()
    }

    public let style: Style
    /// Called when a person chooses the action.
    package let handler: Handler
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(made: style, title, handler)
        (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
        return copy
    }
}
