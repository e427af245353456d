import Foundation

/// The objects of the environment's context. The view is updated when objects come and go.
@propertyWrapper public struct Query<Element: PersistentModel, Result>: DynamicProperty, ConnectedProperty {
    private final class Link {
        var context: ModelContext?
    }

    private let descriptor: FetchDescriptor<Element>
    private let link = Link()

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) where Result == [Element] {
        self.descriptor = descriptor
    }
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) where Result == [Element] {
        self.descriptor = descriptor
    }
    public init() where Result == [Element] { descriptor = FetchDescriptor() }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
    ) where Result == [Element] { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) where Result == [Element] { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) where Result == [Element] { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) where Result == [Element] { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) where Result == [Element] { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        animation: Animation
    ) where Result == [Element] { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }

    public var wrappedValue: Result {
        let found = (try? link.context?.fetch(descriptor)) ?? []
        guard let result = found as? Result else { fatalError("A query gives a list of objects.") }
        return result
    }
    public var modelContext: ModelContext { link.context ?? EnvironmentValues().modelContext }
    public var fetchError: (any Error)? { nil }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) { link.context = node.environment.modelContext }
}

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    /// The context of the container that a view above has set. Without one it is empty, and forgets what it is given.
    public var modelContext: ModelContext {
        get {
            if let context = self[ModelContextKey.self] { return context }
            guard let container = try? ModelContainer(for: Schema([])) else { fatalError("A container in memory can always be made.") }
            return ModelContext(container)
        }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
    public func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.mainContext) }
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup) }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { ModelContainerView(content: self, types: modelTypes, onSetup: onSetup) }
}

/// A view with a container that it makes once.
private struct ModelContainerView<Content: View>: View {
    let content: Content
    let types: [any PersistentModel.Type]
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var container: ModelContainer?

    init(content: Content, types: [any PersistentModel.Type], onSetup: @escaping (Result<ModelContainer, any Error>) -> Void) {
        (self.content, self.types, self.onSetup) = (content, types, onSetup)
        _container = State(initialValue: try? ModelContainer(for: Schema(types)))
    }

    var body: some View {
        if let container { content.modelContainer(container).onAppear { onSetup(.success(container)) } }
    }
}

extension Scene {
    public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }
    public func modelContainer(_ container: ModelContainer) -> some Scene { environment(\.modelContext, container.mainContext) }
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { modelContainer(for: [modelType], onSetup: onSetup) }
    @MainActor public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let made = Swift.Result { try ModelContainer(for: Schema(modelTypes)) }
        onSetup(made)
        return changingViews { view in (try? made.get()).map { AnyView(view).modelContainer($0) } ?? view }
    }
}
