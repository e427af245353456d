/// Working memory of planning: an island in local indices.
struct PlanScratch: ~Copyable {
    // The island's variables and rows as they are found from one of them; `foundEntries` names variables by their place here.
    var foundVariables = Buffer<Int32>()
    var foundRows = Buffer<Int32>()
    var foundStarts = Buffer<Int32>()
    var foundEntries = Buffer<Int32>()
    var foundCoefficients = Buffer<Double>()
    /// By found variable: its place in the order of creation.
    var sortedPlaces = Buffer<Int32>()
    /// Found rows in the canonical order.
    var rowOrder = Buffer<Int32>()
    var rowKeys = Buffer<RowKey>()
    /// Some rows say the same of the island's variables, so that known numbers or constants decided between them.
    var hasTies = false

    /// The island's variables in order of creation, its rows in canonical order, as ids.
    var variables = Buffer<Int32>()
    var rows = Buffer<Int32>()

    // Entries by row and rows by variable, local.
    var rowStarts = Buffer<Int32>()
    var entryVariables = Buffer<Int32>()
    var entryCoefficients = Buffer<Double>()
    var columnStarts = Buffer<Int32>()
    var columnRows = Buffer<Int32>()

    var rowStates = Buffer<RowState>()
    var degrees = Buffer<Int32>()
    var isImplied = Buffer<Bool>()
    var stack = Buffer<Int32>()
    /// (row, variable) in the order of peeling.
    var implied = Buffer<Int32>()

    // Affine classes. A representative of `noRepresentative` means: a known number.
    var representatives = Buffer<Int32>()
    var factors = Buffer<Double>()
    var nextInClass = Buffer<Int32>()
    var lastInClass = Buffer<Int32>()
    var classSizes = Buffer<Int32>()
    var queue = Buffer<Int32>()
    var isWaiting = Buffer<Bool>()
    var equalities = Buffer<Int32>()
    var divisors = Buffer<Double>()
    var targets = Buffer<Int32>()
    var targetFactors = Buffer<Double>()
    var checks = Buffer<Int32>()

    // One row in terms of representatives.
    var sums = Buffer<Double>()
    var magnitudes = Buffer<Double>()
    var isSummed = Buffer<Bool>()
    var summed = Buffer<Int32>()

    // Components.
    var parents = Buffer<Int32>()
    var componentNumbers = Buffer<Int32>()
    var places = Buffer<Int32>()
    var records = Buffer<Component>()
    var componentRows = Buffer<ComponentRow>()
    var componentRowCount: Int32 = 0
    var componentEntryCount: Int32 = 0
    var componentEntries = Buffer<Int32>()
    var componentCoefficients = Buffer<Double>()
    var order = Buffer<Int32>()
    var ends = Buffer<Int32>()

    var breakpoints = Buffer<Breakpoint>()
    /// Offsets of an island before its equalities are replayed.
    var oldOffsets = Buffer<Double>()

    static let noRepresentative: Int32 = -1

}

enum RowState: UInt8, BitwiseCopyable {
    case open, implied, aggregation, check, idle
}

/// A row of a component while the island is planned.
struct ComponentRow: BitwiseCopyable {
    var priority: Double
    var code: Int32
    var number: Int32
    /// Its entries in `componentEntries` and `componentCoefficients`.
    var start: Int32
    var end: Int32
}
