/// A constraint in a `Solver`. The handle of a removed constraint may be reused.
public struct Constraint: Hashable, Sendable {
    public let index: Int32
}

public enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

extension Relation {
    var sign: Int8 {
        switch self {
        case .lessThanOrEqual: -1
        case .equal: 0
        case .greaterThanOrEqual: 1
        }
    }
}
