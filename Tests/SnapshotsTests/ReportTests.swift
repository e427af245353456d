import Foundation
import Graphics
import ImageDiff
import Testing

@testable import Snapshots

@Suite struct ReportTests {
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

    @Test func `words come first: views, then pixels, then versions`() {
        #expect(
            Self.mismatch([Self.moved]).sentences == [
                "`title` moved 4 pt right, 2 pt narrower", "10 pixels differ (2.50 %) in one area: 10×1 at (0, 0)",
                "the golden was drawn with other versions: pango 1.54.0 → 1.56.3",
            ])
    }

    @Test func `a run is summed up, and one cause is told once`() {
        #expect(Self.report.summary == "of 5 cells 2 differ, 1 has no golden, 1 failed")
        #expect(
            Self.report.causes == [
                .init(
                    sentence: "`title` moved 4 pt right, 2 pt narrower",
                    keys: [
                        .init(caseName: "Card", cellName: "iPhone-16-Pro/portrait/dark"),
                        .init(caseName: "Card", cellName: "iPhone-16-Pro/portrait/rtl"),
                    ])
            ])
        #expect(TestReport(entries: [Self.report.entries[0]]).summary == "1 cell is as approved")
    }

    @Test func `programs read counts and results`() throws {
        let data = try JSONEncoder().encode(Self.report)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(
            json["cells"] as? Int == 5 && json["failed"] as? Int == 1 && json["different"] as? Int == 2 && json["missing"] as? Int == 1
                && json["same"] as? Int == 1)
        #expect((json["results"] as? [Any])?.count == 4)
        #expect(json["orphans"] as? [String] == ["Card/iPhone-99/portrait"])
    }

    @Test func `JUnit and HTML carry every failure, escaped`() {
        let junit = Self.report.junit
        #expect(junit.contains("<testsuites name=\"plumb\" tests=\"5\" failures=\"3\" errors=\"1\">"))
        #expect(junit.contains("no view “titel” &amp; &lt;more&gt;"))
        let html = Self.report.html(output: URL(filePath: "/nowhere"))
        #expect(html.contains("<code>title</code> moved 4 pt right") && html.contains("2 cells") && html.contains("iPhone-99/portrait"))
        #expect(!html.contains("<more>") && html.contains("src=\"d.png\""))
    }

    @Test func `numbers are grouped`() {
        #expect([0, 999, 1000, 1_234_567, -4200].map(\.grouped) == ["0", "999", "1,000", "1,234,567", "-4,200"])
    }
}
