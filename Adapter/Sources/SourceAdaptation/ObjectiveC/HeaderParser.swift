/// The declarations of Objective-C headers.
struct HeaderDeclarations {
    struct Parameter {
        var name: String
        var type: ObjectiveCType
    }

    struct Method {
        var isStatic: Bool
        var selector: [String]
        var parameters: [Parameter]
        var result: ObjectiveCType
        var isOptional: Bool
        /// The name that `NS_SWIFT_NAME` gives.
        var swiftName: String?
        /// Whether an initialiser is marked as one that others call.
        var isDesignated = false
    }

    struct Property {
        var name: String
        var type: ObjectiveCType
        var isStatic: Bool
        var isReadonly: Bool
        var isWeak: Bool
        var isOptional: Bool
        var getter: String?
    }

    struct Interface {
        var name: String
        /// Nil for a category.
        var superclass: String?
        /// The arguments that a class gives its generic superclass.
        var superclassArguments: [String] = []
        var isProtocol = false
        /// The arguments of a generic class, and what each must be.
        var arguments: [(name: String, bound: String)] = []
        var protocols: [String] = []
        var methods: [Method] = []
        var properties: [Property] = []
    }

    struct Enumeration {
        enum Kind: Equatable {
            case cases, options, constants
            /// `NS_ERROR_ENUM`: codes of errors in a domain.
            case errors(domain: String)
        }
        var name: String
        var kind: Kind
        var type: String
        var cases: [(name: String, value: Int)] = []
    }

    /// A function of C.
    struct Function {
        var name: String
        var parameters: [ObjectiveCType]
        var result: ObjectiveCType
    }

    struct Constant {
        var name: String
        var type: ObjectiveCType
        /// The value of a macro.
        var value: HeaderToken?
    }

    var functions: [Function] = []
    var interfaces: [Interface] = []
    /// The names that `NS_SWIFT_NAME` gives to types, by those of Objective-C.
    var swiftNames: [(name: String, swiftName: String)] = []
    var enumerations: [Enumeration] = []
    var constants: [Constant] = []
    var closures: [(name: String, type: ObjectiveCType)] = []
    var structures: [(name: String, members: [Parameter])] = []
    /// Other names of types: `typedef NSString *Kind NS_TYPED_ENUM` is a structure around text.
    var aliases: [(name: String, type: ObjectiveCType, isTyped: Bool)] = []
}

/// Reads headers.
struct HeaderParser {
    private var reader: TokenReader
    private var isNonnull = false
    private(set) var found = HeaderDeclarations()
    /// The arguments of the generic class whose members are read.
    private var arguments: Set<String> = []
    /// The name that the next type has in Swift.
    private var swiftName: String?
    private var values: [String: Int] = [:]

    init(_ text: String) { reader = TokenReader(HeaderTokens.of(text)) }

    mutating func parse() -> HeaderDeclarations {
        while let token = reader.next {
            switch token {
            case .mark("@"): directive()
            case .name("typedef"): typedef()
            case .name(let name) where Self.externals.contains(name): external()
            case .name("NS_ASSUME_NONNULL_BEGIN"), .name("NS_ASSUME_NONNULL_END"): noteRegion()
            case .name("NS_SWIFT_NAME"):
                _ = reader.take()
                // That of a function is no type's.
                swiftName = reader.takeGroup().flatMap { $0.contains(.mark("(")) ? nil : $0.map(\.word).joined() }
            case .name("NS_ENUM"), .name("NS_OPTIONS"), .name("enum"): enumeration()
            case .name("static"): external()
            default: skip()
            }
        }
        return found
    }

    private static let externals: Set<String> = ["extern", "FOUNDATION_EXPORT", "UIKIT_EXTERN", "FOUNDATION_EXTERN", "OBJC_EXPORT"]

    private mutating func noteRegion() { isNonnull = reader.take()?.word == "NS_ASSUME_NONNULL_BEGIN" }

    /// Skips a word, and the braces or brackets that open there.
    private mutating func skip() {
        if reader.takeGroup("{", "}") != nil || reader.takeGroup() != nil { return }
        _ = reader.take()
    }

    private mutating func directive() {
        _ = reader.take()
        let kind = reader.take()?.word
        if let given = swiftName, let name = reader.next?.name { note(given, for: name) }
        swiftName = nil
        switch kind {
        case "interface": interface()
        case "protocol": declaredProtocol()
        case "class", "import": _ = reader.takeUntil(";")
        default: break
        }
    }

