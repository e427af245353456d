import Foundation

/// A tab of a tab bar controller (iOS 18): a title, an image and the controller that it shows.
@preconcurrency @MainActor
open class UITab: NSObject {
    public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
        contentDidChange()
    }

    public let identifier: String
    open var title: String { didSet { contentDidChange() } }
    open var subtitle: String? { didSet { contentDidChange() } }
    open var image: UIImage? { didSet { contentDidChange() } }
    open var badgeValue: String? { didSet { contentDidChange() } }
    open var userInfo: Any?
    open var preferredPlacement = Placement.automatic { didSet { contentDidChange() } }
    /// Stored only: people do not customise tabs here.
    open var allowsHiding = false
    open var isHidden = false { didSet { contentDidChange() } }
    open var isHiddenByDefault = false { didSet { isHidden = isHiddenByDefault } }
    open var isEnabled = true { didSet { contentDidChange() } }
    open internal(set) weak var parent: UITabGroup?
    open internal(set) weak var tabBarController: UITabBarController?
    /// Whether the tab is in the bar or the sidebar.
    open var hasVisiblePlacement: Bool { !isHidden }

    /// The controller that the tab shows, created when first requested.
    open var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        return made
    }
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    /// The item that stands for the tab in a bar.
    final let item = UITabBarItem()

    private func contentDidChange() {
        (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
        tabBarController?.tabsDidChange()
    }

    /// The tab whose controller is shown when this one is selected.
    var shown: UITab { self }
    final func adopt(_ controller: UITabBarController?) {
        tabBarController = controller
        for child in (self as? UITabGroup)?.children ?? [] { child.adopt(controller) }
    }
}

/// A tab with tabs in it, which a sidebar shows below its title.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    open var children: [UITab] {
        didSet {
            for child in children { child.parent = self }
            adopt(tabBarController)
            tabBarController?.tabsDidChange()
        }
    }
    /// The tab of the group that is shown when the group is selected.
    open var selectedChild: UITab? { didSet { tabBarController?.tabsDidChange() } }
    open var defaultChildIdentifier: String?
    open var displayOrderIdentifiers: [String] = []
    open var allowsReordering = false
    open var sidebarAppearance = SidebarAppearance.automatic
    /// Actions below the tabs of the group in a sidebar.
    open var sidebarActions: [UIAction] = []
    open weak var managingNavigationController: UINavigationController?
    open func tab(forIdentifier identifier: String) -> UITab? { children.find(identifier) }

    override var shown: UITab {
        let chosen = selectedChild ?? defaultChildIdentifier.flatMap(tab(forIdentifier:))
        return chosen?.shown ?? (viewController == nil ? children.first { !$0.isHidden }?.shown ?? self : self)
    }
}

/// The tab of an app's search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    public override init(
        title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"), identifier: String = "com.apple.UIKit.search",
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        item.isSearch = true
    }

    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)?) {
        self.init(title: "Search", viewControllerProvider: viewControllerProvider)
    }

    /// Stored only.
    open var automaticallyActivatesSearch = false
}

extension [UITab] {
    /// Returns the tab with an identifier, also one in a group.
    @MainActor func find(_ identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.children.find(identifier) { return found }
        }
        return nil
    }
}
