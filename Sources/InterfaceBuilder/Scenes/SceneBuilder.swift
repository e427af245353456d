import Foundation
import UIKit

/// A scene ready to be shown, with findings for what could not be drawn as intended.
package struct IBScreen {
    package let viewController: UIViewController
    /// Sorted by line.
    package let findings: [IBFinding]
}

extension IBDocument {
    /// Returns the view controller of a scene with the bars it is shown under: inside a navigation or tab bar controller if segues lead to
    /// the scene through one.
    /// - Parameter resources: The strings and images from outside the document.
    @MainActor package func screen(
        of scene: IBScene, environment: DisplayEnvironment, resources: DocumentResources = DocumentResources()
    ) -> IBScreen {
        let sizeClasses = SizeClasses(
            width: environment.horizontalSizeClass == .regular ? .regular : .compact,
            height: environment.verticalSizeClass == .compact ? .compact : .regular)
        let session = ReadingSession(document: self, sizeClasses: sizeClasses, resources: resources)
        let builder = SceneBuilder(session: session, environment: environment)
        builder.fillsWithSamples = true
        let controller = builder.shown(scene)
        let unread = scene.controller.map { session.unread(below: $0.element) } ?? scene.views.flatMap { session.unread(below: $0) }
        return IBScreen(viewController: controller, findings: Self.distinct(session.findings + unread))
    }

    /// Returns the findings without duplicates, sorted by line.
    static func distinct(_ findings: [IBFinding]) -> [IBFinding] {
        var seen: Set<IBFinding> = []
        return findings.filter { seen.insert($0).inserted }.sorted {
            ($0.line, $0.kind.rawValue, $0.subject) < ($1.line, $1.kind.rawValue, $1.subject)
        }
    }
}

/// Builds controllers from scenes: containers with their children, and single scenes in the bars they are shown under.
@MainActor final class SceneBuilder {
    private let session: ReadingSession
    private let environment: DisplayEnvironment
    private var depth = 0
    /// Bar items by id, kept until the view of their controller is loaded.
    private var items: [ObjectIdentifier: [String: AnyObject]] = [:]
    /// The storyboard that code requests scenes from.
    weak var storyboard: UIStoryboard?
    /// A closure that creates the next controller instead of its class.
    var creator: ((NSCoder) -> UIViewController?)?
    /// Whether controllers get sample values as their injected properties, because no screen before sets them.
    var fillsWithSamples = false
    /// The depth at which containers are left empty: a bound, far beyond real documents.
    private static let deepest = 12

    init(session: ReadingSession, environment: DisplayEnvironment) {
        self.session = session
        self.environment = environment
    }

    private var document: IBDocument { session.document }

    /// Returns the controller of a scene in the bars it is shown under.
    func shown(_ scene: IBScene) -> UIViewController {
        guard let owner = scene.controller else { return freeView(scene) }
        let controller = controller(owner)
        return inBars(controller, owner, scene.bars)
    }

    // MARK: Controllers

    func controller(_ owner: IBController) -> UIViewController {
        depth += 1
        defer { depth -= 1 }
        let reading = session.reading(owner.element)
        if let name = reading["customClass"], StandardClasses.type(named: name) == nil {
            session.report(.customClass, at: owner.element, name)
        }
        let controller: UIViewController
        switch owner.kind {
        case .navigation: controller = navigationController(owner, reading)
        case .tabBar: controller = tabBarController(owner, reading)
        case .split: controller = splitController(owner, reading)
        case .placeholder:
            if let referenced = referencedController(reading) { return referenced }
            session.report(.otherDocument, at: owner.element, reading["storyboardName"] ?? "")
            controller = UIViewController()
        case .view, .table, .collection, .page, .hosting, .player, .gl: controller = viewController(owner)
        }
        setItems(of: controller, reading)
        return controller
    }

    /// Returns a scene of another of the app's storyboards. Storyboards that contain each other end at the limit of depth.
    private func referencedController(_ reading: Reading) -> UIViewController? {
        let identifier = reading["referencedIdentifier"]
        guard let name = reading["storyboardName"], let document = InterfaceDocuments.storyboards?(name),
            InterfaceDocuments.references < Self.deepest
        else { return nil }
        InterfaceDocuments.references += 1
        defer { InterfaceDocuments.references -= 1 }
        let storyboard = UIStoryboard(name: name, document: document)
        return identifier.map { document.make($0, storyboard, nil) } ?? document.makeInitial(storyboard, nil)
    }

    func controller(id: String) -> UIViewController? {
        guard depth < Self.deepest else { return nil }
        guard let scene = document.scenes.first(where: { $0.controller?.id == id }), let owner = scene.controller else { return nil }
        return controller(owner)
    }

