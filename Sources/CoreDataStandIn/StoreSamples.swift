import Foundation
import UIKit

/// Fills a store that an app's screens would find empty: from `CoreData.json` in the app's bundle, which a team keeps, or with sample values.
///
///     {"Trip": [{"name": "Lisbon", "days": 3, "stops": ["Stop.0", "Stop.1"]}], "Stop": [{"name": "Belém"}, {"name": "Alfama"}]}
enum StoreSamples {
    static func fill(_ coordinator: NSPersistentStoreCoordinator) {
        guard InterfaceSample.fillsStores else { return }
        let context = NSManagedObjectContext(.mainQueue)
        context.persistentStoreCoordinator = coordinator
        context.meetsConstraints = false
        if let url = Bundle.main.url(forResource: "CoreData", withExtension: "json"), let data = try? Data(contentsOf: url),
            let given = try? JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]]
        {
            fill(context, coordinator.managedObjectModel, from: given)
        } else {
            fill(context, coordinator.managedObjectModel)
        }
        try? context.save()
    }

    // MARK: Sample values

    private static func fill(_ context: NSManagedObjectContext, _ model: NSManagedObjectModel) {
        var objects: [String: [NSManagedObject]] = [:]
        for entity in model.entities where !entity.isAbstract {
            objects[entity.name ?? ""] = InterfaceSample.list { entity.type.init(entity: entity, insertInto: context) }
        }
        for entity in model.entities {
            for (number, object) in (objects[entity.name ?? ""] ?? []).enumerated() {
                for attribute in entity.attributesByName.values.sorted(by: { $0.name < $1.name })
                where object.value(forKey: attribute.name) == nil || attribute.defaultValue != nil {
                    guard let value = value(of: attribute, in: entity) else { continue }
                    object.setValue(value, forKey: attribute.name)
                }
                link(object, number, entity, objects)
            }
        }
    }

    private static func value(of attribute: NSAttributeDescription, in entity: NSEntityDescription) -> Any? {
        let name = "\(entity.name ?? "").\(attribute.name)"
        return switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: InterfaceSample.count(name) as Int
        case .doubleAttributeType, .floatAttributeType: InterfaceSample.amount(name) as Double
        case .decimalAttributeType: NSDecimalNumber(decimal: InterfaceSample.amount(name))
        case .stringAttributeType: InterfaceSample.text(name)
        case .booleanAttributeType: InterfaceSample.flag(name)
        case .dateAttributeType: InterfaceSample.date(name)
        case .UUIDAttributeType: InterfaceSample.identifier(name)
        case .URIAttributeType: InterfaceSample.url(name)
        case .binaryDataAttributeType: picture(name)
        case .transformableAttributeType where attribute.attributeValueClassName == "UIImage": InterfaceSample.image(name)
        default: nil
        }
    }

    /// Other data are archives, which no sample can be read from.
    private static func picture(_ name: String) -> Data? {
        let data = InterfaceSample.data(name)
        return data.isEmpty ? nil : data
    }

    /// Relates the objects of one number; the first ones also have all objects of relationships to many.
    private static func link(
        _ object: NSManagedObject, _ number: Int, _ entity: NSEntityDescription, _ objects: [String: [NSManagedObject]]
    ) {
        for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
            guard let others = objects[relationship.destinationEntity?.name ?? ""], !others.isEmpty,
                object.related(relationship.name).isEmpty
            else { continue }
            let isToOneBack = relationship.inverseRelationship?.isToMany == false
            let chosen = relationship.isToMany && !isToOneBack ? others : [others[number % others.count]]
            object.setRelated(relationship.isToMany ? chosen : [chosen[0]], relationship)
        }
    }

    // MARK: Values of a file

    private static func fill(_ context: NSManagedObjectContext, _ model: NSManagedObjectModel, from given: [String: [[String: Any]]]) {
        var objects: [String: NSManagedObject] = [:], written: [(NSManagedObject, [String: Any])] = []
        for (name, values) in given.sorted(by: { $0.key < $1.key }) {
            guard let entity = model.entitiesByName[name] else {
                FileHandle.standardError.write(Data("CoreData.json: the model has no entity '\(name)'\n".utf8))
                continue
            }
            for (number, value) in values.enumerated() {
                let object = entity.type.init(entity: entity, insertInto: context)
                objects["\(name).\(number)"] = object
                written.append((object, value))
            }
        }
        for (object, values) in written {
            for (key, value) in values.sorted(by: { $0.key < $1.key }) { set(value, key, object, objects) }
        }
    }

    private static func set(_ value: Any, _ key: String, _ object: NSManagedObject, _ objects: [String: NSManagedObject]) {
        if let relationship = object.entity.relationshipsByName[key] {
            let names = value as? [String] ?? (value as? String).map { [$0] } ?? []
            object.setRelated(names.compactMap { objects[$0] }, relationship)
        } else if let attribute = object.entity.attributesByName[key] {
            object.setValue((value as? String).map { attribute.attributeType.value(of: $0) ?? value } ?? value, forKey: key)
        } else {
            FileHandle.standardError.write(Data("CoreData.json: '\(object.entity.name ?? "")' has no property '\(key)'\n".utf8))
        }
    }
}
