import Foundation
import UIKit

// StoreKit's newer interface. The store has a product for each identifier that an app asks for, so that a screen that sells something has
// something to show; the words of the identifier are its name and say what it is (`pro.monthly` is a subscription). Nothing was bought.

/// A product of the store.
public struct Product: Identifiable, Hashable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    public let id: String
    public let type: ProductType
    public let displayName, description: String
    /// The price in the currency of the run's region.
    public let price: Decimal
    public let isFamilyShareable = false
    public let subscription: SubscriptionInfo?

    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: Locale.current.currency?.identifier ?? "USD") }
    public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { SubscriptionPeriod.FormatStyle() }
    public var displayPrice: String { price.formatted(priceFormatStyle) }
    public var jsonRepresentation: Data { Data("{\"id\":\"\(id)\"}".utf8) }

    /// Returns a product for each identifier, in their order; none if the screen shows no data.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        let all = identifiers.map { $0 }
        return try await InterfaceSample.awaited { InterfaceSample.kind == .empty ? [] : all.map(Product.init(sample:)) }
    }

    /// Nobody can pay: the person cancels.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
    @MainActor
    public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }

    public enum PurchaseError: Error, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }

    public struct PurchaseOption: Hashable, Sendable {
        private let name: String

        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "token \(token)") }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption { PurchaseOption(name: "ask \(simulates)") }
        public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> PurchaseOption {
            PurchaseOption(name: "storefront")
        }
    }

    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable, CustomStringConvertible {
            case day, week, month, year

            public var description: String { self == .day ? "Day" : self == .week ? "Week" : self == .month ? "Month" : "Year" }
            public var localizedDescription: String { description }
        }

        public let unit: Unit
        public let value: Int

        public init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }

        public static let weekly = SubscriptionPeriod(value: 1, unit: .week)
        public static let monthly = SubscriptionPeriod(value: 1, unit: .month)
        public static let yearly = SubscriptionPeriod(value: 1, unit: .year)
        public static let everyThreeDays = SubscriptionPeriod(value: 3, unit: .day)
        public static let everyTwoWeeks = SubscriptionPeriod(value: 2, unit: .week)
        public static let everyTwoMonths = SubscriptionPeriod(value: 2, unit: .month)
        public static let everyThreeMonths = SubscriptionPeriod(value: 3, unit: .month)
        public static let everySixMonths = SubscriptionPeriod(value: 6, unit: .month)

        /// Formats a period as `1 month`.
        public struct FormatStyle: Foundation.FormatStyle {
            public init() {}
            public func format(_ value: SubscriptionPeriod) -> String {
                "\(value.value) \(value.unit.description.lowercased())\(value.value == 1 ? "" : "s")"
            }
        }

        public func formatted(_ style: FormatStyle = FormatStyle()) -> String { style.format(self) }
    }

    public struct SubscriptionOffer: Hashable, Sendable {
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
            public static let winBack = OfferType(rawValue: "WinBack")
        }

        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }

        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID = "1"
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer? = nil
        public let promotionalOffers: [SubscriptionOffer] = []
        public let winBackOffers: [SubscriptionOffer] = []
        public var groupLevel: Int { 1 }
        public var groupDisplayName: String { "" }

        public var isEligibleForIntroOffer: Bool { get async { true } }
        public var status: [Status] { get async throws { [] } }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
        public static func status(for groupID: String) async throws -> [Status] { [] }

        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }

        public struct RenewalInfo: Hashable, Sendable {
            public var willAutoRenew: Bool { false }
            public var currentProductID: String { "" }
            public var autoRenewPreference: String? { nil }
            public var renewalDate: Date? { nil }
            public var gracePeriodExpirationDate: Date? { nil }
            public var originalTransactionID: UInt64 { 0 }
        }

        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>

            /// There are no news.
            public static var updates: StoreSequence<Status> { StoreSequence(ends: false) }
        }
    }
}

extension Product {
    init(sample id: String) {
        let last = id.split(separator: ".").suffix(2).joined(separator: " ")
        let words = Self.words(of: last), lowered = words.map { $0.lowercased() }
        func has(_ beginnings: String...) -> Bool { lowered.contains { word in beginnings.contains { word.hasPrefix($0) } } }
        let periods: [(SubscriptionPeriod, Decimal, Bool)] = [
            (.weekly, 1.99, has("week")), (.yearly, 39.99, has("year", "annual")), (.monthly, 4.99, has("month", "subscription")),
        ]
        let found = periods.first(where: \.2), isSpent = has("tip", "coin", "gem", "credit", "consumable", "donat", "token")
        let kind: ProductType = found != nil ? .autoRenewable : isSpent ? .consumable : .nonConsumable
        let amount: Decimal = has("small") ? 0.99 : has("large", "big") || !isSpent ? 9.99 : 2.99
        self.init(
            id: id, type: kind,
            displayName: InterfaceSample.kind == .long
                ? InterfaceSample.text("Product.title") : words.suffix(3).map(\.capitalized).joined(separator: " "),
            description: InterfaceSample.text("Product.description"), price: found?.1 ?? amount,
            subscription: found.map { SubscriptionInfo(subscriptionPeriod: $0.0) })
    }

