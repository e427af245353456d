import Foundation
import UIKit

/// A collection whose elements can be read without knowing their type.
protocol ElementsHolder {
    var elements: [Any] { get }
    var elementType: Any.Type { get }
    /// Whether elements can be set; those of results cannot.
    var isSettable: Bool { get }
    func setElements(_ elements: [Any])
}

/// A value that must know the object that it belongs to.
protocol OwnerKeeper { func keep(owner: ObjectBase) }

/// What lists and results have in common. A collection is read anew each time it is asked, so it is always up to date.
public protocol RealmCollection<Element>: RandomAccessCollection where Element: RealmCollectionValue, Index == Int {
    var realm: Realm? { get }
    /// The elements at this moment.
    var current: [Element] { get }
    /// The store whose writes change the collection.
    var observedStore: AnyObject? { get }
}

extension RealmCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { current.count }
    public var count: Int { current.count }
    public var isInvalidated: Bool { false }
    public var isFrozen: Bool { false }
    public var description: String { "\(current)" }
    public func makeIterator() -> IndexingIterator<[Element]> { current.makeIterator() }

    public func freeze() -> Self { self }
    public func thaw() -> Self? { self }
    public func toArray() -> [Element] { current }
    public func objects(at indexes: IndexSet) -> [Element] { indexes.map { current[$0] } }

    // MARK: Finding

    public func filter(_ predicate: NSPredicate) -> Results<Element> {
        results { elements in elements.filter { predicate.evaluate(with: RealmPredicates.subject($0)) } }
    }

    /// Returns the elements for which a predicate's text holds: `filter("name == %@", name)`.
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        filter(NSPredicate(format: predicateFormat, argumentArray: args.map { RealmValues.unwrapped($0) ?? NSNull() }))
    }

    public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
        let condition = isIncluded(Query { $0 })
        return results { elements in elements.filter { condition.read($0) as? Bool == true } }
    }

    public func index(matching predicate: NSPredicate) -> Int? {
        current.firstIndex { predicate.evaluate(with: RealmPredicates.subject($0)) }
    }

    public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
        index(matching: NSPredicate(format: predicateFormat, argumentArray: args.map { RealmValues.unwrapped($0) ?? NSNull() }))
    }

    public func index(of object: Element) -> Int? {
        if let object = object as? ObjectBase { return current.firstIndex { ($0 as? ObjectBase) === object } }
        guard let object = object as? AnyHashable else { return nil }
        return current.firstIndex { $0 as? AnyHashable == object }
    }

    // MARK: Sorting

    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }

    public func sorted<Value>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true) -> Results<Element> {
        results { elements in elements.sorted(stably: { RealmPredicates.order($0[keyPath: keyPath], $1[keyPath: keyPath], ascending) }) }
    }

    public func sorted(ascending: Bool = true) -> Results<Element> {
        results { elements in elements.sorted(stably: { RealmPredicates.order($0, $1, ascending) }) }
    }

    public func sorted<Descriptors: Sequence>(by sortDescriptors: Descriptors) -> Results<Element>
    where Descriptors.Element == SortDescriptor {
        let descriptors = Array(sortDescriptors)
        return results { elements in
            elements.sorted(stably: { one, other in
                for descriptor in descriptors {
                    let values = [one, other].map { ($0 as? ObjectBase).flatMap { RealmPredicates.value(descriptor.keyPath, of: $0) } }
                    let order = RealmPredicates.order(values[0], values[1], descriptor.ascending)
                    if order != .orderedSame { return order }
                }
                return .orderedSame
            })
        }
    }

    /// Returns the first of the elements that have the same values.
    public func distinct<Paths: Sequence>(by keyPaths: Paths) -> Results<Element> where Paths.Element == String {
        let paths = Array(keyPaths)
        return results { elements in
            var seen: Set<String> = []
            return elements.filter { element in
                let values = paths.map { path in (element as? ObjectBase).map { "\(RealmPredicates.value(path, of: $0) ?? "nil")" } ?? "" }
                return seen.insert(values.joined(separator: "\u{0}")).inserted
            }
        }
    }

    // MARK: Sums

    private func values<T>(_ property: String) -> [T] {
        current.compactMap { ($0 as? ObjectBase).flatMap { RealmPredicates.value(property, of: $0) } as? T }
    }

    public func min<T: MinMaxType>(ofProperty property: String) -> T? { RealmPredicates.extreme(values(property), ascending: true) }
    public func max<T: MinMaxType>(ofProperty property: String) -> T? { RealmPredicates.extreme(values(property), ascending: false) }
    public func sum<T: AddableType>(ofProperty property: String) -> T { RealmValues.converted(total(values(property) as [Any])) ?? zero() }
    public func average<T: AddableType>(ofProperty property: String) -> T? {
        let values: [Any] = values(property)
        return values.isEmpty ? nil : RealmValues.converted(total(values) / Double(values.count))
    }

    private func total(_ values: [Any]) -> Double { values.compactMap { RealmValues.converted($0) as Double? }.reduce(0, +) }
    private func zero<T>() -> T {
        guard let zero: T = RealmValues.converted(0) else { fatalError("Realm: no sum of type \(T.self)") }
        return zero
    }

    // MARK: Values of the elements

    public func value(forKey key: String) -> Any? { current.map { ($0 as? ObjectBase)?.value(forKey: key) ?? NSNull() } }
    public func setValue(_ value: Any?, forKey key: String) {
        for case let object as ObjectBase in current { object.setValue(value, forKey: key) }
    }

    // MARK: Observing

    /// Calls the block in the next turn of the queue, and after each write that changes the collection.
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        guard let store = observedStore as? RealmStore else { return NotificationToken {} }
        var last: RealmChanges?
        return store.observe(atOnce: true) {
            let new = RealmChanges(current.map { $0 })
            guard let old = last else {
                last = new
                return block(.initial(self))
            }
            last = new
            let change = new.changes(since: old)
            guard !change.deletions.isEmpty || !change.insertions.isEmpty || !change.modifications.isEmpty else { return }
            block(.update(self, deletions: change.deletions, insertions: change.insertions, modifications: change.modifications))
        }
    }

    func results(_ step: @escaping ([Element]) -> [Element]) -> Results<Element> {
        Results(store: observedStore as? RealmStore) { step(current) }
    }
}

