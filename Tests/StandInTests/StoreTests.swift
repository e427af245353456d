import Foundation
import StoreStandIn
import Testing

@testable import UIKit

@MainActor struct StoreTests {
    @Test func `a store that sells nothing answers a request and takes no payment`() {
        final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
            var answers: [String] = []
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                answers.append("\(response.products.count) found, unknown: \(response.invalidProductIdentifiers.joined(separator: " "))")
            }
            func requestDidFinish(_ request: SKRequest) { answers.append("finished") }
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) { answers.append("paid") }
        }
        let shop = Shop(), request = SKProductsRequest(productIdentifiers: ["pro", "gems"]), payment = SKMutablePayment()
        request.delegate = shop
        request.start()
        payment.productIdentifier = "gems"
        SKPaymentQueue.default().add(shop)
        SKPaymentQueue.default().add(payment)
        #expect(shop.answers == ["0 found, unknown: gems pro", "finished"])
        #expect(!SKPaymentQueue.canMakePayments() && SKPaymentQueue.default() === SKPaymentQueue.default())
        #expect((SKError(.paymentCancelled) as NSError).code == SKError.paymentCancelled.rawValue)
    }

    @Test func `the store has a product for each identifier, which its words name and price`() async throws {
        let names = ["com.shop.pro.yearly", "com.shop.pro.monthly", "tip_small", "fullVersion"]
        let products = try await Product.products(for: names)
        #expect(products.map(\.id) == names)
        #expect(products.map(\.displayName) == ["Pro Yearly", "Pro Monthly", "Tip Small", "Full Version"])
        #expect(products.map(\.type) == [.autoRenewable, .autoRenewable, .consumable, .nonConsumable])
        #expect(products.map(\.displayPrice) == ["$39.99", "$4.99", "$0.99", "$9.99"])
        #expect(products[0].subscription?.subscriptionPeriod == .yearly && products[3].subscription == nil)
        #expect(products[1].subscription?.subscriptionPeriod.formatted() == "1 month")
    }

    @Test func `nothing was bought, and nobody pays`() async throws {
        let product = try #require(try await Product.products(for: ["pro"]).first)
        guard case .userCancelled = try await product.purchase() else { throw StoreKitError.unknown }
        for await _ in Transaction.currentEntitlements { Issue.record("a purchase") }
        #expect(await Transaction.latest(for: "pro") == nil)
        let news = Task { for await _ in Transaction.updates {} }
        news.cancel()
        await news.value
    }

    @Test func `a screen without data finds no products, and one whose server fails gets an error`() async throws {
        let environment = ScreenEnvironment()
        environment.perform { InterfaceSample.kind = .empty }
        let none = try await environment.perform { try await Product.products(for: ["pro"]) }
        #expect(none.isEmpty)
        environment.perform { InterfaceSample.answering = .fails }
        await #expect(throws: InterfaceSample.Failure.self) {
            _ = try await environment.perform { try await Product.products(for: ["pro"]) }
        }
    }
}
