/// Bazel's record of what an action made (`build.bazel.remote.execution.v2.ActionResult`, as a protocol buffer): one file, named by its
/// checksum. Servers that check what they store accept no other form.
struct ActionResult: Hashable, Sendable {
    var checksum: String
    var size: Int

    private static let name = "cell"

    /// The record as a protocol buffer: `output_files = 2 { path = 1, digest = 2 { hash = 1, size_bytes = 2 } }`.
    var bytes: [UInt8] {
        let digest = Self.field(1, Array(checksum.utf8)) + [0x10] + Self.varint(size)
        return Self.field(2, Self.field(1, Array(Self.name.utf8)) + Self.field(2, digest))
    }

    init(checksum: String, size: Int) { (self.checksum, self.size) = (checksum, size) }

    /// Reads a record, or returns nil if it names no file by a checksum.
    init?(_ bytes: [UInt8]) {
        guard let file = Self.fields(of: bytes[...])?.bytes[2], let digest = Self.fields(of: file)?.bytes[2],
            let parts = Self.fields(of: digest), let hash = parts.bytes[1], let size = parts.numbers[2]
        else { return nil }
        let checksum = String(decoding: hash, as: UTF8.self)
        guard checksum.count == 64, checksum.allSatisfy({ $0.isHexDigit && !$0.isUppercase }), size >= 0 else { return nil }
        self.init(checksum: checksum, size: size)
    }

    private static func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] { [number << 3 | 2] + varint(content.count) + content }

    private static func varint(_ value: Int) -> [UInt8] {
        var rest = UInt64(value), bytes: [UInt8] = []
        repeat {
            bytes.append(UInt8(rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
            rest >>= 7
        } while rest > 0
        return bytes
    }

    /// Returns the first field of each number, or nil if the message is cut off.
    private static func fields(of message: ArraySlice<UInt8>) -> (bytes: [Int: ArraySlice<UInt8>], numbers: [Int: Int])? {
        var rest = message, bytes: [Int: ArraySlice<UInt8>] = [:], numbers: [Int: Int] = [:]
        func number() -> Int? {
            var value: UInt64 = 0
            for shift in stride(from: UInt64(0), to: 63, by: 7) {
                guard let byte = rest.popFirst() else { return nil }
                value |= UInt64(byte & 0x7f) << shift
                if byte < 0x80 { return Int(exactly: value) }
            }
            return nil
        }
        func skip(_ count: Int) -> ArraySlice<UInt8>? {
            guard count <= rest.count else { return nil }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
        while !rest.isEmpty {
            guard let key = number() else { return nil }
            switch key & 7 {
            case 0:
                guard let value = number() else { return nil }
                if numbers[key >> 3] == nil { numbers[key >> 3] = value }
            case 2:
                guard let count = number(), let content = skip(count) else { return nil }
                if bytes[key >> 3] == nil { bytes[key >> 3] = content }
            case 1: guard skip(8) != nil else { return nil }
            case 5: guard skip(4) != nil else { return nil }
            default: return nil
            }
        }
        return (bytes, numbers)
    }
}
