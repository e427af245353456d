/// Writes values and logs the previous ones. Each variable may be written only once per solve.
struct ValueWriter {
    private let values: UnsafeMutableElements<Double>
    private let changed: UnsafeMutableElements<Int32>
    private let changedFrom: UnsafeMutableElements<Double>
    /// The number of changes so far.
    private(set) var count: Int32

    /// Makes room for all possible changes, so that `put` needs no check. The caller must truncate the buffers to `count` at the end.
    @inline(__always) init(
        _ values: UnsafeMutableElements<Double>, _ changed: inout Buffer<Int32>, _ changedFrom: inout Buffer<Double>
    ) {
        count = changed.end
        changed.resize(to: Int32(values.count))
        changedFrom.resize(to: Int32(values.count))
        (self.values, self.changed, self.changedFrom) = (values, changed.pointer, changedFrom.pointer)
    }

    @inline(__always) mutating func put(_ value: Double, into variable: Int32) {
        let value = value + 0, old = values[variable]
        values[variable] = value
        changed[count] = variable
        changedFrom[count] = old
        count &+= value == old ? 0 : 1
    }
}
