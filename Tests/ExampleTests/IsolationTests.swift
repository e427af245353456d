import Foundation
import Testing

/// Checks that no screen sees another. `make isolation` does this for every cell, against processes of their own.
struct IsolationTests {
    @Test func `hostile screens between the examples change no pixel`() throws {
        let (status, words) = try Examples.run(Examples.program("isolation-check"), ["--quick", "1"])
        #expect(status == 0, "\(words)")
    }
}
