import SwiftSyntax

/// Notes the keys by which code reads a server's answers without a type for them: `json["title"] as? String`, `json["title"].stringValue`,
/// `title <- map["title"]`. An answer that nobody recorded has them (``AnswerKeys``).
struct AnswerKeyRule: SourceRule {
    let kinds: [SyntaxKind] = [.subscriptCallExpr, .functionCallExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let expression = node.as(ExprSyntax.self) else { return }
        if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.lastName == "jsonObject",
            let value = Self.value(of: expression)
        {
            // What an answer is as a whole.
            context.reading.answerKeys.append(AnswerKey(owner: "", path: [], base: "", key: "", value: value))
        }
        guard let (container, key) = Self.key(of: expression) else { return }
        let (path, base) = Self.path(to: container)
        guard !Self.isOfSystem(base) else { return }
        // ObjectMapper's keys are paths: `map["vote.average"]`.
        let steps = base.lowercased().hasSuffix("map") ? key.split(separator: ".").map(String.init) : [key]
        guard let last = steps.last else { return }
        context.reading.answerKeys.append(
            AnswerKey(
                owner: context.scopes.last?.fullName ?? "", path: path + steps.dropLast(), base: base, key: last,
                value: Self.value(of: expression)))
    }

    /// Returns what an expression reads from, and by which key.
    private static func key(of expression: ExprSyntax) -> (container: ExprSyntax, key: String)? {
        if let read = expression.as(SubscriptCallExprSyntax.self) {
            // ObjectMapper's subscript has more arguments: `map["id", nested: false]`.
            guard let first = read.arguments.first, first.label == nil, let key = literal(first.expression) else { return nil }
            return (read.calledExpression, key)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base, let first = call.arguments.first, let key = literal(first.expression)
        else { return nil }
        switch (member.declName.baseName.text, first.label?.text) {
        case ("value", "forKey"), ("object", "forKey"), ("value", nil): return (base, key)
        default: return nil
        }
    }

    private static func literal(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the keys through which an expression goes, and the name at its beginning: `["main"]` and `json` for `json["main"]`.
    private static func path(to container: ExprSyntax) -> (path: [String], base: String) {
        let plain = plain(container)
        guard let (inner, key) = key(of: plain) else { return ([], plain.lastName ?? "") }
        let (path, base) = path(to: inner)
        return (path + [key], base)
    }

    /// Returns an expression without parentheses, question marks and casts around it.
    private static func plain(_ expression: ExprSyntax) -> ExprSyntax {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return plain(chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return plain(forced.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return plain(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }), let first = sequence.elements.first
        {
            return plain(first)
        }
        // SwiftyJSON's `json["main"].dictionaryValue["temp"]`, and an element of a list.
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            values[member.declName.baseName.text] != nil || ["first", "last"].contains(member.declName.baseName.text)
        {
            return plain(base)
        }
        if let read = expression.as(SubscriptCallExprSyntax.self), let first = read.arguments.first, literal(first.expression) == nil {
            return plain(read.calledExpression)
        }
        return expression
    }

    /// Dictionaries that the system fills.
    private static func isOfSystem(_ base: String) -> Bool {
        ["userInfo", "infoDictionary", "localizedInfoDictionary", "environment", "standard", "defaults", "userDefaults", "launchOptions"]
            .contains(base)
    }

    // MARK: Values

    /// Returns what code takes the value of a key for; nil if that is not seen.
    private static func value(of expression: ExprSyntax) -> String? {
        guard let parent = expression.parent else { return nil }
        if let outer = parent.as(ExprSyntax.self),
            [.optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr].contains(outer.kind)
        {
            // What is not seen, but must be there, is text.
            return value(of: outer) ?? (outer.is(ForceUnwrapExprSyntax.self) ? "text" : nil)
        }
        if let member = parent.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            return values[name] ?? (listMembers.contains(name) ? "[]" : nil)
        }
        if let read = parent.as(SubscriptCallExprSyntax.self), read.calledExpression.id == expression.id {
            return read.arguments.first.flatMap { literal($0.expression) } == nil ? "[]" : "{}"
        }
        if parent.is(ForStmtSyntax.self) { return "[]" }
        if let initializer = parent.as(InitializerClauseSyntax.self),
            let type = initializer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        {
            return AnswerKey.value(of: type)
        }
        guard let list = parent.as(ExprListSyntax.self) else { return nil }
        let parts = Array(list)
        guard let index = parts.firstIndex(where: { $0.id == expression.id }) else { return nil }
        if index + 2 < parts.count, parts[index + 1].is(UnresolvedAsExprSyntax.self), let type = parts[index + 2].as(TypeExprSyntax.self) {
            return AnswerKey.value(of: type.type)
        }
        if index > 1, ["<-", "="].contains(parts[index - 1].trimmedDescription), let value = mapped(parts[index - 2]) { return value }
        if index + 2 < parts.count, parts[index + 1].trimmedDescription == "??" { return AnswerKey.value(of: parts[index + 2]) }
        return nil
    }

    /// The members by which SwiftyJSON's values are read.
    private static let values: [String: String] = [
        "string": "text", "stringValue": "text", "int": "count", "intValue": "count", "int64": "count", "int64Value": "count",
        "int32": "count", "int32Value": "count", "uInt": "count", "uIntValue": "count", "number": "count", "numberValue": "count",
        "double": "amount", "doubleValue": "amount", "float": "amount", "floatValue": "amount", "bool": "flag", "boolValue": "flag",
        "array": "[]", "arrayValue": "[]", "arrayObject": "[]", "dictionary": "{}", "dictionaryValue": "{}", "dictionaryObject": "{}",
        "url": "address",
    ]

    private static let listMembers: Set<String> = [
        "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "count", "isEmpty",
    ]

    /// Returns the value of a property that ObjectMapper sets: `title`, or `(date, DateTransform())`.
    private static func mapped(_ target: ExprSyntax) -> String? {
        if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count == 2, let first = tuple.elements.first,
            let transform = tuple.elements.last?.expression.trimmedDescription
        {
            if transform.contains("URL") { return "address" }
            guard transform.contains("Date") else { return mapped(first.expression) }
            return transform.contains("ISO") || transform.contains("Format") ? "text" : "moment"
        }
        guard let name = target.lastName, let type = property(name, around: Syntax(target)) else { return nil }
        return type
    }

    /// Returns the value of a property of the type around an expression, by its type or what it begins with.
    private static func property(_ name: String, around node: Syntax) -> String? {
        var current = node.parent
        while let one = current, !one.is(MemberBlockSyntax.self) { current = one.parent }
        guard let members = current?.as(MemberBlockSyntax.self)?.members else { return nil }
        for variable in members.lazy.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                // `var width, height: Int`
                let typed = variable.bindings.last?.typeAnnotation?.type
                if let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? typed : nil) {
                    return AnswerKey.value(of: type)
                }
                return binding.initializer.flatMap { AnswerKey.value(of: $0.value) }
            }
        }
        return nil
    }
}