    private mutating func note(_ swiftName: String, for name: String) {
        guard name != swiftName, !found.swiftNames.contains(where: { $0.name == name }) else { return }
        found.swiftNames.append((name, swiftName))
    }

    /// Notes the name that a macro behind a declaration gives to its type.
    private mutating func noteName(in tokens: [HeaderToken], for name: String?) {
        guard let macro = tokens.firstIndex(of: .name("NS_SWIFT_NAME")), let name else { return }
        var rest = TokenReader(tokens[(macro + 1)...])
        if let given = rest.takeGroup()?.map(\.word).joined(), !given.contains("(") { note(given, for: name) }
    }

    // MARK: Classes

    private mutating func interface() {
        guard let name = reader.take()?.name else { return }
        var result = HeaderDeclarations.Interface(name: name)
        // `<__covariant Object : id<Shown>>`.
        for argument in reader.takeGroup("<", ">")?.parts(by: ",") ?? [] {
            let parts = argument.parts(by: ":", angles: false)
            guard let name = parts.first?.last?.name else { continue }
            let bound = parts.count > 1 ? ObjectiveCType(parts[1], isNonnull: true)?.name : nil
            result.arguments.append((name, bound ?? "AnyObject"))
        }
        if reader.takeGroup() == nil, reader.take(":") {
            result.superclass = reader.take()?.name ?? "NSObject"
        }
        let own = Set(result.arguments.map(\.name)), list = reader.takeGroup("<", ">") ?? []
        if result.superclass != nil, list.contains(where: { $0 == .mark("*") || $0.name.map(own.contains) == true }) {
            result.superclassArguments = list.parts(by: ",").map { ObjectiveCType($0, isNonnull: true)?.name ?? "AnyObject" }
            result.protocols = Self.names(reader.takeGroup("<", ">") ?? [])
        } else {
            result.protocols = Self.names(list)
        }
        _ = reader.takeGroup("{", "}")
        arguments = Set(result.arguments.map(\.name))
        defer { arguments = [] }
        members(of: &result)
        found.interfaces.append(result)
    }

    /// Reads the type of a member. An argument of a generic class is an object without a star.
    private func type(_ tokens: [HeaderToken], attributes: Set<String> = []) -> ObjectiveCType? {
        var type = ObjectiveCType(tokens, isNonnull: isNonnull, attributes: attributes)
        if let name = type?.name, arguments.contains(name) {
            type?.presence = ObjectiveCType.presence(attributes.union(tokens.compactMap(\.name)), isNonnull: isNonnull)
        }
        return type
    }

    private mutating func declaredProtocol() {
        guard let name = reader.take()?.name else { return }
        guard reader.next != .mark(";"), reader.next != .mark(",") else {
            _ = reader.takeUntil(";")
            return
        }
        var result = HeaderDeclarations.Interface(name: name, isProtocol: true)
        result.protocols = Self.names(reader.takeGroup("<", ">") ?? [])
        members(of: &result)
        found.interfaces.append(result)
    }

    private static func names(_ tokens: [HeaderToken]) -> [String] { tokens.compactMap(\.name) }

    private mutating func members(of interface: inout HeaderDeclarations.Interface) {
        var isOptional = false
        while let token = reader.take() {
            switch token {
            case .mark("@"):
                switch reader.take()?.word {
                case "end": return
                case "optional": isOptional = true
                case "required": isOptional = false
                case "property": interface.properties += properties(isOptional: isOptional)
                default: break
                }
            case .mark("-"), .mark("+"):
                method(isStatic: token == .mark("+"), isOptional: isOptional).map { interface.methods.append($0) }
            case .name("NS_ASSUME_NONNULL_BEGIN"): isNonnull = true
            case .name("NS_ASSUME_NONNULL_END"): isNonnull = false
            default: break
            }
        }
    }

    private mutating func properties(isOptional: Bool) -> [HeaderDeclarations.Property] {
        let written = (reader.takeGroup() ?? []).parts(by: ",")
        var words: Set<String> = [], getter: String?
        for part in written {
            part.first?.name.map { _ = words.insert($0) }
            if part.first == .name("getter") { getter = part.last?.name }
        }
        let declaration = Self.withoutMacros(reader.takeUntil(";"))
        let parts = declaration.parts(by: ",")
        guard let first = parts.first else { return [] }
        var result: [HeaderDeclarations.Property] = []
        for (number, part) in parts.enumerated() {
            let name: String?, type: [HeaderToken]
            if first.contains(.mark("^")) {
                name = Self.nameOfBlock(part)
                type = part
            } else {
                name = part.last?.name
                // `UILabel *a, *b;`
                type = number == 0 ? part.dropLast() : first.dropLast()
            }
            guard let name, let read = self.type(type, attributes: words) else { continue }
            result.append(
                HeaderDeclarations.Property(
                    name: name, type: read, isStatic: words.contains("class"), isReadonly: words.contains("readonly"),
                    isWeak: words.contains("weak"), isOptional: isOptional, getter: getter))
        }
        return result
    }

