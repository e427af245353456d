import Graphics
import UIKit
import UIKitInteraction

/// The controller that a person sees in a window, and what can be touched on it.
@MainActor struct ShownScreen {
    let window: UIWindow
    let controller: UIViewController
    /// The tables and collections, and the other views that react to touches, in the order of the view tree.
    private(set) var lists: [UIScrollView] = []
    private(set) var controls: [UIView] = []
    private(set) var searchBar: UISearchBar?
    /// The empty text fields and text views.
    private(set) var fields: [any UIView & UIKeyInput] = []

    init?(in window: UIWindow) {
        guard let root = window.rootViewController else { return nil }
        window.layoutIfNeeded()
        self.window = window
        controller = root.shown
        var finder = TouchFinder(window: window)
        for item in barItems { item.customView.map { finder.visit($0) } }
        finder.visit(controller.view)
        (lists, controls, fields) = (finder.lists, finder.controls, finder.fields)
        searchBar = controller.navigationItem.searchController?.searchBar ?? finder.searchBar
    }

    // MARK: Bars

    var barItems: [UIBarButtonItem] {
        guard let bar = controller.navigationController?.navigationBar, controller.navigationController?.isNavigationBarHidden == false,
            let item = bar.topItem
        else { return [] }
        return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []).reversed()
    }

    var toolbarItems: [UIBarButtonItem] {
        controller.navigationController?.isToolbarHidden == false ? controller.toolbarItems ?? [] : []
    }

    /// The tab bar, if it is below the controller.
    var tabs: UITabBarController? {
        guard let tabs = controller.tabBarController, !tabs.isTabBarHidden, !tabs.tabBar.isHidden else { return nil }
        let isCovered = (controller.navigationController?.viewControllers ?? []).contains(where: \.hidesBottomBarWhenPushed)
        return isCovered ? nil : tabs
    }

    /// The buttons of an alert or the elements of an open menu, which is above everything else.
    var choices: [(title: String, view: UIView)] {
        let menu = window.menuChoices
        return menu.isEmpty ? (controller as? UIAlertController)?.choices ?? [] : menu
    }

    var hasMenu: Bool { !window.menuChoices.isEmpty }
}

extension UIViewController {
    /// The innermost controller that a person sees in this one's place: the presented one, the top of a stack, the selected tab.
    fileprivate var shown: UIViewController {
        if let presented = presentedSomewhere { return presented.shown }
        let inner: UIViewController? =
            switch self {
            case let stack as UINavigationController: stack.topViewController
            case let tabs as UITabBarController: tabs.selectedViewController
            case let pages as UIPageViewController: pages.viewControllers?.first
            case let split as UISplitViewController: split.visibleColumns.last?.controller
            default: onlyChild
            }
        return inner?.shown ?? self
    }

    /// The last of the controllers that are presented one above the other; nil if none is.
    var presentedLast: UIViewController? { presentedSomewhere.map { $0.presentedLast ?? $0 } }

    private var presentedSomewhere: UIViewController? {
        if let presentedViewController, !presentedViewController.isBeingDismissed { return presentedViewController }
        return children.lazy.compactMap(\.presentedSomewhere).first
    }

    /// The child that fills a container of the app's own.
    private var onlyChild: UIViewController? {
        guard children.count == 1, let child = children.first, let inner = child.viewIfLoaded, let outer = viewIfLoaded,
            inner.isDescendant(of: outer)
        else { return nil }
        return inner.bounds.width >= outer.bounds.width && inner.bounds.height >= 0.9 * outer.bounds.height ? child : nil
    }
}

/// Finds what can be touched among the views of a screen. Of the rows of a list only the first of each kind is searched: the others have
/// the same buttons.
@MainActor private struct TouchFinder {
    let window: UIWindow
    private(set) var lists: [UIScrollView] = []
    private(set) var controls: [UIView] = []
    private(set) var searchBar: UISearchBar?
    private(set) var fields: [any UIView & UIKeyInput] = []
    private var kindsOfRows: Set<String> = []

    init(window: UIWindow) { self.window = window }

