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
            let name = testCase.pictureName
            Self.current.withLock { $0 = name }
            // Quick 6 calls examples and `beforeEach` outside of actors. UIKit permits that on a Mac, where nothing checks it.
            plumb_run_tasks_on_main_thread(testCase.isSpec)
        }

        func testCaseDidFinish(_ testCase: XCTestCase) {
            Self.current.withLock { $0 = nil }
            plumb_run_tasks_on_main_thread(false)
        }
    }

    /// Called before the tests begin.
    @_cdecl("plumb_observe_tests") public func plumbObserveTests() { XCTestObservationCenter.shared.addTestObserver(CurrentTest()) }

    extension XCTestCase {
        /// The name of the class and its method; for a spec of Quick, whose methods have no names on Linux, that which Quick gives them on a Mac.
        fileprivate var pictureName: String {
            let prefix = "\(type(of: self))."
            guard isSpec, name.hasPrefix(prefix) else { return name }
            let words = CharacterSet.alphanumerics.subtracting(.nonBaseCharacters)
            return String(String.UnicodeScalarView(name.dropFirst(prefix.count).unicodeScalars.map { words.contains($0) ? $0 : "_" }))
        }

        fileprivate var isSpec: Bool {
            sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains { "\($0.subjectType)" == "QuickSpec" }
        }
    }

    extension String {
        /// The name of a file for a test: letters, digits and underscores.
        var asSnapshotName: String {
            let words = replacing("root example group, ", with: "").split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_") }
            return words.joined(separator: "_")
        }
    }
#endif
