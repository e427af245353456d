/// The classes of an app by name, for storyboards, nibs and previews.
///
/// Swift without Objective-C cannot look up a class by its name, so the rewrite of an app's code generates this list.
@preconcurrency @MainActor
public final class InterfaceModule {
    public let name: String
    private(set) var classes: [String: InterfaceClass] = [:]
    /// The controllers and views that can be created without arguments, by class name.
    public private(set) var screens: [InterfacePreview] = []
    /// The previews in the order of files and lines.
    public private(set) var previews: [InterfacePreview] = []

    /// The screens that the team itself lists; nil if it lists none.
    public private(set) var listed: [PlumbScreen]?

    private(set) var launch: InterfaceLaunch?

    /// Makes the app's delegate.
    private(set) var makeDelegate: (@MainActor () -> (any UIApplicationDelegate)?)?

    /// The part of the app whose classes are being added.
    private var part: String?

    public init(named name: String) { self.name = name }

    /// Adds the classes and screens of another module of the app. Those whose names are taken have the module's name after theirs.
    public func add(part name: String, _ register: (InterfaceModule) -> Void) {
        part = name
        register(self)
        part = nil
    }

    /// Removes screens that turned out to be the base of others.
    public func hide(screens names: Set<String>) { screens.removeAll { names.contains($0.name) } }

    private func free(_ name: String, _ isTaken: (String) -> Bool) -> String {
        guard let part, isTaken(name) else { return name }
        return "\(name)_\(part)"
    }

    private func addScreen(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController) {
        let name = free(name) { name in screens.contains { $0.name == name } }
        screens.append(InterfacePreview(name, file: name) { make() })
    }

    /// Adds the team's own list of screens.
    public func add(screens: [PlumbScreen]) { listed = screens }

    public func add(_ type: AnyClass, named name: String, connections: [@MainActor (InterfaceConnections) -> Void] = []) {
        let table = InterfaceConnections()
        for connect in connections { connect(table) }
        classes[free(name) { classes[$0] != nil }] = InterfaceClass(type: type, connections: table)
    }

    /// Adds a class whose instances documents create. `fill` sets the properties that the screen before would set.
    public func add(
        _ type: AnyClass, named name: String, connections: [@MainActor (InterfaceConnections) -> Void] = [],
        fill: @escaping @MainActor (AnyObject) -> Void
    ) {
        add(type, named: name, connections: connections)
        for name in classNames where classes[name]?.type == type { classes[name]?.fill = fill }
    }

    /// Adds the way in which a document creates the controllers of a class that need sample values beside the document's coder.
    public func add<Controller: UIViewController>(_ type: Controller.Type, create: @escaping @MainActor (NSCoder) -> Controller?) {
        for name in classNames where classes[name]?.type == type { classes[name]?.create = create }
    }

    /// Adds the way in which a document makes the objects of a class that it has beside its views and controllers.
    public func add<Object: AnyObject>(_ type: Object.Type, object: @escaping @MainActor () -> Object) {
        for name in classNames where classes[name]?.type == type { classes[name]?.object = object }
    }

    /// Adds a class whose instances `make` creates, with sample values where they need data.
    public func add(
        _ type: AnyClass, named name: String, connections: [@MainActor (InterfaceConnections) -> Void] = [],
        make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        add(type, named: name, connections: connections)
        addScreen(name) { PreviewNavigation.around(make()) }
    }

    public func add(
        _ type: AnyClass, named name: String, connections: [@MainActor (InterfaceConnections) -> Void] = [],
        make: @escaping @MainActor @Sendable () -> UIView
    ) {
        add(type, named: name, connections: connections)
        addScreen(name) { PreviewHost(make(), isPart: true) }
    }

    /// Adds a screen that is no class of its own, such as a view of SwiftUI or a generic controller with types of the app.
    public func add(screen name: String, make: @escaping @MainActor @Sendable () -> UIViewController) {
        addScreen(name) { PreviewNavigation.around(make()) }
    }

    /// Adds the app itself, as it is after its launch.
    public func add(launch: InterfaceLaunch) {
        self.launch = launch
        makeDelegate = launch.delegate
        screens.insert(InterfacePreview("Launch", file: "Launch") { launch.run() }, at: 0)
    }

    public func add(preview: @MainActor () -> InterfacePreview) {
        var preview = preview()
        preview.name = free(preview.name) { name in previews.contains { $0.name == name } }
        previews.append(preview)
    }

    /// The names of the classes, sorted.
    public var classNames: [String] { classes.keys.sorted() }
}

/// A class that a document can name.
struct InterfaceClass {
    let type: AnyClass
    let connections: InterfaceConnections
    /// Sets the properties that the screen before would set.
    var fill: (@MainActor (AnyObject) -> Void)?
    /// Creates an object with what the screen before would pass, from a document.
    var create: (@MainActor (NSCoder) -> UIViewController?)?
    /// Creates an object that is neither a view nor a controller.
    var object: (@MainActor () -> AnyObject)?
}

/// A `#Preview`: its name and what it shows.
@preconcurrency @MainActor
public struct InterfacePreview {
    /// The name: `Profile.Empty` for the preview "Empty" in the file Profile.swift.
    public fileprivate(set) var name: String
    public let make: @MainActor @Sendable () -> UIViewController

    /// `file` is the name of a preview without a name.
    public init(_ name: String?, file: String, body: @escaping @MainActor @Sendable () -> UIViewController) {
        self.name = Self.name(name, in: file)
        make = body
    }

    public init(_ name: String?, file: String, body: @escaping @MainActor @Sendable () -> UIView) {
        self.name = Self.name(name, in: file)
        make = { PreviewHost(body()) }
    }

    private static func name(_ name: String?, in file: String) -> String {
        guard let name, name != file else { return file }
        return "\(file).\(name)"
    }
}

/// Shows a controller in a navigation bar if the controller sets a title or bar buttons, and without a bar otherwise.
final class PreviewNavigation: UINavigationController {
    static func around(_ controller: UIViewController) -> UIViewController {
        switch controller {
        case is UINavigationController, is UITabBarController, is UISplitViewController, is UIAlertController, is UIPageViewController:
            return controller
        default: return PreviewNavigation(rootViewController: controller)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let root = viewControllers.first else { return }
        root.loadViewIfNeeded()
        let item = root.navigationItem
        let isEmpty =
            (item.title ?? "").isEmpty && item.titleView == nil && item.searchController == nil && item.leftBarButtonItems?.isEmpty != false
            && item.rightBarButtonItems?.isEmpty != false
        if isEmpty { setNavigationBarHidden(true, animated: false) }
    }
}

/// Shows a view in the centre of an empty screen, at its natural size.
package final class PreviewHost: UIViewController {
    private let content: UIView
    /// Whether the view is meant to be embedded in others, which determine its width.
    package let isPart: Bool

    init(_ content: UIView, isPart: Bool = false) {
        self.content = content
        self.isPart = isPart
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            content.widthAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor),
        ])
        // Otherwise text would be as narrow as a word, and a view without text would have no width. Controls and views with an intrinsic
        // width determine their width themselves.
        guard isPart, !(content is UIControl), content.intrinsicContentSize.width < 0, !content.subviews.isEmpty else { return }
        let width = content.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
        width.priority = .defaultHigh
        width.isActive = true
    }
}
