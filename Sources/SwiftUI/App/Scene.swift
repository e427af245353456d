import UIKit

/// A part of an app's interface, which the system shows in windows.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that this module shows itself.
@MainActor protocol PrimitiveScene {
    /// The view in the scene's window; nil for a scene whose window is not open at first.
    var windowView: (any View)? { get }
}

extension Scene where Body == Never {
    /// Primitive scenes have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Scene {
    /// The view of the first window of this scene.
    var shownView: any View {
        guard let primitive = self as? any PrimitiveScene else { return SceneView(scene: self) }
        return primitive.windowView ?? EmptyView()
    }

    /// Whether the scene has a window when the app starts.
    var isShown: Bool { (self as? any PrimitiveScene).map { $0.windowView != nil } ?? true }
}

/// Builds a scene from the statements of a closure.
@resultBuilder public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var scenes: [any Scene] = []
        for scene in repeat each content { scenes.append(scene) }
        return SceneList(scenes: scenes)
    }
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> Content? { scene }
    @MainActor public static func buildEither<Content: Scene>(first: Content) -> some Scene { SceneList(scenes: [first]) }
    @MainActor public static func buildEither<Content: Scene>(second: Content) -> some Scene { SceneList(scenes: [second]) }
    @MainActor public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene { SceneList(scenes: [scene]) }
}

/// The scene of an `if`.
extension Optional: Scene where Wrapped: Scene {
    public typealias Body = Never
}

extension Optional: PrimitiveScene where Wrapped: Scene {
    var windowView: (any View)? { flatMap { $0.isShown ? $0.shownView : nil } }
}

/// Several scenes. The first with a window is shown.
struct SceneList: Scene, PrimitiveScene {
    typealias Body = Never
    let scenes: [any Scene]
    var windowView: (any View)? { scenes.first { $0.isShown }?.shownView }
}

/// A scene with changes to the views in its window.
struct ModifiedScene: Scene, PrimitiveScene {
    typealias Body = Never
    let scene: any Scene
    let change: @MainActor (any View) -> any View
    var windowView: (any View)? { scene.isShown ? change(scene.shownView) : nil }
}

/// Windows that show the same views.
public struct WindowGroup<Content: View> {
    let content: Content
}

extension WindowGroup: Scene, PrimitiveScene {
    public typealias Body = Never
    var windowView: (any View)? { content }

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
    /// Windows for values are opened by an action: none is open at first.
    public init<D: Codable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent()
    }
    /// Windows for values are opened by an action: none is open at first.
    public init<D: Codable & Hashable, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent()
    }
}

/// The views of a window that is opened for a value.
public struct PresentedWindowContent<Data, Content> {}

extension PresentedWindowContent: HostedContent where Data: Codable & Hashable, Content: View {}

extension PresentedWindowContent: View where Data: Codable & Hashable, Content: View {
    public var body: some View { EmptyView() }
}

/// One window.
public struct Window<Content: View> {
    let content: Content
}

extension Window: Scene, PrimitiveScene {
    public typealias Body = Never
    var windowView: (any View)? { content }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// The window of an app's settings on a Mac. It is not open.
public struct Settings<Content: View> {
    let content: Content
}

extension Settings: Scene, PrimitiveScene {
    public typealias Body = Never
    var windowView: (any View)? { nil }
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Windows that show documents. The browser of documents, with which an app begins on a device, is not drawn: the window of a new one is.
public struct DocumentGroup<Document, Content: View> {
    let content: Content?
}

extension DocumentGroup: Scene, PrimitiveScene {
    public typealias Body = Never
    var windowView: (any View)? { content }
}

/// How a window's size follows its content.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

extension Scene {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changingViews { AnyView($0).environment(keyPath, value) }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { changingViews { AnyView($0).environment(object) } }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changingViews { AnyView($0).environmentObject(object) }
    }
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { changingViews { AnyView($0).defaultAppStorage(store) } }

    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        changingViews { AnyView($0).onChange(of: value, perform: action) }
    }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene {
        changingViews { AnyView($0).onChange(of: value, initial: initial, action) }
    }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        changingViews { AnyView($0).onChange(of: value, initial: initial, action) }
    }

    func changingViews(_ change: @escaping @MainActor (any View) -> any View) -> ModifiedScene {
        ModifiedScene(scene: self, change: change)
    }

    // A window has the size of the screen, and nothing wakes the app up.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some Scene { self }
}

/// What wakes an app up in the background.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }
}

extension View {
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
