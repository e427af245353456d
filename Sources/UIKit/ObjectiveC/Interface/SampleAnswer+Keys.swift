import Foundation

extension InterfaceSample {
    /// Tells by which keys the app's code reads the answers of servers that it decodes to no type.
    /// - Parameters:
    ///   - group: The type that reads them: `Movie`.
    ///   - keys: What each value is: `text`, `count`, `amount`, `flag`, `moment` (seconds since 1970), `address`, a list `[Actor]` or an object
    ///     `{Poster}` of another group, or without a name of all groups. The key without a name is the answer as a whole.
    public static func register(answer group: String, _ keys: [String: String]) {
        answers[group, default: [:]].merge(keys) { own, _ in own }
    }

    /// Returns what a server answers that nobody has recorded: an object with the keys that the app asks for.
    package static func answer(to address: String) -> Data {
        let groups = answers
        guard !groups.isEmpty else { return SampleAnswer.data(for: address) }
        let answer = KeyedAnswer(groups: groups)
        return answer.isList
            ? SampleAnswer.data(for: address, listing: list { answer.root }) : SampleAnswer.data(for: address, with: answer.root)
    }
}

/// An answer made of the keys that code asks for.
private struct KeyedAnswer {
    let groups: [String: [String: String]]
    /// Whether the app takes answers as a whole for lists.
    let isList: Bool
    private let numbers = SampleDecoder.Numbers()

    init(groups: [String: [String: String]]) {
        var groups = groups
        isList = groups[""]?.removeValue(forKey: "") == "[]"
        // Of two groups that take a key for different values, the first by name tells what it is; objects inside have their own keys.
        let outer = groups.filter { !$0.key.contains(".") || groups[String($0.key.prefix { $0 != "." })] == nil }
        groups[""] = outer.sorted { $0.key < $1.key }.reduce(into: [:]) { all, group in all.merge(group.value) { first, _ in first } }
        self.groups = groups
    }

    var root: [String: Any] { object("", depth: depth, within: []) }

    /// The number of objects around one another, so that an answer has a size that a server would send.
    private var depth: Int { (1...4).reversed().first { size(of: "", depth: $0) <= 20_000 } ?? 1 }

    private func size(of group: String, depth: Int) -> Int {
        (groups[group] ?? [:]).values.reduce(0) { sum, value in
            guard let (inner, isList) = Self.content(of: value), groups[inner] != nil else { return sum + 1 }
            return min(sum + (depth > 0 ? (isList ? 3 : 1) * size(of: inner, depth: depth - 1) : 1), 1_000_000)
        }
    }

    /// Returns the group of a list's elements or an object's keys.
    private static func content(of value: String) -> (group: String, isList: Bool)? {
        guard value.hasPrefix("[") || value.hasPrefix("{") else { return nil }
        return (String(value.dropFirst().dropLast()), value.hasPrefix("["))
    }

    /// - Parameter keys: The keys of the objects around this one, of which it has none again where it has the keys of all.
    private func object(_ group: String, depth: Int, within keys: Set<String>) -> [String: Any] {
        // The object's own values are counted before those of the objects inside.
        let items = (groups[group] ?? [:]).sorted {
            let (one, other) = (Self.content(of: $0.value) != nil, Self.content(of: $1.value) != nil)
            return one == other ? $0.key < $1.key : other
        }
        return items.reduce(into: [:]) { result, item in
            guard !(group.isEmpty && keys.contains(item.key)) else { return }
            result[item.key] = value(item.value, named: group + "." + item.key, key: item.key, depth: depth, within: keys)
        }
    }

    private func value(_ value: String, named name: String, key: String, depth: Int, within keys: Set<String>) -> Any {
        let kind = InterfaceSample.kind
        guard let (inner, isList) = Self.content(of: value) else {
            let number = numbers.next(name)
            switch value {
            case "count": return SampleWords.count(name, number: number, kind: kind)
            case "amount": return SampleWords.amount(name, number: number, kind: kind)
            case "flag": return InterfaceSample.flag(name)
            case "moment": return SampleWords.date(number: number).timeIntervalSince1970.rounded()
            case "address": return SampleWords.encoded(name + "_url", number: number, kind: kind)
            default: return SampleWords.encoded(name, number: number, kind: kind)
            }
        }
        // What holds it is the reason for what it is called: the text of a message is one.
        let make: () -> Any = {
            groups[inner] == nil
                ? self.value(inner, named: name, key: key, depth: depth, within: keys)
                : object(inner, depth: depth - 1, within: keys.union([key]))
        }
        guard depth > 0 else { return isList ? [Any]() : [String: Any]() }
        return isList ? InterfaceSample.list(make) : make()
    }
}
