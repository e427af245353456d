/// The text that replaces a `#selector(…)`.
struct SelectorText {
    let index: ModuleIndex
    /// The module as its author wrote it, if some of its members were left out since.
    var written: ModuleIndex?

    func text(for use: SelectorUse) -> String {
        guard let type = targetType(of: use) else { return "Selector(\"\(plainName(of: use))\")" }
        if use.isBaseValue { return textOnValue(use) }
        let known = knownMember(use, of: type)
        // The member was left out: only its name remains, and the selector reaches no method.
        if known == nil, let written, let lost = SelectorText(index: written).knownMember(use, of: type) {
            return "Selector(\"\(use.form == .method ? objectiveCName(lost) : plainName(of: use))\")"
        }
        switch use.form {
        case .getter:
            let name = known?.objectiveCName ?? plainName(of: use)
            return "Selector(\"\(name)\") { (target: \(type.value)) in { target.\(use.member) } }"
        case .setter:
            return "Selector(\"\(setterName(use.member))\") { (target: \(type.value)) in { target.\(use.member) = $0 } }"
        case .method: return method(use, of: type, known: known)
        }
    }

    private struct Target {
        /// The type of a value: `any P` for a protocol.
        var value: String
        /// The type as an expression: `Screen`.
        var expression: String
        var isProtocol: Bool
    }

    private func targetType(of use: SelectorUse) -> Target? {
        if !use.base.isEmpty {
            let isProtocol = index.isProtocol(use.base)
            return Target(value: isProtocol ? "any \(use.base)" : use.base, expression: use.base, isProtocol: isProtocol)
        }
        guard let enclosing = use.enclosing else { return nil }
        guard !use.isInProtocolExtension, !index.isProtocol(enclosing) else {
            return Target(value: "Self", expression: "Self", isProtocol: false)
        }
        return Target(value: enclosing, expression: enclosing, isProtocol: false)
    }

    private func method(_ use: SelectorUse, of type: Target, known: Member?) -> String {
        let name = known.map(objectiveCName) ?? plainName(of: use)
        // Edit commands of the responder chain are sent to any responder that answers the name.
        if type.expression == "UIResponderStandardEditActions" { return "Selector(\"\(name)\")" }
        if type.isProtocol { return "Selector(\"\(name)\") { (target: \(type.value)) in target.\(use.member) }" }
        guard let cast = use.cast else { return "Selector(\"\(name)\", \(type.expression).\(use.member))" }
        return "Selector(\"\(name)\", \(type.expression).\(use.member) as \(unboundType(cast, of: type)))"
    }

    /// Returns the type of the unbound method for `() -> Void` or `(Screen) -> () -> Void`.
    private func unboundType(_ cast: String, of type: Target) -> String {
        let parts = topLevelParts(cast)
        guard parts.count == 2 else {
            return "@MainActor \(parts[0])-> @MainActor\(parts.dropFirst().joined(separator: "->"))"
        }
        return "@MainActor (\(type.value)) -> @MainActor \(cast)"
    }

    /// Returns the parts of the type between its arrows outside brackets.
    private func topLevelParts(_ type: String) -> [String] {
        var parts = [""]
        var depth = 0
        var previous: Character = " "
        for character in type {
            if character == "(" || character == "[" || character == "<" { depth += 1 }
            if character == ")" || character == "]" || (character == ">" && previous != "-") { depth -= 1 }
            if character == ">", previous == "-", depth == 0 {
                parts[parts.count - 1].removeLast()
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            previous = character
        }
        return parts
    }

    /// Returns the number of arguments: 1 for `(UIButton) -> Void`.
    private func argumentCount(_ cast: String?) -> Int? {
        guard let parts = cast.map(topLevelParts), parts.count > 1 else { return nil }
        let list = parts[parts.count - 2].filter { !$0.isWhitespace }
        guard list != "()" else { return 0 }
        var depth = 0
        return list.reduce(into: 1) { count, character in
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 1 { count += 1 }
        }
    }

    private func textOnValue(_ use: SelectorUse) -> String {
        switch use.form {
        case .getter: "Selector(\"\(plainName(of: use))\", of: \(use.base)) { target in { target.\(use.member) } }"
        case .setter: "Selector(\"\(setterName(use.member))\", of: \(use.base)) { target in { target.\(use.member) = $0 } }"
        case .method: "Selector(\"\(plainName(of: use))\", of: \(use.base)) { $0.\(use.member) }"
        }
    }

    private func knownMember(_ use: SelectorUse, of type: Target) -> Member? {
        let written = use.base.isEmpty ? use.enclosing ?? "" : use.base
        guard let name = index.fullName(of: written) ?? (index.isImported(written) ? written : nil) else { return extensionMember(use) }
        let found = index.members(named: use.member, of: name).filter { ($0.kind == .method) == (use.form == .method) }
        let fitting = found.filter { argumentCount(use.cast) == nil || $0.signature?.parameters.count == argumentCount(use.cast) }
        return fitting.first { !$0.isStatic } ?? fitting.first
    }

    /// Returns a method that an extension adds to a class from outside the module.
    private func extensionMember(_ use: SelectorUse) -> Member? {
        let name = use.base.isEmpty ? use.enclosing ?? "" : use.base
        let members = (index.extensions[name] ?? []).flatMap { index[$0].members }
        return members.first { $0.kind == .method && ($0.name == use.member || $0.base == use.member) }
    }

    private func objectiveCName(_ member: Member) -> String { member.objectiveCName ?? Self.objectiveCName(of: member.name) }

    private func plainName(of use: SelectorUse) -> String { Self.objectiveCName(of: use.member) }

    private func setterName(_ property: String) -> String {
        let name = property.filter { $0 != "`" }
        return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    }

    /// Returns `tap:with:` for `tap(_:with:)`, `tapWithSender:` for `tap(sender:)`, and `tap` for `tap()` and `tap`.
    static func objectiveCName(of name: String) -> String {
        guard let bracket = name.firstIndex(of: "(") else { return name.filter { $0 != "`" } }
        let base = name[..<bracket].filter { $0 != "`" }
        let labels = name[name.index(after: bracket)...].dropLast().split(separator: ":").map { $0.filter { !$0.isWhitespace } }
        guard let first = labels.first else { return base }
        // A first label that begins with a preposition is appended as it is, any other after `With`.
        let head: String
        if first == "_" {
            head = base
        } else {
            let capital = first.prefix(1).uppercased() + first.dropFirst()
            head = base + (prepositions.contains(firstWord(of: first)) ? capital : "With" + capital)
        }
        return ([head] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    private static func firstWord(of label: String) -> String { String(label.prefix { $0.isLowercase }) }
}
