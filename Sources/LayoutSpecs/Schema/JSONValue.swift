/// JSON that keeps the order of keys, so that a schema always has the same text.
indirect enum JSONValue: Hashable, Sendable {
    case string(String)
    case number(Double)
    case flag(Bool)
    case array([JSONValue])
    case object([Member])

    struct Member: Hashable, Sendable {
        var key: String
        var value: JSONValue
    }

    static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }

    /// Returns the text, indented by two spaces per level; short arrays of words are on one line.
    func text(_ indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .string(let text): return Self.quoted(text)
        case .number(let number): return number == number.rounded() ? String(Int(number)) : String(number)
        case .flag(let flag): return flag ? "true" : "false"
        case .array(let values):
            let isFlat = values.allSatisfy { if case .object = $0 { false } else { true } }
            if isFlat { return "[" + values.map { $0.text() }.joined(separator: ", ") + "]" }
            return "[\n" + values.map { inner + $0.text(inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            if members.count == 1, case .string(let only) = members[0].value {
                return "{\(Self.quoted(members[0].key)): \(Self.quoted(only))}"
            }
            return "{\n" + members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(inner))" }.joined(separator: ",\n")
                + "\n\(indent)}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral {
    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements.map { Member(key: $0.0, value: $0.1) }) }

    /// Returns the object with one more member.
    func with(_ key: String, _ value: JSONValue?) -> JSONValue {
        guard let value, case .object(let members) = self else { return self }
        return .object(members + [Member(key: key, value: value)])
    }
}
