import Foundation

/// A condition on the properties of objects, written in Swift: `trips.where { $0.days > 3 && $0.name.starts(with: "L") }`.
@dynamicMemberLookup public struct Query<Value> {
    /// Reads the value from an object.
    let read: (Any) -> Any?

    init(_ read: @escaping (Any) -> Any?) { self.read = read }

    public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Query<Member> where Value: ObjectBase {
        Query<Member> { subject in (read(subject) as? Value)?[keyPath: path] }
    }

    public subscript<Wrapped: ObjectBase, Member>(dynamicMember path: KeyPath<Wrapped, Member>) -> Query<Member> where Value == Wrapped? {
        Query<Member> { subject in (RealmValues.unwrapped(read(subject)) as? Wrapped)?[keyPath: path] }
    }

    private func compared(_ other: @escaping (Any) -> Any?, _ test: @escaping (ComparisonResult) -> Bool) -> Query<Bool> {
        Query<Bool> { test(RealmPredicates.order(read($0), other($0), true)) }
    }

    private func equals(_ other: Any?) -> Query<Bool> {
        Query<Bool> { subject in
            let one = RealmValues.unwrapped(read(subject)), other = RealmValues.unwrapped(other)
            if let one = one as? ObjectBase { return one === other as? ObjectBase }
            guard let one = one as? AnyHashable, let other = other as? AnyHashable else {
                return RealmPredicates.order(one, other, true) == .orderedSame && (one == nil) == (other == nil)
            }
            return one == other
        }
    }

    public static func == (one: Query, other: Value) -> Query<Bool> { one.equals(other) }
    public static func != (one: Query, other: Value) -> Query<Bool> { !one.equals(other) }
    public static func > (one: Query, other: Value) -> Query<Bool> { one.compared({ _ in other }) { $0 == .orderedDescending } }
    public static func >= (one: Query, other: Value) -> Query<Bool> { one.compared({ _ in other }) { $0 != .orderedAscending } }
    public static func < (one: Query, other: Value) -> Query<Bool> { one.compared({ _ in other }) { $0 == .orderedAscending } }
    public static func <= (one: Query, other: Value) -> Query<Bool> { one.compared({ _ in other }) { $0 != .orderedDescending } }
    public static func == (one: Query, other: Query) -> Query<Bool> { one.compared(other.read) { $0 == .orderedSame } }
    public static func != (one: Query, other: Query) -> Query<Bool> { one.compared(other.read) { $0 != .orderedSame } }

    public func `in`<S: Sequence>(_ values: S) -> Query<Bool> where S.Element == Value {
        let conditions = values.map { equals($0) }
        return Query<Bool> { subject in conditions.contains { $0.read(subject) as? Bool == true } }
    }

    private func text(_ test: @escaping (String) -> Bool) -> Query<Bool> {
        Query<Bool> { subject in (RealmValues.unwrapped(read(subject)) as? String).map(test) ?? false }
    }

    public func contains(_ part: String, options: String.CompareOptions = []) -> Query<Bool> {
        text { $0.range(of: part, options: options) != nil }
    }

    public func starts(with part: String, options: String.CompareOptions = []) -> Query<Bool> {
        text { $0.range(of: part, options: options.union(.anchored)) != nil }
    }

    public func ends(with part: String, options: String.CompareOptions = []) -> Query<Bool> {
        text { $0.range(of: part, options: options.union([.anchored, .backwards])) != nil }
    }
}

extension Query where Value: RealmCollection {
    public var count: Query<Int> { Query<Int> { RealmValues.elements(of: read($0)).count } }
    public func contains(_ element: Value.Element) -> Query<Bool> {
        Query<Bool> { subject in (read(subject) as? Value)?.index(of: element) != nil }
    }
}

extension Query<Bool> {
    public static func && (one: Query, other: Query) -> Query { Query { one.read($0) as? Bool == true && other.read($0) as? Bool == true } }
    public static func || (one: Query, other: Query) -> Query { Query { one.read($0) as? Bool == true || other.read($0) as? Bool == true } }
    public static prefix func ! (one: Query) -> Query { Query { one.read($0) as? Bool != true } }
}
