/// The result of presolving: islands, their straight-line operations, and components to optimise.
///
/// Records are plain values; their lists of variable length are segments of two pools.
struct Plan: ~Copyable {
    var islands = Buffer<Island>()
    var components = Buffer<Component>()
    var freeIslands = Buffer<Int32>()
    var freeComponents = Buffer<Int32>()
    var integers = Pool<Int32>()
    var doubles = Pool<Double>()
    /// Increases with every change of the plan.
    var stamp: Int32 = 0
    var agenda = Agenda()

    init() {}

    /// Copies the plan without its agenda, except for variables that wait for a plan.
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
    /// Determined variables whose values are below their lower bounds.
    var lowVariables = Buffer<Int32>()
    /// Islands whose equalities are to be evaluated, components to solve, and islands with implied variables to evaluate.
    var dirtyIslands = Buffer<Int32>()
    var dirtyComponents = Buffer<Int32>()
    var dirtyImplied = Buffer<Int32>()
    /// Islands with kept bounds that a change has reached.
    var unkeeping = Buffer<Int32>()
    /// The infeasibility that a stage found. The stages stop until a constraint breaks.
    var infeasibility: Infeasibility?
    /// Whether a compiled edit is running; it evaluates implied variables itself.
    var ignoresImplied = false
}

/// Undetermined variables that constraints tie together; planned as a whole.
///
/// `integers` contains the variables, then three numbers per equality (row, start and end of its targets), then targets, codes of checks
/// (see `RowCode`), implied variables (row, variable) in the order of evaluation, and components. `doubles` contains a divisor per equality
/// and a factor per target.
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
    /// The first implied variable to evaluate again, or `implied` if there is none.
    var firstImplied: Int32 = 0
    var flags = Flags()
    /// Whether each variable changes once, and only after everything its equality needs. Decided when something changes for the first time.
    var order = ReplayOrder.undecided

    struct Flags: BitwiseCopyable {
        var isAlive = true
        /// Whether a bound of an implied variable takes part in its components.
        var hasKept = false
        var isDirty = false
        var areImpliedDirty = false
        /// Whether none of its implied variables was evaluated since it was planned.
        var areImpliedNew = true
        /// Whether its offsets agree with its equalities, apart from stale rows.
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
    /// Each equality can be replayed by itself.
    case simple
    case entangled
}

/// A component: representatives that rows tie together.
///
/// `integers` contains variables, codes of rows (see `RowCode`) and, with two representatives or more, what the extension in
/// `Optimize/Component.swift` describes.
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
    /// The numbers of basis rows, in the order of evaluation: triangular ones, then the block.
    var triangular: Int32 = 0
    var block: Int32 = 0
    var blockDoubles: Int32 = 0
    var flags = Flags()

    struct Flags: BitwiseCopyable {
        var isAlive = true
        var isDirty = false
        var isAmbiguous = false
        var isSolved = false
        /// Whether nothing is known about its rows, so that all of them must be measured.
        var areAllStale = true
    }

    var codeStart: Int32 { integers &+ variables }
}
