import Checkout
import InlineSnapshotTesting
import XCTest

/// Texts beside the assertion.
final class CheckoutInlineTests: XCTestCase {
    func testItems() {
        assertInlineSnapshot(of: Order.sample.items[1], as: .json) {
            """
            {
              "count" : 1,
              "name" : "Paper filters",
              "price" : 349
            }
            """
        }
    }
}