    private func setItems(of controller: UIViewController, _ reading: Reading) {
        let builder = ViewBuilder(session: session, purpose: .screen)
        defer { items[ObjectIdentifier(controller)] = builder.items }
        if let title = reading["title"] { controller.title = title }
        if let item = reading.child("navigationItem", key: "navigationItem") {
            builder.setNavigationItem(controller.navigationItem, item)
        }
        if let item = reading.child("tabBarItem", key: "tabBarItem") { controller.tabBarItem = builder.tabBarItem(item) }
        let items = reading.items("toolbarItems").filter { $0.name == "barButtonItem" }
        if !items.isEmpty { controller.toolbarItems = items.map { builder.barButtonItem($0) } }
        controller.hidesBottomBarWhenPushed = reading.flag("hidesBottomBarWhenPushed") ?? false
        if reading.flag("extendedLayoutIncludesOpaqueBars") == true { controller.extendedLayoutIncludesOpaqueBars = true }
        builder.connect()
        builder.setAttributes()
    }

    private func viewController(_ owner: IBController) -> UIViewController {
        guard let own = ownController(owner) else {
            let controller = UIViewController()
            if owner.view != nil { loadView(of: controller, owner) }
            return controller
        }
        // The author's code decides when its view is loaded.
        if let view = owner.view {
            own.origin.loadView = { [self] in loadView(of: $0, owner) }
            // The view is read when it is loaded; being unread until then is no finding.
            session.markAll(view)
        }
        return own
    }

    /// Returns a controller of the class that the document names, or nil if the program does not contain the class.
    func ownController(_ owner: IBController) -> UIViewController? {
        let creator = creator
        self.creator = nil
        let type = owner.customClass.flatMap(StandardClasses.type(named:)) as? UIViewController.Type
        var made: UIViewController?
        let coder = InterfaceCoder { [self] object in
            made = object as? UIViewController
            made.map { setOrigin(of: $0, owner) }
        }
        let filled = fillsWithSamples && creator == nil ? InterfaceModules.create(type, coder) : nil
        guard let controller = filled ?? creator?(coder) ?? type?.init(coder: coder) ?? made else { return nil }
        if made == nil { setOrigin(of: controller, owner) }
        if fillsWithSamples { InterfaceModules.fill(controller) }
        return controller
    }

    private func setOrigin(of controller: UIViewController, _ owner: IBController) {
        controller.origin.storyboard = storyboard
        controller.origin.segues = segues(of: owner, from: controller)
    }

    private func loadView(of controller: UIViewController, _ owner: IBController) {
        guard let element = owner.view else { return }
        let builder = ViewBuilder(session: session, purpose: .screen)
        builder.items = items.removeValue(forKey: ObjectIdentifier(controller)) ?? [:]
        builder.owners = [owner.id: controller]
        let around = owner.element.parent?.children ?? []
        let objects = builder.objects(of: around)
        builder.addSegue = { [self, weak controller] element, trigger in
            if let controller { addTrigger(element, trigger, owner, controller) }
        }
        controller.view = builder.view(element)
        let views = around.filter { ViewKind(element: $0) != nil }.map(builder.view)
        if let list = controller as? UITableViewController { list.staticRows = list.tableView?.dataSource as? DocumentTable }
        builder.addLayoutGuides(of: owner, to: controller)
        builder.connect()
        controller.origin.objects += builder.sources + objects + views
        let connector = Connector(builder: builder, owners: builder.owners)
        connector.connect(below: [owner.element.parent ?? owner.element])
        for (container, id) in builder.embeds { embed(id, in: container, of: controller, owner) }
    }

