/// A constraint: Σ coefficient · variable  relation  constant.
struct Row: BitwiseCopyable {
    var constant: Double
    var priority: Double
    var firstTerm: Int32
    var termCount: Int32
    var termCapacity: Int32
    /// How many of its variables are not determined.
    var undetermined: Int32 = 0
    var owner: Int32 = -1
    var slot: Int32 = -1
    /// Place in the order of adding.
    var serial: Int32
    var resilience: Int32
    var mark: Int32 = 0
    /// -1 at most, 0 equal, 1 at least.
    var relation: Int8
    var role = RowRole.loose
    /// Of rows that compete at one priority, this gives way: see `TieStep`.
    var isYielding: Bool
    var flags = Flags()

    struct Flags: BitwiseCopyable {
        var isLinked = false
        var isBroken = false
        /// Member of a standing conflict.
        var isWatched = false
        /// In the queue of rows to evaluate, in the list of checks, a row of an island to evaluate again.
        var isQueued = false
        var isChecking = false
        var isStale = false
        /// A row of its island has the same terms, relation and priority.
        var hasTwin = false
        var isAlive = true
    }

    var isRequired: Bool { priority >= 1000 }
    var isRequiredEquality: Bool { relation == 0 && priority >= 1000 }
}

/// What a constraint does in the plan at present.
enum RowRole: UInt8, BitwiseCopyable {
    /// Not in the plan: new, removed, broken, or its variables have no plan yet.
    case loose
    /// Defines its one variable that is not determined otherwise; `owner` is that variable.
    case definition
    /// Required, and all its variables are determined: it can only hold or not.
    case check
    /// Optional, and nothing can be done for it.
    case idle
    /// Aggregates variables: an equality between at most two representatives of island `owner`.
    case aggregation
    /// A row of component `slot` of island `owner`.
    case component
    /// Defines a variable that nothing else of island `owner` needs; `slot` is its place among these.
    case implication
}

/// A term in the pool of all terms, linked with the other terms of its variable.
struct LinkedTerm: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32 = -1
    var previous: Int32 = -1
}

extension LinkedTerm: Linkable {
    init(_ link: Int32) { self.init(coefficient: 0, variable: -1, row: link) }
    var link: Int32 { row }
}

/// A row of a component: a constraint, the lower bound of a variable, or the stay of a variable: it would rather be where it was.
enum RowCode {
    @inline(__always) static func bound(_ variable: Int32) -> Int32 { -1 &- variable }
    @inline(__always) static func variable(ofBound code: Int32) -> Int32 { -1 &- code }
}
