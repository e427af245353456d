import SwiftSyntax

extension InitializerDeclSyntax {
    /// Returns statements that make an object with empty values, in place of a body that does not compile; nil if a property has no
    /// empty value or the superclass cannot be created without data.
    func emptyBody(_ values: ModuleValues) -> String? {
        guard !modifiers.contains(where: { $0.name.text == "convenience" }), let block = parent?.parent?.parent?.as(MemberBlockSyntax.self)
        else { return nil }
        if optionalMark != nil { return "return nil" }
        var statements: [String] = []
        for member in block.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isOfType else { continue }
            for binding in variable.bindings where binding.initializer == nil && binding.isStored {
                guard let type = binding.typeAnnotation?.type.trimmedDescription, let value = values.value(of: type) else { return nil }
                let isNil = variable.bindingSpecifier.text == "var" && value == "nil"
                if !isNil { statements.append("self.\(binding.pattern.trimmedDescription) = \(value)") }
            }
        }
        if let owner = block.parent?.as(ClassDeclSyntax.self) {
            if let first = owner.inheritanceClause.names.first {
                guard let call = values.plainSuperInit(of: first) else { return nil }
                statements.append(call)
            }
        } else if block.parent?.is(StructDeclSyntax.self) != true {
            return nil
        }
        return statements.isEmpty ? nil : statements.joined(separator: "; ")
    }
}

extension VariableDeclSyntax {
    /// Whether the variable belongs to the type or is made later.
    fileprivate var isOfType: Bool { modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) } }
}

extension PatternBindingSyntax {
    fileprivate var isStored: Bool {
        guard let block = accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