    private func embed(_ id: String, in container: UIView, of parent: UIViewController, _ owner: IBController) {
        guard let child = controller(id: id) else { return }
        if let segue = owner.segues.first(where: { $0.kind == "embed" && $0.destination == id }) {
            let identifier = segue.element?["identifier"]
            parent.prepare(for: UIStoryboardSegue(identifier: identifier, source: parent, destination: child), sender: nil)
        }
        parent.addChild(child)
        // A controller of the author's may have none.
        guard let view = child.view else { return }
        view.frame = container.bounds
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: parent)
    }

    // MARK: Containers

    private func navigationController(_ owner: IBController, _ reading: Reading) -> UIViewController {
        let roots = owner.segues.filter { $0.relationship == "rootViewController" }.prefix(1)
        let controller = ownController(owner) as? UINavigationController ?? UINavigationController()
        // The stack of a controller without a root is empty: code fills it.
        controller.setViewControllers(roots.map { self.controller(id: $0.destination) ?? UIViewController() }, animated: false)
        setBars(of: controller, reading)
        return controller
    }

    private func setBars(of controller: UINavigationController, _ reading: Reading) {
        let builder = ViewBuilder(session: session, purpose: .screen)
        if let bar = reading.child("navigationBar", key: "navigationBar") {
            ownBar(bar, builder).map(controller.replaceBar)
            builder.setNavigationBar(controller.navigationBar, bar)
            session.markAll(bar.element)
        }
        if let bar = reading.child("toolbar", key: "toolbar") { session.markAll(bar.element) }
        controller.isNavigationBarHidden = reading.flag("navigationBarHidden") ?? false
        controller.isToolbarHidden = reading.flag("toolbarHidden") ?? true
    }

    private func tabBarController(_ owner: IBController, _ reading: Reading) -> UIViewController {
        let controller = ownController(owner) as? UITabBarController ?? UITabBarController()
        let children = owner.segues.filter { $0.relationship == "viewControllers" }.compactMap { self.controller(id: $0.destination) }
        controller.setViewControllers(children, animated: false)
        setBar(of: controller, reading)
        return controller
    }

    private func setBar(of controller: UITabBarController, _ reading: Reading) {
        guard let bar = reading.child("tabBar", key: "tabBar") else { return }
        let builder = ViewBuilder(session: session, purpose: .screen)
        ownBar(bar, builder).map(controller.replaceBar)
        builder.setTabBar(controller.tabBar, bar)
        session.markAll(bar.element)
    }

    /// Returns the bar of the app's own class that a document names for a controller's bar.
    private func ownBar<Bar: UIView>(_ reading: Reading, _ builder: ViewBuilder) -> Bar? {
        guard reading.element["customClass"] != nil, let bar = builder.view(reading.element) as? Bar else { return nil }
        builder.setAttributes()
        for object in builder.ownObjects { object.awakeFromNib() }
        return bar
    }

    /// Returns a split view with the document's columns, of the style with columns if the document allows it.
    private func splitController(_ owner: IBController, _ reading: Reading) -> UIViewController {
        func child(_ relationship: String) -> UIViewController? {
            owner.segues.first { $0.relationship == relationship }.flatMap { self.controller(id: $0.destination) }
        }
        let controller = ownController(owner) as? UISplitViewController ?? UISplitViewController()
        let columns: [(UISplitViewController.Column, UIViewController?)] = [
            (.primary, child("masterViewController")), (.supplementary, child("supplementaryViewController")),
            (.secondary, child("detailViewController")), (.compact, child("compactViewController")),
        ]
        if reading.flag("allowDoubleColumnStyle") == true {
            controller.style = columns[1].1 == nil ? .doubleColumn : .tripleColumn
            for (column, child) in columns { if let child { controller.setViewController(child, for: column) } }
        } else {
            controller.viewControllers = [columns[0].1, columns[2].1].compactMap(\.self)
        }
        return controller
    }

    // MARK: Bars

    /// Puts a single scene into the bars it is shown under.
    private func inBars(_ controller: UIViewController, _ owner: IBController, _ bars: SimulatedBars) -> UIViewController {
        var shown = controller
        if bars.navigationBar != nil, owner.kind != .navigation, owner.kind != .tabBar, owner.kind != .split {
            let source = containers(of: owner, .navigation).first
            // Code may take the container for the author's class that it is in the app.
            let navigation = source.flatMap(ownController) as? UINavigationController ?? UINavigationController()
            navigation.setViewControllers([shown], animated: false)
            if let previous = previous(of: owner) { navigation.setViewControllers([previous, shown], animated: false) }
            if let source { setBars(of: navigation, session.reading(source.element)) }
            navigation.navigationBar.prefersLargeTitles = bars.navigationBar == .large
            navigation.isNavigationBarHidden = false
            navigation.isToolbarHidden = !bars.hasToolbar
            shown = navigation
        }
        if bars.hasTabBar, owner.kind != .tabBar { shown = inTabBar(shown, owner) }
        return shown
    }

    /// Returns the controller that the back button of a pushed scene leads to: the first scene that pushes it, with only its title and
    /// navigation item.
    private func previous(of owner: IBController) -> UIViewController? {
        let controllers = document.scenes.compactMap(\.controller)
        let isRoot = controllers.contains { source in
            source.segues.contains { $0.destination == owner.id && $0.relationship == "rootViewController" }
        }
        let source = controllers.first { source in
            source.id != owner.id && source.segues.contains { $0.destination == owner.id && ($0.kind == "push" || $0.kind == "show") }
        }
        guard !isRoot, let source else { return nil }
        let controller = UIViewController()
        let reading = session.reading(source.element)
        if let title = reading["title"] { controller.title = title }
        if let item = reading.child("navigationItem", key: "navigationItem") {
            ViewBuilder(session: session, purpose: .screen).setNavigationItem(controller.navigationItem, item)
        }
        return controller
    }

    /// Puts a scene in a tab bar with the items of the tab bar controller that leads to it. The scene's own item is selected.
    private func inTabBar(_ controller: UIViewController, _ owner: IBController) -> UIViewController {
        guard let source = containers(of: owner, .tabBar).first else {
            let tabs = UITabBarController()
            tabs.setViewControllers([controller], animated: false)
            return tabs
        }
        let own = ownController(source) as? UITabBarController, tabs = own ?? UITabBarController()
        let builder = ViewBuilder(session: session, purpose: .screen)
        let ancestors = Set(predecessors(of: owner.id).map(\.id) + [owner.id])
        var selected = 0
        var children: [UIViewController] = []
        for (index, segue) in source.segues.filter({ $0.relationship == "viewControllers" }).enumerated() {
            let isThis = ancestors.contains(segue.destination)
            // The author's class knows what its tabs are; their views are not loaded.
            let other = own == nil ? nil : self.controller(id: segue.destination)
            let child = isThis && !children.contains(controller) ? controller : other ?? UIViewController()
            if child === controller { selected = index }
            if let element = element(ofController: segue.destination)?.child(key: "tabBarItem") {
                child.tabBarItem = builder.tabBarItem(session.reading(element))
            }
            children.append(child)
        }
        if !children.contains(controller) { children.insert(controller, at: 0) }
        tabs.setViewControllers(children, animated: false)
        tabs.selectedIndex = selected
        setBar(of: tabs, session.reading(source.element))
        return tabs
    }

    private func element(ofController id: String) -> Element? {
        document.scenes.lazy.compactMap(\.controller).first { $0.id == id }?.element
    }

    private func containers(of owner: IBController, _ kind: IBController.Kind) -> [IBController] {
        predecessors(of: owner.id).filter { $0.kind == kind }
    }

    /// Returns the controllers from which segues lead to a controller, nearest first.
    private func predecessors(of id: String) -> [IBController] {
        let controllers = document.scenes.compactMap(\.controller)
        var found: [IBController] = []
        var seen: Set<String> = [id]
        var front: Set<String> = [id]
        while !front.isEmpty {
            let sources = controllers.filter { source in
                !seen.contains(source.id) && source.segues.contains { front.contains($0.destination) && $0.kind != "presentation" }
            }
            found += sources
            front = Set(sources.map(\.id))
            seen.formUnion(front)
        }
        return found
    }

    // MARK: Views without a controller

    /// Shows a xib's view over the whole screen if it was designed so, otherwise at its own size in the middle of an empty screen.
    private func freeView(_ scene: IBScene) -> UIViewController {
        let controller = UIViewController()
        guard let element = scene.views.first else { return controller }
        let builder = ViewBuilder(session: session, purpose: .screen)
        let view = builder.view(element)
        let frame = ViewFrame.read(session.reading(element)) ?? (0, 0, 320, 480)
        if let device = document.device, frame.width == device.width, frame.height == device.height {
            controller.view = view
            builder.connect()
            fill(view, element, builder)
            return controller
        }
        let screen = UIView()
        screen.backgroundColor = .systemBackground
        controller.view = screen
        builder.connect()
        fill(view, element, builder)
        center(view, in: screen, frame: frame)
        return controller
    }

    /// Gives a view of the app its outlets, and sample values as its list would do.
    private func fill(_ view: UIView, _ element: Element, _ builder: ViewBuilder) {
        defer { builder.setAttributes() }
        guard fillsWithSamples, InterfaceModules.isOwn(view) else { return }
        view.interfaceObjects += builder.sources
        Connector(builder: builder, owners: builder.owners).connect(below: [element])
        InterfaceModules.fill(view)
    }

    /// Places a view at its designed width, or at the screen's width if it was as wide as the canvas. Its height follows its constraints.
    private func center(_ view: UIView, in screen: UIView, frame: ViewFrame.Numbers) {
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(view)
        let fillsWidth = frame.width >= (document.device?.width ?? 375) || frame.width == 320
        let width = fillsWidth ? environment.size.width : min(frame.width, environment.size.width)
        let height = view.heightAnchor.constraint(equalToConstant: frame.height)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: width), height,
            view.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}
