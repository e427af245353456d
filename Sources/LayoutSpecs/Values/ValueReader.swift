import UIKit

/// Converts nodes to values by type. Every fault is recorded; the result is nil if the value cannot be used.
struct ValueReader {
    /// The metrics that amounts may use.
    var metrics: [String]
    private(set) var diagnostics: [SpecDiagnostic] = []

    init(metrics: [String]) { self.metrics = metrics }

    mutating func fail(_ error: SpecError, _ range: SourceRange) {
        diagnostics.append(SpecDiagnostic(error: error, range: range))
    }

    mutating func read(_ node: SpecNode, as type: ValueType) -> Value? {
        switch type {
        case .named(_, _, let type): read(node, as: type)
        case .optional(let type): node.isNull ? Value.none : read(node, as: type)
        case .flag: flag(node).map(Value.flag)
        case .integer(let range): integer(node, range).map(Value.integer)
        case .number(let range): number(node, range).map(Value.number)
        case .string: text(node).map(Value.string)
        case .text: localizedText(node)
        case .color: node.isNull ? Value.none : color(node).map(Value.color)
        case .choice(let name, let choices): choice(node, name, choices).map(Value.choice)
        case .numberOr(let name, let choices, let range): numberOr(node, name, choices, range)
        case .priority: priority(node)
        case .list(let type, let count): list(node, type, count)
        case .object(let name, let fields): object(node, name, fields).map(Value.object)
        case .shapes(let scalar, let list, let mapping): shape(node, type, scalar, list, mapping)
        }
    }

    private mutating func shape(_ node: SpecNode, _ type: ValueType, _ scalar: ValueType?, _ list: ValueType?, _ mapping: ValueType?)
        -> Value?
    {
        let chosen: ValueType? =
            switch node.content {
            case .scalar: scalar
            case .sequence: list
            case .mapping: mapping
            }
        guard let chosen, !node.isNull else {
            fail(.wrongType(found: node.typeDescription, expected: type.typeDescription), node.range)
            return nil
        }
        return read(node, as: chosen)
    }

    // MARK: Words and numbers

    private mutating func scalar(_ node: SpecNode, _ expected: String) -> SpecNode.Scalar? {
        guard let scalar = node.scalar, !node.isNull else {
            fail(.wrongType(found: node.typeDescription, expected: expected), node.range)
            return nil
        }
        return scalar
    }

    mutating func text(_ node: SpecNode) -> String? {
        guard let scalar = node.scalar, !node.isNull else {
            fail(.wrongType(found: node.typeDescription, expected: "a text"), node.range)
            return nil
        }
        return scalar.string
    }

    private mutating func flag(_ node: SpecNode) -> Bool? {
        guard let scalar = scalar(node, "true or false") else { return nil }
        switch scalar.string {
        case "true": return true
        case "false": return false
        default:
            let meant = ["yes": "true", "on": "true", "1": "true", "no": "false", "off": "false", "0": "false"]
            let nearest = meant[scalar.string.lowercased()] ?? Spelling.nearest(to: scalar.string, among: ["true", "false"])
            fail(.badValue(scalar.string, expected: "true or false", nearest: nearest), node.range)
            return nil
        }
    }

    private mutating func integer(_ node: SpecNode, _ range: ClosedRange<Int>) -> Int? {
        guard let scalar = scalar(node, "a whole number") else { return nil }
        guard let number = Int(scalar.string) else {
            fail(.badValue(scalar.string, expected: "a whole number", nearest: nil), node.range)
            return nil
        }
        guard range.contains(number) else {
            fail(.outOfRange(scalar.string, expected: "\(range.lowerBound)…\(range.upperBound)"), node.range)
            return nil
        }
        return number
    }

    mutating func number(_ node: SpecNode, _ range: ClosedRange<Double>) -> Amount? {
        guard let scalar = scalar(node, "a number") else { return nil }
        do {
            let amount = try Amount.parse(scalar.string, metrics: metrics)
            if case .number(let number) = amount, !range.contains(number) {
                fail(.outOfRange(scalar.string, expected: Self.text(of: range)), node.range)
                return nil
            }
            return amount
        } catch {
            fail(error.error, node.range(offset: error.offset, length: error.length))
            return nil
        }
    }

