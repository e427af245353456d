import Foundation
import Graphics
import ImageDiff
import Testing

@testable import Goldens
@testable import Reports

struct ReportTests {
    static let moved = LayoutChange(view: "title", kind: .moved(dx: 4, dy: 0, dWidth: -2, dHeight: 0))

    static func mismatch(_ changes: [LayoutChange]) -> Mismatch {
        let white = Bitmap(width: 20, height: 20, bytes: Array(repeating: 255, count: 1600))
        var bytes = white.bytes
        for at in 0..<40 where at % 4 != 3 { bytes[at] = 0 }
        let picture = ImageDiff.compare(expected: white, actual: Bitmap(width: 20, height: 20, bytes: bytes))
        return Mismatch(
            changes: changes, textDiffers: true, picture: picture, versions: ["pango 1.54.0 → 1.56.3"],
            files: .init(golden: "g.png", actual: "a.png", difference: "d.png", threeUp: "t.png", actualText: "a.txt", goldenText: "g.txt"))
    }

    static let report = TestReport(
        entries: [
            .init(key: .init(caseName: "Card", cellName: "iPhone-16-Pro/portrait"), outcome: .same),
            .init(key: .init(caseName: "Card", cellName: "iPhone-16-Pro/portrait/dark"), outcome: .different(mismatch([moved]))),
            .init(key: .init(caseName: "Card", cellName: "iPhone-16-Pro/portrait/rtl"), outcome: .different(mismatch([moved]))),
            .init(key: .init(caseName: "Post", cellName: "320x200@2x"), outcome: .missing),
            .init(key: .init(caseName: "Post", cellName: "320x200@2x/dark"), outcome: .failed("no view “titel” & <more>")),
        ],
        orphans: [.init(caseName: "Card", cellName: "iPhone-99/portrait")])

    @Test func `sentences describe another machine first, then views, then pixels`() {
        #expect(
            Self.mismatch([Self.moved]).sentences == [
                "this machine draws otherwise than the one that drew the golden: pango 1.54.0 → 1.56.3",
                "`title` moved 4 pt right, 2 pt narrower", "10 pixels differ (2.50 %) in one area: 10×1 at (0, 0)",
            ])
    }

    @Test func `a run has a summary, and each cause is listed once`() {
        #expect(Self.report.summary == "2 of 5 cells differ, 1 has no golden, 1 failed")
        #expect(
            Self.report.causes == [
                .init(
                    sentence: "`title` moved 4 pt right, 2 pt narrower",
                    keys: [
                        .init(caseName: "Card", cellName: "iPhone-16-Pro/portrait/dark"),
                        .init(caseName: "Card", cellName: "iPhone-16-Pro/portrait/rtl"),
                    ])
            ])
        #expect(TestReport(entries: [Self.report.entries[0]]).summary == "1 cell matches its golden")
    }

    @Test func `the JSON report has counts and results`() throws {
        let data = try JSONEncoder().encode(Self.report)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(
            json["cells"] as? Int == 5 && json["failed"] as? Int == 1 && json["different"] as? Int == 2 && json["missing"] as? Int == 1
                && json["same"] as? Int == 1)
        #expect((json["results"] as? [Any])?.count == 4)
        #expect(json["orphans"] as? [String] == ["Card/iPhone-99/portrait"])
    }

    @Test func `the JUnit report has every failure, escaped`() {
        let junit = Self.report.junit
        #expect(junit.contains("<testsuites name=\"plumb\" tests=\"5\" failures=\"3\" errors=\"1\">"))
        #expect(junit.contains("no view “titel” &amp; &lt;more&gt;"))
    }

    // MARK: The page

    private func page(of report: TestReport = report, output: URL = URL(filePath: "/nowhere"), budget: Int = 1_000_000) -> String {
        let store = GoldenStore(folder: output.appending(path: "../Goldens"))
        let advice = ReportAdvice(approve: "./app approve", prune: "./app prune --delete")
        return ReportPage(report: report, output: output, store: store, advice: advice, budget: budget).html
    }

    private func data(of page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "id=\"run\">")).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        return try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
    }

    @Test func `the page lists every cell that needs a look, with its sentences`() throws {
        let run = try data(of: page())
        let cells = try #require(run["cells"] as? [[String: Any]])
        #expect(cells.compactMap { $0["outcome"] as? String } == ["different", "different", "missing", "failed", "orphaned"])
        #expect(cells[0]["sentences"] as? [String] == Self.mismatch([Self.moved]).sentences)
        #expect(run["summary"] as? String == Self.report.summary && run["approve"] as? String == "./app approve")
    }

    @Test func `the page needs no network, and text cannot leave its element`() throws {
        // The namespace of SVG is not an address that is loaded.
        let html = page().replacing("http://www.w3.org/2000/svg", with: "")
        #expect(!html.contains("{{") && !html.contains("http:") && !html.contains("https:") && !html.contains("& <more>"))
        let reason = (try data(of: html)["cells"] as? [[String: Any]])?[3]["sentences"] as? [String]
        #expect(reason == ["no view “titel” & <more>"])
    }

    @Test func `pictures are inside the page while the budget lasts, then beside it`() throws {
        let output = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)/Output")
        defer { try? FileManager.default.removeItem(at: output.deletingLastPathComponent()) }
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        try Data(repeating: 1, count: 300).write(to: output.appending(path: "g.png"))
        try Data(repeating: 2, count: 300).write(to: output.appending(path: "a.png"))
        let html = page(output: output, budget: 400)
        let cell = try #require((try data(of: html)["cells"] as? [[String: Any]])?.first)
        #expect((cell["golden"] as? [String: Any])?["path"] as? String == "g.png")
        #expect((cell["actual"] as? [String: Any])?["path"] as? String == "a.png" && cell["difference"] == nil)
        #expect(html.contains("id=\"picture-1\"") && !html.contains("id=\"picture-2\""))
    }

    @Test func `a moved view is marked where it was and where it is, with scrolling included`() throws {
        let text = """
            100 × 200 @2x
            UIWindow (0 0 100 200)
              list UIScrollView (0 20 100 180) scrolled (0 30)
                row UIView (10 40 80 20)
            """
        let before = LayerOutline(text: text), after = LayerOutline(text: text.replacing("(10 40", with: "(10 48"))
        let change = try #require(LayoutChange.between(before, after).first)
        #expect(change.view == "row" && change.path == ["list", "row"])
        #expect(before.frames[change.path] == CGRect(x: 10, y: 30, width: 80, height: 20))
        #expect(after.frames[change.path] == CGRect(x: 10, y: 38, width: 80, height: 20))
    }

    @Test func `numbers are grouped by thousands`() {
        #expect([0, 999, 1000, 1_234_567, -4200].map(\.grouped) == ["0", "999", "1,000", "1,234,567", "-4,200"])
    }
}
