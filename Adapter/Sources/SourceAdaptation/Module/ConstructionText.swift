/// The construction of an object without data: the arguments of an initialiser whose parameters all have an empty value, such as `nil`, `0`
/// or `""`.
struct ConstructionText {
    let index: ModuleIndex
    /// The maximum depth of objects that are created as arguments of others.
    var depth = 3

    /// - Parameter chain: The class and its ancestors.
    /// - Returns: The arguments, such as `frame: .zero`, or an empty string; nil if an argument cannot be created.
    func arguments(of name: String, chain: [String]) -> String? {
        for ancestor in chain {
            if KnownModules.index.types[ancestor] != nil, index.types[ancestor] == nil { return KnownModules.arguments(of: ancestor) }
            guard index.declaring(ancestor) != nil else { return "" }
            let initializers = index.declaredMembers(of: ancestor).filter { $0.kind == .initializer }
            let isOpen = initializers.filter { $0.access > .fileprivate && !$0.isFailable }
            // A class without its own designated initialiser inherits those of its superclass.
            guard initializers.contains(where: { !$0.isConvenience && !$0.name.hasPrefix("init(coder:") }) else {
                if let own = best(isOpen.filter(\.isConvenience)) { return own }
                // A class that has only the initialiser for documents inherits no other.
                if initializers.contains(where: { !$0.isConvenience }) { return nil }
                continue
            }
            return best(isOpen)
        }
        return ""
    }

    /// Returns the shortest arguments.
    private func best(_ initializers: [Member]) -> String? {
        let usable = initializers.filter { !$0.name.hasPrefix("init(coder:") && !$0.name.hasPrefix("init(nibName:") }
        let texts = usable.compactMap(text).sorted { ($0.isEmpty ? 0 : 1, $0.count, $0) < ($1.isEmpty ? 0 : 1, $1.count, $1) }
        if let text = texts.first { return text }
        return initializers.contains { $0.name.hasPrefix("init(nibName:bundle:") } ? "nibName: nil, bundle: nil" : nil
    }

    private func text(of initializer: Member) -> String? {
        var arguments: [String] = []
        for parameter in initializer.parameters where !parameter.hasDefault {
            guard let value = value(of: parameter.type) else { return nil }
            arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return arguments.joined(separator: ", ")
    }

    /// Returns an empty value, or nil for a type without a known one.
    func value(of type: String) -> String? {
        EmptyValue.of(type) ?? object(type) ?? KnownModules.value(of: type)
    }

    /// Returns an object that the module shares, or a new one.
    private func object(_ type: String) -> String? {
        guard depth > 0, let name = index.fullName(of: type), let declaration = index.type(named: name), !declaration.isGeneric,
            declaration.access > .fileprivate, !declaration.isLocal
        else { return nil }
        if let shared = shared(name) { return shared }
        let inner = ConstructionText(index: index, depth: depth - 1)
        switch declaration.kind {
        case .class:
            return inner.arguments(of: name, chain: [name] + index.ancestors(of: name)).map { "\(name)(\($0))" }
        case .struct:
            let initializers = index.places(of: name).flatMap { index[$0].members }.filter { $0.kind == .initializer }
            return initializers.isEmpty ? nil : inner.best(initializers.filter { $0.access > .fileprivate }).map { "\(name)(\($0))" }
        default: return nil
        }
    }

    private func shared(_ name: String) -> String? {
        let members = index.places(of: name).flatMap { index[$0].members }.filter { $0.isStatic && $0.access > .fileprivate }
        return ["shared", "standard", "default", "sharedInstance"].first { word in
            members.contains { $0.kind == .property && $0.base.filter { $0 != "`" } == word }
        }.map { "\(name).\($0)" }
    }
}
