import Synchronization
import UIKit

/// The models that a screen has loaded, and the classes of the app's entities.
final class CoreDataState: InheritedState {
    private struct Values: @unchecked Sendable {
        var models: [NSManagedObjectModel] = []
        var types: [String: NSManagedObject.Type] = [:]
    }

    private let values: Mutex<Values>

    init() { values = Mutex(Values()) }

    init(inheriting parent: CoreDataState) {
        let types = parent.values.withLock { $0 }.types
        values = Mutex(Values(types: types))
    }

    func add(_ model: NSManagedObjectModel) { values.withLock { $0.models.append(model) } }
    func add(_ types: [NSManagedObject.Type]) { values.withLock { for type in types { $0.types["\(type)"] = type } } }

    func type(named name: String) -> NSManagedObject.Type? { values.withLock { $0.types[name] } }
    func entity(named name: String) -> NSEntityDescription? { models.lazy.compactMap { $0.entitiesByName[name] }.first }
    func entity(of type: AnyClass) -> NSEntityDescription? { models.lazy.compactMap { $0.entity(of: type) }.first }

    private var models: [NSManagedObjectModel] { values.withLock { $0.models.reversed() } }
}

/// Names the app's classes of entities, which Swift without Objective-C cannot find by name. Generated code calls it.
public enum ManagedObjectTypes {
    public static func register(_ types: [NSManagedObject.Type]) { CoreDataState.current.add(types) }
}
