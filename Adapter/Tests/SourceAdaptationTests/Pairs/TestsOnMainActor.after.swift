import XCTest; import UIKit
import UIKit

@MainActor
class BaseTests: XCTestCase {
    var view: UIView!

    override func setUp() { MainActor.assumeIsolated {
        super.setUp()
        view = UIView()
    } }

    override func setUpWithError() throws { try MainActor.assumeIsolated { try super.setUpWithError() } }

    override func tearDown() async throws { view = nil }

    func testIt() { XCTAssertNotNil(view) }
}

final class MoreTests: BaseTests {
    override class func setUp() { MainActor.assumeIsolated { UIView.setAnimationsEnabled(false) } }
    override func tearDown() { MainActor.assumeIsolated { view = nil; super.tearDown() } }
}

final class PlainTests: XCTestCase {
    override func setUp() { super.setUp() }
    func testOne() {}
    func testTwo() throws { try MainActor.assumeIsolated { XCTAssertNotNil(UIView()) } }
    @MainActor func helper() {}
}
