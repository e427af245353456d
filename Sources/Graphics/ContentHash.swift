/// A hash of bytes, the same in every process and on every machine. Made for equality, not against forgery.
package struct ContentHash: Hashable, Sendable {
    package let value: UInt64

    /// Four independent lanes, so that the multiplications overlap: a phone's screen takes well under a millisecond.
    package init(_ bytes: ArraySlice<UInt8>, _ first: Int = 0, _ second: Int = 0) {
        var lanes: (UInt64, UInt64, UInt64, UInt64) = (
            0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9
        )
        @inline(__always) func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
            let product = (lane ^ word) &* 0x9fb2_1c65_1e98_df25
            return product ^ (product >> 32)
        }
        lanes.0 = mixed(lanes.0, UInt64(truncatingIfNeeded: first))
        lanes.1 = mixed(lanes.1, UInt64(truncatingIfNeeded: second))
        unsafe bytes.withUnsafeBytes { raw in
            var at = 0
            while at &+ 32 <= raw.count {
                lanes.0 = mixed(lanes.0, unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
                lanes.1 = mixed(lanes.1, unsafe raw.loadUnaligned(fromByteOffset: at &+ 8, as: UInt64.self))
                lanes.2 = mixed(lanes.2, unsafe raw.loadUnaligned(fromByteOffset: at &+ 16, as: UInt64.self))
                lanes.3 = mixed(lanes.3, unsafe raw.loadUnaligned(fromByteOffset: at &+ 24, as: UInt64.self))
                at = at &+ 32
            }
            while at < raw.count { lanes.0 = mixed(lanes.0, UInt64(unsafe raw[at])); at += 1 }
        }
        value = mixed(mixed(mixed(lanes.0, lanes.1), lanes.2), lanes.3)
    }
}
