import Checkout
import SnapshotTesting
import XCTest

final class CheckoutTests: XCTestCase {
    private var controller: CheckoutViewController!

    override func setUp() {
        super.setUp()
        controller = CheckoutViewController(order: .sample)
    }

    func testPhone() {
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
    }

    func testLargeTextInTheDark() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), UITraitCollection(userInterfaceStyle: .dark),
        ])
        assertSnapshot(of: controller, as: .image(on: .iPhoneSe, traits: traits), named: "AX2-dark")
    }

    func testPhoneLater() async {
        await MainActor.run { assertSnapshot(of: CheckoutViewController(order: .sample), as: .image(on: .iPhone13(.landscape))) }
    }

    func testOrder() {
        assertSnapshot(of: Order.sample, as: .json)
        assertSnapshot(of: Order.sample.items, as: .dump)
    }
}
