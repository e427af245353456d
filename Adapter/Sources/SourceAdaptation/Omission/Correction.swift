import SwiftSyntax

/// A change of one line that the compiler's message asks for. Nothing is lost by it: names and labels that were renamed since an app's
/// version of Swift, and an `override` that two modules do not need and one does.
public struct Correction: Hashable, Codable, Sendable {
    public let line: Int
    /// Where in the line a message is about one of several declarations.
    public private(set) var column: Int?
    /// The compiler's message.
    public let reason: String

    /// Returns nil if the message does not say how the line should be.
    public init?(line: Int, column: Int? = nil, reason: String) {
        self.line = line
        let isOfOne = ["overriding declaration"] + Self.presentMessages
        if isOfOne.contains(where: reason.hasPrefix) { self.column = column }
        self.reason = reason
        if change == nil { return nil }
    }

    /// Returns the correction of a call that makes an object of an empty type with arguments; nil for other calls and messages.
    /// - Parameter isMissing: Whether an empty type stands for the type.
    public init?(ofCallAt column: Int?, line: Int, reason: String, in source: SourceText, isMissing: (String) -> Bool) {
        let takesNone = reason.hasPrefix("argument passed to call that takes no arguments")
        let others = ["no exact matches in call to init", "incorrect argument label", "extra argument", "missing argument"]
        guard takesNone || others.contains(where: reason.hasPrefix), let column else { return nil }
        let tree = source.tree, table = source.lines
        guard let offset = table.offset(line: line, column: column), offset < source.bytes.count,
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
            let call = token.ancestorOrSelf(mapping: { node in
                node.as(FunctionCallExprSyntax.self).flatMap { $0.arguments.isEmpty ? nil : $0 }
            }),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true,
            takesNone || isMissing(name)
        else { return nil }
        self.init(line: table.line(of: call.calledExpression.bytes.lowerBound), reason: "'\(name)' is made without arguments")
    }

    /// Returns the correction of a file that uses a type and does not import its module. On iOS, Objective-C headers can import it for all
    /// files of a target: a header that a framework publishes is that framework's, however it is written.
    public init(importing module: String, for name: String) {
        line = 1
        reason = "'\(name)' is declared by module '\(module)'"
    }

    private enum Change {
        case name(String, String)
        /// A member that is written elsewhere now, with what stands before it.
        case member(String, String)
        /// The labels of calls, all of them in order.
        case labels([String], [String])
        case overriding
        /// An `override` of what the superclass does not have here: the rest of the declaration stays.
        case notOverriding
        /// `a |= b` of an option set, which Swift 4 counted as a number.
        case union
        /// A property whose name UIKit has taken since.
        case taken(String)
        /// A member whose name is another one's since.
        case memberName(String, String)
        /// A member of an `AnyObject`, which Objective-C looks up by name at run time.
        case anyMember(String)
        /// A constant of a C framework, which is text here and an object where any object is wanted.
        case object
        /// A call by which an object of an empty type is made.
        case noArguments(String)
        /// A class without the initialiser that its superclass requires here, and not on iOS: the declaration that it lacks.
        case required(String)
        /// An override of a property that is not weak here, by one that only observes it.
        case strong
        /// `case .dark?` for a value that is not optional here.
        case unwrapped
        /// A `class func` of a class that is a structure here.
        case ofValue
        /// A mark or a condition by which a value is unwrapped that may be missing on iOS, and not here.
        case present
        /// `@escaping` of a type that is missing and was one of closures.
        case noClosure
        /// The name of a module that the file does not import.
        case importing(String)
    }

