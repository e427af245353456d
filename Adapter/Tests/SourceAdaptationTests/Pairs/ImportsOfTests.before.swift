import XCTest
@testable import UIKit

final class SomeTests: XCTestCase {
    func testIt() { XCTAssertNotNil(UIView()) }
}
