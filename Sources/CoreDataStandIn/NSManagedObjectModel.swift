import Foundation
import XMLTree

/// The entities of a data model, read from the document that Xcode edits (`Model.xcdatamodeld`).
public final class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// The entities, sorted by name.
    public var entities: [NSEntityDescription] = [] { didSet { entities.forEach { $0.managedObjectModel = self } } }

    public var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { first, _ in first })
    }

    public override init() {}

    /// Reads a model. A name that ends with `.momd` or `.mom` stands for the document that it is compiled from, beside it.
    public init?(contentsOf url: URL) {
        super.init()
        let document = url.deletingPathExtension()
        let places = [url] + ["xcdatamodeld", "xcdatamodel"].map { document.appendingPathExtension($0) }
        guard let entities = places.lazy.compactMap(ModelReader.entities).first else { return nil }
        self.entities = entities
        entities.forEach { $0.managedObjectModel = self }
        CoreDataState.current.add(self)
    }

    /// Returns the model of all documents in the bundles; nil stands for the main bundle.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let model = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            for type in ["xcdatamodeld", "xcdatamodel"] {
                for path in bundle.paths(forResourcesOfType: type, inDirectory: nil).sorted() {
                    model.entities += ModelReader.entities(URL(filePath: path)) ?? []
                }
            }
        }
        guard !model.entities.isEmpty else { return nil }
        CoreDataState.current.add(model)
        return model
    }

    /// Returns the entity of a class, the most special one first.
    func entity(of type: AnyClass) -> NSEntityDescription? {
        let (name, qualified) = ("\(type)", String(reflecting: type))
        return entities.first { $0.managedObjectClassName == qualified }
            ?? entities.first { $0.managedObjectClassName.withoutModule == name } ?? entitiesByName[name]
    }
}

/// An entity of a data model.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
    public var name: String?
    public var managedObjectClassName: String! = "NSManagedObject"
    public var isAbstract = false
    public internal(set) weak var managedObjectModel: NSManagedObjectModel?
    public internal(set) weak var superentity: NSEntityDescription?
    public var subentities: [NSEntityDescription] = [] { didSet { subentities.forEach { $0.superentity = self } } }
    public var userInfo: [AnyHashable: Any]?
    /// The attributes, or their names, that together no two objects share.
    public var uniquenessConstraints: [[Any]] = []
    /// The entity's own properties.
    var own: [NSPropertyDescription] = []

    /// The properties, with those of the parent entities.
    public var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            own = newValue
            own.forEach { $0.entity = self }
        }
    }
    public var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }
    public var attributesByName: [String: NSAttributeDescription] {
        Dictionary(properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }
    public var relationshipsByName: [String: NSRelationshipDescription] {
        Dictionary(properties.compactMap { $0 as? NSRelationshipDescription }.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }

    public func isKindOf(entity: NSEntityDescription) -> Bool {
        var current: NSEntityDescription? = self
        while let here = current {
            if here === entity { return true }
            current = here.superentity
        }
        return false
    }

    public class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.model?.entitiesByName[name] ?? CoreDataState.current.entity(named: name)
    }

    /// Creates an object of the entity's class.
    public class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: name, in: context) else {
            fatalError("+entityForEntityName: could not locate an entity named '\(name)' in this model.")
        }
        return entity.type.init(entity: entity, insertInto: context)
    }

    /// The class of the entity's objects.
    var type: NSManagedObject.Type { CoreDataState.current.type(named: managedObjectClassName) ?? NSManagedObject.self }
}

public class NSPropertyDescription: NSObject, @unchecked Sendable {
    public var name = ""
    public var isOptional = true
    public var isTransient = false
    public internal(set) weak var entity: NSEntityDescription?
    public var userInfo: [AnyHashable: Any]?
}

/// The type of an attribute; the values are Core Data's.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000

    /// The names in documents, such as `Integer 16`.
    init(document name: String) {
        let names: [String: NSAttributeType] = [
            "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
            "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
            "Boolean": .booleanAttributeType, "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
            "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        ]
        self = names[name] ?? .undefinedAttributeType
    }
}

public final class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    public var attributeType = NSAttributeType.undefinedAttributeType
    public var attributeValueClassName: String?
    public var defaultValue: Any?
}

public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

public final class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    public weak var destinationEntity: NSEntityDescription?
    public weak var inverseRelationship: NSRelationshipDescription?
    /// Zero for no limit.
    public var maxCount = 0
    public var minCount = 0
    public var deleteRule = NSDeleteRule.nullifyDeleteRule
    public var isOrdered = false
    public var isToMany: Bool { maxCount != 1 }
}
