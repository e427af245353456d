import Testing

import UIKit

/// Gives each test its own environment. Views outside any window take the current traits, which are those of the window that became key
/// last: without this, of a window that another test has shown.
package struct OwnEnvironment: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await ScreenEnvironment().perform { try await function() }
    }
}

extension Trait where Self == OwnEnvironment {
    package static var ownEnvironment: Self { Self() }
}