    /// The name in `Result (^name)(…)`, beside what says whether it is present.
    private static func nameOfBlock(_ tokens: [HeaderToken]) -> String? {
        guard let caret = tokens.firstIndex(of: .mark("^")) else { return nil }
        return tokens[caret...].dropFirst().prefix { $0 != .mark(")") }.compactMap(\.name)
            .first { !["_Nullable", "_Nonnull", "nullable", "nonnull", "__nullable", "__nonnull"].contains($0) }
    }

    /// Returns a declaration without macros at its end, such as `NS_SWIFT_NAME(other)` or `UI_APPEARANCE_SELECTOR`, and without those that
    /// say something of a parameter. `NS_NOESCAPE` is part of a parameter's type.
    private static func withoutMacros(_ tokens: [HeaderToken]) -> [HeaderToken] {
        var kept: [HeaderToken] = [], depth = 0
        for token in tokens {
            if isMacro(token) {
                if depth == 0, token == .name("NS_NOESCAPE") { continue }
                if depth == 0, !kept.isEmpty { break }
                if depth > 0, token != .name("NS_NOESCAPE") { continue }
            }
            if token == .mark("(") { depth += 1 }
            if token == .mark(")") { depth -= 1 }
            kept.append(token)
        }
        return kept
    }

    private static func isMacro(_ token: HeaderToken) -> Bool {
        guard let name = token.name else { return false }
        return name.contains("_") && name.count > 4 && name.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
    }