/// A key by which code reads an answer.
struct AnswerKey: Hashable, Codable, Sendable {
    /// The type whose code reads it.
    var owner: String
    /// The keys of the objects around it, as far as the expression tells.
    var path: [String]
    /// What it is read from.
    var base: String
    var key: String
    /// What the value is taken for: `text`, `count`, `amount`, `flag`, `moment`, `address`, a list `[Item]` or an object `{Item}`, without a
    /// name if it can have any keys; nil if that is not seen.
    var value: String?

    /// Returns what a value of a type is.
    static func value(of type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return value(of: optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return value(of: optional.wrappedType) }
        if let list = type.as(ArrayTypeSyntax.self) { return value(of: list.element).map(listed) }
        if type.is(DictionaryTypeSyntax.self) { return "{}" }
        if let attributed = type.as(AttributedTypeSyntax.self) { return value(of: attributed.baseType) }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return value(of: some.constraint) }
        guard let named = type.as(IdentifierTypeSyntax.self) else { return nil }
        let name = named.name.text
        if name == "Array", let element = named.genericArgumentClause?.arguments.first?.argument {
            return element.as(TypeSyntax.self).flatMap(value).map(listed)
        }
        return value(named: name)
    }

    private static func listed(_ element: String) -> String {
        element == "{}" ? "[]" : element.hasPrefix("{") ? "[\(element.dropFirst().dropLast())]" : "[\(element)]"
    }

    private static func value(named name: String) -> String {
        switch name {
        case "String", "NSString", "Substring", "NSMutableString": "text"
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "NSNumber", "NSInteger": "count"
        case "Double", "Float", "CGFloat", "Decimal", "NSDecimalNumber", "TimeInterval": "amount"
        case "Bool": "flag"
        case "Date", "NSDate": "moment"
        case "URL", "NSURL": "address"
        case "NSArray", "NSMutableArray", "JSONArray": "[]"
        case "NSDictionary", "NSMutableDictionary", "Dictionary", "JSON", "Any", "AnyObject", "JSONDictionary", "JSONObject", "Json",
            "AnyHashable":
            "{}"
        default: "{\(name)}"
        }
    }

    /// Returns what a value is that a default stands for: `""`, `0`, `[Item]()`.
    static func value(of expression: ExprSyntax) -> String? {
        switch expression.kind {
        case .stringLiteralExpr: return "text"
        case .integerLiteralExpr: return "count"
        case .floatLiteralExpr: return "amount"
        case .booleanLiteralExpr: return "flag"
        default: break
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        if let list = call.calledExpression.as(ArrayExprSyntax.self), list.elements.count == 1, let element = list.elements.first {
            return element.expression.as(DeclReferenceExprSyntax.self).map { listed(value(named: $0.baseName.text)) }
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
            return nil
        }
        return value(named: name)
    }
}
