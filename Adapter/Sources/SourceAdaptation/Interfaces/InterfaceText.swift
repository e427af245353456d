import SwiftParser
import SwiftSyntax

/// The public declarations of a module that the adapter's rules ask about, as Swift without bodies: classes with their superclasses,
/// initialisers and `dynamic` members, protocols with their optional requirements, enumerations with a first case, and other names.
public struct InterfaceText {
    private let index: ModuleIndex
    private let sources: [SourceText]
    /// The files that give other modules' types members which these have on iOS.
    private let foreignFiles: Set<Int>
    /// The folders of these files.
    private static let folders = ["Foundation", "ObjectiveC"]

    /// Whether requirements with a default are optional ones of Objective-C, as UIKit's are.
    private let hasOptionalMembers: Bool

    /// Reads the files of a module.
    public init(of sources: [SourceText], named name: String = "") {
        hasOptionalMembers = name != "SwiftUI"
        self.sources = sources
        foreignFiles = Set(sources.indices.filter { Self.folders.contains(String(sources[$0].path.prefix { $0 != "/" })) })
        index = ModuleIndex(sources.map { FileReader.read($0, options: AdaptationOptions(), readsBodies: false) }, imports: [])
    }

    /// Returns the adapter's Swift file with the interfaces of some modules.
    public static func file(of modules: [(name: String, sources: [SourceText])]) -> String {
        let interfaces = modules.map { ($0.name, InterfaceText(of: $0.sources, named: $0.name)) }
        let texts = interfaces.map { "        \"\($0)\": #\"\"\"\n\($1.text)\"\"\"#,\n" }
        let ofUIKit = interfaces.filter { ["UIKit", "SystemStandIn"].contains($0.0) }.map(\.1)
        func list(_ lines: [String: [String]]) -> String {
            lines.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
                .map { "        \"\($0)\": #\"\($1.joined(separator: "; "))\"#,\n" }.joined()
        }
        return """
            // swift-format-ignore-file
            // `make interfaces` writes this file from the sources of Plumb's modules; a test compares it with them.
            extension KnownModules {
                static let texts = [
            \(texts.joined())    ]

                /// What a class has to have for a protocol of UIKit.
                static let requirementTexts: [String: String] = [
            \(list(ofUIKit.map(\.requirements).reduce(into: [:]) { $0.merge($1) { $0 + $1 } }))    ]

                /// The properties of UIKit's classes.
                static let propertyTexts: [String: String] = [
            \(list(ofUIKit.map(\.properties).reduce(into: [:]) { $0.merge($1) { $0 + $1 } }))    ]
            }

            """
    }

    /// The requirements of protocols that no extension implements.
    private var requirements: [String: [String]] {
        var result: [String: [String]] = [:]
        for (name, place) in index.types where index[place].access >= .public && index[place].kind == .protocol {
            let given = (index.extensions[name] ?? []).flatMap { index[$0].members }
            result[name] = index[place].members
                .filter { member in
                    !given.contains { $0.name == member.name && $0.signature?.parameterTypes == member.signature?.parameterTypes }
                        && !member.isStatic && member.kind == .method && member.signature?.genericParameters.isEmpty == true
                }
                .map(head).sorted()
        }
        return result
    }

    private var properties: [String: [String]] {
        var result: [String: [String]] = [:]
        for (name, place) in index.types where index[place].access >= .public && index[place].kind == .class && !name.contains(".") {
            let members = index.places(of: name).flatMap { index[$0].members }
            result[name] = Set(members.filter { $0.kind == .property && !$0.isStatic && $0.access >= .public }.map(\.name)).sorted()
        }
        return result
    }

    /// The declarations, one a line.
    public var text: String { (types() + foreignMembers() + globals()).map { $0 + "\n" }.joined() }

