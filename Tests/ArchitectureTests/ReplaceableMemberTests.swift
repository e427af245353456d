import Foundation
import Testing

/// Checks that the members that adapted code may override in extensions are those that UIKit declares `dynamic`.
struct ReplaceableMemberTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns entries such as `UIView awakeFromNib`, one for each `dynamic` declaration. A file is named after its class.
    private static func declared() throws -> Set<String> {
        var result: Set<String> = []
        let folder = root.appending(path: "Sources/UIKit")
        for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
        where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for found in text.matches(of: /open (?:override )?dynamic (?:func|var) (\w+)/) {
                result.insert("\(file.deletingPathExtension().lastPathComponent) \(found.output.1)")
            }
        }
        return result
    }

    private static func listed() throws -> Set<String> {
        let file = root.appending(path: "Adapter/Sources/SourceAdaptation/Module/ReplaceableMembers.swift")
        var result: Set<String> = []
        for list in try String(contentsOf: file, encoding: .utf8).matches(of: /"(UI\w+)": \[([^\]]*)\]/) {
            for name in list.output.2.matches(of: /"(\w+)/) { result.insert("\(list.output.1) \(name.output.1)") }
        }
        return result
    }

    @Test func `both lists name the same members`() throws {
        let declared = try Self.declared(), listed = try Self.listed()
        #expect(declared.count > 50)
        #expect(declared.symmetricDifference(listed).sorted() == [])
    }
}
