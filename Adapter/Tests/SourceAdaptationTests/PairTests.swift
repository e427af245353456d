import Foundation
import SourceAdaptation
import Testing

/// Each pair in `Pairs` is a file as its author wrote it and as it is compiled on Linux.
struct PairTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pairs")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".before.swift") }.map { String($0.dropLast(".before.swift".count)) }.sorted()

    static func text(_ name: String, _ part: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: "\(name).\(part).swift")), as: UTF8.self)
    }

    static func adapt(_ name: String) throws -> Adaptation {
        var options = AdaptationOptions()
        options.locatesSource = false
        return SourceAdapter(options: options).adapt([SourceText(path: "\(name).before.swift", try text(name, "before"))])
    }

    @Test func `there are at least sixty pairs`() { #expect(Self.names.count >= 60) }

    @Test(arguments: names) func `a file is adapted as its pair shows`(name: String) throws {
        let actual = try Self.adapt(name).files.map(\.text).joined()
        #expect(actual == (try Self.text(name, "after")))
    }

    @Test(arguments: names) func `every function stays on its line`(name: String) throws {
        let before = Self.lines(try Self.text(name, "before"))
        let after = Self.lines(try Self.adapt(name).files.map(\.text).joined())
        #expect(after.count >= before.count)
        for (number, line) in before.enumerated() {
            guard let function = line.firstMatch(of: #/^ *func (\w+)\(/#)?.output.1 else { continue }
            #expect(after[number].contains("\(function)("), "line \(number + 1)")
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test(arguments: names) func `an adapted file parses without syntax errors`(name: String) throws {
        let after = try Self.adapt(name).files.map(\.text).joined()
        #expect(!SourceAdapter().read(SourceText(path: name, after)).hasSyntaxError)
    }
}