    private func types() -> [String] {
        let open = index.types.filter { index[$0.value].access >= .public }
        return open.sorted { $0.key < $1.key }.map { name, place in
            let type = index[place], inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: ", ")
            let members = members(of: type).sorted()
            let generic = type.isGeneric ? "<T>" : ""
            let body = members.isEmpty ? "" : " " + members.joined(separator: "; ") + " "
            return "\(type.isMainActor ? "@MainActor " : "")public \(type.kind.rawValue) \(simple(name))\(generic)\(inherited) {\(body)}"
                .nested(in: name)
        }
    }

    private func simple(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    private func members(of type: TypeDeclaration) -> [String] {
        let members = index.places(of: type.name).flatMap { index[$0].members }
        switch type.kind {
        case .class:
            return members.filter { $0.access >= .public }.compactMap { $0.kind == .initializer ? initializer($0) : dynamic($0) }
        case .protocol: return optionalMembers(of: type)
        case .enum: return type.firstCase.map { ["case \($0)"] } ?? []
        case .struct:
            return members.filter { $0.name == "zero" && $0.isStatic && $0.access >= .public }.map { _ in
                "public static let zero = \(simple(type.name))()"
            }
        default: return []
        }
    }

    private func initializer(_ member: Member) -> String? {
        // Only UIKit itself creates objects in this way.
        guard !member.parameters.contains(where: { $0.type == "MetatypeOrder" }) else { return nil }
        let parameters = member.parameters.map { parameter in
            // A parameter of an initialiser that throws or is generic has no type here.
            let type = parameter.type.isEmpty ? "Never" : parameter.type
            return "\(parameter.label ?? "_ value"): \(type)\(parameter.hasDefault ? " = nil" : "")"
        }
        let words = member.isConvenience ? "public convenience " : "public "
        return words + "init\(member.isFailable ? "?" : "")(\(parameters.joined(separator: ", ")))"
    }

    private func dynamic(_ member: Member) -> String? { member.isDynamic ? "open dynamic " + head(of: member) : nil }

    /// Returns the requirements that an extension of the protocol implements: on iOS they are optional.
    private func optionalMembers(of type: TypeDeclaration) -> [String] {
        guard hasOptionalMembers else { return [] }
        let given = (index.extensions[type.name] ?? []).flatMap { place in index[place].members.map { (place.file, $0) } }
        return type.members.compactMap { member in
            let found = given.first { $1.name == member.name && $1.signature?.parameterTypes == member.signature?.parameterTypes }
            guard let (file, own) = found else { return nil }
            guard let absence = absence(of: own, of: type, in: file) else { return "optional " + head(of: member) }
            return "optional \(head(of: own)) {\(absence.isEmpty ? "" : " \(absence) ")}"
        }
    }

    /// Returns what is done instead of a method that a class does not have: nothing, or one expression of names that apps see.
    private func absence(of member: Member, of type: TypeDeclaration, in file: Int) -> String? {
        guard member.kind == .method, let body = member.body else { return nil }
        let text = sources[file].text(body).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let statements = Parser.parse(source: text).statements
        guard let only = statements.first?.item else { return "" }
        guard statements.count == 1, only.is(ExprSyntax.self) else { return nil }
        let calls = UnqualifiedCalls(only)
        let seen = Set(type.members.map(\.base) + (member.signature?.parameters.map(\.name) ?? []))
        return calls.names.isSubset(of: seen) ? text : nil
    }

    private func head(of member: Member) -> String {
        let signature = member.signature
        guard member.kind == .method else { return "var \(member.name)\(signature?.clause ?? "")" }
        return "func \(member.base)\(signature?.head ?? "()")" + (signature?.result.map { " -> \($0)" } ?? "")
    }

    /// Returns the names of members that extensions add to types of other modules.
    private func foreignMembers() -> [String] {
        index.extensions.filter { index.types[$0.key] == nil }.sorted { $0.key < $1.key }.compactMap { name, places in
            let members = places.filter { foreignFiles.contains($0.file) }.flatMap { index[$0].members }
            let names = Set(members.filter { $0.access >= .public && $0.kind != .initializer }.map { "var " + $0.base }).sorted()
            return names.isEmpty ? nil : "extension \(name) { \(names.joined(separator: "; ")) }"
        }
    }

    private func globals() -> [String] {
        let globals = index.readings.flatMap(\.globals).filter {
            $0.access >= .public && $0.name.first.map { $0.isLetter || $0 == "_" } == true
        }
        let aliases = index.readings.flatMap(\.aliases).filter { $0.access >= .public }
        let lines =
            globals.map { $0.keyword == "func" ? "public func \($0.name)()" : "public \($0.keyword) \($0.name)" }
            + aliases.map { "public typealias \($0.name) = Any" }
        return Set(lines).sorted()
    }
}

extension String {
    /// The declaration of a nested type in extensions of the types around it.
    fileprivate func nested(in name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return self }
        return "extension \(name[..<dot]) { \(self) }"
    }
}

/// The functions that code calls without an object.
private final class UnqualifiedCalls: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isLowercase == true {
            names.insert(name)
        }
        return .visitChildren
    }
}
