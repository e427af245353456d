import Foundation
import Graphics

/// The content of a navigation bar while its controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }

    public override init() { super.init() }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }

    /// A closure of the bar that shows the item, called when the item changes.
    var onChange: (() -> Void)?

    private func changed() { onChange?() }

    open var title: String? {
        didSet {
            changed()
            if KeyValueTable.isUsed { KeyValueTable.changed(self, "title") }
        }
    }
    open var titleView: UIView? { didSet { changed() } }
    open var prompt: String? { didSet { changed() } }
    open var subtitle: String? { didSet { changed() } }
    /// Views and placements of iOS 26; stored, not shown.
    open var subtitleView: UIView?
    open var largeSubtitleView: UIView?
    open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(systemItem: .search)
    open var searchBarPlacementAllowsToolbarIntegration = true
    open var searchBarPlacementAllowsExternalIntegration = false
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    open var backAction: UIAction?
    open var hidesBackButton = false { didSet { changed() } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    /// Storage for `searchController`.
    final var searchControllerStorage: AnyObject? { didSet { changed() } }
    open var hidesSearchBarWhenScrolling = true
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic

    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Stored for the controller.
    var hidesBottomBarWhenPushed = false
}