    /// Returns the words of an identifier: `proMonthly`, `pro_monthly` and `pro-monthly` have the same two.
    private static func words(of text: String) -> [String] {
        var words: [String] = [""], last: Character?
        for character in text {
            if !(character.isLetter || character.isNumber) {
                words.append("")
            } else if character.isUppercase, last?.isLowercase == true {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
            last = character
        }
        return words.filter { !$0.isEmpty }
    }
}

/// A value that the store has signed.
public enum VerificationResult<SignedType: Hashable & Sendable>: Hashable, Sendable {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public enum VerificationError: Error, Hashable, Sendable {
        case invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties, revokedCertificate
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): value
            case .unverified(_, let error): throw error
            }
        }
    }

    public var jwsRepresentation: String { "" }
}

/// A purchase. There is none.
public struct Transaction: Identifiable, Hashable, Sendable {
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let developerIssue = RevocationReason(rawValue: 1)
        public static let other = RevocationReason(rawValue: 0)
    }

    public let id, originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate, originalPurchaseDate: Date
    public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
    public var subscriptionGroupID: String? { nil }
    public var expirationDate: Date? { nil }
    public var revocationDate: Date? { nil }
    public var revocationReason: RevocationReason? { nil }
    public var isUpgraded: Bool { false }
    public var purchasedQuantity: Int { 1 }
    public var ownershipType: OwnershipType { .purchased }
    public var appAccountToken: UUID? { nil }
    public var price: Decimal? { nil }
    public var environment: AppStore.Environment { .xcode }
    public var jsonRepresentation: Data { Data("{}".utf8) }
    public var signedDate: Date { purchaseDate }
    public var webOrderLineItemID: String? { nil }
    public var reason: Reason { .purchase }
    public var storefront: Storefront { .standard }
    public var storefrontCountryCode: String { storefront.countryCode }
    public var currency: Locale.Currency? { Locale.Currency("USD") }
    public var currencyCode: String? { "USD" }
    public var offer: Offer? { nil }
    public var offerType: OfferType? { nil }
    public var offerID: String? { nil }
    public var offerPaymentModeStringRepresentation: String? { nil }

    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
        public static let winBack = OfferType(rawValue: 4)
    }

    public struct Offer: Hashable, Sendable {
        public typealias PaymentMode = Product.SubscriptionOffer.PaymentMode

        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode?
        public let period: Product.SubscriptionPeriod?
    }

    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

    /// Nobody asks for money back: the person cancels.
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus { .userCancelled }
    @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws
        -> RefundRequestStatus
    { .userCancelled }

    public func finish() async {}

    public typealias Transactions = StoreSequence<VerificationResult<Transaction>>

    public static var all: Transactions { StoreSequence() }
    public static var currentEntitlements: Transactions { StoreSequence() }
    public static var unfinished: Transactions { StoreSequence() }
    /// There are no news.
    public static var updates: Transactions { StoreSequence(ends: false) }
    public static func currentEntitlements(for productID: String) -> Transactions { StoreSequence() }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// What the store has to tell: nothing. News are waited for, until the task is cancelled.
public struct StoreSequence<Element: Sendable>: AsyncSequence, Sendable {
    var ends = true

    public struct AsyncIterator: AsyncIteratorProtocol {
        let ends: Bool

        public mutating func next() async -> Element? {
            if !ends { for await _ in AsyncStream<Never>.makeStream().stream {} }
            return nil
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ends: ends) }
}

public enum AppStore {
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    public static var canMakePayments: Bool { true }
    public static func sync() async throws {}
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}

/// A purchase that a person began in the store. There is none.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
    public let product: Product
    public var id: String { product.id }
    public var offer: Product.SubscriptionOffer? { nil }

    public static var intents: StoreSequence<PurchaseIntent> { StoreSequence(ends: false) }
}

/// What the store wants to tell a person. There is nothing.
public struct Message: Hashable, Sendable {
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)
    }

    public let reason: Reason

    @MainActor public func display(in scene: UIWindowScene) throws {}

    public static var messages: StoreSequence<Message> { StoreSequence(ends: false) }
}

/// The app's own purchase.
public struct AppTransaction: Hashable, Sendable {
    public var appVersion: String { Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "" }
    public var originalAppVersion: String { appVersion }
    public var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
    public var environment: AppStore.Environment { .xcode }
    public let originalPurchaseDate: Date

    public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.notEntitled } }
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.notEntitled }
}

public struct Storefront: Hashable, Sendable {
    public let countryCode, id: String

    static let standard = Storefront(countryCode: "USA", id: "143441")

    public static var current: Storefront? { get async { standard } }
    /// There are no news.
    public static var updates: StoreSequence<Storefront> { StoreSequence(ends: false) }
}

/// Why the store did not do what it was asked for.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
    case networkError(URLError)
    case systemError(any Error)
}
