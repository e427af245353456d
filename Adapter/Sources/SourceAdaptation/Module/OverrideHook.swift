/// The way by which an `open` member that an extension adds to another module's class calls overrides in modules that import this one.
///
/// The extension's module declares a protocol with one requirement, and its member asks its object for it. A class that overrides the member
/// conforms to the protocol. With Objective-C, both are the same method.
struct OverrideHook: Hashable {
    /// The extended class.
    let type: String
    let member: Member

    init(type: String, member: Member) {
        self.type = type
        self.member = member
    }

    /// The name of the protocol; that of its requirement begins with a small letter.
    var name: String { "PlumbOverride_" + Self.identifier(type) + "_" + Self.identifier(member.name) }
    var requirement: String { "plumbOverride_" + Self.identifier(type) + "_" + Self.identifier(member.name) }

    private static func identifier(_ name: String) -> String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// Whether classes of other modules may override the member.
    static func isNeeded(for member: Member) -> Bool {
        member.access == .open && !member.isOverride && !member.isStatic && member.kind != .initializer
            && member.signature.map { $0.canForward && !$0.namesSelf } == true
    }

    /// Returns the protocol's declaration.
    func declaration(isMainActor: Bool) -> String {
        guard let signature = member.signature else { return "" }
        let head =
            member.kind == .property
            ? "var \(requirement)\(signature.clause) { get\(signature.isSettable ? " set" : "") }"
            : "func \(requirement)\(signature.headingOfRequirement)"
        return "\(isMainActor ? "@MainActor " : "")public protocol \(name): AnyObject { \(head) }"
    }
}

extension Signature {
    /// Whether a type is `Self`, which differs between the extension and a protocol.
    fileprivate var namesSelf: Bool { ([result ?? ""] + parameterTypes).contains { $0.contains("Self") } }

    /// The head of a function, such as `(_ a: Int) throws -> Bool where T: P`.
    var heading: String { head + ending }

    /// The head of a protocol's requirement, in which parameters have no values of their own.
    fileprivate var headingOfRequirement: String {
        let clause = parameters.map { parameter in
            let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
            return "\(names): \(parameter.type)"
        }.joined(separator: ", ")
        return "\(genericParameters)(\(clause))" + (effects.isEmpty ? "" : " " + effects) + ending
    }

    private var ending: String { (result.map { " -> \($0)" } ?? "") + (whereClause.isEmpty ? "" : " " + whereClause) }
}
