import Synchronization
import UIKit

/// The models that a screen has loaded, and the classes of the app's entities.
final class CoreDataState: InheritedState {
    private struct Values: @unchecked Sendable {
        var models: [NSManagedObjectModel] = []
        var types: [String: NSManagedObject.Type] = [:]
        /// The context of objects that generated code asked for, and how many of each class it has.
        var samples: NSManagedObjectContext?
        var counts: [String: Int] = [:]
    }

    private let values: Mutex<Values>

    init() { values = Mutex(Values()) }

    init(inheriting parent: CoreDataState) {
        let types = parent.values.withLock { $0 }.types
        values = Mutex(Values(types: types))
    }

    func add(_ model: NSManagedObjectModel) { values.withLock { $0.models.append(model) } }
    func add(_ types: [NSManagedObject.Type]) {
        values.withLock { values in
            for type in types { for name in ["\(type)", String(reflecting: type)] { values.types[name] = type } }
        }
    }

    /// Returns a class by the name that a model has for it, with or without a module (`Trip`, `Travels.Trip`).
    func type(named name: String) -> NSManagedObject.Type? {
        values.withLock { $0.types[name] ?? $0.types[name.withoutModule] }
    }

    func entity(named name: String) -> NSEntityDescription? { models.lazy.compactMap { $0.entitiesByName[name] }.first }
    func entity(of type: AnyClass) -> NSEntityDescription? { models.lazy.compactMap { $0.entity(of: type) }.first }

    /// Returns the context of sample objects, made when it is first needed, and a number that grows with each call for the class.
    func samples(of type: NSManagedObject.Type) -> (context: NSManagedObjectContext, number: Int) {
        let known = values.withLock { $0.samples } ?? makeSamples()
        return values.withLock { values in
            defer { values.counts["\(type)", default: 0] += 1 }
            return (known, values.counts["\(type)", default: 0])
        }
    }

    /// Makes the store of the app's models. Its context is known before it is filled, as an object may ask for another one while it is made.
    private func makeSamples() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Samples")
        values.withLock { $0.samples = container.viewContext }
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private var models: [NSManagedObjectModel] { values.withLock { $0.models.reversed() } }
}

extension String {
    /// A class's name as a model has it, without the module that may stand before it.
    var withoutModule: String { split(separator: ".").last.map(String.init) ?? self }
}

/// Names the app's classes of entities, which Swift without Objective-C cannot find by name. Generated code calls it.
public enum ManagedObjectTypes {
    public static func register(_ types: [NSManagedObject.Type]) { CoreDataState.current.add(types) }

    /// Returns an object of a store that is filled with sample values, another one each time.
    public static func sample<Object: NSManagedObject>(_ type: Object.Type) -> Object {
        let (context, number) = CoreDataState.current.samples(of: type)
        if let entity = context.persistentStoreCoordinator?.managedObjectModel.entity(of: type) {
            let objects = (try? context.fetch(NSFetchRequest<Object>(entityName: entity.name ?? ""))) ?? []
            guard objects.isEmpty else { return objects[number % objects.count] }
        }
        let entity = CoreDataState.current.entity(of: type) ?? NSEntityDescription()
        return type.init(entity: entity, insertInto: context)
    }

    /// Returns a request for all objects of a class.
    public static func request<Object: NSManagedObject>(_ type: Object.Type) -> NSFetchRequest<Object> {
        let name = CoreDataState.current.entity(of: type)?.name ?? "\(type)"
        let request = NSFetchRequest<Object>(entityName: name)
        request.sortDescriptors = []
        return request
    }

    /// Returns a controller of all objects of a class in a store that is filled with sample values.
    public static func results<Object: NSManagedObject>(_ type: Object.Type) -> NSFetchedResultsController<Object> {
        let context = CoreDataState.current.samples(of: type).context
        let controller = NSFetchedResultsController(
            fetchRequest: request(type), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try? controller.performFetch()
        return controller
    }

    /// Returns an identifier that no object has.
    public static func identifier() -> NSManagedObjectID { NSManagedObjectID(entity: NSEntityDescription(), number: 0) }
}
