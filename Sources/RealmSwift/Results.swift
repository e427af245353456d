import Foundation

/// The objects that a query finds, at any moment those that are there.
public struct Results<Element: RealmCollectionValue>: RealmCollection, ElementsHolder, CustomStringConvertible {
    private let store: RealmStore?
    private let find: () -> [Element]

    init(store: RealmStore?, _ find: @escaping () -> [Element]) { (self.store, self.find) = (store, find) }

    public var realm: Realm? { store.map { Realm($0) } }
    public var current: [Element] { find() }
    public var observedStore: AnyObject? { store }
    public subscript(position: Int) -> Element { current[position] }
    public var first: Element? { current.first }
    public var last: Element? { current.last }

    var elements: [Any] { current }
    var elementType: Any.Type { Element.self }
    var isSettable: Bool { false }
    func setElements(_ elements: [Any]) {}
}

/// The objects that refer to an object by one of their properties.
public struct LinkingObjects<Element: ObjectBase>: RealmCollection, ElementsHolder, OwnerKeeper, RealmDefault {
    private final class Owner { weak var object: ObjectBase? }

    private let property: String
    private let owner = Owner()

    public init(fromType type: Element.Type, property: String) { self.property = property }

    func keep(owner: ObjectBase) { self.owner.object = owner }
    public static var realmDefault: LinkingObjects<Element> { LinkingObjects(fromType: Element.self, property: "") }

    public var realm: Realm? { owner.object?.realm }
    public var observedStore: AnyObject? { owner.object?.store }
    public subscript(position: Int) -> Element { current[position] }
    public var first: Element? { current.first }
    public var last: Element? { current.last }

    public var current: [Element] {
        guard let owner = owner.object, let store = owner.store else { return [] }
        return store.objects(of: Element.self).compactMap { $0 as? Element }.filter { element in
            let value = element.value(forKey: property)
            return (value as? ObjectBase) === owner || RealmValues.elements(of: value).contains { ($0 as? ObjectBase) === owner }
        }
    }

    var elements: [Any] { current }
    var elementType: Any.Type { Element.self }
    var isSettable: Bool { false }
    func setElements(_ elements: [Any]) {}
}

/// Any collection of one type of elements.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection, ElementsHolder {
    private let base: any RealmCollection<Element>

    public init<C: RealmCollection>(_ base: C) where C.Element == Element { self.base = base }

    public var realm: Realm? { base.realm }
    public var current: [Element] { base.current }
    public var observedStore: AnyObject? { base.observedStore }
    public subscript(position: Int) -> Element { base.current[position] }

    var elements: [Any] { current }
    var elementType: Any.Type { Element.self }
    var isSettable: Bool { false }
    func setElements(_ elements: [Any]) {}
}
