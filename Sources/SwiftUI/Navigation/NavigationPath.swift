/// The values of the pages of a stack, of any types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

    /// The path in a form that can be stored. It is empty: a picture is not restored.
    public var codable: CodableRepresentation? { nil }
    public init(_ codable: CodableRepresentation) {}
    /// A path as it is stored.
    public struct CodableRepresentation: Codable, Equatable {}
}

/// How a stack reads and writes its path.
struct PathAccess {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.elements }
        write = { elements in
            var value = NavigationPath()
            value.elements = elements
            path.wrappedValue = value
        }
    }

    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        read = { path.wrappedValue.map { AnyHashable($0) } }
        write = { elements in path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element }) }
    }
}
