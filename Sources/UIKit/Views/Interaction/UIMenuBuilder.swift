import Foundation

/// Changes the main menu on behalf of a responder. There is no main menu, so responders are never asked to.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    public static var main: UIMenuSystem { Systems.current.main }
    public static var context: UIMenuSystem { Systems.current.context }

    @MainActor private final class Systems: EnvironmentState {
        lazy var main = UIMenuSystem()
        lazy var context = UIMenuSystem()
        nonisolated init() {}
    }
    open func setNeedsRebuild() {}
    open func setNeedsRevalidate() {}
}
