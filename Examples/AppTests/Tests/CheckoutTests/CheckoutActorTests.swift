import Checkout
import UIKit
import XCTest

/// Tests on the main actor, with and without `async`.
@MainActor
final class CheckoutActorTests: XCTestCase {
    private let controller = CheckoutViewController(order: .sample)

    func testView() {
        controller.loadViewIfNeeded()
        XCTAssertFalse(controller.view.subviews.isEmpty)
    }

    func testTitle() throws {
        let view = try XCTUnwrap(controller.view)
        XCTAssertTrue(view.isDescendant(of: view))
    }

    func testLater() async { XCTAssertNotNil(controller.view) }
}