    private mutating func method(isStatic: Bool, isOptional: Bool) -> HeaderDeclarations.Method? {
        let result = reader.takeGroup().flatMap { type($0) } ?? ObjectiveCType(name: "Any")
        let tokens = reader.takeUntil(";")
        var words = TokenReader(Self.withoutMacros(tokens)), selector: [String] = [], parameters: [HeaderDeclarations.Parameter] = []
        while !words.isAtEnd {
            let piece = words.next?.name
            if piece != nil { _ = words.take() }
            guard words.take(":") else {
                guard selector.isEmpty, let piece, words.isAtEnd else { return nil }
                selector = [piece]
                break
            }
            guard let type = words.takeGroup(), let read = self.type(type) else { return nil }
            guard let name = words.take()?.name else { return nil }
            selector.append(piece ?? "")
            parameters.append(HeaderDeclarations.Parameter(name: name, type: read))
        }
        let macros = Set(tokens.compactMap(\.name))
        guard !selector.isEmpty, macros.isDisjoint(with: ["NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "NS_SWIFT_UNAVAILABLE"]) else {
            return nil
        }
        var method = HeaderDeclarations.Method(
            isStatic: isStatic, selector: selector, parameters: parameters, result: result, isOptional: isOptional)
        method.isDesignated = macros.contains("NS_DESIGNATED_INITIALIZER")
        if let macro = tokens.firstIndex(of: .name("NS_SWIFT_NAME")) {
            var rest = TokenReader(tokens[tokens.index(after: macro)...])
            method.swiftName = rest.takeGroup()?.map(\.word).joined()
        }
        return method
    }

    // MARK: Other declarations

    /// `extern NSString *const name;`, or a function, whose body is skipped.
    private mutating func external() {
        var tokens: [HeaderToken] = []
        while let token = reader.next, token != .mark(";") {
            if token == .mark("{") {
                _ = reader.takeGroup("{", "}")
                function(tokens)
                return
            }
            tokens.append(token)
            _ = reader.take()
        }
        _ = reader.take()
        guard !tokens.contains(.mark("(")) else { return function(tokens) }
        tokens = Self.withoutMacros(tokens.filter { !Self.externals.contains($0.word) && $0 != .name("static") })
        var value: HeaderToken?
        if let equals = tokens.firstIndex(of: .mark("=")) {
            value = tokens[equals...].dropFirst().count == 1 ? tokens.last : nil
            tokens = Array(tokens[..<equals])
        }
        guard let name = tokens.last?.name, tokens.count > 1, let type = ObjectiveCType(tokens.dropLast(), isNonnull: true) else { return }
        found.constants.append(HeaderDeclarations.Constant(name: name, type: type, value: value))
    }

    /// `NSString *title(NSString *key, NSInteger count)`. Functions with blocks and any number of arguments are left out.
    private mutating func function(_ tokens: [HeaderToken]) {
        guard let open = tokens.firstIndex(of: .mark("(")), open > 1, let name = tokens[open - 1].name, !tokens.contains(.mark("^")),
            tokens.last == .mark(")"), tokens.filter({ $0 == .mark("(") }).count == 1
        else { return }
        let words: Set<String> = ["static", "inline", "const"]
        let result = Self.withoutMacros(tokens[..<(open - 1)].filter { !Self.externals.contains($0.word) && !words.contains($0.word) })
        guard let resultType = type(result) else { return }
        var parameters: [ObjectiveCType] = []
        let given = tokens[(open + 1)..<(tokens.count - 1)].split(separator: .mark(","))
        for parameter in given.map(Array.init) where parameter != [.name("void")] {
            // The last word is its name.
            guard parameter.count > 1, parameter.last?.name != nil, let read = type(Array(parameter.dropLast())) else { return }
            parameters.append(read)
        }
        found.functions.append(HeaderDeclarations.Function(name: name, parameters: parameters, result: resultType))
    }

    private mutating func typedef() {
        _ = reader.take()
        switch reader.next?.name {
        case "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "enum", "NS_ERROR_ENUM": return enumeration()
        case "struct": return structure()
        default: break
        }
        let tokens = reader.takeUntil(";")
        if tokens.contains(.mark("^")) {
            guard let name = Self.nameOfBlock(tokens), let type = ObjectiveCType(Self.withoutMacros(tokens), isNonnull: true) else {
                return
            }
            found.closures.append((name, type))
            noteName(in: tokens, for: name)
            return
        }
        let plain = Self.withoutMacros(tokens)
        noteName(in: tokens, for: plain.last?.name)
        guard let name = plain.last?.name, plain.count > 1, let type = ObjectiveCType(plain.dropLast(), isNonnull: true) else { return }
        let isTyped = tokens.contains {
            ["NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM"].contains($0.word)
        }
        found.aliases.append((name, type, isTyped))
    }

    private mutating func structure() {
        _ = reader.take()
        if reader.next?.name != nil { _ = reader.take() }
        guard let body = reader.takeGroup("{", "}") else {
            _ = reader.takeUntil(";")
            return
        }
        let name = reader.takeUntil(";").first?.name
        let members = body.parts(by: ";").flatMap { part -> [HeaderDeclarations.Parameter] in
            let names = part.parts(by: ",")
            guard let first = names.first, let type = ObjectiveCType(first.dropLast(), isNonnull: false) else { return [] }
            return names.compactMap { $0.last?.name }.map { HeaderDeclarations.Parameter(name: $0, type: type) }
        }
        if let name { found.structures.append((name, members)) }
    }

    /// `NS_ENUM(NSInteger, Name) { … };`, or `enum { … } Name;`.
    private mutating func enumeration() {
        let macro = reader.take()?.name
        var kind = HeaderDeclarations.Enumeration.Kind.constants, type = "UInt32", name: String?
        if macro != "enum" {
            let arguments = (reader.takeGroup() ?? []).parts(by: ",")
            guard arguments.count == 2 else { return }
            if macro == "NS_ERROR_ENUM" {
                (kind, type) = (.errors(domain: arguments[0].last?.word ?? ""), "Int")
            } else {
                kind = macro == "NS_OPTIONS" ? .options : .cases
                type = ObjectiveCType(arguments[0], isNonnull: true)?.name ?? "Int"
            }
            name = arguments[1].last?.name
        } else {
            name = reader.next?.name
            if name != nil { _ = reader.take() }
            if reader.take(":") { while let token = reader.next, token != .mark("{"), token != .mark(";") { _ = reader.take() } }
        }
        guard let body = reader.takeGroup("{", "}") else {
            _ = reader.takeUntil(";")
            return
        }
        let rest = reader.takeUntil(";")
        if let written = rest.first?.name, !Self.isMacro(.name(written)) { name = written }
        noteName(in: rest, for: name)
        var result = HeaderDeclarations.Enumeration(name: name ?? "", kind: kind, type: type), next = 0
        for part in body.parts(by: ",", angles: false) {
            guard let word = part.first?.name else { continue }
            if let equals = part.firstIndex(of: .mark("=")), let value = value(Array(part[equals...].dropFirst())) { next = value }
            result.cases.append((word, next))
            values[word] = next
            next += 1
        }
        found.enumerations.append(result)
    }

    /// Returns the value of `1 << 3`, `A | B`, `-1` or `0x10`.
    private func value(_ tokens: [HeaderToken]) -> Int? {
        let tokens = tokens.filter { $0 != .mark("(") && $0 != .mark(")") }
        let sum = tokens.parts(by: "|", angles: false)
        guard sum.count < 2 else {
            let all = sum.map(value)
            return all.contains { $0 == nil } ? nil : all.compactMap(\.self).reduce(0, |)
        }
        if let shift = tokens.firstIndex(of: .mark("<")) {
            guard let one = value(Array(tokens[..<shift])), let other = value(Array(tokens[(shift + 1)...].drop { $0 == .mark("<") })),
                (0..<63).contains(other)
            else { return nil }
            return one << other
        }
        switch tokens.first {
        case .mark("-"): return value(Array(tokens.dropFirst())).map { -$0 }
        case .number(let text):
            let digits = text.lowercased().filter { !"ul".contains($0) }
            return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
        case .name(let name): return values[name]
        default: return nil
        }
    }
}

extension HeaderDeclarations {
    /// Leaves a member that classes repeat to the uppermost one: here, storage cannot be overridden. A property can be set if one of them says so.
    mutating func joinRepeated() {
        joinMutable()
        joinCategories()
        let classes = Dictionary(
            interfaces.indices.filter { interfaces[$0].superclass != nil }.map { (interfaces[$0].name, $0) },
            uniquingKeysWith: { first, _ in first })
        for index in classes.values.sorted() {
            var seen: Set<Int> = [index], above = interfaces[index].superclass.flatMap { classes[$0] }
            while let ancestor = above, seen.insert(ancestor).inserted {
                for property in interfaces[index].properties {
                    let place = interfaces[ancestor].properties.firstIndex { $0.name == property.name && $0.isStatic == property.isStatic }
                    guard let place else { continue }
                    if !property.isReadonly { interfaces[ancestor].properties[place].isReadonly = false }
                    interfaces[index].properties.removeAll { $0.name == property.name && $0.isStatic == property.isStatic }
                }
                let name = interfaces[ancestor].name
                let others = interfaces.filter { $0.name == name && !$0.isProtocol }.flatMap(\.methods)
                interfaces[index].methods.removeAll { method in
                    method.selector[0].hasPrefix("init") == false
                        && others.contains {
                            $0.selector == method.selector && $0.isStatic == method.isStatic && $0.result == method.result
                        }
                }
                above = interfaces[ancestor].superclass.flatMap { classes[$0] }
            }
        }
    }

