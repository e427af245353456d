import Foundation
import Synchronization
import Testing

@testable import PlumbCommand
import GalleryScreens

/// Runs `plumb test` over the examples, as `make report` does.
struct GoldenTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `every example looks as it was approved`() async throws {
        let words = Mutex("")
        let console = Console { _, text in words.withLock { $0 += text } }
        var context = CommandContext(console: console, directory: Self.root)
        context.screens = Gallery.screens
        let status = await PlumbCommand.status(of: ["test"], in: context)
        #expect(status == .success, "\(words.withLock { $0 })")
    }

    /// `plumb` has no screens in Swift; their goldens belong to the gallery.
    @Test func `approving without the screens in Swift removes none of their goldens`() async throws {
        let copy = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        try FileManager.default.copyItem(at: Self.root.appending(path: "Goldens"), to: copy)
        let before = try FileManager.default.subpathsOfDirectory(atPath: copy.path).sorted()
        let words = Mutex("")
        let console = Console { _, text in words.withLock { $0 += text } }
        let context = CommandContext(console: console, directory: Self.root)
        let status = await PlumbCommand.status(of: ["approve", "--goldens", copy.path], in: context)
        #expect(status == .success)
        #expect(!words.withLock { $0 }.contains("unused golden"))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: copy.path).sorted() == before)
    }
}
