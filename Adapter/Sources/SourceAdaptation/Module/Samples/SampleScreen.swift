import SwiftSyntax

/// The object that a value is made for, such as a controller whose presenter names it: `Presenter(view: self)`.
struct SampleScreen {
    /// The name that generated code has for it.
    static let name = "screen"

    private let index: ModuleIndex
    /// Its own classes, and the protocols of the app that they conform to.
    private let types: Set<String>

    /// - Parameter chain: Its class and the superclasses that are the app's.
    init(chain: [String], index: ModuleIndex) {
        self.index = index
        var types: Set<String> = [], waiting = chain
        while let name = waiting.popLast() {
            guard types.insert(name).inserted else { continue }
            let inherited = index.places(of: name).flatMap { index[$0].inherited }
            waiting += inherited.compactMap { index.resolve($0, in: name) }.filter { index.type(named: $0)?.kind == .protocol }
        }
        self.types = types
    }

    /// Whether the object is of the type: of one of its own classes, or of a protocol of the app that they conform to.
    func isOf(_ type: TypeSyntax, in owner: String?) -> Bool {
        if let plain = type.as(SomeOrAnyTypeSyntax.self)?.constraint { return isOf(plain, in: owner) }
        // `(any ViewProtocol)?`
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return isOf(only.type, in: owner)
        }
        guard let written = type.as(IdentifierTypeSyntax.self), written.genericArgumentClause == nil else { return false }
        return index.resolve(written.name.text, in: owner).map(types.contains) ?? false
    }

    /// Whether objects of the class can know the screen: by an argument of an initialiser, or by a property.
    func isKnown(to name: String) -> Bool {
        index.places(of: name).flatMap { index[$0].members }.contains { member in
            let types = member.parameters.map(\.type) + [member.storage?.type].compactMap(\.self)
            return types.contains { TypeSyntax(parsing: $0).map { isOf($0.wrapped ?? $0, in: name) } ?? false }
        }
    }

    /// Whether a variable of another object is for the screen: `weak var view: ViewProtocol?`.
    func isFor(_ member: Member, of owner: String) -> Bool {
        guard member.kind == .property, !member.isStatic, member.access > .fileprivate, let storage = member.storage, storage.isSettable,
            !storage.isLazy, storage.value == nil || storage.value == "nil", let type = storage.type.flatMap(TypeSyntax.init(parsing:)),
            let wrapped = type.wrapped
        else { return false }
        return isOf(wrapped, in: owner)
    }
}
