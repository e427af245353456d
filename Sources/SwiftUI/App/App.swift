import UIKit

/// An app: its scenes, and where its state begins.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// An app is started by the screen `Launch`, which shows its first scene. The program that draws pictures has an entry point of its own.
    public static func main() {}
}

/// The view of an app's first scene.
struct AppView<Content: App> {
    let app: Content
}

extension AppView: View, PrimitiveView {
    typealias Body = Never
    func makeNode(_ scope: Scope) -> Node { SceneNode<AppView>(scope) }
}

extension AppView: SceneHolder {
    var holder: Any { app }
    func scene(of holder: Any) -> (any Scene)? { (holder as? Content)?.body }
}

/// A value with state whose body is a scene: an app, or a scene of its own.
@MainActor @preconcurrency protocol SceneHolder: View {
    var holder: Any { get }
    func scene(of holder: Any) -> (any Scene)?
}

/// The node of an app or of a scene with a body: it shows the view of the first scene.
private final class SceneNode<Content: SceneHolder>: Node, Evaluated {
    private var view: Content?
    private let slot = Slot()
    private let properties = PropertyStore()

    override var name: String { view.map { "\(type(of: $0.holder))" } ?? "" }
    override var children: [Node] { [slot.node].compactMap { $0 } }

    override func update(_ view: any View, _ environment: EnvironmentValues) {
        self.view = view as? Content
        self.environment = environment
        evaluate()
    }

    func evaluate() {
        graph.evaluated(self)
        guard let view else { return }
        let connected = properties.connect(view.holder, self)
        guard let scene = reading({ view.scene(of: connected) }) else { return }
        slot.show(scene.shownView, Scope(graph: graph, parent: self, environment: environment))
        invalidate()
    }

    override func leave() { properties.disconnect() }
}

/// The view of a scene with a body.
struct SceneView<Content: Scene> {
    let scene: Content
}

extension SceneView: View, PrimitiveView, SceneHolder {
    typealias Body = Never
    var holder: Any { scene }
    func scene(of holder: Any) -> (any Scene)? { (holder as? Content)?.body }
    func makeNode(_ scope: Scope) -> Node { SceneNode<SceneView>(scope) }
}

/// Gives an app of SwiftUI a delegate of UIKit.
///
/// Swift without Objective-C cannot create an object by its class, so code that is adapted for Linux says how: with `make`.
@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let made: DelegateType?

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        made = (delegateType as? any OwnInitializable.Type)?.madeByOwnInit() as? DelegateType
    }

    public init(_ delegateType: DelegateType.Type = DelegateType.self, make: @MainActor () -> DelegateType) { made = make() }

    public var wrappedValue: DelegateType {
        guard let made else {
            fatalError("An object of class \(DelegateType.self) must be made in code: @UIApplicationDelegateAdaptor(make: { … }).")
        }
        return made
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObjectWrapper(object: wrappedValue) }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
    var delegate: (any UIApplicationDelegate)? { made }
}

/// A property of an app that keeps its delegate.
@MainActor private protocol DelegateAdaptor {
    var delegate: (any UIApplicationDelegate)? { get }
}

extension InterfaceLaunch {
    /// Creates the launch of an app of SwiftUI. `makeScene` makes the scene's delegate of a class that the app's delegate names;
    /// `willLaunch` is the app's `plumbWillLaunch()`.
    public init<Content: App>(
        app: Content.Type, makeScene: (@MainActor (AnyClass) -> (any UISceneDelegate)?)? = nil, willLaunch: (@MainActor () -> Void)? = nil
    ) {
        let launched = LaunchedApp<Content>()
        self.init(
            delegate: { launched.start() }, makeScene: makeScene, willLaunch: willLaunch,
            content: { UIHostingController(rootView: AppView(app: launched.app)) })
    }
}

/// An app that is created when its launch begins, anew for each screen.
@MainActor private final class LaunchedApp<Content: App> {
    private(set) lazy var app = Content()

    /// Creates the app and returns its delegate, if it has one.
    func start() -> (any UIApplicationDelegate)? {
        app = Content()
        return Mirror(reflecting: app).children.lazy.compactMap { ($0.value as? any DelegateAdaptor)?.delegate }.first
    }
}
