import UIKit

/// The node of a stack of pages: each page is a part of the graph of its own, below a controller of UIKit.
final class NavigationStackNode: Node {
    private lazy var element = NavigationStackElement(self)
    private lazy var root = makePage("root")
    private var path: PathAccess?
    /// The pages that are pushed by values, where no binding holds them.
    private var ownPath: [AnyHashable] = []
    private var pages: [Page] = []

    /// A page on top of the root.
    private struct Page {
        let id: AnyHashable
        let controller: NavigationPage
        /// What leaves the page.
        var dismiss: () -> Void
    }

    override var name: String { "NavigationStack" }
    override var children: [Node] { [root.page] + pages.map(\.controller.page) }
    override func makeItems() -> [Element] { [element] }
    override func forget() {
        element.forget()
        needsPages = true
    }
    /// Whether the pages may want other pages on top of them.
    private var needsPages = true

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let view = view as? any StackOfPages else { return }
        path = view.pathAccess
        root.page.show(view.rootView, environment)
        // Pages take over what has changed around the stack.
        showPages()
        invalidate()
    }

    /// What the pages say to bars stops here.
    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        key == NavigationKey.self ? NavigationValues() as? Key.Value : nil
    }

    private func makePage(_ id: AnyHashable) -> NavigationPage {
        let page = PageNode(Scope(graph: graph, parent: self, environment: environment), keepsPreferences: false)
        page.change = { [unowned self] values in
            values.navigator = Navigator(self)
            if id != AnyHashable("root") {
                values.setDismissing { [weak self] in self?.leave(id) }
            }
        }
        page.didChange = { [weak self] in self?.needsPages = true }
        return NavigationPage(page)
    }

    // MARK: Pages

    private var values: [AnyHashable] {
        get { path?.read() ?? ownPath }
        set {
            guard let path else {
                ownPath = newValue
                graph.needsUpdate()
                return
            }
            path.write(newValue)
        }
    }

    /// Brings the pages into line with the path and with what the pages' views ask for. A page may ask for another one.
    private func showPages() {
        var wanted: [Page] = []
        addDestinations(of: root, to: &wanted)
        for (index, value) in values.enumerated() {
            let id = AnyHashable([AnyHashable(index), value])
            guard let content = destination(value, wanted) else {
                Self.reportMissing(value)
                continue
            }
            let page = show(content, id) { [weak self] in self?.pop(to: index) }
            wanted.append(page)
            addDestinations(of: page.controller, to: &wanted)
        }
        for page in pages where !wanted.contains(where: { $0.id == page.id }) { page.controller.page.leaveAll() }
        pages = wanted
    }

    private func addDestinations(of controller: NavigationPage, to wanted: inout [Page]) {
        guard let active = controller.values.destinations.first else { return }
        let page = show(active.content, active.id, active.dismiss)
        wanted.append(page)
        addDestinations(of: page.controller, to: &wanted)
    }

    private func show(_ content: any View, _ id: AnyHashable, _ dismiss: @escaping () -> Void) -> Page {
        let controller = pages.first { $0.id == id }?.controller ?? makePage(id)
        controller.page.show(content, environment)
        return Page(id: id, controller: controller, dismiss: dismiss)
    }

    /// Returns the view for a value, by the closest page that knows one for its type.
    private func destination(_ value: AnyHashable, _ shown: [Page]) -> (any View)? {
        for page in [root] + shown.map(\.controller) {
            if let make = page.page.childrenPreference(DestinationsKey.self)?[ObjectIdentifier(type(of: value.base))] { return make(value) }
        }
        return nil
    }

    private static func reportMissing(_ value: AnyHashable) {
        // As on iOS, a page without a destination is left out; the message says which.
        print("SwiftUI: no navigationDestination(for: \(type(of: value.base)).self) is in the stack")
    }

    func push(_ value: AnyHashable) { values.append(value) }

    private func pop(to index: Int) { values = Array(values.prefix(index)) }

    private func leave(_ id: AnyHashable) { pages.first { $0.id == id }?.dismiss() }

    // MARK: UIKit

    /// Brings UIKit's stack into line with the pages.
    func updateController(_ stack: UINavigationController) {
        if needsPages {
            showPages()
            needsPages = false
        }
        let controllers = [root] + pages.map(\.controller)
        for controller in controllers { controller.update(controller.values) }
        guard stack.viewControllers != controllers else { return }
        stack.setViewControllers(controllers, animated: stack.viewIfLoaded?.window != nil)
        // The page that is shown now decides what bars there are.
        if let top = controllers.last { top.update(top.values) }
    }

    /// The stack has changed by itself: a person went back.
    func controllersDidChange(_ stack: UINavigationController) {
        let gone = pages.filter { page in !stack.viewControllers.contains { $0 === page.controller } }
        gone.first?.dismiss()
    }

    override func leave() { element.controller.view.removeFromSuperview() }
}

/// The element of a stack: UIKit's navigation controller.
final class NavigationStackElement: ControllerElement<UINavigationController>, UINavigationControllerDelegate {
    override func makeController() -> UINavigationController {
        let controller = UINavigationController(nibName: nil, bundle: nil)
        controller.navigationBar.prefersLargeTitles = true
        controller.delegate = self
        return controller
    }

    override func willShow() { (node as? NavigationStackNode)?.updateController(controller) }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        (node as? NavigationStackNode)?.controllersDidChange(navigationController)
    }
}

/// What the views of a stack use to push pages.
@MainActor struct Navigator {
    private weak var stack: NavigationStackNode?
    init(_ stack: NavigationStackNode) { self.stack = stack }
    func push(_ value: AnyHashable) { stack?.push(value) }
}

private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}

/// The pages for values, by the values' types.
enum DestinationsKey: PreferenceKey {
    typealias Value = [ObjectIdentifier: (AnyHashable) -> any View]
    static var defaultValue: Value { [:] }
    static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { own, _ in own } }
}
