import CGLib
import Foundation

// The digests of CryptoKit and Common Crypto, with which apps name files, sort contents and sign requests. GLib computes them, which Pango
// brings along. Ciphers and public keys are missing.

/// The bytes of a checksum.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoDigest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

/// `Digest` where a type has one of its own.
public typealias CryptoDigest = Digest

extension HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    public mutating func update<D: DataProtocol>(data: D) { unsafe Array(data).withUnsafeBytes { unsafe update(bufferPointer: $0) } }
}

/// One of GLib's checksums.
public protocol ChecksumKind: Sendable {
    static var name: String { get }
    static var byteCount: Int { get }
    static var blockByteCount: Int { get }
}

public enum SHA256Kind: ChecksumKind { public static let name = "SHA256", byteCount = 32, blockByteCount = 64 }
public enum SHA384Kind: ChecksumKind { public static let name = "SHA384", byteCount = 48, blockByteCount = 128 }
public enum SHA512Kind: ChecksumKind { public static let name = "SHA512", byteCount = 64, blockByteCount = 128 }
public enum MD5Kind: ChecksumKind { public static let name = "MD5", byteCount = 16, blockByteCount = 64 }
public enum SHA1Kind: ChecksumKind { public static let name = "SHA1", byteCount = 20, blockByteCount = 64 }

/// A checksum of bytes, which are kept until its end.
public struct Checksum<Kind: ChecksumKind>: HashFunction {
    private var bytes: [UInt8] = []
    public init() {}
    public static var byteCount: Int { Kind.byteCount }
    public static var blockByteCount: Int { Kind.blockByteCount }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { unsafe bytes += bufferPointer }
    public func finalize() -> ChecksumDigest<Kind> { ChecksumDigest(bytes: digest) }

    private static var type: GChecksumType {
        switch Kind.name {
        case SHA256Kind.name: G_CHECKSUM_SHA256
        case SHA384Kind.name: G_CHECKSUM_SHA384
        case SHA512Kind.name: G_CHECKSUM_SHA512
        case MD5Kind.name: G_CHECKSUM_MD5
        default: G_CHECKSUM_SHA1
        }
    }

    private var digest: [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: Kind.byteCount) { buffer, filled in
            let checksum = unsafe g_checksum_new(Self.type)
            defer { unsafe g_checksum_free(checksum) }
            unsafe bytes.withUnsafeBufferPointer { unsafe g_checksum_update(checksum, $0.baseAddress, $0.count) }
            var length = gsize(Kind.byteCount)
            unsafe g_checksum_get_digest(checksum, buffer.baseAddress, &length)
            filled = Int(length)
        }
    }
}

public struct ChecksumDigest<Kind: ChecksumKind>: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { Kind.byteCount }
    public var description: String { "\(Kind.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { unsafe try bytes.withUnsafeBytes(body) }
    public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool { digest.bytes == Array(data) }
}

public typealias SHA256 = Checksum<SHA256Kind>
public typealias SHA384 = Checksum<SHA384Kind>
public typealias SHA512 = Checksum<SHA512Kind>
public typealias SHA256Digest = ChecksumDigest<SHA256Kind>
public typealias SHA384Digest = ChecksumDigest<SHA384Kind>
public typealias SHA512Digest = ChecksumDigest<SHA512Kind>

/// Checksums that no longer protect anything.
public enum Insecure {
    public typealias MD5 = Checksum<MD5Kind>
    public typealias SHA1 = Checksum<SHA1Kind>
    public typealias MD5Digest = ChecksumDigest<MD5Kind>
    public typealias SHA1Digest = ChecksumDigest<SHA1Kind>
}

// MARK: Keys

public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]
    public init<D: ContiguousBytes>(data: D) { unsafe bytes = data.withUnsafeBytes { unsafe Array($0) } }
    /// A key of zeros: a random one would differ from run to run.
    public init(size: SymmetricKeySize) { bytes = [UInt8](repeating: 0, count: size.bitCount / 8) }
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { unsafe try bytes.withUnsafeBytes(body) }
}

public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sequence, CustomStringConvertible, Sendable {
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public var description: String { "HMAC with \(H.self): " + bytes.map { String(format: "%02x", $0) }.joined() }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { unsafe try bytes.withUnsafeBytes(body) }
}

/// A keyed digest (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>
    private let key: [UInt8]
    private var inner: H

    public init(key: SymmetricKey) {
        let whole = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        self.key = whole + [UInt8](repeating: 0, count: H.blockByteCount - whole.count)
        inner = H()
        inner.update(data: self.key.map { $0 ^ 0x36 })
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
    public func finalize() -> MAC { MAC(bytes: Array(H.hash(data: key.map { $0 ^ 0x5c } + Array(inner.finalize())))) }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ mac: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool { unsafe mac.withUnsafeBytes { unsafe Array($0) } == authenticationCode(for: data, using: key).bytes }
}

// MARK: Common Crypto

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func digest<H: HashFunction>(
    _ function: H.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var function = H()
    unsafe function.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(count)))
    for (index, byte) in function.finalize().enumerated() { unsafe result?[index] = byte }
    return unsafe result
}

/// Writes the digest of `len` bytes to `md`, which has room for it, and returns that.
@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(Insecure.MD5.self, data, len, md) }

@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(Insecure.SHA1.self, data, len, md) }

@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(SHA256.self, data, len, md) }

@discardableResult public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(SHA384.self, data, len, md) }

@discardableResult public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(SHA512.self, data, len, md) }

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the keyed digest of data to `macOut`, which has room for it.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer?
) {
    let key = unsafe SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
    let data = unsafe Data(UnsafeRawBufferPointer(start: data, count: dataLength))
    let code: [UInt8]? =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key).bytes
        case kCCHmacAlgMD5: HMAC<Insecure.MD5>.authenticationCode(for: data, using: key).bytes
        case kCCHmacAlgSHA256: HMAC<SHA256>.authenticationCode(for: data, using: key).bytes
        case kCCHmacAlgSHA384: HMAC<SHA384>.authenticationCode(for: data, using: key).bytes
        case kCCHmacAlgSHA512: HMAC<SHA512>.authenticationCode(for: data, using: key).bytes
        default: nil
        }
    for (index, byte) in (code ?? []).enumerated() { unsafe macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
}
