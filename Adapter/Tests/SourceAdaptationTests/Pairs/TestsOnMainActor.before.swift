import XCTest
import UIKit

@MainActor
class BaseTests: XCTestCase {
    var view: UIView!

    override func setUp() {
        super.setUp()
        view = UIView()
    }

    override func setUpWithError() throws { try super.setUpWithError() }

    override func tearDown() async throws { view = nil }

    func testIt() { XCTAssertNotNil(view) }
}

final class MoreTests: BaseTests {
    override class func setUp() { UIView.setAnimationsEnabled(false) }
    override func tearDown() { view = nil; super.tearDown() }
}

final class PlainTests: XCTestCase {
    override func setUp() { super.setUp() }
    func testOne() {}
    @MainActor func testTwo() throws { XCTAssertNotNil(UIView()) }
    @MainActor func helper() {}
}
