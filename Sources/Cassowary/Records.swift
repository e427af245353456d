/// What a constraint does in the plan at present.
enum RowRole: UInt8, BitwiseCopyable {
    /// Not in the plan: new, removed, broken, or its unknowns have no plan yet.
    case loose
    /// Defines its one unknown that is not determined otherwise; `owner` is that unknown.
    case direct
    /// Required, and all its unknowns are determined: it can only hold or not.
    case check
    /// Optional, and nothing can be done for it.
    case idle
    /// An equality between at most two roots of island `owner`.
    case affine
    /// A row of core `slot` of island `owner`.
    case core
    /// Defines an unknown that nothing else of island `owner` needs; `slot` is its place among these.
    case follower
}

/// What an unknown does in the plan at present.
enum UnknownRole: UInt8, BitwiseCopyable {
    case removed
    /// Waits for a plan.
    case free
    /// No constraint mentions it.
    case lone
    /// Determined by its definer row.
    case determined
    /// Equals factor · root + offset; the root belongs to a core.
    case member
    /// Equals its offset, by the equalities of its island.
    case constant
    /// Defined by a follower row.
    case follower
}

/// A constraint: Σ coefficient · unknown  relation  constant.
struct Row: BitwiseCopyable {
    var constant: Double
    var priority: Double
    var firstTerm: Int32
    var termCount: Int32
    var termCapacity: Int32
    /// How many of its unknowns are not determined.
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
    var isDefinition: Bool { relation == 0 && priority >= 1000 }
}

/// A term in the arena of all terms, linked with the other terms of its unknown.
struct LinkedTerm: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
    var row: Int32
    var next: Int32 = -1
    var previous: Int32 = -1
}

extension LinkedTerm: Linkable {
    init(_ link: Int32) { self.init(coefficient: 0, unknown: -1, row: link) }
    var link: Int32 { row }
}

struct Unknown: BitwiseCopyable {
    /// -infinity: none.
    var lowerBound: Double
    var preferred: Double
    var factor = 1.0
    var root: Int32 = -1
    var firstTerm: Int32 = -1
    /// The row that determines it.
    var definer: Int32 = -1
    /// Longest way of definitions below it.
    var depth: Int32 = 0
    var island: Int32 = -1
    var core: Int32 = -1
    /// Place in the order of creation.
    var birth: Int32
    var mark: Int32 = 0
    /// Index within the island that is being planned.
    var local: Int32 = -1
    var role = UnknownRole.free
    /// Its bound takes part in its island's cores, because it would not hold by itself.
    var isKept = false
    var isSeed = false

    var isLength: Bool { lowerBound > -.infinity }
}

/// Unknowns that constraints tie together, apart from those determined; planned as a whole.
///
/// `integers` holds the unknowns, then three numbers an equality (row, start and end of its targets), then targets, codes of
/// checks (see `RowCode`), followers (row, unknown) in the order of evaluation, and cores. `doubles` holds a divisor an
/// equality and a factor a target.
struct Island: BitwiseCopyable {
    var integers: Int32 = 0
    var doubles: Int32 = 0
    var unknowns: Int32 = 0
    var equalities: Int32 = 0
    var targets: Int32 = 0
    var checks: Int32 = 0
    var followers: Int32 = 0
    var cores: Int32 = 0
    var keptStamp: Int32 = -1
    /// First follower to evaluate again; `followers` when none.
    var firstFollower: Int32 = 0
    var isAlive = true
    var hasKept = false
    var isDirty = false
    var areFollowersDirty = false
    /// Not evaluated since they were planned, none of them.
    var areFollowersNew = true
    /// Its offsets are those of its equalities, but for rows that are stale.
    var isReplayed = false
    /// Whether each unknown moves once, and only after all that its equality needs; looked at when something changes first.
    var order = ReplayOrder.unknown

    var integerCount: Int32 { unknowns &+ 3 &* equalities &+ targets &+ checks &+ 2 &* followers &+ cores }
    var doubleCount: Int32 { equalities &+ targets }
    var equalityStart: Int32 { integers &+ unknowns }
    var targetStart: Int32 { equalityStart &+ 3 &* equalities }
    var checkStart: Int32 { targetStart &+ targets }
    var followerStart: Int32 { checkStart &+ checks }
    var coreStart: Int32 { followerStart &+ 2 &* followers }
}

enum ReplayOrder: UInt8, BitwiseCopyable {
    case unknown
    /// An equality can be replayed by itself.
    case simple
    case entangled
}

/// A component: roots that rows tie together.
///
/// `integers` holds members, codes of rows (see `RowCode`) and, with two roots or more, what `Core` says.
struct CoreRecord: BitwiseCopyable {
    var island: Int32
    var integers: Int32 = 0
    var integerCount: Int32 = 0
    var doubles: Int32 = 0
    var doubleCount: Int32 = 0
    var members: Int32 = 0
    var rows: Int32 = 0
    var roots: Int32 = 0
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

    var codeStart: Int32 { integers &+ members }
}

/// A row of a core: a constraint, the lower bound of an unknown, or the wish of an unknown to stay.
enum RowCode {
    @inline(__always) static func bound(_ unknown: Int32) -> Int32 { -1 &- unknown }
    @inline(__always) static func unknown(ofBound code: Int32) -> Int32 { -1 &- code }
}
