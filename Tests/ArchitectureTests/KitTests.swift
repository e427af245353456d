import Foundation
import Testing

/// Checks that the Dockerfile, the dev container and the action agree with the Makefile and with what merging needs.
struct KitTests {
    private static let root = ImportTests.sources.deletingLastPathComponent()

    private func text(_ path: String) throws -> String { try String(contentsOf: Self.root.appending(path: path), encoding: .utf8) }

    /// Returns the words after a mark, up to the end of the first line without a trailing backslash.
    private func words(behind mark: String, in text: String) throws -> [String] {
        let start = try #require(text.range(of: mark)).upperBound
        var words: [String] = []
        for line in text[start...].split(separator: "\n", omittingEmptySubsequences: false) {
            words += line.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0 != "\\" }
            guard line.hasSuffix("\\") else { break }
        }
        return words
    }

    @Test func `the Dockerfile installs the Makefile's packages`() throws {
        let made = try words(behind: "PACKAGES :=", in: text("Makefile"))
        let installed = try words(behind: "--no-install-recommends", in: text("Dockerfile")).prefix { $0 != "&&" }
        #expect(made.count > 10 && Set(installed) == Set(made + ["make", "git"]) && installed.count == made.count + 2)
    }

    @Test func `every build silences warnings about pkg-config's flags`() throws {
        let builds = try text("Makefile").split(separator: "\n").filter { $0.contains("swift build") || $0.contains("swift test") }
        #expect(builds.count > 10)
        for build in builds where !build.contains("## ") { #expect(build.hasSuffix("$(QUIETLY)"), "\(build)") }
    }

    @Test func `the dev container is built from the Dockerfile`() throws {
        let data = Data(try text(".devcontainer/devcontainer.json").utf8)
        let container = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let build = try #require(container["build"] as? [String: String])
        let stage = " AS \(build["target"] ?? "?")\n"
        #expect(build["dockerfile"] == "../Dockerfile")
        #expect(try text("Dockerfile").contains(stage))
    }

    @Test func `the action keeps the files that merging needs`() throws {
        let action = try text("action.yml")
        let parts = try #require(action.split(separator: "\n").first { $0.contains("for part in ") }).split { " ;".contains($0) }
        for file in ["report.html", "run.json", "costs.json", "failures"] { #expect(parts.contains { $0 == file }, "\(file)") }
        // Inputs reach the shell as variables, never as text of the script.
        let script = try #require(action.range(of: "run: |")).upperBound
        let end = action.range(of: "\n    - if", range: script..<action.endIndex)?.lowerBound ?? action.endIndex
        #expect(!action[script..<end].contains("${{"))
    }
}
