import Foundation
import Testing

/// Checks that the changelog, the version that the command prints and what a release is made of agree.
struct ReleaseTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: ImportTests.root.appending(path: path), encoding: .utf8)
    }

    @Test func `the newest version of the changelog is the command's`() throws {
        let headings = try text("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
        let versions = headings.filter { $0 != "Unreleased" }
        #expect(headings.count - versions.count <= 1 && headings.dropFirst().allSatisfy { $0 != "Unreleased" })
        let numbers = try versions.map { heading in
            try #require(heading.wholeMatch(of: #/(\d+)\.(\d+)\.(\d+)( .*)?/#), "\(heading)").output
        }.map { [Int($0.1) ?? 0, Int($0.2) ?? 0, Int($0.3) ?? 0] }
        for (newer, older) in zip(numbers, numbers.dropFirst()) { #expect(older.lexicographicallyPrecedes(newer)) }
        let printed = try #require(
            try text("Sources/PlumbCommand/PlumbCommand.swift").firstMatch(of: #/versionNumber = "(\d+\.\d+\.\d+)"/#))
        // Before the first release there is no version in the changelog.
        if let newest = versions.first { #expect(newest.hasPrefix(printed.output.1)) }
    }

    @Test func `an installed command has every part that it looks for`() throws {
        let script = try text("Tools/install/parts.sh"), command = try text("Sources/PlumbCommand/AppParts.swift")
        let list = try #require(command.firstMatch(of: #/required = \[(.*)\]/#)).output.1
        let parts = list.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")) }
        #expect(parts.count > 4)
        for part in parts { #expect(script.contains(part), "\(part)") }
        #expect(try text("Makefile").contains("Tools/install/parts.sh") && text("Dockerfile").contains("/usr/local/lib/plumb"))
    }
}
