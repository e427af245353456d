import AccessibilitySnapshot
import Checkout
import SnapshotTesting
import XCTest

/// What VoiceOver reads, and in which order.
final class CheckoutAccessibilityTests: XCTestCase {
    func testOrder() {
        let controller = CheckoutViewController(order: .sample)
        controller.view.frame = UIScreen.main.bounds
        assertSnapshot(of: controller, as: .accessibilityImage)
    }
}
