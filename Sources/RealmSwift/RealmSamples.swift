import Foundation
import UIKit

/// Fills a database that an app's screens would find empty with sample values, as Core Data's stores are.
enum RealmSamples {
    static func fill(_ store: RealmStore, types: [ObjectBase.Type]) {
        guard InterfaceSample.fillsStores else { return }
        let stored = types.filter { $0 is Object.Type && $0.shouldIncludeInDefaultSchema() }
        var objects: [ObjectIdentifier: [ObjectBase]] = [:]
        for type in stored { objects[ObjectIdentifier(type)] = InterfaceSample.list { type.init() } }
        for type in stored {
            for (number, object) in (objects[ObjectIdentifier(type)] ?? []).enumerated() { fill(object, number, objects) }
        }
        for type in stored { for object in objects[ObjectIdentifier(type)] ?? [] { store.add(object, updates: true) } }
    }

    private static func fill(_ object: ObjectBase, _ number: Int, _ objects: [ObjectIdentifier: [ObjectBase]]) {
        let schema = object.objectSchema
        for property in schema.properties {
            let name = "\(schema.type).\(property.name)", known = property.get(object)
            if let list = known as? any ElementsHolder {
                if list.isSettable, list.elements.isEmpty { list.setElements(elements(list.elementType, name, objects)) }
            } else if let type = objectType(property.type) {
                guard known == nil else { continue }
                let others = objects[ObjectIdentifier(type)] ?? []
                // An object that refers to its own class would refer to itself.
                let other = others.isEmpty || type == schema.type ? nil : others[number % others.count]
                property.set?(object, other ?? (type is EmbeddedObject.Type ? embedded(type, number, objects) : nil))
            } else if property.name == schema.primaryKey, known is Int {
                property.set?(object, number + 1)
            } else if let value = value((known as? any ValueKeeper)?.keptType ?? property.type, known, name) {
                schema.set(value, property.name, in: object)
            }
        }
    }

    private static func objectType(_ type: Any.Type) -> ObjectBase.Type? {
        type as? ObjectBase.Type ?? (type as? any OptionalValue.Type)?.wrapped as? ObjectBase.Type
    }

    private static func embedded(_ type: ObjectBase.Type, _ number: Int, _ objects: [ObjectIdentifier: [ObjectBase]]) -> ObjectBase {
        let object = type.init()
        fill(object, number, objects)
        return object
    }

    private static func elements(_ type: Any.Type, _ name: String, _ objects: [ObjectIdentifier: [ObjectBase]]) -> [Any] {
        guard let wanted = objectType(type) else { return InterfaceSample.list { value(type, nil, name) }.compactMap(\.self) }
        if let embedded = wanted as? EmbeddedObject.Type { return (0..<3).map { Self.embedded(embedded, $0, objects) } }
        return objects[ObjectIdentifier(wanted)] ?? []
    }

    /// Returns a value of a property's type; nil where what the object has is kept: an enumeration, data that are no picture.
    private static func value(_ type: Any.Type, _ known: Any?, _ name: String) -> Any? {
        let type = (type as? any OptionalValue.Type)?.wrapped ?? type
        switch type {
        case is String.Type: return (known as? String)?.isEmpty == false ? nil : InterfaceSample.text(name)
        case is Bool.Type: return InterfaceSample.flag(name)
        case is Double.Type, is Float.Type: return InterfaceSample.amount(name) as Double
        case is Date.Type: return InterfaceSample.date(name)
        case is UUID.Type: return InterfaceSample.identifier(name)
        case is Data.Type:
            let data = InterfaceSample.data(name)
            return data.isEmpty ? nil : data
        case is ObjectId.Type: return ObjectId.generate()
        case is any FixedWidthInteger.Type: return InterfaceSample.count(name) as Int
        default: return nil
        }
    }
}
