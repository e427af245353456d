import Checkout
import SnapshotTesting
import XCTest

final class CheckoutScreenTests: XCTestCase {
    func testEmpty() {
        assertSnapshot(of: CheckoutViewController(order: Order(items: [])), as: .image(on: .iPhone8))
    }

    func testMany() throws {
        let items = (1...5).map { Order.Item(name: "Cup \($0)", count: $0, price: 450) }
        assertSnapshot(of: CheckoutViewController(order: Order(items: items)), as: .recursiveDescription(on: .iPhone8))
    }
}
