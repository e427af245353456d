import Foundation
import UIKit

// The names of Apple Pay. There are no cards: nothing can be paid, and the sheet that asks for a payment does not appear.

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let amex = PKPaymentNetwork(rawValue: "AmEx")
    public static let bancomat = PKPaymentNetwork(rawValue: "Bancomat")
    public static let bancontact = PKPaymentNetwork(rawValue: "Bancontact")
    public static let barcode = PKPaymentNetwork(rawValue: "Barcode")
    public static let cartesBancaires = PKPaymentNetwork(rawValue: "CartesBancaires")
    public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
    public static let dankort = PKPaymentNetwork(rawValue: "Dankort")
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    public static let eftpos = PKPaymentNetwork(rawValue: "Eftpos")
    public static let electron = PKPaymentNetwork(rawValue: "Electron")
    public static let elo = PKPaymentNetwork(rawValue: "Elo")
    public static let girocard = PKPaymentNetwork(rawValue: "girocard")
    public static let idCredit = PKPaymentNetwork(rawValue: "iD")
    public static let interac = PKPaymentNetwork(rawValue: "Interac")
    public static let JCB = PKPaymentNetwork(rawValue: "JCB")
    public static let mada = PKPaymentNetwork(rawValue: "Mada")
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    public static let meeza = PKPaymentNetwork(rawValue: "Meeza")
    public static let mir = PKPaymentNetwork(rawValue: "Mir")
    public static let nanaco = PKPaymentNetwork(rawValue: "Nanaco")
    public static let NAPAS = PKPaymentNetwork(rawValue: "NAPAS")
    public static let pagoBancomat = PKPaymentNetwork(rawValue: "PagoBancomat")
    public static let postFinance = PKPaymentNetwork(rawValue: "PostFinance")
    public static let privateLabel = PKPaymentNetwork(rawValue: "PrivateLabel")
    public static let quicPay = PKPaymentNetwork(rawValue: "QUICPay")
    public static let suica = PKPaymentNetwork(rawValue: "Suica")
    public static let tmoney = PKPaymentNetwork(rawValue: "Tmoney")
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
    public static let vPay = PKPaymentNetwork(rawValue: "VPay")
    public static let waon = PKPaymentNetwork(rawValue: "Waon")
}

public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
    public static let emv = PKMerchantCapability(rawValue: 1 << 1)
    public static let credit = PKMerchantCapability(rawValue: 1 << 2)
    public static let debit = PKMerchantCapability(rawValue: 1 << 3)
    public static let instantFundsOut = PKMerchantCapability(rawValue: 1 << 7)
    public static let capability3DS = threeDSecure
    public static let capabilityEMV = emv
    public static let capabilityCredit = credit
    public static let capabilityDebit = debit
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let postalAddress = PKContactField(rawValue: "post")
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
}

public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
public enum PKShippingContactEditingMode: UInt, Sendable {
    case available = 1, storePickup
    public static let enabled = PKShippingContactEditingMode.available
}
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact, pinRequired, pinIncorrect,
        pinLockout
}

open class PKContact: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var phoneNumber: CNPhoneNumber?
    open var emailAddress: String?
}

open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label = ""
    open var amount = NSDecimalNumber.zero
    open var type = PKPaymentSummaryItemType.final
    public override init() { super.init() }
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        super.init()
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}

/// What is paid again after each interval.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    open var startDate: Date?
    open var intervalUnit = NSCalendar.Unit.month
    open var intervalCount = 1
    open var endDate: Date?
}

open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    open var deferredDate = Date(timeIntervalSinceReferenceDate: 0)
}

open class PKDateComponentsRange: NSObject, @unchecked Sendable {
    public let startDateComponents: DateComponents
    public let endDateComponents: DateComponents
    public init?(start: DateComponents, end: DateComponents) {
        (startDateComponents, endDateComponents) = (start, end)
        super.init()
    }
}

open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    open var identifier: String?
    open var detail: String?
    open var dateComponentsRange: PKDateComponentsRange?
}

/// What the app asks to be paid.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func availableNetworks() -> [PKPaymentNetwork] { [.amex, .discover, .maestro, .masterCard, .visa] }
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var billingContact: PKContact?
    open var shippingContact: PKContact?
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var shippingContactEditingMode = PKShippingContactEditingMode.available
    open var supportedCountries: Set<String>?
    open var supportsCouponCode = false
    open var couponCode: String?
    open var applicationData: Data?
}

open class PKPaymentMethod: NSObject, @unchecked Sendable {
    open var displayName: String? { nil }
    open var network: PKPaymentNetwork? { nil }
    open var type: PKPaymentMethodType { .unknown }
    open var billingAddress: CNContact? { nil }
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}

open class PKPayment: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}

open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]!
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors)
        super.init()
    }
}

/// What a change in the sheet makes of the request.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
    open var status = PKPaymentAuthorizationStatus.success
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    open var shippingMethods: [PKShippingMethod] = []
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.paymentSummaryItems = paymentSummaryItems
        super.init()
    }
}

open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    open var errors: [any Error]!
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
        (self.errors, self.shippingMethods) = (errors, shippingMethods)
    }
}

open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    open var errors: [any Error]!
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.errors = errors
    }
}

open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestShippingContactUpdate, @unchecked Sendable {}

@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
    ) {}
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
    ) {}
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didSelect paymentMethod: PKPaymentMethod,
        handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
    ) {}
}

/// The sheet of Apple Pay, which cannot be made where nothing can be paid.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
    public init?(paymentRequest request: PKPaymentRequest) { nil }
    public required init?(coder: NSCoder) { nil }
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
    ) -> Bool { false }
}

@preconcurrency @MainActor
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

@preconcurrency @MainActor
open class PKPaymentAuthorizationController: NSObject {
    public init(paymentRequest request: PKPaymentRequest) { super.init() }
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
    ) -> Bool { false }
}
