import Foundation
import UIKit

// The parts of StoreKit that screens use, and its first interface for purchases: no product is found, nobody can pay, and nothing was bought.

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

/// What a request asks the store for. It finds nothing and finishes at once.
open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
    open func start() { delegate?.requestDidFinish(self) }
    open func cancel() {}
}

public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>

    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    open override func start() {
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(unknown: identifiers.sorted()))
        super.start()
    }
}

/// The store's answer: it knows none of the identifiers.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    public let invalidProductIdentifiers: [String]

    init(unknown: [String]) { invalidProductIdentifiers = unknown }
    public override init() { invalidProductIdentifiers = [] }
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }

    public let receiptProperties: [String: Any]?
}

open class SKPayment: NSObject, @unchecked Sendable {
    public convenience init(product: SKProduct) { self.init(identifier: product.productIdentifier) }

    init(identifier: String) { productIdentifier = identifier }

    open var productIdentifier: String
    open var quantity = 1
    open var applicationUsername: String?
    open var requestData: Data?
    open var simulatesAskToBuyInSandbox = false
    open var paymentDiscount: SKPaymentDiscount?
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
    public convenience init() { self.init(identifier: "") }
}

open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
    }

    public let identifier, keyIdentifier, signature: String
    public let nonce: UUID
    public let timestamp: NSNumber
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A purchase, which only the store can create. There is none.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    open var error: (any Error)? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var payment: SKPayment { SKPayment(identifier: "") }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var transactionState: SKPaymentTransactionState { .failed }
    open var downloads: [SKDownload] { [] }
}

open class SKDownload: NSObject, @unchecked Sendable {
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var progress: Float { 0 }
    open var error: (any Error)? { nil }
}

public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
}

/// The shop of a country.
open class SKStorefront: NSObject, @unchecked Sendable {
    open var countryCode: String { "USA" }
    open var identifier: String { "143441" }
}

public protocol SKPaymentQueueDelegate: AnyObject {
    func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
    ) -> Bool
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
    ) -> Bool { true }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The queue of purchases. Nobody can pay, so a payment that is added changes nothing, and there is nothing to restore.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    public class func `default`() -> SKPaymentQueue { ScreenEnvironment.shared { SKPaymentQueue() } }
    public class func canMakePayments() -> Bool { false }

    open weak var delegate: (any SKPaymentQueueDelegate)?
    open var storefront: SKStorefront? { SKStorefront() }
    open var transactions: [SKPaymentTransaction] { [] }
    open var transactionObservers: [any SKPaymentTransactionObserver] { [] }
    open func add(_ payment: SKPayment) {}
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func restoreCompletedTransactions() {}
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {}
    open func presentCodeRedemptionSheet() {}
    open func showPriceConsentIfNeeded() {}
    open func start(_ downloads: [SKDownload]) {}
    open func pause(_ downloads: [SKDownload]) {}
    open func resume(_ downloads: [SKDownload]) {}
    open func cancel(_ downloads: [SKDownload]) {}
}

/// Why a purchase failed.
public struct SKError: Error, Sendable {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired
        case unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams, invalidOfferPrice
        case overlayCancelled, overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform
        case overlayPresentedInBackgroundScene
    }

    public let code: Code
    public let userInfo: [String: any Sendable]

    public init(_ code: Code, userInfo: [String: any Sendable] = [:]) { (self.code, self.userInfo) = (code, userInfo) }
}

extension SKError {
    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}

extension SKError: CustomNSError {
    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
}

public let SKErrorDomain = "SKErrorDomain"
