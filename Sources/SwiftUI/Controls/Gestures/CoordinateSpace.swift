/// The space in which positions are told.
public enum CoordinateSpace: Hashable {
    case global, local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}