    private var change: Change? {
        if reason.hasPrefix("overriding declaration requires an 'override' keyword") { return .overriding }
        if reason.contains(" does not override a") { return .notOverriding }
        if let (_, name) = match("' is made without arguments", #/'(\w+)' is made without arguments/#) { return .noArguments(String(name)) }
        if Self.presentMessages.contains(where: reason.hasPrefix) { return .present }
        if reason.hasPrefix("class methods are only allowed within classes; use 'static'") { return .ofValue }
        if reason.hasPrefix("'@escaping' only applies to function types") { return .noClosure }
        if let (_, module) = match("' is declared by module '", #/'\w+' is declared by module '(\w+)'/#) {
            return .importing(String(module))
        }
        if reason.hasPrefix("binary operator '|=' cannot be applied to two ") { return .union }
        if let (_, name) = match("'AnyObject' has no member", #/value of type 'AnyObject' has no member '(\w+)'/#) {
            return .anyMember(String(name))
        }
        if reason.hasPrefix("cannot convert value of type 'CFString' (aka 'String') to expected argument type 'NSString'") {
            return .name("CFString", "NSString")
        }
        if Self.objectMessages.contains(where: reason.hasPrefix) { return .object }
        if reason.hasPrefix("cannot override 'strong' property with 'weak' property") { return .strong }
        if reason.hasPrefix("'?' pattern cannot match values of type ") { return .unwrapped }
        if let (_, name) = match("'required' initializer", #/'required' initializer '([^']+)' must be provided by subclass of /#) {
            return Self.requiredInitializers[String(name)].map { .required($0) }
        }
        // Inside an extension of a number, whose type has a function of the name on Linux, and not on iOS.
        if let (_, name) = match("static member '", #/static member '(abs|min|max)' cannot be used on instance of type /#) {
            return .name(String(name), "Swift.\(name)")
        }
        // Libraries and apps have had `Data.bytes`, a list, for long. Foundation's is newer.
        if reason.hasPrefix("value of type 'RawSpan' has no ") || reason.hasPrefix("cannot convert value of type 'RawSpan' to ") {
            return .memberName("bytes", "listedBytes")
        }
        if let (_, name) = match("with a stored property", #/cannot override with a stored property '(\w+)'/#) {
            return .taken(String(name))
        }
        if let (_, old, new) = match("' has been renamed to '", #/'([^']+)' has been renamed to '([^']+)'/#) {
            let (oldBase, oldLabels) = Self.parts(old), (newBase, newLabels) = Self.parts(new)
            if oldBase == newBase { return Self.labels(oldLabels, newLabels) }
            return oldLabels == newLabels ? .name(oldBase, newBase) : nil
        }
        if let (_, old) = match("cannot find type '", #/cannot find type '(\w+)' in scope/#) {
            return EarlierNames.type(String(old)).map { .name(String(old), $0) }
        }
        if let (_, old) = match("cannot find '", #/cannot find '(\w+)' in scope/#) {
            return (EarlierNames.type(String(old)) ?? EarlierNames.constant(String(old))).map { .name(String(old), $0) }
        }
        if let (_, old) = match("Notification", #/type '(?:NS)?Notification\.Name.* has no member '(\w+)'/#) {
            return EarlierNames.notification(String(old)).map { .member(String(old), $0) }
        }
        if let (_, old, new) = match(
            "incorrect argument label", #/incorrect argument labels? in call \(have '([^']*)', expected '([^']*)'\)/#)
        {
            return Self.labels(Self.split(old), Self.split(new))
        }
        return nil
    }

    /// Returns what an expression finds at the beginning of the message. The message is searched for a text of it first, which takes far
    /// less time: an app has thousands of messages.
    private func match<Output>(_ text: String, _ form: @autoclosure () -> Regex<Output>) -> Output? {
        reason.contains(text) ? reason.prefixMatch(of: form())?.output : nil
    }

    /// Returns `index` and `["of"]` for `index(of:)`.
    private static func parts(_ name: Substring) -> (base: String, labels: [Substring]) {
        guard let open = name.firstIndex(of: "("), name.last == ")" else { return (String(name), []) }
        return (String(name[..<open]), split(name[name.index(after: open)...].dropLast()))
    }

    private static func split(_ labels: Substring) -> [Substring] { labels.split(separator: ":") }

    private static func labels(_ old: [Substring], _ new: [Substring]) -> Change? {
        let pairs = zip(old, new).filter { $0 != $1 }
        guard old.count == new.count, !pairs.isEmpty, !pairs.contains(where: { $0 == "_" || $1 == "_" }) else { return nil }
        return .labels(old.map(String.init), new.map(String.init))
    }

    /// Returns the file with the line corrected, or nil if there is nothing to change.
    public func applied(to source: SourceText) -> SourceText? {
        guard let change else { return nil }
        let tree = source.tree, table = source.lines
        if case .taken(let name) = change { return renamed(name, in: tree, table, source) }
        if case .required(let initializer) = change { return source.adding(initializer, toClassAround: line, in: tree, table) }
        if case .importing(let module) = change {
            let start = tree.firstToken(viewMode: .sourceAccurate)?.bytes.lowerBound ?? 0
            return SourceText(path: source.path, bytes: [Edit(insert: "import \(module); ", at: start)].applied(to: source.bytes))
        }
        let edits = tree.tokens(viewMode: .sourceAccurate)
            .filter { table.line(of: $0.bytes.lowerBound) == line }.flatMap { Self.edits($0, change) }
        guard let first = edits.first else { return nil }
        // A name or a call's labels are wrong wherever the line has them; of its declarations, the message is about one.
        let place = column.flatMap { table.offset(line: line, column: $0) }
        if case .present = change {
            // Other changes of the line may have moved it.
            let candidates = tree.tokens(viewMode: .sourceAccurate).filter { table.line(of: $0.bytes.lowerBound) == line }
                .filter { !Self.present($0).isEmpty }
            let meant = candidates.min { abs($0.bytes.lowerBound - (place ?? 0)) < abs($1.bytes.lowerBound - (place ?? 0)) }
            return meant.map { SourceText(path: source.path, bytes: Self.present($0).applied(to: source.bytes)) }
        }
        guard case .overriding = change else { return SourceText(path: source.path, bytes: edits.applied(to: source.bytes)) }
        let meant = place.flatMap { place in edits.last { $0.range.lowerBound <= place } } ?? first
        return SourceText(path: source.path, bytes: [meant].applied(to: source.bytes))
    }

    /// The declarations of initialisers that classes here have to have, by name.
    private static let requiredInitializers = [
        "init(coder:)": "required init?(coder: NSCoder) { fatalError(\"init(coder:)\") } ",
        "init(entity:insertInto:)":
            "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) "
            + "{ super.init(entity: entity, insertInto: context) } ",
    ]

    /// Returns the file with another name for a private property of the type around the line.
    private func renamed(_ name: String, in tree: SourceFileSyntax, _ table: LineTable, _ source: SourceText) -> SourceText? {
        let tokens = tree.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .identifier(name) }
        guard let declared = tokens.first(where: { table.line(of: $0.bytes.lowerBound) == line }),
            let variable = declared.parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self),
            variable.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
            let owner = declared.ancestorOrSelf(mapping: { $0.asProtocol(DeclGroupSyntax.self) })
        else { return nil }
        // Others of the file's types may have UIKit's property of the name.
        let uses = owner.tokens(viewMode: .sourceAccurate).filter { token in
            guard token.tokenKind == .identifier(name) else { return false }
            guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self) else {
                return token == declared || token.parent?.is(DeclReferenceExprSyntax.self) == true
            }
            return access.declName.baseName != token || access.base?.trimmedDescription.prefix(4) == "self"
        }
        return SourceText(path: source.path, bytes: uses.map { Edit($0.bytes, "own_" + name) }.applied(to: source.bytes))
    }

    private static func edits(_ token: TokenSyntax, _ change: Change) -> [Edit] {
        if case .anyMember(let name) = change { return wrapping(token, name) }
        guard case .union = change else { return [edit(token, change)].compactMap(\.self) }
        guard token.tokenKind == .binaryOperator("|="), let mark = token.parent, let parts = mark.parent?.as(ExprListSyntax.self),
            let last = parts.last, last.id != mark.id
        else { return [] }
        let before = token.previousToken(viewMode: .sourceAccurate)?.bytes.upperBound ?? token.bytes.lowerBound
        let after = token.nextToken(viewMode: .sourceAccurate)?.bytes.lowerBound ?? token.bytes.upperBound
        return [Edit(before..<after, ".formUnion("), Edit(insert: ")", at: last.bytes.upperBound)]
    }

    /// Returns the edits that turn `target?.perform(action)` into `AnyObjectMembers(target)?.perform(action)`.
    private static func wrapping(_ token: TokenSyntax, _ name: String) -> [Edit] {
        guard token.text == name, let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == token,
            let base = access.base
        else { return [] }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        return [Edit(insert: "AnyObjectMembers(", at: object.bytes.lowerBound), Edit(insert: ")", at: object.bytes.upperBound)]
    }

    /// What the compiler says where a constant is an object on iOS, and text here.
    private static let objectMessages = [
        "argument type 'CFString' (aka 'String') expected to be an instance of a class",
        "cannot assign value of type 'CFString' (aka 'String') to subscript of type 'AnyObject'",
        "cannot convert value of type 'CFString' (aka 'String') to expected dictionary value type 'AnyObject'",
    ]

    /// What the compiler says where a value is unwrapped that is there.
    private static let presentMessages = [
        "cannot force unwrap value of non-optional type", "cannot use optional chaining on non-optional value of type",
        "initializer for conditional binding must have Optional type",
    ]

    /// Returns the edits that take a mark away, or make a value of a condition one that may be missing.
    private static func present(_ token: TokenSyntax) -> [Edit] {
        if token.parent?.is(ForceUnwrapExprSyntax.self) == true && token.tokenKind == .exclamationMark
            || token.parent?.is(OptionalChainingExprSyntax.self) == true && token.tokenKind == .postfixQuestionMark
        {
            return [Edit(token.bytes, "")]
        }
        guard let condition = token.parent?.as(OptionalBindingConditionSyntax.self), condition.bindingSpecifier == token else { return [] }
        guard let value = condition.initializer?.value else {
            return [Edit(insert: " = Optional(\(condition.pattern.trimmedDescription))", at: condition.pattern.bytes.upperBound)]
        }
        return [Edit(insert: "Optional(", at: value.bytes.lowerBound), Edit(insert: ")", at: value.bytes.upperBound)]
    }

    /// Whether the name is a whole argument, the value of a literal's element, or what is assigned.
    private static func isValue(_ name: DeclReferenceExprSyntax) -> Bool {
        guard let parent = name.parent else { return false }
        if let element = parent.as(DictionaryElementSyntax.self) { return element.value.id == name.id }
        guard let list = parent.as(ExprListSyntax.self) else { return parent.is(LabeledExprSyntax.self) }
        let parts = Array(list)
        return parts.count == 3 && parts[1].is(AssignmentExprSyntax.self) && parts[2].id == name.id
    }

    private static func edit(_ token: TokenSyntax, _ change: Change) -> Edit? {
        switch change {
        case .name(let old, let new):
            // After a dot, only the last part of a name follows.
            let isMember = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
            func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
            guard token.tokenKind == .identifier(last(old)), isMember || !old.contains(".") else { return nil }
            return Edit(token.bytes, isMember ? last(new) : new)
        case .member(let old, let new):
            guard token.text == old, let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                access.declName.baseName == token
            else { return nil }
            return Edit(access.bytes, new)
        case .memberName(let old, let new):
            guard token.text == old, token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName == token else { return nil }
            return Edit(token.bytes, new)
        case .labels(let old, let new):
            guard let argument = token.parent?.as(LabeledExprSyntax.self), argument.label == token,
                let arguments = argument.parent?.as(LabeledExprListSyntax.self),
                let index = arguments.firstIndex(of: argument).map({ arguments.distance(from: arguments.startIndex, to: $0) })
            else { return nil }
            // A trailing closure's label is not written.
            let labels = arguments.map { $0.label?.text ?? "_" }
            guard old.starts(with: labels), new[index] != token.text else { return nil }
            return Edit(token.bytes, new[index])
        case .noArguments(let name):
            guard token.text == name, let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), call.leftParen != nil,
                call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName == token, !call.arguments.isEmpty
            else { return nil }
            return Edit(call.arguments.bytes, "")
        case .object:
            guard let constant = token.parent?.as(DeclReferenceExprSyntax.self), isValue(constant),
                token.text.first == "k", token.text.dropFirst().first?.isUppercase == true
            else { return nil }
            return Edit(token.bytes, "(\(token.text) as AnyObject)")
        case .notOverriding:
            return token.tokenKind == .keyword(.override) && token.parent?.is(DeclModifierSyntax.self) == true ? Edit(token.bytes, "") : nil
        case .present: return present(token).first
        case .strong:
            return token.tokenKind == .keyword(.weak) ? Edit(token.bytes, "") : nil
        case .unwrapped:
            guard token.tokenKind == .postfixQuestionMark, token.ancestorOrSelf(mapping: { $0.as(ExpressionPatternSyntax.self) }) != nil
            else { return nil }
            return Edit(token.bytes, "")
        case .ofValue:
            return token.tokenKind == .keyword(.class) && token.parent?.is(DeclModifierSyntax.self) == true
                ? Edit(token.bytes, "static") : nil
        case .noClosure:
            guard let attribute = token.ancestorOrSelf(mapping: { $0.as(AttributeSyntax.self) }), attribute.atSign == token,
                attribute.attributeName.trimmedDescription == "escaping",
                attribute.ancestorOrSelf(mapping: { $0.as(AttributedTypeSyntax.self) })?.baseType.is(FunctionTypeSyntax.self) == false
            else { return nil }
            return Edit(attribute.bytes, "")
        case .union, .taken, .anyMember, .required, .importing: return nil
        case .overriding:
            guard [.keyword(.func), .keyword(.var), .keyword(.`init`), .keyword(.subscript)].contains(token.tokenKind) else { return nil }
            return Edit(insert: "override ", at: token.bytes.lowerBound)
        }
    }
}

extension SourceText {
    /// Returns the file with another initialiser in the innermost class around the line; nil if there is none.
    fileprivate func adding(
        _ initializer: String, toClassAround line: Int, in tree: SourceFileSyntax, _ table: LineTable
    ) -> SourceText? {
        // The first that ends of those around the line is inside the others.
        for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind == .rightBrace {
            guard let owner = token.parent?.parent?.as(ClassDeclSyntax.self) else { continue }
            let lines = table.line(of: owner.bytes.lowerBound)...table.line(of: token.bytes.lowerBound)
            guard lines.contains(line) else { continue }
            let isPublic = [.public, .open].contains(owner.modifiers.access)
            let edit = Edit(insert: (isPublic ? "public " : "") + initializer, at: token.bytes.lowerBound)
            return SourceText(path: path, bytes: [edit].applied(to: bytes))
        }
        return nil
    }
}
