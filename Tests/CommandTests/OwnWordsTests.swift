import Foundation
import Snapshots
import Testing

@testable import PlumbCommand

/// Messages about a spec quote the spec.
struct OwnWordsTests {
    let folder = TemporaryFolder()

    private func run(_ arguments: String...) async -> CommandRun { await CommandRun.of(arguments, in: folder.url) }

    @Test func `a conflict is reported by the lines of the spec, not by addresses`() async throws {
        try folder.write(
            """
            root:
              kind: UIView
              subviews: [{kind: UIView, id: box, backgroundColor: red}]
            constraints:
              - box.leading == safeArea.leading
              - box.top == safeArea.top
              - box.height == 60
              - box.width == 60
              - box.width == 70
            """, to: "a.yaml")
        let lint = await run("lint", "a.yaml")
        let line = try #require(lint.lines.first { $0.contains(" conflicts with ") })
        #expect(line.contains("`box.width == 60` (line 8)") && line.contains("`box.width == 70` (line 9)"))
        #expect(!lint.output.contains("0x") && !lint.output.contains("NSLayoutConstraint"))
        let render = await run("render", "a.yaml", "--device", "80x80")
        #expect(render.errors.contains("`box.width == 70` (line 9)"))
        let github = await run("lint", "a.yaml", "--format", "github")
        #expect(github.output.contains("::error file=a.yaml,line=9,") || github.output.contains("::error file=a.yaml,line=8,"))
    }

    @Test func `the page lists the constraints that decide a moved view, and findings with their frames`() async throws {
        let spec = { (constant: Int) in
            """
            root:
              kind: UIView
              subviews: [{kind: UILabel, id: title, text: A long title that does not fit}]
            constraints:
              - title.leading == safeArea.leading + \(constant)
              - title.top == safeArea.top
              - title.width == 40
            """
        }
        try folder.write(spec(4), to: "a.yaml")
        _ = await run("approve", "a.yaml", "--device", "80x80")
        try folder.write(spec(8), to: "a.yaml")
        _ = await run("test", "a.yaml", "--device", "80x80")
        let page = try folder.read("Output/report.html")
        let start = try #require(page.range(of: "id=\"run\">")).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        let data = try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
        let cell = try #require((data["cells"] as? [[String: Any]])?.first)
        let change = try #require((cell["changes"] as? [[String: Any]])?.first)
        #expect((change["deciding"] as? [String])?.contains("`title.leading == safeArea.leading + 8` (line 5)") == true)
        let finding = try #require((cell["findings"] as? [[String: Any]])?.first { $0["kind"] as? String == "truncatedText" })
        #expect((finding["frame"] as? [Double])?.prefix(2) == [8, 0])
    }
}
