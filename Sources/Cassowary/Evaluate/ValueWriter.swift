/// Writes values and remembers what they were: each variable once in a solve.
struct ValueWriter {
    private let values: Buffer<Double>
    private(set) var changed: Buffer<Int32>
    private(set) var changedFrom: Buffer<Double>
    private var count: Int32

    /// Room for all there can be, so that nothing is asked on the way.
    @inline(__always) init(_ values: Buffer<Double>, _ changed: Buffer<Int32>, _ changedFrom: Buffer<Double>) {
        (self.values, self.changed, self.changedFrom) = (values, changed, changedFrom)
        count = Int32(changed.count)
        self.changed.resize(to: Int32(values.count))
        self.changedFrom.resize(to: Int32(values.count))
    }

    @inline(__always) mutating func put(_ value: Double, into variable: Int32) {
        let value = value + 0, old = values[variable]
        values[variable] = value
        changed[count] = variable
        changedFrom[count] = old
        count &+= value == old ? 0 : 1
    }

    @inline(__always) mutating func finish() {
        changed.truncate(to: count)
        changedFrom.truncate(to: count)
    }
}
