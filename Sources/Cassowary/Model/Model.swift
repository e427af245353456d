/// Constraints and variables as they were told, and the answer.
///
/// Everything lives in buffers of plain values; ids are indices.
struct Model: ~Copyable {
    var rows = Buffer<Row>()
    var terms = Pool<LinkedTerm>()
    var variables = Buffer<VariableRecord>()
    /// The answer.
    var values = Buffer<Double>()
    /// The part of a variable that is known before its component is solved; of a determined one its value.
    var offsets = Buffer<Double>()
    var freeRows = Buffer<Int32>()
    var freeVariables = Buffer<Int32>()
    var lastSerial: Int32 = 0
    var lastBirth: Int32 = 0
    /// No id was ever used again, so ids are in the order of creation.
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

/// Whose value the last solve changed, and what it was.
struct ChangeLog: ~Copyable {
    var variables = Buffer<Int32>()
    var from = Buffer<Double>()
    /// By variable: the last solve that changed it.
    var marks = Buffer<Int32>()
    /// Counts solves.
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

    /// Writes a value; remembers what it was.
    /// - Returns: whether it differs.
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
