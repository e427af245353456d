import Foundation
import LayoutSpecs
import Testing

/// Checks that the screens in `Examples/` are valid specs.
struct ExampleSpecTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Examples")

    static let names: [String] = {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return folders.filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/\($0).yaml").path) }.sorted()
    }()

    @Test(arguments: names) func `an example can be read`(name: String) throws {
        let file = Self.folder.appending(path: "\(name)/\(name).yaml")
        let text = try String(contentsOf: file, encoding: .utf8)
        do {
            let spec = try LayoutSpec.read(text: text, file: file.path)
            #expect(spec.name == name)
        } catch {
            Issue.record("\(error)")
        }
    }
}