    /// Leaves what categories of a mutable class repeat (`NSMutableAttributedString`) to those of its superclass.
    private mutating func joinMutable() {
        for index in interfaces.indices where interfaces[index].superclass == nil && interfaces[index].name.hasPrefix("NSMutable") {
            let above = "NS" + interfaces[index].name.dropFirst("NSMutable".count)
            for place in interfaces.indices where interfaces[place].superclass == nil && interfaces[place].name == above {
                for property in interfaces[index].properties where !property.isReadonly {
                    let same = interfaces[place].properties.firstIndex { $0.name == property.name && $0.isStatic == property.isStatic }
                    if let same { interfaces[place].properties[same].isReadonly = false }
                }
                let names = Set(interfaces[place].properties.map(\.name)), selectors = Set(interfaces[place].methods.map(\.selector))
                interfaces[index].properties.removeAll { names.contains($0.name) }
                interfaces[index].methods.removeAll { selectors.contains($0.selector) }
            }
        }
    }

    /// Makes the categories of the headers' own classes part of them: a subclass may override what one adds.
    private mutating func joinCategories() {
        let classes = Dictionary(
            interfaces.indices.filter { interfaces[$0].superclass != nil }.map { (interfaces[$0].name, $0) },
            uniquingKeysWith: { first, _ in first })
        for index in interfaces.indices where interfaces[index].superclass == nil && !interfaces[index].isProtocol {
            guard let place = classes[interfaces[index].name] else { continue }
            let names = Set(interfaces[place].properties.map(\.name)), selectors = Set(interfaces[place].methods.map(\.selector))
            interfaces[place].properties += interfaces[index].properties.filter { !names.contains($0.name) }
            interfaces[place].methods += interfaces[index].methods.filter { !selectors.contains($0.selector) }
            interfaces[place].protocols += interfaces[index].protocols.filter { !interfaces[place].protocols.contains($0) }
        }
        interfaces.removeAll { $0.superclass == nil && !$0.isProtocol && classes[$0.name] != nil }
    }
}