    mutating func visit(_ view: UIView) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        if view is UITableView || view is UICollectionView { lists.append(view as! UIScrollView) }
        if searchBar == nil { searchBar = view as? UISearchBar }
        if let row = Self.kind(of: view), !kindsOfRows.insert(row).inserted { return }
        if isTouched(view) { controls.append(view) }
        // A field with an input view of its own shows what is chosen there.
        if let field = view as? UITextField, field.isEnabled, field.inputView == nil, (field.text ?? "").isEmpty { fields.append(field) }
        if let text = view as? UITextView, text.isEditable, text.text.isEmpty { fields.append(text) }
        // These contain parts that lead nowhere.
        guard !(view is UITextField || view is UISearchBar || view is UIDatePicker || view is UIPickerView) else { return }
        guard !(view is UIControl) else { return }
        for child in view.subviews { visit(child) }
    }

    private static func kind(of view: UIView) -> String? {
        let identifier = (view as? UITableViewCell)?.reuseIdentifier ?? (view as? UICollectionViewCell)?.reuseIdentifier
        return view is UITableViewCell || view is UICollectionViewCell ? "\(type(of: view)) \(identifier ?? "")" : nil
    }

    private func isTouched(_ view: UIView) -> Bool {
        guard !view.bounds.isEmpty else { return false }
        if let control = view as? UIControl { return control.isEnabled && Self.leadsSomewhere(control) }
        // A recogniser of the whole screen closes the keyboard.
        let isSmall = view.bounds.width * view.bounds.height < 0.8 * window.bounds.width * window.bounds.height
        return isSmall && (view.gestureRecognizers ?? []).contains { ($0 as? UITapGestureRecognizer)?.isSingleTap == true }
    }

    /// Controls that only change a value lead to no screen.
    private static func leadsSomewhere(_ control: UIControl) -> Bool {
        switch control {
        case is UISwitch, is UISlider, is UIStepper, is UITextField, is UIDatePicker, is UIPageControl, is UIRefreshControl, is UIColorWell:
            false
        default: true
        }
    }
}

