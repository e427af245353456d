import Foundation
import XCTest

// On a Mac a test is an `NSObject`.

extension XCTestCase {
    /// The test's class, for `Bundle(for:)`.
    public var classForCoder: AnyClass { type(of: self) }
}
