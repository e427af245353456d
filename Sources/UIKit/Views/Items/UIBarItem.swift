import Foundation
import Graphics

/// An item in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    package nonisolated class var table: PropertyTable { barItemProperties }

    open var title: String? {
        didSet {
            wasSet()
            if title != oldValue { onChange?() }
        }
    }
    open var image: UIImage? {
        didSet { wasSet(); onChange?() }
    }
    open var landscapeImagePhone: UIImage? { didSet { wasSet() } }
    open var largeContentSizeImage: UIImage? { didSet { wasSet() } }
    open var isEnabled = true {
        didSet {
            wasSet()
            if isEnabled != oldValue { onChange?() }
        }
    }
    open var tag = 0 { didSet { wasSet() } }
    open var imageInsets = UIEdgeInsets.zero { didSet { wasSet() } }
    open var accessibilityIdentifier: String? { didSet { wasSet() } }
    open var accessibilityLabel: String? { didSet { wasSet() } }
    open var accessibilityHint: String? { didSet { wasSet() } }
    open var accessibilityValue: String? { didSet { wasSet() } }

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        onChange?()
        wasSet(for: state.rawValue) { (item: UIBarItem) in item.setTitleTextAttributes(attributes, for: state) }
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    final var setterNotes = SetterNotes()
    /// The window in which the item got the values of its proxies.
    private final weak var styledIn: UIWindow?

    /// Gives the item the values of its proxies, once in each window in which a bar shows it.
    final func style(in bar: UIView) {
        guard let window = bar.window, styledIn !== window else { return }
        styledIn = window
        onChange = nil
        AppearanceProxies.style(self, in: bar)
    }

    /// A closure of the bar that shows the item, called when the item changes.
    var onChange: (() -> Void)?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }
}

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    package override nonisolated class var table: PropertyTable { barButtonItemProperties }

    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic { didSet { wasSet() } }

    public enum Style: Int, Sendable {
        case plain
        case done = 2
        public static let bordered = Style.plain
        public static let prominent = Style.done
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop,
            camera
        case trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
    }

    open var style = Style.plain {
        didSet { wasSet(); onChange?() }
    }
    open var width: CGFloat = 0 {
        didSet { wasSet(); onChange?() }
    }
    open var customView: UIView? {
        didSet { onChange?() }
    }
    /// The view that shows the item in a bar.
    final weak var shownView: UIView?
    open var tintColor: UIColor? {
        didSet { wasSet(); onChange?() }
    }
    open var primaryAction: UIAction? {
        didSet { adoptAction() }
    }
    open var menu: UIMenu?
    open var isSelected = false { didSet { wasSet() } }
    open var isHidden = false {
        didSet { wasSet(); onChange?() }
    }
    open var changesSelectionAsPrimaryAction = false { didSet { wasSet() } }
    open var isSpringLoaded = false { didSet { wasSet() } }
    /// Whether the item may share a capsule of glass with its neighbours (iOS 26).
    open var sharesBackground = true { didSet { wasSet(); onChange?() } }
    /// Whether the item has no capsule of glass (iOS 26).
    open var hidesSharedBackground = false { didSet { wasSet(); onChange?() } }
    open var possibleTitles: Set<String>?
    open weak var target: AnyObject?
    open var action: Selector?
    /// The system item; nil for an item made from a title, an image or a view.
    package internal(set) var systemItem: SystemItem?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        setTarget(target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        setTarget(target, action)
    }

    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        become(systemItem)
        setTarget(target, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
        adoptAction()
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, primaryAction: nil, menu: menu)
        self.target = target
        self.action = action
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        adoptAction()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// The navigation item whose search field is shown at this item's place in a toolbar (iOS 26).
    package internal(set) weak var searchOwner: UINavigationItem?

    static func searchField(of owner: UINavigationItem) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .search)
        item.searchOwner = owner
        return item
    }

    public class func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.become(.flexibleSpace)
        return item
    }

    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.become(.fixedSpace)
        item.width = width
        return item
    }

    /// Performs the item's tap: opens its menu if there is no action, calls its primary action, or otherwise sends its action to its target
    /// with the item as the sender.
    package func press() {
        guard isEnabled else { return }
        if let menu, primaryAction == nil, action == nil, let shownView {
            OpenMenu.open(menu, at: shownView, order: preferredMenuElementOrder, onChoice: { [weak self] in self?.choose($0) })
        } else if let primaryAction {
            primaryAction.sender = self
            primaryAction.handler(primaryAction)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }

    private func choose(_ element: UIMenuElement) { (element as? UIAction)?.performWithSender(self, target: nil) }

    private func setTarget(_ target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    private func adoptAction() {
        guard let primaryAction else { return }
        if title == nil, systemItem == nil, primaryAction.image == nil { title = primaryAction.title }
        if image == nil, systemItem == nil { image = primaryAction.image }
    }

    package func become(_ item: SystemItem) {
        systemItem = item
        switch item {
        case .done, .save: style = .done
        default: break
        }
        title = item.title
        image = item.symbol.flatMap { UIImage(systemName: $0) }
    }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) {}
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem.SystemItem {
    /// The English title of an item that is shown as a word; nil for others.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        default: nil
        }
    }

    var symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }
}

extension UIBarItem: UIAccessibilityIdentification {}
