/// The keys that an app's code asks of a server's answers, by what they are keys of: a type that reads itself from them, or an object inside
/// (`Movie`, `Movie.poster`). Where it is not seen which object a list has, it has the keys of all.
struct AnswerKeys {
    /// What the values are, by group and key.
    private(set) var groups: [String: [String: String]] = [:]

    init(_ keys: [AnswerKey], index: ModuleIndex) {
        var votes: [String: [String: [String: Int]]] = [:]
        let containers = Self.containers(keys)
        for key in keys {
            var group = key.owner
            for step in key.path {
                votes[group, default: [:]][step, default: [:]]["{}", default: 0] += 0
                group += "." + step
            }
            if key.path.isEmpty, let around = Self.container(of: key, in: containers[key.owner] ?? []) { group += "." + around }
            guard let value = key.value else { continue }
            votes[group, default: [:]][key.key, default: [:]][value, default: 0] += 1
        }
        let chosen = votes.mapValues { keys in keys.mapValues { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "{}" } }
        for (group, keys) in chosen {
            var all = keys
            // A mapping calls its superclass's.
            for ancestor in index.ancestors(of: group) { all.merge(chosen[ancestor] ?? [:]) { own, _ in own } }
            groups[group] = all.reduce(into: [:]) { result, item in
                result[item.key] = Self.resolved(item.value, inside: group + "." + item.key, chosen, index)
            }
        }
        groups = groups.filter { !$0.value.isEmpty }
    }

    /// Returns the keys whose values are lists and objects, by who reads them.
    private static func containers(_ keys: [AnswerKey]) -> [String: [String]] {
        keys.reduce(into: [:]) { result, key in
            if key.path.isEmpty, let value = key.value, value == "[]" || value == "{}" { result[key.owner, default: []].append(key.key) }
        }
    }

    /// Returns the object from which a key is read by the name of its variable: `main` for `let main = json["main"]`, `results` for
    /// `for result in results`.
    private static func container(of key: AnswerKey, in containers: [String]) -> String? {
        let name = plain(key.base)
        guard !name.isEmpty else { return nil }
        return containers.first { container in
            let container = plain(container)
            return container != plain(key.key) && (name == container || name + "s" == container || name == container + "s")
        }
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter(\.isLetter) }

    /// Returns a value with the group of its keys; nil for a type that has none, such as an enumeration.
    private static func resolved(_ value: String, inside path: String, _ groups: [String: [String: String]], _ index: ModuleIndex)
        -> String?
    {
        guard let open = value.first, let close = value.last, open == "{" || open == "[" else { return value }
        let name = String(value.dropFirst().dropLast())
        if name.isEmpty { return groups[path] == nil ? value : "\(open)\(path)\(close)" }
        if groups[name] != nil || AnswerKeys.plainValues.contains(name) { return value }
        if let full = groups.keys.filter({ $0.hasSuffix("." + name) }).min() { return "\(open)\(full)\(close)" }
        return index.declares(name) ? nil : "\(open)\(close)"
    }

    private static let plainValues: Set<String> = ["text", "count", "amount", "flag", "moment", "address"]

    /// Returns the statements that tell a program its keys.
    var registrations: [String] {
        groups.sorted { $0.key < $1.key }.map { group, keys in
            let list = keys.sorted { $0.key < $1.key }.map { "\($0.swiftLiteral): \($1.swiftLiteral)" }
            return "InterfaceSample.register(answer: \(group.swiftLiteral), [\(list.joined(separator: ", "))])"
        }
    }
}
