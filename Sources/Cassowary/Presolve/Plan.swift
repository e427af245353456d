/// What presolving makes of the constraints: islands, their straight-line operations, and components to optimise.
///
/// Records are plain values, their lists of any length segments of two pools.
struct Plan: ~Copyable {
    var islands = Buffer<Island>()
    var components = Buffer<Component>()
    var freeIslands = Buffer<Int32>()
    var freeComponents = Buffer<Int32>()
    var integers = Pool<Int32>()
    var doubles = Pool<Double>()
    /// Grows with every change of the plan.
    var stamp: Int32 = 0
    var agenda = Agenda()

    init() {}

    /// Without what was to be done, but for variables that wait for a plan.
    init(copying other: borrowing Plan) {
        islands = Buffer(copying: other.islands)
        components = Buffer(copying: other.components)
        freeIslands = Buffer(copying: other.freeIslands)
        freeComponents = Buffer(copying: other.freeComponents)
        integers = Pool(copying: other.integers)
        doubles = Pool(copying: other.doubles)
        agenda.seeds = Buffer(copying: other.agenda.seeds)
    }
}

/// What is to be done before the plan and the values fit the constraints.
struct Agenda: ~Copyable {
    /// Variables that wait for a plan.
    var seeds = Buffer<Int32>()
    /// Definitions to evaluate.
    var dirtyRows = BucketQueue()
    /// Required rows to verify.
    var checks = Buffer<Int32>()
    /// Determined variables that came out below their bounds.
    var lowVariables = Buffer<Int32>()
    /// Islands whose equalities are to be evaluated; components to solve; islands with implied variables to evaluate.
    var dirtyIslands = Buffer<Int32>()
    var dirtyComponents = Buffer<Int32>()
    var dirtyImplied = Buffer<Int32>()
    /// Islands with kept bounds that something has reached.
    var unkeeping = Buffer<Int32>()
    /// What a stage has found that cannot hold; it goes no further before a constraint breaks.
    var infeasibility: Infeasibility?
    /// A compiled edit is running: it evaluates implied variables itself.
    var ignoresImplied = false
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
    var flags = Flags()
    /// Whether each variable moves once, and only after all that its equality needs; looked at when something changes first.
    var order = ReplayOrder.undecided

    struct Flags: BitwiseCopyable {
        var isAlive = true
        /// A bound of an implied variable takes part in its components.
        var hasKept = false
        var isDirty = false
        var areImpliedDirty = false
        /// Not evaluated since they were planned, none of them.
        var areImpliedNew = true
        /// Its offsets are those of its equalities, but for rows that are stale.
        var isReplayed = false
    }

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
/// `integers` holds variables, codes of rows (see `RowCode`) and, with two representatives or more, what the extension in
/// `Optimize/Component.swift` says.
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
    var flags = Flags()

    struct Flags: BitwiseCopyable {
        var isAlive = true
        var isDirty = false
        var isAmbiguous = false
        var isSolved = false
        /// What is known of its rows is not: measure all.
        var areAllStale = true
    }

    var codeStart: Int32 { integers &+ variables }
}
