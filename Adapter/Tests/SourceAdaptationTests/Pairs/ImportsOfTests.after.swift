import XCTest; import UIKit
@testable import UIKit

final class SomeTests: XCTestCase {
    func testIt() { XCTAssertNotNil(UIView()) }
}
