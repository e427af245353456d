import CombineStandIn
import CoreDataStandIn
import Foundation

/// What follows the changes of a context for one place of a view.
@MainActor private final class FetchObserver: Disconnectable {
    private weak var node: (any Evaluated)?
    private weak var context: NSManagedObjectContext?
    private var observer: (any NSObjectProtocol)?

    func observe(_ context: NSManagedObjectContext, _ node: any Evaluated) {
        self.node = node
        guard self.context !== context else { return }
        disconnect()
        self.context = context
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] _ in
            onMainActor {
                guard let node = self?.node else { return }
                node.graph.markStale(node)
            }
        }
    }

    func disconnect() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        (observer, context) = (nil, nil)
    }
}

/// Reads the objects of a request in the environment's context.
@MainActor private final class FetchPlace<Result: NSFetchRequestResult>: Disconnectable {
    let observer = FetchObserver()
    var changed: NSFetchRequest<Result>?
    func disconnect() { observer.disconnect() }
}

/// The request of a property, and the context that it reads.
private final class FetchLink<Result: NSFetchRequestResult>: @unchecked Sendable {
    let request: NSFetchRequest<Result>
    /// Puts what was fetched into the order that no request can say.
    let sorted: ([Result]) -> [Result]
    var place: FetchPlace<Result>?
    var node: (any Evaluated)?
    var context: NSManagedObjectContext?

    init(_ request: NSFetchRequest<Result>, sorted: @escaping ([Result]) -> [Result] = { $0 }) {
        (self.request, self.sorted) = (request, sorted)
    }

    var current: NSFetchRequest<Result> { MainActor.assumeIsolated { Unchecked(place?.changed) }.value ?? request }

    /// The objects; none if the context has no store.
    func fetched() -> [Result] {
        guard let context, context.persistentStoreCoordinator != nil || context.parent != nil else { return [] }
        return sorted((try? context.fetch(current)) ?? [])
    }

    func change(_ change: (NSFetchRequest<Result>) -> Void) {
        let request = NSFetchRequest<Result>(entityName: request.entityName ?? "")
        (request.predicate, request.sortDescriptors) = (current.predicate, current.sortDescriptors)
        (request.fetchLimit, request.fetchOffset) = (current.fetchLimit, current.fetchOffset)
        change(request)
        let changed = Unchecked(request)
        MainActor.assumeIsolated {
            place?.changed = changed.value
            guard let node else { return }
            node.graph.markStale(node)
        }
    }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) {
        let place = storage as? FetchPlace<Result> ?? FetchPlace<Result>()
        storage = place
        (self.place, self.node, context) = (place, node, node.environment.managedObjectContext)
        context.map { place.observer.observe($0, node) }
    }
}

/// Objects that were fetched from a context.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let objects: [Result]
    private let link: FetchLink<Result>?

    fileprivate init(_ objects: [Result], _ link: FetchLink<Result>?) { (self.objects, self.link) = (objects, link) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }

    public var nsPredicate: NSPredicate? {
        get { link?.current.predicate }
        nonmutating set { link?.change { $0.predicate = newValue } }
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { link?.current.sortDescriptors ?? [] }
        nonmutating set { link?.change { $0.sortDescriptors = newValue } }
    }
}

/// The objects of the environment's managed object context. The view is updated when objects come, go and change.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty, ConnectedProperty {
    /// What a request can be changed to.
    public struct Configuration {
        fileprivate let link: FetchLink<Result>
        public var nsPredicate: NSPredicate? {
            get { link.current.predicate }
            nonmutating set { link.change { $0.predicate = newValue } }
        }
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { link.current.sortDescriptors ?? [] }
            nonmutating set { link.change { $0.sortDescriptors = newValue } }
        }
    }

    private let link: FetchLink<Result>

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { link = FetchLink(fetchRequest) }
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { link = FetchLink(fetchRequest) }

    public var wrappedValue: FetchedResults<Result> { FetchedResults(link.fetched(), link) }
    public var projectedValue: Binding<Configuration> {
        let link = Unchecked(link)
        return Binding(get: { Configuration(link: link.value) }, set: { _ in })
    }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) { link.connect(&storage, node) }
}

extension FetchRequest where Result: NSManagedObject {
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { link = FetchLink(request(entity.name, sortDescriptors, predicate)) }
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        link = FetchLink(request(Result.entity().name, sortDescriptors, predicate))
    }
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        link = FetchLink(request(Result.entity().name, [], predicate)) { $0.sorted(using: sortDescriptors) }
    }
}

private func request<Result: NSFetchRequestResult>(
    _ entity: String?, _ sortDescriptors: [NSSortDescriptor], _ predicate: NSPredicate?
) -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>(entityName: entity ?? "\(Result.self)")
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    return request
}

/// The objects of a section of a request.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// The objects that have the same value.
    public struct Section: RandomAccessCollection, Identifiable {
        public let id: SectionIdentifier
        fileprivate let objects: [Result]
        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    fileprivate let sections: [Section]
    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }
}

/// The objects of the environment's managed object context, in sections of a value that the first objects in order decide.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject>: DynamicProperty,
    ConnectedProperty
{
    private let link: FetchLink<Result>
    private let section: KeyPath<Result, SectionIdentifier>

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) { (link, section) = (FetchLink(fetchRequest), sectionIdentifier) }
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { (link, section) = (FetchLink(request(entity.name, sortDescriptors, predicate)), sectionIdentifier) }

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        var groups: [(SectionIdentifier, [Result])] = []
        for object in link.fetched() {
            let value = object[keyPath: section]
            if let last = groups.indices.last, groups[last].0 == value {
                groups[last].1.append(object)
            } else {
                groups.append((value, [object]))
            }
        }
        return SectionedFetchResults(sections: groups.map { .init(id: $0.0, objects: $0.1) })
    }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) { link.connect(&storage, node) }
}

private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
    /// The context that a view above has set. Without one it has no store: what is fetched is empty.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] ?? NSManagedObjectContext(.mainQueue) }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
