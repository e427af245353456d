import SwiftParser
import SwiftSyntax

/// Initialisers of Objective-C classes. Swift takes all of a class for designated ones unless some are marked, so that subclasses override
/// them; and a class inherits those of its superclass whatever it declares, which one in Swift does not.
enum ObjectiveCInitializer {
    /// Whether a declaration is one that subclasses may override.
    static func isDesignated(_ declaration: String) -> Bool { ["init", "public init"].contains { declaration.hasPrefix($0) } }

    static func isInitializer(_ declaration: String) -> Bool {
        isDesignated(declaration) || ["convenience init", "public convenience init"].contains { declaration.hasPrefix($0) }
    }

    /// Returns the declaration that passes its arguments to the superclass's initialiser of the same name.
    static func override(of declaration: String) -> String? {
        for statement in Parser.parse(source: declaration).statements {
            guard let initializer = statement.item.as(InitializerDeclSyntax.self) else { continue }
            let arguments = initializer.signature.parameterClause.parameters.map { parameter in
                let name = (parameter.secondName ?? parameter.firstName).text
                return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
            }
            let signature = initializer.signature.trimmedDescription, mark = initializer.optionalMark?.text ?? ""
            let throwing = initializer.signature.effectSpecifiers?.throwsClause != nil
            let call = "\(throwing ? "try " : "")super.init(\(arguments.joined(separator: ", ")))"
            let access = initializer.modifiers.contains { $0.name.text == "public" } ? "public " : ""
            let isRequired = initializer.modifiers.contains { $0.name.text == "required" }
            return "\(access)\(isRequired ? "required" : "override") init\(mark)\(signature) { \(call) }"
        }
        return nil
    }

    /// Returns the designated initialisers of a class of UIKit or another known module, without bodies.
    static func designated(of system: String) -> [String] {
        guard system != "NSObject" else { return ["public init()"] }
        return KnownModules.designatedInitializers(of: system).compactMap { member in
            guard !member.parameters.contains(where: \.type.isEmpty) else { return nil }
            let labels = member.name.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
            let parameters = zip(labels, member.parameters).enumerated().map { "\($1.0) value\($0): \($1.1.type)" }
            let isRequired = ["init(coder:)", "init(entity:insertInto:)"].contains(member.name)
            return "public \(isRequired ? "required " : "")init\(member.isFailable ? "?" : "")(\(parameters.joined(separator: ", ")))"
        }
    }
}
