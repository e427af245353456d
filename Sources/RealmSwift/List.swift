import Foundation

/// An ordered list of values or of references to objects, a property of an object.
public final class List<Element: RealmCollectionValue>: RealmCollection, MutableCollection, RangeReplaceableCollection, ElementsHolder,
    OwnerKeeper,
    RealmCollectionValue, RealmDefault, ExpressibleByArrayLiteral, CustomStringConvertible
{
    private var list: [Element] = []
    private weak var owner: ObjectBase?

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element == Element { list = Array(elements) }
    public convenience init(arrayLiteral elements: Element...) { self.init(elements) }
    public static var realmDefault: List<Element> { List() }

    public var realm: Realm? { owner?.realm }
    public var observedStore: AnyObject? { owner?.store }
    func keep(owner: ObjectBase) { self.owner = owner }

    /// The elements that have not been deleted.
    public var current: [Element] { list.filter { ($0 as? ObjectBase)?.isInvalidated != true } }
    public var first: Element? { current.first }
    public var last: Element? { current.last }

    public subscript(position: Int) -> Element {
        get { current[position] }
        set { change { $0[position] = newValue } }
    }

    private func change(_ body: (inout [Element]) -> Void) {
        list = current
        body(&list)
        owner?.store?.adopt(list.compactMap { $0 as? ObjectBase })
    }

    public func append(_ object: Element) { change { $0.append(object) } }
    public func append<S: Sequence>(objectsIn objects: S) where S.Element == Element { change { $0 += Array(objects) } }
    public func append<S: Sequence>(contentsOf objects: S) where S.Element == Element { change { $0 += Array(objects) } }
    public func insert(_ object: Element, at index: Int) { change { $0.insert(object, at: index) } }
    @discardableResult public func remove(at index: Int) -> Element {
        let element = current[index]
        change { $0.remove(at: index) }
        return element
    }
    public func remove(atOffsets offsets: IndexSet) { change { list in for index in offsets.reversed() { list.remove(at: index) } } }
    public func removeAll() { change { $0 = [] } }
    public func removeAll(keepingCapacity: Bool) { removeAll() }
    @discardableResult public func removeFirst() -> Element { remove(at: 0) }
    @discardableResult public func removeLast() -> Element { remove(at: count - 1) }
    public func removeFirst(_ number: Int) { change { $0.removeFirst(number) } }
    public func removeLast(_ number: Int) { change { $0.removeLast(number) } }
    public func replace(index: Int, object: Element) { self[index] = object }
    public func move(from: Int, to: Int) { change { $0.insert($0.remove(at: from), at: to) } }
    public func swapAt(_ index1: Int, _ index2: Int) { change { $0.swapAt(index1, index2) } }
    public func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element {
        change { $0.replaceSubrange(subrange, with: newElements) }
    }
    public func assign<S: Sequence>(_ elements: S) where S.Element == Element { change { $0 = Array(elements) } }

    var elements: [Any] { current }
    var elementType: Any.Type { Element.self }
    var isSettable: Bool { true }
    func setElements(_ elements: [Any]) {
        let new = elements.compactMap { RealmValues.converted($0) as Element? }
        change { $0 = new }
    }
}

extension List: Decodable where Element: Decodable {
    public convenience init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension List: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try current.encode(to: encoder) }
}

/// Values of which each is there once, in the order in which they came.
public final class MutableSet<Element: RealmCollectionValue>: RealmCollection, ElementsHolder, OwnerKeeper, RealmCollectionValue,
    RealmDefault
{
    private let list = List<Element>()

    public init() {}
    public static var realmDefault: MutableSet<Element> { MutableSet() }
    public var realm: Realm? { list.realm }
    public var observedStore: AnyObject? { list.observedStore }
    public var current: [Element] { list.current }
    public subscript(position: Int) -> Element { current[position] }
    func keep(owner: ObjectBase) { list.keep(owner: owner) }

    public func contains(_ object: Element) -> Bool { list.index(of: object) != nil }
    public func insert(_ object: Element) { if !contains(object) { list.append(object) } }
    public func insert<S: Sequence>(objectsIn objects: S) where S.Element == Element { for object in objects { insert(object) } }
    public func remove(_ object: Element) { if let index = list.index(of: object) { list.remove(at: index) } }
    public func removeAll() { list.removeAll() }

    var elements: [Any] { current }
    var elementType: Any.Type { Element.self }
    var isSettable: Bool { true }
    func setElements(_ elements: [Any]) { list.setElements(elements) }
}
