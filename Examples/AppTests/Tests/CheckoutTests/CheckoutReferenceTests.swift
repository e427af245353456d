import Checkout
import iOSSnapshotTestCase

/// References in a folder, as of iOSSnapshotTestCase.
final class CheckoutReferenceTests: FBSnapshotTestCase {
    override func setUp() {
        super.setUp()
        fileNameOptions = [.screenSize, .screenScale]
    }

    func testOrder() {
        FBSnapshotVerifyViewController(CheckoutViewController(order: .sample))
    }

    func testEmptyOrder() {
        FBSnapshotVerifyViewController(CheckoutViewController(order: Order(items: [])), identifier: "empty", overallTolerance: 0.001)
    }
}
