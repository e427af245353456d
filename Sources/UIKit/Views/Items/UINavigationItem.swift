import Foundation
import Graphics

/// The content of a navigation bar while its controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, PropertyDescribed {
    package nonisolated class var table: PropertyTable { navigationItemProperties }
    nonisolated static let navigationItemProperties = PropertyTable(UINavigationItem.self, parent: nil, [.unrecorded("title", \.title)])

    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    /// Where the search field is. `integratedButton` shows a button in the toolbar.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, integrated, stacked, integratedCentered, integratedButton
        public static let inline = SearchBarPlacement.integrated
    }

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
    /// Makes the menu that a touch of the title opens. The mark that iOS draws beside such a title is not drawn.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var prompt: String? { didSet { changed() } }
    // Titles and subtitles of iOS 26; earlier bars do not show them.
    open var attributedTitle: AttributedString? { didSet { changed() } }
    open var subtitle: String? { didSet { changed() } }
    open var attributedSubtitle: AttributedString? { didSet { changed() } }
    open var subtitleView: UIView? { didSet { changed() } }
    /// The text of the large title; nil for the title.
    open var largeTitle: String? { didSet { changed() } }
    /// The line below the large title; nil for the subtitle.
    open var largeSubtitle: String? { didSet { changed() } }
    open var largeAttributedSubtitle: AttributedString? { didSet { changed() } }
    open var largeSubtitleView: UIView? { didSet { changed() } }
    /// The place of the search field among the items of a toolbar (iOS 26).
    open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem.searchField(of: self)
    open var searchBarPlacementAllowsToolbarIntegration = true { didSet { changed() } }
    /// Whether a toolbar shows the search field, so that the navigation bar does not.
    var hasSearchInToolbar = false { didSet { if hasSearchInToolbar != oldValue { changed() } } }
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
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { changed() } }

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
