import Foundation
import UIKit

// The names of Device Check. A picture comes from no device that Apple could vouch for.

open class DCDevice: NSObject, @unchecked Sendable {
    public static var current: DCDevice { ScreenEnvironment.shared { DCDevice() } }
    open var isSupported: Bool { false }

    open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(nil, DCError(.featureUnsupported)) }
    }

    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

open class DCAppAttestService: NSObject, @unchecked Sendable {
    public static var shared: DCAppAttestService { ScreenEnvironment.shared { DCAppAttestService() } }
    open var isSupported: Bool { false }

    open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) }
    }

    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
}

public struct DCError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let featureUnsupported = Code.featureUnsupported
    public static let invalidInput = Code.invalidInput
    public static let invalidKey = Code.invalidKey
    public static let serverUnavailable = Code.serverUnavailable
    public static let unknownSystemFailure = Code.unknownSystemFailure
}
