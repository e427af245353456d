import Foundation
import UIKit

// The parts of StoreKit, AuthenticationServices, LinkPresentation and MobileCoreServices that screens use.

@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {}
}

/// A product, which only the store can create. There is none.
open class SKProduct: NSObject, @unchecked Sendable {
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var productIdentifier: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
    open var subscriptionGroupIdentifier: String? { nil }
    open var isFamilyShareable: Bool { false }

    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject, @unchecked Sendable {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }

    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .freeTrial }
}

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
