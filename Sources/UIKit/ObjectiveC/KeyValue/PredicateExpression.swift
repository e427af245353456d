import Foundation

/// What a predicate is asked about: an object, and the values of `$NAME`.
struct PredicateSubject {
    let object: Any?
    let variables: [String: Any]

    init(_ object: Any?, _ variables: [String: Any]) { (self.object, self.variables) = (object, variables) }
}

/// A condition of a predicate's format.
indirect enum PredicateCondition: @unchecked Sendable {
    enum Relation: String {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, matches, like, begins, ends, contains, within, between
    }
    enum Share { case any, all, none }

    case constant(Bool)
    case not(PredicateCondition)
    case both(PredicateCondition, PredicateCondition)
    case either(PredicateCondition, PredicateCondition)
    case comparison(PredicateValue, Relation, PredicateValue, String.CompareOptions, Share?)

    func holds(_ subject: PredicateSubject) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let condition): !condition.holds(subject)
        case .both(let one, let other): one.holds(subject) && other.holds(subject)
        case .either(let one, let other): one.holds(subject) || other.holds(subject)
        case .comparison(let left, let relation, let right, let options, let share):
            Self.compare(left.value(subject), relation, right.value(subject), options, share)
        }
    }

    private static func compare(_ left: Any?, _ relation: Relation, _ right: Any?, _ options: String.CompareOptions, _ share: Share?)
        -> Bool
    {
        guard let share else { return PredicateComparison(relation: relation, options: options).holds(left, right) }
        let comparison = PredicateComparison(relation: relation, options: options)
        let items = PredicateValues.items(left) ?? []
        switch share {
        case .any: return items.contains { comparison.holds($0, right) }
        case .all: return items.allSatisfy { comparison.holds($0, right) }
        case .none: return !items.contains { comparison.holds($0, right) }
        }
    }
}

/// A value in a predicate's format.
indirect enum PredicateValue: @unchecked Sendable {
    case given(Any?)
    case subject
    case variable(String)
    case path(PredicateValue, [String])
    case list([PredicateValue])
    case sum(PredicateValue, Character, PredicateValue)

    func value(_ subject: PredicateSubject) -> Any? {
        switch self {
        case .given(let value): value
        case .subject: subject.object
        case .variable(let name): subject.variables[name]
        case .path(let owner, let keys): keys.reduce(owner.value(subject)) { PredicateValues.value($1, of: $0) }
        case .list(let values): values.map { $0.value(subject) }
        case .sum(let one, let sign, let other): Self.calculate(one.value(subject), sign, other.value(subject))
        }
    }

    private static func calculate(_ one: Any?, _ sign: Character, _ other: Any?) -> Any? {
        guard let one = PredicateValues.number(one), let other = PredicateValues.number(other) else { return nil }
        switch sign {
        case "+": return one + other
        case "-": return one - other
        case "*": return one * other
        default: return other == 0 ? nil : one / other
        }
    }
}

/// Compares two values as a predicate does.
private struct PredicateComparison {
    let relation: PredicateCondition.Relation
    let options: String.CompareOptions

    func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch relation {
        case .equal: isEqual(left, right)
        case .unequal: !isEqual(left, right)
        case .less: order(left, right) == .orderedAscending
        case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
        case .greater: order(left, right) == .orderedDescending
        case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
        case .within: isIn(left, right)
        case .between: isBetween(left, right)
        case .contains: contains(left, right)
        case .begins: text(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil }
        case .ends: text(left, right) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
        case .matches: text(left, right) { matches($0, $1) }
        case .like: text(left, right) { matches($0, Self.pattern(like: $1)) }
        }
    }

    private func text(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool {
        guard let left = left as? String, let right = right as? String else { return false }
        return test(left, right)
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        let plain = options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        return plain.range(of: "^(?:\(pattern))$", options: options.subtracting(.diacriticInsensitive).union(.regularExpression)) != nil
    }

    /// `*` stands for any letters, `?` for one.
    private static func pattern(like text: String) -> String {
        text.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0)) }.joined()
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        if let left = left as? String, let right = right as? String { return left.compare(right, options: options) == .orderedSame }
        if let left = PredicateValues.number(left), let right = PredicateValues.number(right) { return left == right }
        guard let left = PredicateValues.unwrapped(left), let right = PredicateValues.unwrapped(right) else {
            return PredicateValues.unwrapped(left) == nil && PredicateValues.unwrapped(right) == nil
        }
        if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return true }
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        return false
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        guard let left = PredicateValues.number(left), let right = PredicateValues.number(right) else { return nil }
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    private func isIn(_ left: Any?, _ right: Any?) -> Bool {
        if let left = left as? String, let right = right as? String { return right.range(of: left, options: options) != nil }
        return PredicateValues.items(right)?.contains { isEqual(left, $0) } ?? false
    }

    private func contains(_ left: Any?, _ right: Any?) -> Bool { isIn(right, left) }

    private func isBetween(_ left: Any?, _ right: Any?) -> Bool {
        guard let bounds = PredicateValues.items(right), bounds.count == 2 else { return false }
        guard let low = order(left, bounds[0]), let high = order(left, bounds[1]) else { return false }
        return low != .orderedAscending && high != .orderedDescending
    }
}

/// Values of objects by name, and what values are as numbers and lists.
private enum PredicateValues {
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    static func number(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    static func items(_ value: Any?) -> [Any?]? {
        switch unwrapped(value) {
        case let value as [Any?]: value
        case let value as NSArray: value.map { $0 }
        case let value as Set<AnyHashable>: value.map { $0 }
        case let value as NSSet: value.map { $0 }
        case let value as NSOrderedSet: value.map { $0 }
        case let value as [AnyHashable: Any]: value.values.map { $0 }
        default: nil
        }
    }

    /// Returns an object's value for a key; of a list, the list of its members' values, or the answer to `@count`, `@sum` and their kin.
    static func value(_ key: String, of owner: Any?) -> Any? {
        guard let owner = unwrapped(owner) else { return nil }
        if key.hasPrefix("@") { return total(key, of: owner) }
        if let dictionary = owner as? [String: Any] { return unwrapped(dictionary[key]) }
        if let dictionary = owner as? NSDictionary { return dictionary[key] }
        if let items = items(owner) { return items.map { value(key, of: $0) } }
        if key == "length", let text = owner as? String { return text.utf16.count }
        if let object = owner as? any NSObjectProtocol, let value = unwrapped(object.value(forKey: key)) { return value }
        return stored(key, of: Mirror(reflecting: owner))
    }

    private static func total(_ key: String, of owner: Any) -> Any? {
        guard let items = items(owner) else { return key == "@count" ? (owner as? String)?.count : nil }
        let numbers = items.compactMap(number)
        switch key {
        case "@count": return items.count
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return numbers.min()
        case "@max": return numbers.max()
        default: return nil
        }
    }

    /// Returns a stored property of an object, or of its superclasses.
    private static func stored(_ key: String, of mirror: Mirror) -> Any? {
        if let child = mirror.children.first(where: { $0.label == key }) { return unwrapped(child.value) }
        return mirror.superclassMirror.flatMap { stored(key, of: $0) }
    }
}
