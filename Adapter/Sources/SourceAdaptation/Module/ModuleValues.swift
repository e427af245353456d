/// Empty values that replace values that do not compile, including values of the module's own types.
public struct ModuleValues: Sendable {
    private let index: ModuleIndex

    /// - Parameter others: The modules that were compiled before, of whose types values can be made by what is public.
    public init(_ readouts: [FileReadout] = [], beside others: [ModuleReadout] = []) {
        index = ModuleIndex(readouts.map(\.reading) + others.flatMap(\.files).map(\.reading.seenOutside))
    }

    /// Returns the type that a protocol of the module's wants a property to have, of a type that conforms to it; nil for other properties.
    func requiredType(of property: String, in type: String) -> String? {
        var seen: Set<String> = [], waiting = [type]
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            for place in index.places(of: name) {
                if index[place].kind == .protocol,
                    let member = index[place].members.first(where: { $0.kind == .property && $0.name == property })
                {
                    return member.signature?.result
                }
                waiting += index[place].inherited.compactMap { index.resolve($0, in: name) }
            }
        }
        return nil
    }

    /// Returns nil for a type without a known empty value.
    func value(of type: String) -> String? { ConstructionText(index: index, depth: 2).value(of: type) }

    /// Returns the call of `super.init` that makes a superclass without data; nil if no such call is known.
    func plainSuperInit(of superclass: String) -> String? {
        var name: String? = superclass, seen: Set<String> = []
        while let here = name, seen.insert(here).inserted {
            if let known = KnownModules.plainSuperInit(of: here) { return known }
            // A class without initialisers of its own has those of its superclass.
            guard let type = index.type(named: here), !type.members.contains(where: { $0.kind == .initializer }) else { return nil }
            name = index.superclass(of: here)
        }
        return nil
    }
}
