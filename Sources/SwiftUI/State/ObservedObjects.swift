import CombineStandIn
import Foundation
import UIKit

/// What observes an object for one place of a view.
@MainActor private final class ObjectObserver: Disconnectable {
    var object: AnyObject?
    private var subscription: AnyCancellable?
    private weak var node: (any Evaluated)?

    func observe<Object: ObservableObject>(_ object: Object, _ node: any Evaluated) {
        self.node = node
        guard self.object !== object else { return }
        self.object = object
        subscription = object.objectWillChange.observe({ [weak self] _ in
            onMainActor {
                guard let node = self?.node else { return }
                node.graph.markStale(node)
            }
        }) { _ in }
    }

    func disconnect() { subscription = nil }
}

/// Bindings to the properties of an observable object.
@dynamicMemberLookup public struct ObservedObjectWrapper<ObjectType: ObservableObject> {
    let object: ObjectType
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        let (object, path) = (Unchecked(object), Unchecked(keyPath))
        return Binding(get: { object.value[keyPath: path.value] }, set: { object.value[keyPath: path.value] = $0 })
    }
}

/// An object from outside whose changes update the view.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, ConnectedProperty {
    public typealias Wrapper = ObservedObjectWrapper<ObjectType>
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) {
        let observer = storage as? ObjectObserver ?? ObjectObserver()
        storage = observer
        observer.observe(wrappedValue, node)
    }
}

/// An object that a view makes once and keeps.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, ConnectedProperty {
    private final class Place: Disconnectable {
        let observer = ObjectObserver()
        var object: ObjectType?
        func disconnect() { observer.disconnect() }
    }

    private final class Link {
        let make: () -> ObjectType
        var own: ObjectType?
        init(_ make: @escaping () -> ObjectType) { self.make = make }

        var object: ObjectType {
            if let own { return own }
            let object = make()
            own = object
            return object
        }
    }

    private let link: Link

    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { link = Link(wrappedValue) }

    public var wrappedValue: ObjectType { link.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObjectWrapper(object: wrappedValue) }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) {
        let place = storage as? Place ?? Place()
        storage = place
        let object = place.object ?? link.object
        (place.object, link.own) = (object, object)
        place.observer.observe(object, node)
    }
}

/// An object that a view above has put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, ConnectedProperty {
    public typealias Wrapper = ObservedObjectWrapper<ObjectType>
    private final class Link {
        var object: ObjectType?
        init() {}
    }
    private let link = Link()

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object = link.object else {
            fatalError("No object of type \(ObjectType.self) is in the environment: a view above must set it with environmentObject(_:).")
        }
        return object
    }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor func connect(_ storage: inout AnyObject?, _ node: any Evaluated) {
        guard let object = node.environment.object(ObjectType.self) ?? InterfaceSample.object(of: ObjectType.self) else { return }
        let observer = storage as? ObjectObserver ?? ObjectObserver()
        storage = observer
        link.object = object
        observer.observe(object, node)
    }
}

/// Bindings to the properties of an object of the Observation framework.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
