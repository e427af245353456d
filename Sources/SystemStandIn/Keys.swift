import Foundation

// CryptoKit's keys, by name. Nothing secret can be made here: each key is the same in every run, what is signed is signed by a digest of key and
// data, and what is sealed is only marked as such.

/// What a key is made of.
public protocol RawRepresentableKey: Hashable, Sendable {
    init<D: ContiguousBytes>(rawRepresentation data: D) throws
    var rawRepresentation: Data { get }
}

public enum CryptoKitError: Error, Hashable, Sendable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure, invalidParameter
    case underlyingCoreCryptoError(error: Int32)
}

/// A curve, which says what its keys are called.
public protocol KeyCurve: Sendable { static var name: String { get } }

/// The keys of a curve.
public enum CurveKeys<Curve: KeyCurve>: Sendable {
    public struct PublicKey: RawRepresentableKey {
        public let rawRepresentation: Data

        public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
            unsafe rawRepresentation = data.withUnsafeBytes { unsafe Data($0) }
        }
        public init<D: ContiguousBytes>(x963Representation data: D) throws { try self.init(rawRepresentation: data) }
        public init<D: ContiguousBytes>(compactRepresentation data: D) throws { try self.init(rawRepresentation: data) }
        public init<D: RandomAccessCollection<UInt8>>(derRepresentation data: D) throws { rawRepresentation = Data(data) }
        public init(pemRepresentation text: String) throws { rawRepresentation = Data(text.utf8) }

        fileprivate init(of key: Data) { rawRepresentation = Data(SHA256.hash(data: Data("public \(Curve.name)".utf8) + key)) }

        public var x963Representation: Data { [4] + rawRepresentation }
        public var compactRepresentation: Data? { rawRepresentation }
        public var derRepresentation: Data { rawRepresentation }
        public var pemRepresentation: String { rawRepresentation.base64EncodedString() }

        public func isValidSignature<D: DataProtocol>(_ signature: CurveSignature<Curve>, for data: D) -> Bool {
            signature.rawRepresentation == CurveSignature<Curve>.bytes(of: self, for: data)
        }
        public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
            Data(signature) == CurveSignature<Curve>.bytes(of: self, for: data)
        }
    }

    public struct PrivateKey: RawRepresentableKey {
        public let rawRepresentation: Data

        public init() { rawRepresentation = Data(SHA256.hash(data: Data(Curve.name.utf8))) }
        public init(compactRepresentable: Bool) { self.init() }
        public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
            unsafe rawRepresentation = data.withUnsafeBytes { unsafe Data($0) }
        }
        public init<D: ContiguousBytes>(x963Representation data: D) throws { try self.init(rawRepresentation: data) }
        public init<D: RandomAccessCollection<UInt8>>(derRepresentation data: D) throws { rawRepresentation = Data(data) }
        public init(pemRepresentation text: String) throws { rawRepresentation = Data(text.utf8) }

        public var publicKey: PublicKey { PublicKey(of: rawRepresentation) }
        public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
        public var derRepresentation: Data { rawRepresentation }
        public var pemRepresentation: String { rawRepresentation.base64EncodedString() }

        public func signature<D: DataProtocol>(for data: D) throws -> CurveSignature<Curve> {
            try CurveSignature(rawRepresentation: CurveSignature<Curve>.bytes(of: publicKey, for: data))
        }

        /// The same for both sides: it depends on the sum of what both publish.
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            let parts = [publicKey.rawRepresentation, publicKeyShare.rawRepresentation].sorted { $0.lexicographicallyPrecedes($1) }
            return SharedSecret(bytes: Array(SHA256.hash(data: parts[0] + parts[1])))
        }
    }
}

/// A signature, which is a digest.
public struct CurveSignature<Curve: KeyCurve>: ContiguousBytes, Hashable, Sendable {
    public let rawRepresentation: Data

    public init<D: DataProtocol>(rawRepresentation data: D) throws { rawRepresentation = Data(data) }
    public init<D: DataProtocol>(derRepresentation data: D) throws { rawRepresentation = Data(data) }
    public var derRepresentation: Data { rawRepresentation }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        unsafe try rawRepresentation.withUnsafeBytes(body)
    }

    fileprivate static func bytes<D: DataProtocol>(of key: CurveKeys<Curve>.PublicKey, for data: D) -> Data {
        Data(SHA256.hash(data: key.rawRepresentation + Data(data)))
    }
}

