import Foundation
import XMLTree

/// Reads the entities of a data model's document.
enum ModelReader {
    /// - Parameter url: `Model.xcdatamodeld` with its versions, `Model.xcdatamodel`, or the file `contents` in it.
    static func entities(_ url: URL) -> [NSEntityDescription]? {
        guard let file = contents(of: url), let data = try? Data(contentsOf: file),
            let root = (try? ElementReader.read(data, file: url.lastPathComponent))?.root
        else { return nil }
        return entities(root)
    }

    private static func contents(of url: URL) -> URL? {
        switch url.pathExtension {
        case "xcdatamodeld":
            let current = (try? Data(contentsOf: url.appending(path: ".xccurrentversion"))).flatMap {
                try? PropertyListDecoder().decode([String: String].self, from: $0)
            }
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
                .sorted()
            guard let name = current?["_XCCurrentVersionName"] ?? names.last else { return nil }
            return contents(of: url.appending(path: name))
        case "xcdatamodel": return url.appending(path: "contents")
        default: return FileManager.default.fileExists(atPath: url.path) && url.lastPathComponent == "contents" ? url : nil
        }
    }

    private static func entities(_ root: Element) -> [NSEntityDescription] {
        let elements = root.children.filter { $0.name == "entity" }
        let entities = elements.map(entity)
        let byName = Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { first, _ in first })
        for (element, entity) in zip(elements, entities) {
            if let parent = element["parentEntity"].flatMap({ byName[$0] }) { parent.subentities.append(entity) }
            for (child, property) in zip(element.children.filter(isProperty), entity.own) {
                guard let relationship = property as? NSRelationshipDescription else { continue }
                relationship.destinationEntity = child["destinationEntity"].flatMap { byName[$0] }
            }
        }
        for (element, entity) in zip(elements, entities) {
            for (child, property) in zip(element.children.filter(isProperty), entity.own) {
                guard let relationship = property as? NSRelationshipDescription, let name = child["inverseName"] else { continue }
                relationship.inverseRelationship = relationship.destinationEntity?.relationshipsByName[name]
            }
        }
        return entities.sorted { ($0.name ?? "") < ($1.name ?? "") }
    }

    private static func isProperty(_ element: Element) -> Bool { ["attribute", "relationship"].contains(element.name) }

    private static func entity(_ element: Element) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = element["name"]
        let type = element["representedClassName"] ?? "NSManagedObject"
        entity.managedObjectClassName = type.hasPrefix(".") ? String(type.dropFirst()) : type
        entity.isAbstract = element["isAbstract"] == "YES"
        let constraints = element.children.filter { $0.name == "uniquenessConstraints" }.flatMap(\.children)
        entity.uniquenessConstraints = constraints.map { $0.children.compactMap { $0["value"] } }.filter { !$0.isEmpty }
        entity.properties = element.children.filter(isProperty).map { $0.name == "attribute" ? attribute($0) : relationship($0) }
        return entity
    }

    private static func attribute(_ element: Element) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = element["name"] ?? ""
        attribute.isOptional = element["optional"] == "YES"
        attribute.isTransient = element["transient"] == "YES"
        attribute.attributeType = NSAttributeType(document: element["attributeType"] ?? "")
        if let text = element["defaultValueString"] { attribute.defaultValue = attribute.attributeType.value(of: text) }
        if let text = element["defaultDateTimeInterval"], let seconds = Double(text) {
            attribute.defaultValue = Date(timeIntervalSinceReferenceDate: seconds)
        }
        return attribute
    }

    private static func relationship(_ element: Element) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = element["name"] ?? ""
        relationship.isOptional = element["optional"] == "YES"
        relationship.maxCount = element["toMany"] == "YES" ? 0 : 1
        relationship.isOrdered = element["ordered"] == "YES"
        let rules: [String: NSDeleteRule] = ["Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule]
        relationship.deleteRule = element["deletionRule"].flatMap { rules[$0] } ?? .nullifyDeleteRule
        return relationship
    }
}

extension NSAttributeType {
    /// Returns the value that a document or a file of values writes as text.
    func value(of text: String) -> Any? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int(text)
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .booleanAttributeType: ["YES", "true", "1"].contains(text)
        case .dateAttributeType: ISO8601DateFormatter().date(from: text)
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        case .binaryDataAttributeType: Data(base64Encoded: text)
        default: text
        }
    }
}
