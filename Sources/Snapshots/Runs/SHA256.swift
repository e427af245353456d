import CGLib

/// A SHA-256 checksum as 64 hexadecimal digits, by which a cache server names contents. Computed by GLib, which Pango brings along.
struct SHA256: Hashable, Sendable {
    let text: String

    init(_ bytes: [UInt8]) {
        text = unsafe bytes.withUnsafeBufferPointer { buffer in
            let digits = unsafe g_compute_checksum_for_data(G_CHECKSUM_SHA256, buffer.baseAddress, gsize(buffer.count))
            defer { unsafe g_free(digits) }
            return unsafe digits.map { unsafe String(cString: $0) } ?? ""
        }
    }
}
