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
    /// An equality between at most two representatives of island `owner`.
    case aggregation
    /// A row of component `slot` of island `owner`.
    case component
    /// Defines a variable that nothing else of island `owner` needs; `slot` is its place among these.
    case implication
}

/// What a variable does in the plan at present.
enum VariableRole: UInt8, BitwiseCopyable {
    case removed
    /// Waits for a plan.
    case free
    /// No constraint mentions it.
    case unmentioned
    /// Determined by its definer row.
    case determined
    /// Equals factor · representative + offset; the representative belongs to a component.
    case aggregated
    /// Equals its offset, by the equalities of its island.
    case constant
    /// Defined by an implication row.
    case implied
}

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
    var isLinked = false
    var isBroken = false
    /// Member of a standing conflict.
    var isWatched = false
    /// In the queue of rows to evaluate, in the list of checks, a row of an island to evaluate again.
    var isQueued = false
    var isChecking = false
    var isStale = false
    /// Of rows that compete at one priority, this gives way: see `TieStep`.
    var isYielding: Bool
    /// A row of its island has the same terms, relation and priority.
    var hasTwin = false
    var isAlive = true

    var isRequired: Bool { priority >= 1000 }
    var isRequiredEquality: Bool { relation == 0 && priority >= 1000 }
}

/// A term in the arena of all terms, linked with the other terms of its variable.
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

struct VariableRecord: BitwiseCopyable {
    /// -infinity: none.
    var lowerBound: Double
    var preferred: Double
    var factor = 1.0
    var representative: Int32 = -1
    var firstTerm: Int32 = -1
    /// The row that determines it.
    var definer: Int32 = -1
    /// Longest way of definitions below it.
    var depth: Int32 = 0
    var island: Int32 = -1
    var component: Int32 = -1
    /// Place in the order of creation.
    var birth: Int32
    var mark: Int32 = 0
    /// Index within the island that is being planned.
    var local: Int32 = -1
    var role = VariableRole.free
    /// Its bound takes part in its island's components, because it would not hold by itself.
    var isKept = false
    var isSeed = false

    var isLength: Bool { lowerBound > -.infinity }
}

/// Variables that constraints tie together, apart from those determined; planned as a whole.
///
/// `integers` holds the variables, then three numbers an equality (row, start and end of its targets), then targets, codes of
/// checks (see `RowCode`), implied variables (row, variable) in the order of evaluation, and components. `doubles` holds a divisor an
/// equality and a factor a target.
struct Island: BitwiseCopyable {
    var integers: Int32 = 0
    var doubles: Int32 = 0
    var variables: Int32 = 0
    var equalities: Int32 = 0
    var targets: Int32 = 0
    var checks: Int32 = 0
    var implied: Int32 = 0
    var components: Int32 = 0
    var keptStamp: Int32 = -1
    /// First implied variable to evaluate again; `implied` when none.
    var firstImplied: Int32 = 0
    var isAlive = true
    var hasKept = false
    var isDirty = false
    var areImpliedDirty = false
    /// Not evaluated since they were planned, none of them.
    var areImpliedNew = true
    /// Its offsets are those of its equalities, but for rows that are stale.
    var isReplayed = false
    /// Whether each variable moves once, and only after all that its equality needs; looked at when something changes first.
    var order = ReplayOrder.undecided

    var integerCount: Int32 { variables &+ 3 &* equalities &+ targets &+ checks &+ 2 &* implied &+ components }
    var doubleCount: Int32 { equalities &+ targets }
    var equalityStart: Int32 { integers &+ variables }
    var targetStart: Int32 { equalityStart &+ 3 &* equalities }
    var checkStart: Int32 { targetStart &+ targets }
    var impliedStart: Int32 { checkStart &+ checks }
    var componentStart: Int32 { impliedStart &+ 2 &* implied }
}

enum ReplayOrder: UInt8, BitwiseCopyable {
    case undecided
    /// An equality can be replayed by itself.
    case simple
    case entangled
}

/// A component: representatives that rows tie together.
///
/// `integers` holds members, codes of rows (see `RowCode`) and, with two representatives or more, what `Component` says.
struct Component: BitwiseCopyable {
    var island: Int32
    var integers: Int32 = 0
    var integerCount: Int32 = 0
    var doubles: Int32 = 0
    var doubleCount: Int32 = 0
    var variables: Int32 = 0
    var rows: Int32 = 0
    var representatives: Int32 = 0
    var nonzeros: Int32 = 0
    /// Rows that hold the answer in the order of evaluation: triangular ones, then the block.
    var triangular: Int32 = 0
    var block: Int32 = 0
    var blockDoubles: Int32 = 0
    var isAlive = true
    var isDirty = false
    var isAmbiguous = false
    var isSolved = false
    /// What is known of its rows is not: measure all.
    var areAllStale = true

    var codeStart: Int32 { integers &+ variables }
}

/// A row of a component: a constraint, the lower bound of a variable, or the stay of a variable to stay.
enum RowCode {
    @inline(__always) static func bound(_ variable: Int32) -> Int32 { -1 &- variable }
    @inline(__always) static func variable(ofBound code: Int32) -> Int32 { -1 &- code }
}
