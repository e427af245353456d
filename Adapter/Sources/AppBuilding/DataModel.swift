import Foundation
import FoundationXML
import SourceAdaptation

/// The classes that Xcode generates from a data model.
struct DataModel {
    private let entities: [Entity]

    private struct Entity {
        var type: String
        var superclass: String
        /// Whether only the extension with the properties is generated: the class is the author's.
        var isCategory: Bool
        var name: String
        var properties: [String] = []
    }

    /// Returns the generated file of each model among an app's resources.
    static func sources(of code: AppCode) -> [SourceText] {
        let models = AppResources(code).files.map(\.file).filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) }
        return models.compactMap { model in
            guard let text = DataModel(model)?.text else { return nil }
            return SourceText(path: model.path + "/Generated.swift", text)
        }
    }

    /// Reads a model's current version.
    init?(_ url: URL) {
        guard let file = Self.contents(of: url), let parser = XMLParser(contentsOf: file) else { return nil }
        let reader = ModelReader()
        parser.delegate = reader
        guard parser.parse() else { return nil }
        entities = reader.entities()
    }

    /// Returns the names of the attributes and relationships of a model's entities, by class.
    static func properties(of url: URL) -> [String: Set<String>] {
        guard let file = contents(of: url), let parser = XMLParser(contentsOf: file) else { return [:] }
        let reader = ModelReader()
        parser.delegate = reader
        return parser.parse() ? reader.properties() : [:]
    }

    private static func contents(of url: URL) -> URL? {
        guard url.pathExtension == "xcdatamodeld" else { return url.appending(path: "contents") }
        let current = (try? Data(contentsOf: url.appending(path: ".xccurrentversion"))).flatMap {
            try? PropertyListDecoder().decode([String: String].self, from: $0)
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
            .sorted()
        return (current?["_XCCurrentVersionName"] ?? names.last).map { url.appending(path: $0 + "/contents") }
    }

    /// The generated Swift; nil if the author has written all classes.
    var text: String? {
        guard !entities.isEmpty else { return nil }
        return "import CoreData\nimport Foundation\n" + entities.map(Self.text).joined()
    }

    private static func text(of entity: Entity) -> String {
        let request = """
                @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.type)> { NSFetchRequest<\(entity.type)>(entityName: "\(entity.name)") }

            """
        let type = entity.isCategory ? "" : "\npublic class \(entity.type): \(entity.superclass) {}\n"
        let properties = entity.properties.map { "    \($0)\n" }.joined()
        return type + "\nextension \(entity.type) {\n" + request + properties + "}\n"
    }

    private final class ModelReader: NSObject, XMLParserDelegate {
        private struct Read {
            var attributes: [String: String]
            var properties: [(kind: String, attributes: [String: String])] = []
        }
        private var read: [Read] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
        ) {
            switch name {
            case "entity": read.append(Read(attributes: attributes))
            case "attribute", "relationship", "fetchedProperty":
                if !read.isEmpty { read[read.count - 1].properties.append((name, attributes)) }
            default: break
            }
        }

        private func type(_ entity: [String: String]) -> String {
            let written = entity["representedClassName"] ?? "NSManagedObject"
            return written.hasPrefix(".") ? String(written.dropFirst()) : written
        }

        func properties() -> [String: Set<String>] {
            read.reduce(into: [:]) { all, item in
                all[type(item.attributes), default: []].formUnion(item.properties.compactMap { $0.attributes["name"] })
            }
        }

        func entities() -> [Entity] {
            let byName = Dictionary(read.map { ($0.attributes["name"] ?? "", $0.attributes) }, uniquingKeysWith: { first, _ in first })
            return read.compactMap { item in
                guard let generation = item.attributes["codeGenerationType"], type(item.attributes) != "NSManagedObject" else { return nil }
                let parent = item.attributes["parentEntity"].flatMap { byName[$0] }.map(type) ?? "NSManagedObject"
                var entity = Entity(
                    type: type(item.attributes), superclass: parent, isCategory: generation == "category",
                    name: item.attributes["name"] ?? "")
                for (kind, attributes) in item.properties { entity.properties += properties(kind, attributes, byName) }
                return entity
            }
        }

        private func properties(_ kind: String, _ attributes: [String: String], _ entities: [String: [String: String]]) -> [String] {
            guard let name = attributes["name"] else { return [] }
            guard kind == "relationship" else {
                return kind == "attribute" ? ["@NSManaged public var \(name): \(Self.type(ofAttribute: attributes))"] : []
            }
            let target = attributes["destinationEntity"].flatMap { entities[$0] }.map(type) ?? "NSManagedObject"
            guard attributes["toMany"] == "YES" else { return ["@NSManaged public var \(name): \(target)?"] }
            let set = attributes["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
            let title = name.prefix(1).uppercased() + name.dropFirst()
            return ["@NSManaged public var \(name): \(set)?"]
                + ["addTo", "removeFrom"].flatMap { verb in
                    [
                        "@NSManaged public func \(verb)\(title)(_ value: \(target))",
                        "@NSManaged public func \(verb)\(title)(_ values: \(set))",
                    ]
                }
        }

        /// Numbers and flags are scalars unless the model says otherwise; other attributes are optional.
        private static func type(ofAttribute attributes: [String: String]) -> String {
            let scalars = [
                "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
                "Boolean": "Bool",
            ]
            let type = attributes["attributeType"] ?? ""
            if let scalar = scalars[type] { return attributes["usesScalarValueType"] == "NO" ? "NSNumber?" : scalar }
            let objects = [
                "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL", "Decimal": "NSDecimalNumber",
            ]
            return (objects[type] ?? attributes["customClassName"] ?? "NSObject") + "?"
        }
    }
}