/// A property by which results are sorted.
public struct SortDescriptor: Hashable, Sendable, ExpressibleByStringLiteral {
    public let keyPath: String
    public let ascending: Bool

    public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending) = (keyPath, ascending) }
    public init(stringLiteral value: String) { self.init(keyPath: value) }
    public func reversed() -> SortDescriptor { SortDescriptor(keyPath: keyPath, ascending: !ascending) }
}

extension Array {
    /// Sorts elements, of which equal ones keep their order.
    fileprivate func sorted(stably order: (Element, Element) -> ComparisonResult) -> [Element] {
        enumerated().sorted { one, other in
            let order = order(one.element, other.element)
            return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
        }.map(\.element)
    }
}

/// Compares values as predicates and sort descriptors do.
enum RealmPredicates {
    /// The object of a predicate: lists of strings are asked for `SELF`.
    static func subject(_ element: Any) -> Any? { RealmValues.unwrapped(element) }

    static func value(_ path: String, of object: ObjectBase) -> Any? {
        var value: Any? = object
        for key in path.split(separator: ".") { value = (value as? ObjectBase)?.value(forKey: String(key)) }
        return value
    }

    /// Nil comes first.
    static func order(_ one: Any?, _ other: Any?, _ ascending: Bool) -> ComparisonResult {
        let order = compare(RealmValues.unwrapped(one), RealmValues.unwrapped(other))
        return ascending || order == .orderedSame ? order : order == .orderedAscending ? .orderedDescending : .orderedAscending
    }

    private static func compare(_ one: Any?, _ other: Any?) -> ComparisonResult {
        guard let one, let other else { return one == nil ? (other == nil ? .orderedSame : .orderedAscending) : .orderedDescending }
        if let one = one as? String, let other = other as? String {
            return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
        }
        if let one = one as? Date, let other = other as? Date { return one.compare(other) }
        if let one = one as? ObjectId, let other = other as? ObjectId { return compare(one.stringValue, other.stringValue) }
        if let one = one as? any RawRepresentable, let other = other as? any RawRepresentable {
            return compare(one.rawValue, other.rawValue)
        }
        guard let one: Double = RealmValues.converted(one), let other: Double = RealmValues.converted(other) else { return .orderedSame }
        return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }

    static func extreme<T>(_ values: [T], ascending: Bool) -> T? {
        values.reduce(nil) { best, value in best.map { order(value, $0, ascending) == .orderedAscending ? value : $0 } ?? value }
    }
}
