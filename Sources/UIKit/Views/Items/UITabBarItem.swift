import Foundation
import Graphics

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    package override nonisolated class var table: PropertyTable { tabBarItemProperties }

    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        become(systemItem)
        self.tag = tag
    }

    /// Whether the item opens a search, and has a circle of its own in iOS 26.
    package var isSearch = false { didSet { onChange?() } }

    package func become(_ item: SystemItem) {
        isSearch = item == .search
        title = item.title
        image = UIImage(systemName: item.symbol)
    }

    open var selectedImage: UIImage? { didSet { wasSet(); onChange?() } }
    open var badgeValue: String? { didSet { wasSet(); onChange?() } }
    open var badgeColor: UIColor? { didSet { wasSet(); onChange?() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { wasSet() } }
    open var standardAppearance: UITabBarAppearance? { didSet { wasSet() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { wasSet() } }
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = attributes
        wasSet(for: state.rawValue) { (item: UITabBarItem) in item.setBadgeTextAttributes(attributes, for: state) }
    }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down"
        case .mostViewed: "list.number"
        }
    }
}
