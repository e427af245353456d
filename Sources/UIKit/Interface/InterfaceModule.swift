/// The classes of an app by name, as storyboards, nibs and previews ask for them.
///
/// Swift without Objective-C finds no class by its name: the rewrite of an app's code writes this list.
@preconcurrency @MainActor
public final class InterfaceModule {
    public let name: String
    private(set) var classes: [String: InterfaceClass] = [:]
    /// Controllers and views that need no arguments, by the names of their classes.
    public private(set) var screens: [InterfacePreview] = []
    /// In the order of files and lines.
    public private(set) var previews: [InterfacePreview] = []

    public init(named name: String) { self.name = name }

    public func add(_ type: AnyClass, named name: String, connections: [@MainActor (InterfaceConnections) -> Void] = []) {
        let table = InterfaceConnections()
        for connect in connections { connect(table) }
        classes[name] = InterfaceClass(type: type, connections: table)
    }

    /// `make`: makes one that needs no arguments.
    public func add(
        _ type: AnyClass, named name: String, connections: [@MainActor (InterfaceConnections) -> Void] = [],
        make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        add(type, named: name, connections: connections)
        screens.append(InterfacePreview(name, file: name) { PreviewNavigation.around(make()) })
    }

    public func add(
        _ type: AnyClass, named name: String, connections: [@MainActor (InterfaceConnections) -> Void] = [],
        make: @escaping @MainActor @Sendable () -> UIView
    ) {
        add(type, named: name, connections: connections)
        screens.append(InterfacePreview(name, file: name) { PreviewHost(make(), isPart: true) as UIViewController })
    }

    public func add(preview: @MainActor () -> InterfacePreview) { previews.append(preview()) }

    /// Names of the classes, sorted.
    public var classNames: [String] { classes.keys.sorted() }
}

/// A class that a document can name.
struct InterfaceClass {
    let type: AnyClass
    let connections: InterfaceConnections
}

/// `#Preview`: a name and what it shows.
@preconcurrency @MainActor
public struct InterfacePreview {
    /// `Profile.Empty` of the preview "Empty" in the file Profile.swift.
    public let name: String
    public let make: @MainActor @Sendable () -> UIViewController

    /// `file`: the name of previews that have none.
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

/// A controller by itself in the bar that it writes its title and its buttons for; without a bar where it writes none.
private final class PreviewNavigation: UINavigationController {
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

/// A view in the middle of an empty screen, as large as it asks for.
private final class PreviewHost: UIViewController {
    private let content: UIView
    /// The view is made to be put into others, which give it their width.
    private let isPart: Bool

    init(_ content: UIView, isPart: Bool = false) {
        self.content = content
        self.isPart = isPart
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
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
        // Texts would else be as narrow as a word, and what has no text nothing: a control, and what knows its width, say how wide they are.
        guard isPart, !(content is UIControl), content.intrinsicContentSize.width < 0, !content.subviews.isEmpty else { return }
        let width = content.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
        width.priority = .defaultHigh
        width.isActive = true
    }
}
