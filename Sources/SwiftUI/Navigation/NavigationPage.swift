import UIKit

/// The controller of a page in a stack. What the page's views say goes to its navigation item.
final class NavigationPage: PageController {
    let page: PageNode
    private let bars = BarItems()
    private var search: SearchConnection?

    init(_ page: PageNode) {
        self.page = page
        super.init(page.view)
        page.view.willArrange = { [weak self] in self?.update() }
    }

    required init?(coder: NSCoder) { fatalError("A page's controller is made in code.") }

    /// What the page's views say.
    var values: NavigationValues { page.childrenPreference(NavigationKey.self) ?? NavigationValues() }

    private func update() { update(values) }

    /// Passes on what the page's views say to UIKit. Only what has changed is set: each change arranges the bars again.
    func update(_ values: NavigationValues) {
        let item = navigationItem
        set(item, \.title, values.title)
        set(item, \.subtitle, values.subtitle)
        set(item, \.hidesBackButton, values.hidesBackButton ?? false)
        set(item, \.largeTitleDisplayMode, largeTitleMode(values))
        bars.marksDestructiveButtons = page.environment.traits.systemGeneration < .ios26
        if bars.update(values.items, item) {
            item.titleView = bars.title
            item.leftBarButtonItems = bars.leading
            item.leftItemsSupplementBackButton = true
            item.rightBarButtonItems = bars.trailing
            toolbarItems = bars.bottom.isEmpty ? nil : bars.bottom
        }
        updateSearch(values.search)
        if navigationController?.topViewController === self { updateController(values) }
    }

    private func set<Value: Equatable>(
        _ item: UINavigationItem, _ property: ReferenceWritableKeyPath<UINavigationItem, Value>, _ value: Value
    ) {
        if item[keyPath: property] != value { item[keyPath: property] = value }
    }

    /// A page without a title has no room for a large one (inferred).
    private func largeTitleMode(_ values: NavigationValues) -> UINavigationItem.LargeTitleDisplayMode {
        switch values.titleMode {
        case .inline: .never
        case .large: .always
        case .inlineLarge: .inline
        case .automatic, nil: values.title == nil ? .never : .automatic
        }
    }

    private func updateSearch(_ values: SearchValues?) {
        guard let values else {
            if search != nil { (navigationItem.searchController, search) = (nil, nil) }
            return
        }
        let connection = search ?? SearchConnection(values)
        if search == nil {
            search = connection
            navigationItem.searchController = connection.controller
        }
        connection.update(values, navigationItem)
    }

    // MARK: The stack around the page

    private func updateController(_ values: NavigationValues) {
        guard let stack = navigationController else { return }
        let visibility = values.visibilities[.navigation] ?? .automatic
        let isHidden = visibility == .hidden || visibility == .automatic && isBarEmpty(values, stack)
        if stack.isNavigationBarHidden != isHidden { stack.setNavigationBarHidden(isHidden, animated: false) }
        let hidesToolbar = bars.bottom.isEmpty || values.visibilities[.bottom] == .hidden
        if stack.isToolbarHidden != hidesToolbar { stack.setToolbarHidden(hidesToolbar, animated: false) }
        if let tabs = tabBarController, tabs.isTabBarHidden != values.hidesTabBar { tabs.isTabBarHidden = values.hidesTabBar }
        updateBackground(values.backgrounds[.navigation], stack.navigationBar)
    }

    /// Whether the bar of a stack's first page shows nothing. On phones with iOS 26 it then takes no room, unless it is that of a navigation
    /// view in the style of a stack (Generations.md, emptyBar).
    private func isBarEmpty(_ values: NavigationValues, _ stack: UINavigationController) -> Bool {
        guard !page.environment.navigationViewIsStack, traitCollection.systemGeneration >= .ios26,
            traitCollection.userInterfaceIdiom == .phone, stack.viewControllers.first === self
        else { return false }
        return values.title == nil && values.subtitle == nil && values.search == nil && bars.title == nil && bars.leading.isEmpty
            && bars.trailing.isEmpty
    }

    private var shownBackground: String?

    private func updateBackground(_ background: BarBackground?, _ bar: UINavigationBar) {
        let signature = background.map { "\($0.style.map { "\($0.style)" } ?? "") \($0.visibility.map { "\($0)" } ?? "")" }
        guard signature != shownBackground else { return }
        shownBackground = signature
        guard let background else { return (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (nil, nil) }
        let appearance = UINavigationBarAppearance()
        if background.visibility == .hidden {
            appearance.configureWithTransparentBackground()
        } else if let style = background.style, let environment = background.environment {
            appearance.configureWithDefaultBackground()
            switch style.resolvedPaint(in: environment) {
            case .material(let material): appearance.backgroundEffect = UIBlurEffect(style: material)
            case let paint:
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = paint.color
            }
        } else {
            appearance.configureWithDefaultBackground()
        }
        navigationItem.standardAppearance = appearance
        // A style alone is only shown where content is below the bar.
        navigationItem.scrollEdgeAppearance = background.visibility == nil ? nil : appearance
        if let scheme = background.scheme { bar.overrideUserInterfaceStyle = scheme == .dark ? .dark : .light }
    }

    override var childForStatusBarHidden: UIViewController? { nil }
}
