import Foundation
import Yams

/// The keys of a mapping in `plumb.yaml`. The reader and the schema both use it.
struct SettingsTable<Owner> {
    /// What the mapping is called in messages, for example `a device`.
    var name: String
    /// What it is called in messages about missing keys, if that depends on what was read.
    var nameWhenIncomplete: ((Owner) -> String)?
    /// In the order in which they are read.
    var keys: [SettingsKey<Owner>]

    init(_ name: String, nameWhenIncomplete: ((Owner) -> String)? = nil, _ keys: [SettingsKey<Owner>]) {
        (self.name, self.nameWhenIncomplete, self.keys) = (name, nameWhenIncomplete, keys)
    }

    /// Reads a mapping. A value with a fault leaves its property unchanged.
    ///
    /// - Returns: whether the mapping has any of the keys.
    @discardableResult func read(_ node: Node, with reader: inout SettingsReader, into owner: inout Owner) -> Bool {
        let entries = reader.mapping(node, allowed: keys.map(\.name), of: name)
        for key in keys {
            if let value = entries[key.name] {
                key.read(&reader, value, &owner)
            } else if key.isRequired {
                reader.missing(key.name, of: nameWhenIncomplete?(owner) ?? name, node)
            }
        }
        return !entries.isEmpty
    }

    /// The JSON Schema of the mapping.
    func schema(_ description: String? = nil) -> SchemaNode {
        var schema: [String: SchemaNode] = [
            "type": "object", "additionalProperties": false,
            "properties": .object(Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0.schema) })),
        ]
        let required = keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { schema["required"] = .array(required.map(SchemaNode.string)) }
        schema["description"] = description.map(SchemaNode.string)
        return .object(schema)
    }

    /// The mapping as the value of a key.
    func value(_ description: String? = nil, from empty: Owner) -> SettingsValue<Owner> {
        SettingsValue(schema: schema(description)) { reader, node, _ in
            var owner = empty
            read(node, with: &reader, into: &owner)
            return owner
        }
    }
}

/// A key of a mapping: the property that it sets, and its value.
struct SettingsKey<Owner> {
    var name: String
    var isRequired = false
    var schema: SchemaNode
    var read: (inout SettingsReader, Node, inout Owner) -> Void

    init<Value>(_ name: String, _ property: WritableKeyPath<Owner, Value>, _ value: SettingsValue<Value>, isRequired: Bool = false) {
        (self.name, self.isRequired, schema) = (name, isRequired, value.schema)
        read = { reader, node, owner in
            if let found = value.read(&reader, node, name) { owner[keyPath: property] = found }
        }
    }

    init<Value>(_ name: String, _ property: WritableKeyPath<Owner, Value?>, _ value: SettingsValue<Value>, isRequired: Bool = false) {
        (self.name, self.isRequired, schema) = (name, isRequired, value.schema)
        read = { reader, node, owner in
            if let found = value.read(&reader, node, name) { owner[keyPath: property] = found }
        }
    }

    private init(_ name: String, schema: SchemaNode, read: @escaping (inout SettingsReader, Node, inout Owner) -> Void) {
        (self.name, self.schema, self.read) = (name, schema, read)
    }

    /// The key in a mapping of which its owner is a part. There it is optional.
    func inside<Whole>(_ part: WritableKeyPath<Whole, Owner>) -> SettingsKey<Whole> {
        SettingsKey<Whole>(name, schema: schema) { reader, node, whole in read(&reader, node, &whole[keyPath: part]) }
    }
}

/// A value in settings: how it is read, and what its schema says.
struct SettingsValue<Value> {
    var schema: SchemaNode
    /// Reads the value of the named key; nil if it has a fault, which the reader keeps.
    var read: (inout SettingsReader, Node, String) -> Value?
}

/// A JSON value that can be written as a literal.
enum SchemaNode: Encodable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    case string(String), number(Int), bool(Bool), array([SchemaNode]), object([String: SchemaNode])

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: SchemaNode...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, SchemaNode)...) { self = .object(Dictionary(uniqueKeysWithValues: elements)) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}
