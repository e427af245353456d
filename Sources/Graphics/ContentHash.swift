/// A hash of bytes, the same in every process and on every machine. Made for equality, not against forgery.
package struct ContentHash: Hashable, Sendable {
    package let value: UInt64

    private static let factors: (UInt64, UInt64, UInt64, UInt64) = (
        0x9fb2_1c65_1e98_df25, 0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db, 0x8ebc_6af0_9c88_c6e3
    )

    /// Sixteen bytes go into one multiplication, whose halves are folded together; four independent lanes let them overlap.
    package init(_ bytes: ArraySlice<UInt8>, _ first: Int = 0, _ second: Int = 0) {
        let k = Self.factors
        var lanes: (UInt64, UInt64, UInt64, UInt64) = (
            0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9
        )
        @inline(__always) func mixed(_ lane: UInt64, _ word: UInt64, _ other: UInt64) -> UInt64 {
            let product = (lane ^ word).multipliedFullWidth(by: other)
            return product.high ^ product.low
        }
        lanes.0 = mixed(lanes.0, UInt64(truncatingIfNeeded: first), UInt64(truncatingIfNeeded: second) ^ k.0)
        lanes.1 = mixed(lanes.1, UInt64(truncatingIfNeeded: bytes.count), k.1)
        unsafe bytes.withUnsafeBytes { raw in
            func word(_ at: Int) -> UInt64 { unsafe raw.loadUnaligned(fromByteOffset: at, as: UInt64.self) }
            var at = 0
            while at &+ 64 <= raw.count {
                lanes.0 = mixed(lanes.0, word(at), word(at &+ 8) ^ k.0)
                lanes.1 = mixed(lanes.1, word(at &+ 16), word(at &+ 24) ^ k.1)
                lanes.2 = mixed(lanes.2, word(at &+ 32), word(at &+ 40) ^ k.2)
                lanes.3 = mixed(lanes.3, word(at &+ 48), word(at &+ 56) ^ k.3)
                at = at &+ 64
            }
            while at < raw.count { lanes.0 = mixed(lanes.0, UInt64(unsafe raw[at]), k.0); at += 1 }
        }
        value = mixed(mixed(mixed(lanes.0, lanes.1, k.1), lanes.2, k.2), lanes.3, k.3)
    }
}
