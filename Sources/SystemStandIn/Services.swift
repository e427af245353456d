import Foundation
import UIKit

// The parts of AuthenticationServices, LinkPresentation and MobileCoreServices that screens use.

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A session that shows no page and never completes.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { super.init() }
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { false }
    @discardableResult open func start() -> Bool { false }
    open func cancel() {}
}

public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let canceledLogin = Code.canceledLogin
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    public static let presentationContextInvalid = Code.presentationContextInvalid
}

/// What was asked for when signing in. Nobody signs in here.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    open var user: String?
}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
    open func getCredentialState(forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void) {
        completion(.notFound, nil)
    }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// Who signed in, which only the system can create. There is nobody.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    open var user: String { "" }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authorizationCode: Data? { nil }
    open var identityToken: Data? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
    public let user, password: String
}

/// What the system offers above the keyboard when an app's password is asked for.
public protocol ASCredentialIdentity: NSObjectProtocol, Sendable {
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
    var recordIdentifier: String? { get }
    var rank: Int { get set }
}

public final class ASCredentialServiceIdentifier: NSObject, Sendable {
    public enum IdentifierType: Int, Sendable { case domain, URL }
    public let identifier: String
    public let type: IdentifierType
    public init(identifier: String, type: IdentifierType) { (self.identifier, self.type) = (identifier, type) }
}

public final class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    public let serviceIdentifier: ASCredentialServiceIdentifier
    public let user: String
    public let recordIdentifier: String?
    public var rank = 0
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
    }
}

public final class ASCredentialIdentityStoreState: NSObject, Sendable {
    public var isEnabled: Bool { false }
    public var supportsIncrementalUpdates: Bool { false }
}

/// The store of the identities that an app knows. Nobody has allowed the app to fill it.
public final class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    public static let shared = ASCredentialIdentityStore()
    public func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }
    public func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) { completion(ASCredentialIdentityStoreState()) }
    public func saveCredentialIdentities(_ identities: [any ASCredentialIdentity]) async throws {}
    public func removeCredentialIdentities(_ identities: [any ASCredentialIdentity]) async throws {}
    public func replaceCredentialIdentities(_ identities: [any ASCredentialIdentity]) async throws {}
    public func removeAllCredentialIdentities() async throws {}
    public func saveCredentialIdentities(_ identities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil) {
        completion?(false, nil)
    }
    public func replaceCredentialIdentities(with identities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil)
    {
        completion?(false, nil)
    }
    public func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) { completion?(false, nil) }
}

open class ASAuthorization: NSObject, @unchecked Sendable {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name"), email = Scope(rawValue: "email")
    }

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential
}

public struct ASAuthorizationError: Error, Sendable {
    public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A controller that asks nobody and shows nothing.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    open func performRequests() {}
    open func performAutoFillAssistedRequests() {}
    open func cancel() {}
}

/// A rounded rectangle in the colours of Apple's button, without its text.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn
    }
    public enum Style: Int, Sendable { case white, whiteOutline, black }
    private let style: Style
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.style = style
        super.init(frame: .zero)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = 6
    }
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    public required init?(coder: NSCoder) {
        style = .black
        super.init(coder: coder)
    }
    open var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    /// *Inferred*: Apple's pages require at least 140 × 30 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}

open class LPLinkMetadata: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
}

/// An empty view.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    public convenience init(url URL: URL) { self.init(frame: .zero) }
    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
    }
    open var metadata = LPLinkMetadata()
}

// Type identifiers of MobileCoreServices.
public let kUTTypeItem = "public.item" as CFString
public let kUTTypeContent = "public.content" as CFString
public let kUTTypeData = "public.data" as CFString
public let kUTTypeFolder = "public.folder" as CFString
public let kUTTypeImage = "public.image" as CFString
public let kUTTypeJPEG = "public.jpeg" as CFString
public let kUTTypePNG = "public.png" as CFString
public let kUTTypeGIF = "com.compuserve.gif" as CFString
public let kUTTypeMovie = "public.movie" as CFString
public let kUTTypeVideo = "public.video" as CFString
public let kUTTypeAudio = "public.audio" as CFString
public let kUTTypeMPEG4 = "public.mpeg-4" as CFString
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie" as CFString
public let kUTTypeText = "public.text" as CFString
public let kUTTypePlainText = "public.plain-text" as CFString
public let kUTTypeUTF8PlainText = "public.utf8-plain-text" as CFString
public let kUTTypeRTF = "public.rtf" as CFString
public let kUTTypeHTML = "public.html" as CFString
public let kUTTypePDF = "com.adobe.pdf" as CFString
public let kUTTypeURL = "public.url" as CFString
public let kUTTypeFileURL = "public.file-url" as CFString
public let kUTTypeZipArchive = "public.zip-archive" as CFString
public let kUTTypeVCard = "public.vcard" as CFString
public let kUTTypeSpreadsheet = "public.spreadsheet" as CFString
public let kUTTypePresentation = "public.presentation" as CFString

public let kUTTagClassFilenameExtension = "public.filename-extension" as CFString
public let kUTTagClassMIMEType = "public.mime-type" as CFString

/// A string from C functions that return unmanaged values.
public struct UnmanagedString: Sendable {
    let value: CFString
    public func takeRetainedValue() -> CFString { value }
    public func takeUnretainedValue() -> CFString { value }
}

/// Returns an identifier made from the tag, as for an unknown type.
public func UTTypeCreatePreferredIdentifierForTag(_ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?)
    -> UnmanagedString?
{ UnmanagedString(value: "dyn." + inTag) }
public func UTTypeCreatePreferredIdentifierForTag(_ inTagClass: CFString, _ inTag: NSString, _ inConformingToUTI: CFString?)
    -> UnmanagedString?
{ UTTypeCreatePreferredIdentifierForTag(inTagClass, inTag as String, inConformingToUTI) }
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedString? { nil }
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool { inUTI == inConformsToUTI }
