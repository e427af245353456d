#if Nimble
    import CTestObservation
    import Foundation
    import Synchronization
    import XCTest

    /// The running test, which gives pictures their names.
    final class CurrentTest: NSObject, XCTestObservation, Sendable {
        private static let current = Mutex<String?>(nil)

        /// Nil outside of tests of XCTest.
        static var name: String? { current.withLock { $0 } }

        func testCaseWillStart(_ testCase: XCTestCase) {
            let name = testCase.name
            Self.current.withLock { $0 = name }
        }

        func testCaseDidFinish(_ testCase: XCTestCase) { Self.current.withLock { $0 = nil } }
    }

    /// Called before the tests begin.
    @_cdecl("plumb_observe_tests") public func plumbObserveTests() { XCTestObservationCenter.shared.addTestObserver(CurrentTest()) }

    extension String {
        /// The name of a file for a test: letters, digits and underscores.
        var asSnapshotName: String {
            let words = replacing("root example group, ", with: "").split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_") }
            return words.joined(separator: "_")
        }
    }
#endif