    private static func text(of range: ClosedRange<Double>) -> String {
        func short(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }
        if range.upperBound >= Amount.limit { return range.lowerBound <= -Amount.limit ? "a number" : "\(short(range.lowerBound)) or more" }
        return "\(short(range.lowerBound))…\(short(range.upperBound))"
    }

    private mutating func choice(_ node: SpecNode, _ name: String, _ choices: [String]) -> String? {
        guard let scalar = scalar(node, name) else { return nil }
        guard choices.contains(scalar.string) else {
            let nearest = Spelling.nearest(to: scalar.string, among: choices)
            let list = choices.count <= 6 ? ": " + choices.joined(separator: ", ") : ""
            fail(.badValue(scalar.string, expected: name + list, nearest: nearest), node.range)
            return nil
        }
        return scalar.string
    }

    private mutating func numberOr(_ node: SpecNode, _ name: String, _ choices: [String], _ range: ClosedRange<Double>) -> Value? {
        guard let scalar = scalar(node, "a number or \(name)") else { return nil }
        if choices.contains(scalar.string) { return .choice(scalar.string) }
        let looksLikeNumber = scalar.string.first.map { $0.isNumber || "-.(".contains($0) } ?? false
        let usesMetric = metrics.contains(String(scalar.string.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        if looksLikeNumber || usesMetric { return number(node, range).map(Value.number) }
        fail(
            .badValue(scalar.string, expected: "a number or \(name)", nearest: Spelling.nearest(to: scalar.string, among: choices)),
            node.range)
        return nil
    }

    private mutating func priority(_ node: SpecNode) -> Value? {
        guard let scalar = scalar(node, ValueType.priority.typeDescription) else { return nil }
        if let named = EquationParser.priorities.first(where: { $0.name == scalar.string }) { return .number(.number(named.value)) }
        guard let number = Double(scalar.string), (1...1000).contains(number) else {
            let nearest = Spelling.nearest(to: scalar.string, among: EquationParser.priorities.map(\.name))
            fail(.badValue(scalar.string, expected: ValueType.priority.typeDescription, nearest: nearest), node.range)
            return nil
        }
        return .number(.number(number))
    }

    // MARK: Languages

    private mutating func localizedText(_ node: SpecNode) -> Value? {
        if node.isNull { return Value.none }
        guard let entries = node.mapping else { return text(node).map { .text(.plain($0)) } }
        if node["localized"] != nil {
            guard let parts = object(node, "text", Self.localizedFields), let key = parts["localized"]?.string else { return nil }
            let table = parts["table"]?.string
            if let table, table.contains("/") {
                fail(.badValue(table, expected: "the name of a table, without a folder", nearest: nil), parts.range(of: "table"))
            }
            return .text(.localized(key: key, table: table, range: parts.range(of: "localized")))
        }
        var versions: [LocalizedText.Version] = []
        for entry in entries {
            guard Self.isLanguage(entry.key) else {
                fail(.badValue(entry.key, expected: "a language code such as en, ar or pt-BR", nearest: nil), entry.keyRange)
                continue
            }
            if let text = text(entry.value) { versions.append(LocalizedText.Version(language: entry.key, text: text)) }
        }
        guard !versions.isEmpty else {
            if entries.isEmpty { fail(.wrongType(found: "an empty mapping", expected: "a text for each language"), node.range) }
            return nil
        }
        return .text(.perLanguage(versions))
    }

    /// Whether a code is a BCP 47 language: two or three letters, followed by parts of two to eight letters and digits.
    static func isLanguage(_ code: String) -> Bool {
        let parts = code.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy({ $0.isASCII && $0.isLowercase }) else {
            return false
        }
        return parts.dropFirst().allSatisfy { (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    }

    // MARK: Colours

    mutating func color(_ node: SpecNode) -> ColorValue? {
        if let scalar = node.scalar, !node.isNull { return color(scalar.string, node.range) }
        guard node.mapping != nil else {
            fail(.wrongType(found: node.typeDescription, expected: "a colour"), node.range)
            return nil
        }
        let isDynamic = node["light"] != nil || node["dark"] != nil
        let fields = isDynamic ? Self.dynamicFields : node["asset"] != nil ? Self.assetFields : Self.fadedFields
        guard let parts = object(node, "colour", fields) else { return nil }
        func part(_ name: String) -> ColorValue? { if case .color(let color)? = parts[name] { color } else { nil } }
        if let light = part("light"), let dark = part("dark") {
            return .dynamic(
                light: light, dark: dark, lightHighContrast: part("lightHighContrast"), darkHighContrast: part("darkHighContrast"))
        }
        if let name = parts["asset"]?.string { return .asset(name, range: parts.range(of: "asset")) }
        guard let base = part("color"), case .number(.number(let alpha))? = parts["alpha"] else { return nil }
        return .faded(base, alpha: alpha)
    }

    static let dynamicFields = [
        ValueType.Field("light", .color, "In light mode.", required: true),
        ValueType.Field("dark", .color, "In dark mode.", required: true),
        ValueType.Field("lightHighContrast", .color, "In light mode with increased contrast."),
        ValueType.Field("darkHighContrast", .color, "In dark mode with increased contrast."),
    ]
    static let localizedFields = [
        ValueType.Field(
            "localized", .string, "The key of a text in the string tables beside the spec (.strings, .xcstrings).", required: true),
        ValueType.Field("table", .string, "The name of the table; defaults to Localizable."),
    ]

    static let assetFields = [
        ValueType.Field("asset", .string, "Name of a colour in an asset catalog near the spec.", required: true)
    ]
    static let fadedFields = [
        ValueType.Field("color", .color, "The colour to fade.", required: true), ValueType.Field("alpha", .share, "0…1.", required: true),
    ]

    private mutating func color(_ text: String, _ range: SourceRange) -> ColorValue? {
        if text.hasPrefix("#") {
            guard let color = ColorNames.color(hex: text) else {
                fail(.badValue(text, expected: "a colour: #RGB, #RRGGBB or #RRGGBBAA", nearest: nil), range)
                return nil
            }
            return .fixed(color)
        }
        guard ColorNames.all.contains(text) else {
            let nearest = Spelling.nearest(to: text, among: ColorNames.all)
            fail(.badValue(text, expected: "the name of a colour", nearest: nearest), range)
            return nil
        }
        return .named(text)
    }

    // MARK: Lists and objects

    private mutating func list(_ node: SpecNode, _ type: ValueType, _ count: ClosedRange<Int>) -> Value? {
        guard let nodes = node.sequence else {
            fail(.wrongType(found: node.typeDescription, expected: ValueType.list(type, count).typeDescription), node.range)
            return nil
        }
        guard count.contains(nodes.count) else {
            let expected = count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "\(count.lowerBound)…\(count.upperBound)"
            fail(.wrongType(found: "a list of \(nodes.count)", expected: "\(expected) values"), node.range)
            return nil
        }
        let values = nodes.compactMap { read($0, as: type) }
        return values.count == nodes.count ? .list(values) : nil
    }

    mutating func object(_ node: SpecNode, _ name: String, _ fields: [ValueType.Field]) -> ObjectValue? {
        guard let entries = node.mapping else {
            fail(.wrongType(found: node.typeDescription, expected: "\(name), as a mapping"), node.range)
            return nil
        }
        var parts: [ObjectValue.Part] = [], isWhole = true
        for entry in entries {
            guard let field = fields.first(where: { $0.name == entry.key }) else {
                let nearest = Spelling.nearest(to: entry.key, among: fields.map(\.name))
                fail(.unknownKey(entry.key, in: "'\(name)'", nearest: nearest), entry.keyRange)
                isWhole = false
                continue
            }
            guard let value = read(entry.value, as: field.type) else { isWhole = false; continue }
            parts.append(ObjectValue.Part(name: entry.key, value: value, range: entry.value.range))
        }
        for field in fields where field.isRequired && !entries.contains(where: { $0.key == field.name }) {
            fail(.missingKey(field.name, in: "'\(name)'"), node.range)
            isWhole = false
        }
        return isWhole ? ObjectValue(parts: parts, range: node.range) : nil
    }
}
