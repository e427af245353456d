import Foundation
import Testing
import UIKit

@_spi(Internals) @testable import SnapshotTesting

/// References that version control has changed.
struct StoredFileTests {
    let workshop: Workshop
    init() throws { workshop = try Workshop() }

    private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12345\n"
    private static let merge = "<<<<<<< HEAD\n41\n=======\n42\n>>>>>>> other\n"

    @MainActor private var view: UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.backgroundColor = .red
        return view
    }

    private func files() -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: workshop.file("Tests").path)) ?? []).filter { $0.contains(".") }.sorted()
    }

    @Test(arguments: [(pointer, "is a Git LFS pointer, not a golden; run “git lfs pull”"), ("", "is empty; restore it")])
    @MainActor func `t2 5.1 a picture that is none is named, and nothing is recorded`(content: String, words: String) throws {
        let path = "Tests/__Snapshots__/CardTests/testCard.1.png"
        for record: SnapshotTestingConfiguration.Record in [.missing, .failed, .all, .never] {
            try workshop.write(content, to: path)
            let message = try #require(try workshop.message(view, as: .image, named: "1", record: record))
            #expect(message.hasPrefix("testCard.1.png \(words)") && message.contains("New snapshot was not recorded."), "\(message)")
            #expect(!message.contains("Mac"))
            #expect(workshop.text(path) == content)
            #expect(files() == ["__Snapshots__/CardTests/testCard.1.png"])
        }
    }

    @Test func `a text with the marks of a merge is named, and nothing is recorded`() throws {
        let path = "Tests/__Snapshots__/CardTests/testCard.1.json"
        try workshop.write(Self.merge, to: path)
        let message = try #require(try workshop.message(42, as: .json, named: "1", record: .failed))
        #expect(message.hasPrefix("testCard.1.json contains the marks of a merge; resolve the conflict"))
        #expect(workshop.text(path) == Self.merge)
    }

    @Test func `an empty text has an empty reference`() throws {
        #expect(try workshop.message("", as: .lines, named: "1") != nil)
        #expect(try workshop.message("", as: .lines, named: "1") == nil)
    }

    @Test func `t2 5.2 texts whose line ends Git has changed are equal`() throws {
        try workshop.write("one\r\ntwo\r\n", to: "Tests/__Snapshots__/CardTests/testCard.1.txt")
        #expect(try workshop.message("one\ntwo\n", as: .lines, named: "1") == nil)
        #expect(try workshop.message("one\nthree\n", as: .lines, named: "1")?.contains("−two") == true)
        try workshop.write("one\n", to: "Tests/__Snapshots__/CardTests/testCard.2.txt")
        #expect(try workshop.message("one\r\n", as: .lines, named: "2") != nil)
    }
}
