import Foundation
import Yams

extension SettingsValue where Value == String {
    static func text(_ description: String) -> Self {
        Self(schema: ["type": "string", "description": .string(description)]) { $0.string($1, $2) }
    }

    /// A text that the check accepts.
    ///
    /// - Parameter expected: what the text must be, for messages.
    static func text(_ description: String, expected: String, isValid: @escaping (String) -> Bool) -> Self {
        Self(schema: text(description).schema) { reader, node, key in
            guard let text = reader.string(node, key) else { return nil }
            guard isValid(text) else { reader.fail(.wrongKind(key: key, expected: expected), node); return nil }
            return text
        }
    }

    static func matrixName(_ description: String) -> Self {
        Self(schema: text(description).schema) { reader, node, key in reader.name(node, key, of: reader.matrixNames) }
    }

    /// One of some words. Numbers may be written without quotes.
    static func choice(_ names: [String]) -> Self {
        let schema = names.map(SchemaNode.string) + names.compactMap { Int($0).map(SchemaNode.number) }
        return Self(schema: ["enum": .array(schema)]) { reader, node, key in reader.name(node, key, of: names) }
    }
}

extension SettingsValue where Value == Bool {
    static func flag(_ description: String) -> Self {
        Self(schema: ["type": "boolean", "description": .string(description)]) { reader, node, key in
            if node.bool == nil { reader.fail(.wrongKind(key: key, expected: "true or false"), node) }
            return node.bool
        }
    }
}

extension SettingsValue where Value == Double {
    /// A number from 0 to 1.
    static func share(_ description: String) -> Self {
        Self(schema: ["type": "number", "minimum": 0, "maximum": 1, "description": .string(description)]) { reader, node, key in
            guard let number = node.float ?? node.int.map(Double.init), (0...1).contains(number) else {
                reader.fail(.wrongKind(key: key, expected: "a number from 0 to 1"), node)
                return nil
            }
            return number
        }
    }
}

extension SettingsValue where Value == UInt64 {
    static func seed(_ description: String) -> Self {
        Self(schema: ["type": "integer", "minimum": 0, "description": .string(description)]) { reader, node, key in
            let number = node.string.flatMap { UInt64($0) }
            if number == nil { reader.fail(.wrongKind(key: key, expected: "a whole number of at least 0"), node) }
            return number
        }
    }
}

extension SettingsValue where Value == [String] {
    /// A text, or several in a list.
    static func list(_ description: String) -> Self {
        Self(schema: .list(description)) { reader, node, key in reader.texts(node, key).map(\.0) }
    }
}

extension SettingsValue {
    /// A text or a list of texts, each converted by the function, which records the faults that it finds.
    static func list<Element>(
        _ description: String, _ convert: @escaping (inout SettingsReader, String, Node) -> [Element]
    ) -> Self where Value == [Element] {
        Self(schema: .list(description)) { reader, node, key in
            reader.texts(node, key).flatMap { text, item in convert(&reader, text, item) }
        }
    }

    /// One value of an axis, several in a list, or `all`.
    static func axis<Element: AxisValue>() -> Self where Value == [Element] {
        let names = Element.names + ["all"]
        let one: SchemaNode = ["enum": .array(names.map(SchemaNode.string))]
        return Self(schema: ["anyOf": [one, ["type": "array", "items": one]]]) { reader, node, key in
            if node.string == "all" { return Array(Element.allCases) }
            return reader.texts(node, key).compactMap { text, item in
                let value = Element(rawValue: text)
                if value == nil { reader.fail(.unknownValue(text, of: key, allowed: names), item) }
                return value
            }
        }
    }

    /// A list of mappings.
    static func list<Element>(
        of table: SettingsTable<Element>, from empty: Element, _ description: String
    ) -> Self where Value == [Element] {
        Self(schema: ["type": "array", "description": .string(description), "items": table.schema()]) { reader, node, key in
            reader.sequence(node, key).map { item in
                var element = empty
                table.read(item, with: &reader, into: &element)
                return element
            }
        }
    }

    func map<Other>(_ convert: @escaping (Value) -> Other) -> SettingsValue<Other> {
        SettingsValue<Other>(schema: schema) { reader, node, key in read(&reader, node, key).map(convert) }
    }
}

extension SchemaNode {
    /// The schema of a text, or of several texts and numbers in a list.
    static func list(_ description: String) -> SchemaNode {
        [
            "description": .string(description),
            "anyOf": [["type": "string"], ["type": "array", "items": ["type": ["string", "number"]]]],
        ]
    }
}
