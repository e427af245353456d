extension ValueType {
    /// The schema of a value of this type. Named types are references.
    var schema: JSONValue {
        switch self {
        case .named(let name, _, _): ["$ref": .string("#/$defs/\(name)")]
        case .optional(let type): ["anyOf": .array([type.schema, ["type": "null"]])]
        case .flag: ["type": "boolean"]
        case .integer(let range):
            ["type": "integer", "minimum": .number(Double(range.lowerBound)), "maximum": .number(Double(range.upperBound))]
        case .number(let range): Self.amount(range)
        // Text without quotes may look like a number to an editor.
        case .string: ["type": .strings(["string", "number"])]
        case .text: ["$ref": "#/$defs/text"]
        case .color: ["$ref": "#/$defs/color"]
        case .choice(_, let choices): ["enum": .strings(choices)]
        case .numberOr(_, let choices, let range): ["anyOf": .array([["enum": .strings(choices)], Self.amount(range)])]
        case .priority: ["$ref": "#/$defs/priority"]
        case .list(let type, let count):
            [
                "type": "array", "items": type.schema, "minItems": .number(Double(count.lowerBound)),
                "maxItems": .number(Double(count.upperBound)),
            ]
        case .object(_, let fields): Self.object(fields)
        case .shapes(let scalar, let list, let mapping): ["anyOf": .array([scalar, list, mapping].compactMap(\.?.schema))]
        }
    }

    private static func amount(_ range: ClosedRange<Double>) -> JSONValue {
        var number: JSONValue = ["type": "number"]
        if range.lowerBound > -Amount.limit { number = number.with("minimum", .number(range.lowerBound)) }
        if range.upperBound < Amount.limit { number = number.with("maximum", .number(range.upperBound)) }
        return ["anyOf": .array([number, ["$ref": "#/$defs/amount"]])]
    }

    static func object(_ fields: [Field]) -> JSONValue {
        let properties = fields.map { JSONValue.Member(key: $0.name, value: $0.type.schema.with("description", .string($0.summary))) }
        let required = fields.filter(\.isRequired).map(\.name)
        let object: JSONValue = ["type": "object", "properties": .object(properties), "additionalProperties": false]
        return required.isEmpty ? object : object.with("required", .strings(required))
    }

    /// The named types that this type uses, starting with itself.
    var namedTypes: [(name: String, summary: String, type: ValueType)] {
        switch self {
        case .named(let name, let summary, let type): [(name, summary, type)] + type.namedTypes
        case .optional(let type), .list(let type, _): type.namedTypes
        case .object(_, let fields): fields.flatMap(\.type.namedTypes)
        case .shapes(let scalar, let list, let mapping): [scalar, list, mapping].compactMap(\.self).flatMap(\.namedTypes)
        default: []
        }
    }
}
