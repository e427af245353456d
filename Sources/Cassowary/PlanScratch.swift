/// Working memory of planning: an island in local indices.
struct PlanScratch: ~Copyable {
    // The island's unknowns and rows as they are found from one of them; `foundEntries` names unknowns by their place here.
    var foundUnknowns = Column<Int32>()
    var foundRows = Column<Int32>()
    var foundStarts = Column<Int32>()
    var foundEntries = Column<Int32>()
    var foundCoefficients = Column<Double>()
    /// By found unknown: its place in the order of creation.
    var sortedPlaces = Column<Int32>()
    /// Found rows in the canonical order.
    var rowOrder = Column<Int32>()
    var rowKeys = Column<RowKey>()
    /// Some rows say the same of the island's unknowns, so that known numbers or constants decided between them.
    var hasTies = false

    /// The island's unknowns in order of creation, its rows in canonical order, as ids.
    var unknowns = Column<Int32>()
    var rows = Column<Int32>()

    // Entries by row and rows by unknown, local.
    var rowStarts = Column<Int32>()
    var entryUnknowns = Column<Int32>()
    var entryCoefficients = Column<Double>()
    var columnStarts = Column<Int32>()
    var columnRows = Column<Int32>()

    var rowStates = Column<RowState>()
    var degrees = Column<Int32>()
    var isFollower = Column<Bool>()
    var stack = Column<Int32>()
    /// (row, unknown) in the order of peeling.
    var followers = Column<Int32>()

    // Affine classes. A root of `constantRoot` means: a known number.
    var roots = Column<Int32>()
    var factors = Column<Double>()
    var nextInClass = Column<Int32>()
    var lastInClass = Column<Int32>()
    var classSizes = Column<Int32>()
    var queue = Column<Int32>()
    var isWaiting = Column<Bool>()
    var equalities = Column<Int32>()
    var divisors = Column<Double>()
    var targets = Column<Int32>()
    var targetFactors = Column<Double>()
    var checks = Column<Int32>()

    // One row in terms of roots.
    var sums = Column<Double>()
    var magnitudes = Column<Double>()
    var isSummed = Column<Bool>()
    var summed = Column<Int32>()

    // Components.
    var parents = Column<Int32>()
    var components = Column<Int32>()
    var places = Column<Int32>()
    var records = Column<CoreRecord>()
    var coreRows = Column<CoreRow>()
    var coreRowCount: Int32 = 0
    var coreEntryCount: Int32 = 0
    var coreEntries = Column<Int32>()
    var coreCoefficients = Column<Double>()
    var order = Column<Int32>()
    var ends = Column<Int32>()

    var kinks = Column<Kink>()
    /// Offsets of an island before its equalities are replayed.
    var oldOffsets = Column<Double>()

    static let constantRoot: Int32 = -1

    deinit {
        for column in [foundUnknowns, foundRows, foundStarts, foundEntries, sortedPlaces, rowOrder] { column.free() }
        for column in [unknowns, rows, rowStarts, entryUnknowns, columnStarts, columnRows, degrees, stack, followers, roots] {
            column.free()
        }
        for column in [nextInClass, lastInClass, classSizes, queue, equalities, targets, checks, summed, parents, components] {
            column.free()
        }
        for column in [places, coreEntries, order, ends] { column.free() }
        for column in [
            foundCoefficients, entryCoefficients, factors, divisors, targetFactors, sums, magnitudes, coreCoefficients, oldOffsets,
        ] {
            column.free()
        }
        rowStates.free(); isFollower.free(); isWaiting.free(); isSummed.free(); records.free(); coreRows.free(); kinks.free();
        rowKeys.free()
    }
}

enum RowState: UInt8, BitwiseCopyable {
    case open, follower, affine, check, idle
}

/// A row of a core while the island is planned.
struct CoreRow: BitwiseCopyable {
    var priority: Double
    var code: Int32
    var component: Int32
    /// Its entries in `coreEntries` and `coreCoefficients`.
    var start: Int32
    var end: Int32
}