/// What two sides know after they have exchanged keys.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { unsafe try bytes.withUnsafeBytes(body) }

    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }
}

/// Derives keys from others (RFC 5869).
public enum HKDF<H: HashFunction>: Sendable {
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        let extracted = HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt)))
        var all: [UInt8] = [], block: [UInt8] = [], number: UInt8 = 1
        while all.count < outputByteCount {
            block = HMAC<H>.authenticationCode(for: block + Array(info) + [number], using: SymmetricKey(data: extracted.bytes)).bytes
            all += block
            number += 1
        }
        return SymmetricKey(data: Array(all.prefix(outputByteCount)))
    }

    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info, outputByteCount: outputByteCount)
    }
}

public enum Curve25519: KeyCurve {
    public static let name = "Curve25519"
    public typealias Signing = CurveKeys<Curve25519>
    public typealias KeyAgreement = CurveKeys<Curve25519>
}

public enum P256: KeyCurve {
    public static let name = "P256"
    public typealias Signing = CurveKeys<P256>
    public typealias KeyAgreement = CurveKeys<P256>
}

public enum P384: KeyCurve {
    public static let name = "P384"
    public typealias Signing = CurveKeys<P384>
    public typealias KeyAgreement = CurveKeys<P384>
}

public enum P521: KeyCurve {
    public static let name = "P521"
    public typealias Signing = CurveKeys<P521>
    public typealias KeyAgreement = CurveKeys<P521>
}

extension CurveKeys {
    public typealias ECDSASignature = CurveSignature<Curve>
}

public enum SecureEnclave {
    public static var isAvailable: Bool { false }
}

// MARK: - Sealing

/// A number that a cipher uses once: always the same here.
public struct CipherNonce: ContiguousBytes, Sequence, Hashable, Sendable {
    let bytes: [UInt8]

    public init() { bytes = [UInt8](repeating: 0, count: 12) }
    public init<D: DataProtocol>(data: D) throws { bytes = Array(data) }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { unsafe try bytes.withUnsafeBytes(body) }
}

/// Data with a mark of the key that opens it.
public struct CipherBox: Hashable, Sendable {
    public let nonce: CipherNonce
    public let ciphertext, tag: Data
    public var combined: Data? { Data(nonce) + ciphertext + tag }

    public init<C: DataProtocol, T: DataProtocol>(nonce: CipherNonce, ciphertext: C, tag: T) throws {
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }

    public init<D: DataProtocol>(combined: D) throws {
        let data = Data(combined)
        guard data.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(nonce: CipherNonce(data: data.prefix(12)), ciphertext: data.dropFirst(12).dropLast(16), tag: data.suffix(16))
    }
}

/// A cipher that only marks what it seals.
public protocol MarkingCipher {}

extension MarkingCipher {
    public typealias Nonce = CipherNonce
    public typealias SealedBox = CipherBox

    public static func seal<D: DataProtocol>(_ message: D, using key: SymmetricKey, nonce: CipherNonce? = nil) throws -> CipherBox {
        try CipherBox(nonce: nonce ?? CipherNonce(), ciphertext: message, tag: mark(Data(message), key))
    }

    public static func seal<D: DataProtocol, A: DataProtocol>(
        _ message: D, using key: SymmetricKey, nonce: CipherNonce? = nil, authenticating authenticatedData: A
    ) throws -> CipherBox { try seal(message, using: key, nonce: nonce) }

    public static func open(_ sealedBox: CipherBox, using key: SymmetricKey) throws -> Data {
        guard sealedBox.tag == mark(sealedBox.ciphertext, key) else { throw CryptoKitError.authenticationFailure }
        return sealedBox.ciphertext
    }

    public static func open<A: DataProtocol>(
        _ sealedBox: CipherBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data { try open(sealedBox, using: key) }

    private static func mark(_ data: Data, _ key: SymmetricKey) -> Data {
        Data(HMAC<SHA256>.authenticationCode(for: data, using: key).bytes.prefix(16))
    }
}

public enum ChaChaPoly: MarkingCipher {}
public enum AES {
    public enum GCM: MarkingCipher {}
}
