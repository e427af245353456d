/// The constraints and variables as they were added, and the solution.
///
/// Everything is in buffers of plain values; ids are indices.
struct Model: ~Copyable {
    var rows = Buffer<Row>()
    var terms = Pool<LinkedTerm>()
    var variables = Buffer<VariableRecord>()
    /// The solution.
    var values = Buffer<Double>()
    /// The part of a variable's value that is known before its component is solved; for a determined variable, its value.
    var offsets = Buffer<Double>()
    var freeRows = Buffer<Int32>()
    var freeVariables = Buffer<Int32>()
    var lastSerial: Int32 = 0
    var lastBirth: Int32 = 0
    /// Whether no id was ever reused, so that ids are in order of creation.
    var areIdsInOrder = true
    var mark: Int32 = 0
    var log = ChangeLog()
    var counters = Counters()

    init() {}

    init(copying other: borrowing Model) {
        rows = Buffer(copying: other.rows)
        terms = Pool(copying: other.terms)
        variables = Buffer(copying: other.variables)
        values = Buffer(copying: other.values)
        offsets = Buffer(copying: other.offsets)
        freeRows = Buffer(copying: other.freeRows)
        freeVariables = Buffer(copying: other.freeVariables)
        (lastSerial, lastBirth, areIdsInOrder, mark) = (other.lastSerial, other.lastBirth, other.areIdsInOrder, other.mark)
        log = ChangeLog(copying: other.log)
        counters = other.counters
    }
}

/// The variables whose values the last solve changed, and their previous values.
struct ChangeLog: ~Copyable {
    var variables = Buffer<Int32>()
    var from = Buffer<Double>()
    /// For each variable, the last solve that changed it.
    var marks = Buffer<Int32>()
    /// The number of the current solve.
    var stamp: Int32 = 0

    init() {}

    init(copying other: borrowing ChangeLog) {
        variables = Buffer(copying: other.variables)
        from = Buffer(copying: other.from)
        marks = Buffer(copying: other.marks)
        stamp = other.stamp
    }
}

extension Model {
    mutating func nextMark() -> Int32 {
        mark &+= 1
        return mark
    }

    /// Writes a value and logs the previous one.
    /// - Returns: Whether the two differ.
    @inline(__always) mutating func put(_ value: Double, into variable: Int32) -> Bool {
        let value = value + 0  // no negative zero
        let old = values[variable]
        if old == value { return false }
        values[variable] = value
        if log.marks[variable] != log.stamp {
            log.marks[variable] = log.stamp
            log.variables.append(variable)
            log.from.append(old)
        }
        return true
    }
}
