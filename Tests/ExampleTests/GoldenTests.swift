import Foundation
import Synchronization
import Testing

@testable import PlumbCommand
@testable import gallery

/// Runs `plumb test` over the examples, as `make report` does.
@Suite struct GoldenTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `every example looks as it was approved`() async throws {
        let words = Mutex("")
        let console = Console { _, text in words.withLock { $0 += text } }
        var context = CommandContext(console: console, directory: Self.root)
        context.screens = Gallery.screens
        let status = await PlumbCommand.status(of: ["test"], in: context)
        #expect(status == .success, "\(words.withLock { $0 })")
    }
}
