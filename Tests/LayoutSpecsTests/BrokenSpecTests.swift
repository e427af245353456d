import Foundation
import LayoutSpecs
import Testing

/// Checks that every spec in `Broken/` gives exactly the faults in the text file beside it: none is ignored, and nothing crashes.
struct BrokenSpecTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Broken")

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
    }()

    @Test func `there are at least twenty broken specs`() { #expect(Self.names.count >= 20) }

    @Test(arguments: names) func `a broken spec is reported with what is wrong and where`(name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: "\(name).yaml"), encoding: .utf8)
        let expected = (try? String(contentsOf: Self.folder.appending(path: "\(name).txt"), encoding: .utf8)) ?? ""
        let errors = #expect(throws: SpecErrors.self) { try LayoutSpec.read(text: text, file: "\(name).yaml") }
        let actual = errors.map { "\($0)\n" } ?? ""
        #expect(actual == expected, "\(name).yaml gives\n\(actual)")
    }
}