extension UITapGestureRecognizer {
    fileprivate var isSingleTap: Bool { isEnabled && numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

// MARK: - Steps

extension ShownScreen {
    /// The most rows of a section that are tried.
    private static let mostRows = 6

    /// What can be touched, in the order in which a walk tries it. While an alert or a menu is open, only its buttons can.
    var steps: [WalkStep] {
        if !choices.isEmpty { return choices.enumerated().map { WalkStep(target: .choice($0), words: $1.title) } }
        return tabSteps + barSteps + listSteps + controlSteps + searchSteps + textSteps + pageSteps + swipeSteps + waitSteps
    }

    /// A splash screen is left by work that it has deferred.
    private var waitSteps: [WalkStep] { Timeline.current.nextTime == nil ? [] : [WalkStep(target: .wait, words: "a while")] }

    /// The controller whose page the controller is.
    private var pages: UIPageViewController? {
        sequence(first: controller, next: \.parent).lazy.compactMap { $0 as? UIPageViewController }.first
    }

    private var pageSteps: [WalkStep] {
        pages?.hasNextPage == true ? [WalkStep(target: .nextPage, words: "the next page")] : []
    }

    /// The actions of the first row of each section.
    private var swipeSteps: [WalkStep] {
        lists.enumerated().flatMap { number, list -> [WalkStep] in
            guard let table = list as? UITableView else { return [] }
            return (0..<table.numberOfSections).filter { table.numberOfRows(inSection: $0) > 0 }.flatMap { section in
                table.titlesOfSwipeActions(at: IndexPath(row: 0, section: section)).enumerated().map { index, title in
                    WalkStep(target: .swipe(0, section: section, list: number, action: index), words: title)
                }
            }
        }
    }

    private var textSteps: [WalkStep] {
        guard !fields.isEmpty, !(controls.isEmpty && barItems.isEmpty) else { return [] }
        return [WalkStep(target: .text, words: "text in the fields")]
    }

    private var searchSteps: [WalkStep] {
        guard let searchBar, searchBar.isEnabled, (searchBar.text ?? "").isEmpty else { return [] }
        return [WalkStep(target: .search, words: searchBar.placeholder ?? "search")]
    }

    private var tabSteps: [WalkStep] {
        guard let tabs else { return [] }
        return (tabs.viewControllers ?? []).indices.filter { $0 != tabs.selectedIndex }.map { index in
            WalkStep(target: .tab(index), words: tabs.viewControllers?[index].tabBarItem.title ?? "tab \(index + 1)")
        }
    }

    private var barSteps: [WalkStep] {
        let bar = barItems.enumerated().filter { $1.leadsSomewhere }.map { WalkStep(target: .barItem($0), words: $1.words) }
        return bar + toolbarItems.enumerated().filter { $1.leadsSomewhere }.map { WalkStep(target: .toolbarItem($0), words: $1.words) }
    }

    private var listSteps: [WalkStep] {
        lists.enumerated().flatMap { number, list in
            Self.paths(of: list).map { path in
                let words = Self.words(in: Self.cell(at: path, of: list)) ?? "row \(path.row + 1)"
                return WalkStep(target: .row(path.row, section: path.section, list: number), words: words)
            }
        }
    }

    private var controlSteps: [WalkStep] {
        controls.enumerated().flatMap { number, control -> [WalkStep] in
            guard let segments = control as? UISegmentedControl else {
                return [WalkStep(target: .control(number), words: Self.words(in: control) ?? "\(type(of: control))")]
            }
            return (0..<segments.numberOfSegments).filter { $0 != segments.selectedSegmentIndex }.map { index in
                WalkStep(
                    target: .segment(index, of: number), words: segments.titleForSegment(at: index) ?? "segment \(index + 1)")
            }
        }
    }

    private static func paths(of list: UIScrollView) -> [IndexPath] {
        switch list {
        case let table as UITableView:
            guard table.allowsSelection else { return [] }
            return (0..<table.numberOfSections).flatMap { section in
                (0..<min(mostRows, table.numberOfRows(inSection: section))).map { IndexPath(row: $0, section: section) }
            }
        case let collection as UICollectionView:
            guard collection.allowsSelection else { return [] }
            return (0..<collection.numberOfSections).flatMap { section in
                (0..<min(mostRows, collection.numberOfItems(inSection: section))).map { IndexPath(item: $0, section: section) }
            }
        default: return []
        }
    }

    private static func cell(at path: IndexPath, of list: UIScrollView) -> UIView? {
        (list as? UITableView)?.cellForRow(at: path) ?? (list as? UICollectionView)?.cellForItem(at: path)
    }

    /// The first text in a view, or what it says to people who cannot see it.
    private static func words(in view: UIView?) -> String? {
        guard let view else { return nil }
        if let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? (view as? UIButton)?.configuration?.title,
            !text.isEmpty
        {
            return text.withOneAddress
        }
        for child in view.subviews where !child.isHidden { if let text = words(in: child) { return text } }
        return view.accessibilityLabel ?? view.accessibilityIdentifier
    }
}

extension UIBarButtonItem {
    fileprivate var leadsSomewhere: Bool { isEnabled && customView == nil && (action != nil || primaryAction != nil || menu != nil) }
    fileprivate var words: String { title ?? accessibilityLabel ?? accessibilityIdentifier ?? image?.summary ?? "bar item" }
}

// MARK: - Touching

extension ShownScreen {
    /// The seconds after which a wait ends, and the least that pass at once: what recurs each frame need not be seen.
    private static let longestWait = 10.0, shortestWait = 0.25

    /// Lets time pass until another screen appears, until nothing is scheduled any more, or until the wait is too long.
    /// - Parameter settle: Lets the app do what is due.
    static func wait(in window: UIWindow, settle: () async -> Void) async {
        let looks = ShownScreen(in: window)?.looks, timeline = Timeline.current
        let end = timeline.now + longestWait
        while let next = timeline.nextTime, next <= end, timeline.now < end {
            timeline.advance(to: min(max(next, timeline.now + shortestWait), end))
            await settle()
            guard let looks, let shown = ShownScreen(in: window)?.looks, shown.isSame(as: looks) else { return }
        }
    }

    /// Lets time pass while the screen waits for what it is to show, for at most as long as a wait.
    /// - Parameter settle: Lets the app do what is due.
    static func waitForContent(in window: UIWindow, settle: () async -> Void) async {
        let timeline = Timeline.current, end = timeline.now + longestWait
        var isQuiet = false
        while timeline.now < end, !timeline.onlyRecurs, ShownContent.isLoading(in: window) {
            if let next = timeline.nextTime, next <= end {
                timeline.advance(to: min(max(next, timeline.now + shortestWait), end))
                isQuiet = false
            } else if isQuiet {
                return
            } else {
                // What has begun just now may not have come to its wait.
                isQuiet = true
            }
            await settle()
        }
    }

    /// Touches what the step names, as a finger does.
    /// - Throws: `LostWay` if the screen has no such thing, or something else is above it.
    func take(_ step: WalkStep) throws {
        guard touch(step.target) else { throw LostWay(screen: "\(type(of: controller))", step: step) }
    }

    private func touch(_ target: WalkStep.Target) -> Bool {
        switch target {
        case .tab(let index):
            guard let tabs, let items = tabs.tabBar.items, items.indices.contains(index) else { return false }
            tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: items[index])
            return true
        case .barItem(let index): return press(index, of: barItems)
        case .toolbarItem(let index): return press(index, of: toolbarItems)
        case .control(let index): return controls.indices.contains(index) && tap(controls[index])
        case .segment(let index, let control):
            guard controls.indices.contains(control), let segments = controls[control] as? UISegmentedControl else { return false }
            Person.choose(index, in: segments)
            return true
        case .row(let row, let section, let list):
            guard lists.indices.contains(list) else { return false }
            return select(IndexPath(row: row, section: section), of: lists[list])
        case .swipe(let row, let section, let list, let action):
            guard lists.indices.contains(list), let table = lists[list] as? UITableView, section < table.numberOfSections,
                row < table.numberOfRows(inSection: section)
            else { return false }
            return table.chooseSwipeAction(action, at: IndexPath(row: row, section: section))
        case .nextPage: return pages?.turnToNextPage() ?? false
        case .search: return search()
        case .text: return fill()
        // Only the screen's opener can let time pass.
        case .wait: return true
        case .choice(let index):
            guard choices.indices.contains(index) else { return false }
            Person.tap(choices[index].view)
            return true
        }
    }

    /// Types a word and asks for it: the beginning of the first row, where there is one, so that the search finds something.
    private func search() -> Bool {
        guard let searchBar else { return false }
        let row = lists.lazy.compactMap { list in Self.words(in: Self.cell(at: IndexPath(item: 0, section: 0), of: list)) }.first
        guard searchBar.becomeFirstResponder() else { return true }
        Person.type(String((row ?? "Walk").prefix { !$0.isWhitespace }.prefix(4)) + "\n", into: searchBar.searchTextField)
        return true
    }

    /// Types sample text into the empty fields, as far as their delegates allow.
    private func fill() -> Bool {
        for field in fields {
            guard field.becomeFirstResponder() else { continue }
            Person.type(Self.sample(for: field), into: field)
            field.resignFirstResponder()
        }
        return !fields.isEmpty
    }

    private static func sample(for view: any UIView & UIKeyInput) -> String {
        let field = view as? UITextField, text = view as? UITextView
        if field?.isSecureTextEntry == true { return "Passw0rd!" }
        let name = field?.placeholder ?? view.accessibilityLabel ?? "text"
        switch field?.keyboardType ?? text?.keyboardType {
        case .numberPad, .decimalPad, .asciiCapableNumberPad: return "12"
        case .phonePad: return InterfaceSample.text("phone")
        case .URL: return InterfaceSample.text("url")
        case .emailAddress: return InterfaceSample.text("email")
        default: return InterfaceSample.text(name.lowercased().contains("mail") ? "email" : name)
        }
    }

    private func press(_ index: Int, of items: [UIBarButtonItem]) -> Bool {
        guard items.indices.contains(index) else { return false }
        Person.tap(items[index])
        return true
    }

    private func select(_ path: IndexPath, of list: UIScrollView) -> Bool {
        if let table = list as? UITableView {
            guard path.section < table.numberOfSections, path.row < table.numberOfRows(inSection: path.section) else { return false }
            Person.select(path, in: table)
        } else if let collection = list as? UICollectionView {
            guard path.section < collection.numberOfSections, path.item < collection.numberOfItems(inSection: path.section) else {
                return false
            }
            Person.select(path, in: collection)
        }
        return true
    }

    private func tap(_ view: UIView) -> Bool {
        var parent = view.superview
        while let current = parent {
            (current as? UIScrollView)?.scrollRectToVisible(view.convert(view.bounds, to: current), animated: false)
            parent = current.superview
        }
        window.layoutIfNeeded()
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        guard let touched = window.hitTest(middle, with: nil), touched.isDescendant(of: view) else { return false }
        Person.tap(view)
        return true
    }
}
