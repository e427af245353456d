/// Writes values and remembers what they were: each unknown once in a solve.
struct ValueWriter {
    private let values: Column<Double>
    private(set) var changed: Column<Int32>
    private(set) var changedFrom: Column<Double>
    private var count: Int32

    /// Room for all there can be, so that nothing is asked on the way.
    @inline(__always) init(_ values: Column<Double>, _ changed: Column<Int32>, _ changedFrom: Column<Double>) {
        (self.values, self.changed, self.changedFrom) = (values, changed, changedFrom)
        count = Int32(changed.count)
        self.changed.resize(to: Int32(values.count))
        self.changedFrom.resize(to: Int32(values.count))
    }

    @inline(__always) mutating func put(_ value: Double, into unknown: Int32) {
        let value = value + 0, old = values[unknown]
        values[unknown] = value
        changed[count] = unknown
        changedFrom[count] = old
        count &+= value == old ? 0 : 1
    }

    @inline(__always) mutating func finish() {
        changed.truncate(to: count)
        changedFrom.truncate(to: count)
    }
}
