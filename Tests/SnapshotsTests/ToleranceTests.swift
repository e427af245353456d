import Foundation
import Graphics
import ImageDiff
import Testing

@testable import Goldens
@testable import Rendering
@testable import Reports

@Suite("Tolerance") struct ToleranceTests {
    /// Returns a row of grey pixels.
    private func row(_ grays: [UInt8]) -> Bitmap {
        Bitmap(width: grays.count, height: 1, bytes: grays.flatMap { [$0, $0, $0, 255] })
    }

    @Test func `without a tolerance nothing passes`() {
        #expect(Tolerance.none.passing(row([0, 0, 0]), row([0, 1, 0])) == nil)
    }

    @Test func `near colours pass, and the largest distance is reported`() throws {
        let passed = try #require(Tolerance(color: 0.01).passing(row([100, 100, 100, 100]), row([100, 103, 101, 100])))
        #expect(passed.count.near == 2 && passed.count.beyond == 0)
        #expect(passed.count.largestNear > 0 && passed.count.largestNear < 0.01)
        #expect(passed.sentence.hasPrefix("2 pixels differ, within the tolerance of a colour distance of 0.01: 2 of a similar colour"))
        #expect(Tolerance(color: 0.01).passing(row([100, 100]), row([100, 200])) == nil)
    }

    @Test func `a share of the pixels may differ by any colour`() throws {
        let (black, dotted) = (row([UInt8](repeating: 0, count: 100)), row([255] + [UInt8](repeating: 0, count: 99)))
        let passed = try #require(Tolerance(pixels: 0.01).passing(black, dotted))
        #expect(passed.sentence == "1 pixel differs, within the tolerance of 1 % of the pixels: 1 beyond, of 1 allowed")
        #expect(Tolerance(pixels: 0.005).passing(black, dotted) == nil)
    }

    @Test func `an edge may move by a fraction of a pixel, but a new shape may not appear`() throws {
        let (edge, shifted) = (row([0, 0, 128, 255, 255]), row([0, 0, 70, 255, 255]))
        let passed = try #require(Tolerance(antialiasing: true).passing(edge, shifted))
        #expect(passed.count.shifted == 1)
        #expect(passed.sentence == "1 pixel differs, within the tolerance of shifted edges: 1 at shifted edges")
        #expect(Tolerance(antialiasing: true).passing(row([0, 0, 0, 0, 0]), row([0, 0, 255, 0, 0])) == nil)
    }

    @Test func `pictures of different sizes never pass`() {
        #expect(Tolerance(color: 1, pixels: 1, antialiasing: true).passing(row([0]), row([0, 0])) == nil)
    }

    @Test func `a report with tolerated differences is good, and says so`() throws {
        let count = try #require(Tolerance(color: 1).count(row([0]), row([9])))
        let tolerated = Tolerated(tolerance: Tolerance(color: 1), count: count)
        let key = GoldenStore.Key(caseName: "A", cellName: "320x200@2x")
        let report = TestReport(entries: [TestReport.Entry(key: key, outcome: .tolerated(tolerated))])
        #expect(report.isGood)
        #expect(report.summary == "1 cell matches its golden, 1 of them within tolerance")
        #expect(report.junit.contains("<system-out>1 pixel differs"))
    }

    @Test func `settings contain tolerance, masks and the run, for all cases and for some`() throws {
        let text = """
            now: "2026-03-01 08:00"
            timeZone: Europe/Berlin
            seed: 7
            locale: de_CH
            tolerance: {color: 0.01}
            ignoring: clock
            cases:
              Map*: {tolerance: {pixels: 0.002, antialiasing: true}, ignoring: ["class:MapView", "rect:0,0,10,20"]}
            """
        let settings = try Settings.read(text: text, file: "plumb.yaml")
        #expect(settings.run == RunSettings(now: "2026-03-01 08:00", timeZone: "Europe/Berlin", seed: 7, locale: "de_CH"))
        #expect(try settings.run.run().now == Date(timeIntervalSince1970: 1_772_348_400))
        #expect(settings.tolerance == Tolerance(color: 0.01))
        #expect(settings.masks == [.view("clock")])
        #expect(settings.cases.first?.tolerance == Tolerance(pixels: 0.002, antialiasing: true))
        #expect(settings.cases.first?.masks == [.kind("MapView"), .rect(CGRect(x: 0, y: 0, width: 10, height: 20))])
    }

    @Test(
        arguments: [
            "now: soon", "timeZone: Mars/Base", "seed: -1", "locale: \"!\"", "tolerance: {color: 2}", "tolerance: {colour: 0}",
            "ignoring: \"rect:1,2\"",
        ])
    func `values without a meaning are refused`(text: String) {
        #expect(throws: SettingsErrors.self) { try Settings.read(text: text, file: "plumb.yaml") }
    }
}
