import Foundation
import Graphics

/// A digest of 128 bits for cache keys. Its parts are labelled and combined so that no two lists of parts are mixed up.
struct ContentDigest: Sendable, Hashable {
    private var high: UInt64 = 0x243f_6a88_85a3_08d3
    private var low: UInt64 = 0x1319_8a2e_0370_7344

    mutating func mix(_ name: String, _ bytes: [UInt8]) {
        let label = Array("\(name)\u{0}\(bytes.count)\u{0}".utf8)
        for part in [label, bytes] {
            high = ContentHash(part[...], Int(truncatingIfNeeded: high), 1).value
            low = ContentHash(part[...], Int(truncatingIfNeeded: low), 2).value
        }
    }

    mutating func mix(_ name: String, _ text: String) { mix(name, Array(text.utf8)) }

    mutating func mix(_ name: String, _ other: ContentDigest) { mix(name, other.text) }

    /// Adds the bytes of a file, or that it does not exist: a file that is created later changes the digest.
    mutating func mix(file url: URL, as name: String) {
        guard let data = try? Data(contentsOf: url) else { return mix(name, "absent") }
        mix(name, [UInt8](data))
    }

    /// Adds the names and contents of all files in a folder.
    mutating func mix(folder url: URL, as name: String) {
        let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []).sorted()
        mix(name, paths.joined(separator: "\n"))
        for path in paths { mix(file: url.appending(path: path), as: path) }
    }

    var text: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    /// Creates a digest of a value and everything it contains. Dictionaries and sets are sorted, so equal values have equal digests in
    /// every process.
    init(describing value: Any) { mix("value", Self.text(of: value)) }

    init() {}

    private static func text(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard let style = mirror.displayStyle, !mirror.children.isEmpty || style == .collection || style == .dictionary else {
            return "\(type(of: value)) \(value)"
        }
        var parts = mirror.children.map { "\($0.label ?? ""):\(text(of: $0.value))" }
        if style == .dictionary || style == .set { parts.sort() }
        return "\(type(of: value))(\(parts.joined(separator: ",")))"
    }
}
