/// A hash of bytes, the same in every process and on every machine. It serves to detect equality, and does not protect against forgery.
package struct ContentHash: Hashable, Sendable {
    package let value: UInt64

    private static let factors: (UInt64, UInt64, UInt64, UInt64) = (
        0x9fb2_1c65_1e98_df25, 0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db, 0x8ebc_6af0_9c88_c6e3
    )

    /// Each multiplication takes sixteen bytes and folds the halves of the product together; four independent lanes let them overlap.
    package init(_ bytes: ArraySlice<UInt8>, _ first: Int = 0, _ second: Int = 0) {
        let k = Self.factors
        var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (
            0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9
        )
        a = Self.mixed(a, UInt64(truncatingIfNeeded: first), UInt64(truncatingIfNeeded: second) ^ k.0)
        b = Self.mixed(b, UInt64(truncatingIfNeeded: bytes.count), k.1)
        unsafe Self.withWords(of: bytes) { words in
            // Pointers and plain variables, because in unoptimised builds they make no calls other than those of `mixed`.
            guard var word = words.baseAddress else { return }
            let end = unsafe word + words.count
            while unsafe word < end {
                a = unsafe Self.mixed(a, word[0], word[1] ^ k.0)
                b = unsafe Self.mixed(b, word[2], word[3] ^ k.1)
                c = unsafe Self.mixed(c, word[4], word[5] ^ k.2)
                d = unsafe Self.mixed(d, word[6], word[7] ^ k.3)
                unsafe word += 8
            }
        } rest: { byte in
            a = Self.mixed(a, UInt64(byte), k.0)
        }
        value = Self.mixed(Self.mixed(Self.mixed(a, b, k.1), c, k.2), d, k.3)
    }

    @inline(__always) private static func mixed(_ lane: UInt64, _ word: UInt64, _ other: UInt64) -> UInt64 {
        let product = (lane ^ word).multipliedFullWidth(by: other)
        return product.high ^ product.low
    }

    /// Passes the bytes as words, eight at a time, and then what is left over. A slice that begins between two words is copied.
    private static func withWords(of bytes: ArraySlice<UInt8>, _ body: (UnsafeBufferPointer<UInt64>) -> Void, rest: (UInt8) -> Void) {
        let wordBytes = bytes.count & ~63
        unsafe bytes.withUnsafeBytes { raw in
            if let start = raw.baseAddress, UInt(bitPattern: start) & 7 != 0 {
                unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordBytes / 8) { copy in
                    unsafe UnsafeMutableRawBufferPointer(copy).copyMemory(from: UnsafeRawBufferPointer(rebasing: raw[..<wordBytes]))
                    unsafe body(UnsafeBufferPointer(copy))
                }
            } else {
                unsafe body(UnsafeRawBufferPointer(rebasing: raw[..<wordBytes]).bindMemory(to: UInt64.self))
            }
            unsafe raw[wordBytes...].forEach(rest)
        }
    }
}
