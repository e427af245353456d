import Foundation
import FoundationNetworking

// Properties that Foundation on Linux cannot set. They have no effect, because nothing is sent over a network.

extension URLSessionConfiguration {
    public enum MultipathService: Int, Sendable { case none, handover, interactive, aggregate }

    @_disfavoredOverload public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
    @_disfavoredOverload public var multipathServiceType: MultipathService {
        get { .none }
        set {}
    }
    @_disfavoredOverload public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv12 }
        set {}
    }
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv13 }
        set {}
    }

    /// Returns the standard configuration: an app that is drawn has no background.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

/// The versions of TLS (Security, `SecProtocolTypes.h`).
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301, TLSv11 = 0x0302, TLSv12 = 0x0303, TLSv13 = 0x0304, DTLSv10 = 0xFEFF, DTLSv12 = 0xFEFD
}

/// The key under which an error of a download has what was loaded (NSURLSession.h).
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

// MARK: Trust

/// The methods by which a server and a client show certificates. Nothing here asks for them.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    public var serverTrust: SecTrust? { nil }
    public var distinguishedNames: [Data]? { nil }
}

extension URLCredential {
    /// Creates a credential without contents.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
    /// Creates a credential without contents.
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
}
