import Checkout
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite(.snapshots(diffTool: .default)) struct CheckoutCellTests {
    @Test func phone() {
        assertSnapshot(of: CheckoutViewController(order: .sample), as: .image(on: .iPhoneX(.landscape)), named: "turned")
    }

    @Test(arguments: [1, 30]) func rows(count: Int) {
        let item = Order.Item(name: "Cup", count: count, price: 450)
        assertSnapshot(of: CheckoutViewController(order: Order(items: [item])), as: .recursiveDescription(on: .iPhoneSe), named: "\(count)")
    }

    #if os(Linux)
        // Only with Plumb: one line records a golden for each cell of a matrix.
        @Test func matrix() {
            assertSnapshot(of: CheckoutViewController(order: .sample), as: .image(matrix: .golden))
        }

        // Another day and another language, to test the screen's texts.
        @Test(.run(now: "2026-12-24 18:00", language: "ar")) func arabic() {
            assertSnapshot(of: CheckoutViewController(order: .sample), as: .image(matrix: .cells("iPhone-16-Pro/portrait/ar")))
            assertSnapshot(of: CheckoutViewController(order: .sample), as: .layout(on: .iPhone13), named: "texts")
        }
    #endif
}
