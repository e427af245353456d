/// A constraint: Σ coefficient · variable  relation  constant.
struct Row: BitwiseCopyable {
    var constant: Double
    var priority: Double
    var firstTerm: Int32
    var termCount: Int32
    var termCapacity: Int32
    /// The number of its variables that are not determined.
    var undetermined: Int32 = 0
    var owner: Int32 = -1
    var slot: Int32 = -1
    /// The row's place in the order of adding.
    var serial: Int32
    var resilience: Int32
    var mark: Int32 = 0
    /// -1: at most, 0: equal, 1: at least.
    var relation: Int8
    var role = RowRole.loose
    /// Whether the row gives way if rows of one priority compete; see `TieStep`.
    var isYielding: Bool
    var flags = Flags()

    struct Flags: BitwiseCopyable {
        var isLinked = false
        var isBroken = false
        /// Whether the row is a member of a standing conflict.
        var isWatched = false
        /// Whether the row is in the queue of definitions to evaluate (`isQueued`), in the list of checks (`isChecking`), or must be
        /// evaluated again with its island (`isStale`).
        var isQueued = false
        var isChecking = false
        var isStale = false
        /// Whether another row of its island has the same terms, relation and priority.
        var hasTwin = false
        var isAlive = true
    }

    var isRequired: Bool { priority >= 1000 }
    var isRequiredEquality: Bool { relation == 0 && priority >= 1000 }
}

/// The role of a constraint in the current plan.
enum RowRole: UInt8, BitwiseCopyable {
    /// Not in the plan: new, removed, broken, or its variables have no plan yet.
    case loose
    /// Defines the one of its variables that is not determined otherwise; `owner` is that variable.
    case definition
    /// Required, and all its variables are determined: it is only verified.
    case check
    /// Optional, and all its variables are known: it has no influence.
    case idle
    /// Aggregates variables: an equality between at most two representatives of island `owner`.
    case aggregation
    /// A row of component `slot` of island `owner`.
    case component
    /// Defines an implied variable of island `owner`; `slot` is its place among these.
    case implication
}

/// A term in the pool of all terms, linked to the other terms of its variable.
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

/// The code of a component's row: a constraint, a variable's lower bound, or a variable's stay, which pulls it to its preferred value.
enum RowCode {
    @inline(__always) static func bound(_ variable: Int32) -> Int32 { -1 &- variable }
    @inline(__always) static func variable(ofBound code: Int32) -> Int32 { -1 &- code }
}
