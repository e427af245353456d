import Foundation
import Synchronization
import UIKit

// The part of Security that screens use: a keychain that is empty at first and stored in memory, like `UserDefaults`. Keys cannot be
// created, and no certificate is trusted.

/// The items of a screen's keychain. A query matches an item if all attributes that it names have the same values.
private final class Keychain: InheritedState {
    private let items: Mutex<[KeychainItem]>

    init() { items = Mutex([]) }

    init(inheriting parent: Keychain) { items = Mutex(parent.items.withLock { $0 }) }

    func withLock<Result: Sendable>(_ body: (inout sending [KeychainItem]) -> sending Result) -> Result { items.withLock(body) }
}

private var keychain: Keychain { Keychain.current }

private struct KeychainItem: Sendable {
    var attributes: [String: String]
    var data: Data?

    /// The attributes that distinguish items.
    static let keys = [
        kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup, kSecAttrGeneric, kSecAttrLabel, kSecAttrPort,
        kSecAttrProtocol, kSecAttrPath, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeyClass,
    ]

    init(_ query: CFDictionary) {
        attributes = [:]
        for key in Self.keys { if let value = query[key] { attributes[key] = "\(value)" } }
        data = query[kSecValueData] as? Data
    }

    func fits(_ query: KeychainItem) -> Bool { query.attributes.allSatisfy { attributes[$0] == $1 } }

    /// Returns the result in the form that the query requests.
    func result(_ query: CFDictionary) -> Any? {
        func asks(_ key: String) -> Bool { (query[key] as? Bool) ?? (query[key] as? NSNumber)?.boolValue ?? false }
        guard asks(kSecReturnAttributes) else { return asks(kSecReturnData) ? data : nil }
        var result: [String: Any] = attributes
        if asks(kSecReturnData) { result[kSecValueData] = data }
        return result
    }
}

@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let item = KeychainItem(attributes)
    guard item.attributes[kSecClass] != nil else { return errSecParam }
    let isNew = keychain.withLock { items in
        guard !items.contains(where: { $0.attributes == item.attributes }) else { return false }
        items.append(item)
        return true
    }
    guard isNew else { return errSecDuplicateItem }
    unsafe result?.pointee = item.result(attributes) as AnyObject?
    return errSecSuccess
}

@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let wanted = KeychainItem(query)
    let found = keychain.withLock { $0.filter { $0.fits(wanted) } }
    guard let first = found.first else { return errSecItemNotFound }
    let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
    unsafe result?.pointee = isAll ? found.compactMap { $0.result(query) } as AnyObject : first.result(query) as AnyObject?
    return errSecSuccess
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let wanted = KeychainItem(query), change = KeychainItem(attributesToUpdate)
    return keychain.withLock { items in
        let matches = items.indices.filter { items[$0].fits(wanted) }
        for index in matches {
            items[index].attributes.merge(change.attributes) { $1 }
            items[index].data = change.data ?? items[index].data
        }
        return matches.isEmpty ? errSecItemNotFound : errSecSuccess
    }
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let wanted = KeychainItem(query)
    return keychain.withLock { items in
        let count = items.count
        items.removeAll { $0.fits(wanted) }
        return items.count == count ? errSecItemNotFound : errSecSuccess
    }
}

// `query as NSDictionary`, which on a Mac is a `CFDictionary`, too.

@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    unsafe SecItemAdd(attributes.words, result)
}

@discardableResult
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    unsafe SecItemCopyMatching(query.words, result)
}

@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    SecItemUpdate(query.words, attributesToUpdate.words)
}

@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(query.words) }

extension NSDictionary {
    fileprivate var words: CFDictionary {
        var words: CFDictionary = [:]
        for (key, value) in self { if let key = key as? AnyHashable { words[key] = value } }
        return words
    }
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { "OSStatus \(status)" }

public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills the bytes by the run's seed, like all random values.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    for number in 0..<count { unsafe bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: number, as: UInt8.self) }
    return errSecSuccess
}

// MARK: Keys and certificates

// Objects of Core Foundation are equal to themselves alone, as those of `NSObject` are.

public final class SecKey: NSObject, @unchecked Sendable {}
public final class SecIdentity: NSObject, @unchecked Sendable {}
public final class SecPolicy: NSObject, @unchecked Sendable {}
public final class SecAccessControl: NSObject, @unchecked Sendable {}
public final class SecTrust: NSObject, @unchecked Sendable {}

public final class SecCertificate: NSObject, Sendable {
    fileprivate let data: Data
    fileprivate init(_ data: Data) { self.data = data }
}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    public static let touchIDAny = biometryAny
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    public static let touchIDCurrentSet = biometryCurrentSet
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "rsaEncryptionPKCS1")
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA256")
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA256")
    public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA256")
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA256")
    public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(rawValue: "eciesEncryptionCofactorX963SHA256AESGCM")
    public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorVariableIVX963SHA256AESGCM")
}

public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }

public enum SecTrustResultType: UInt32, Sendable {
    case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? { SecAccessControl() }
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? { SecAccessControl() }

public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> SecKey? { nil }
public func SecKeyCreateWithData(_ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?)
    -> SecKey?
{
    nil
}
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> CFData? { nil }
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }
public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool { false }
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> CFData? { nil }
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { false }
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> CFData? { nil }
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> CFData? { nil }

public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? { SecCertificate(data) }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public let kSecRevocationOCSPMethod: UInt = 1 << 0
public let kSecRevocationCRLMethod: UInt = 1 << 1
public let kSecRevocationPreferCRL: UInt = 1 << 2
public let kSecRevocationRequirePositiveResponse: UInt = 1 << 3
public let kSecRevocationNetworkAccessDisabled: UInt = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: UInt = kSecRevocationOCSPMethod | kSecRevocationCRLMethod
public func SecPolicyCreateRevocation(_ revocationFlags: UInt) -> SecPolicy? { SecPolicy() }

/// Returns false, because no server is reached and none is trusted.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { false }
/// Trusts nothing: there are no servers here.
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    unsafe result.pointee = .deny
    return errSecSuccess
}
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    unsafe trust.pointee = SecTrust()
    return errSecSuccess
}
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus { errSecSuccess }
@discardableResult
public func SecIdentityCopyCertificate(_ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>) -> OSStatus {
    errSecItemNotFound
}
