import Foundation
import Testing
import UIKit

@_spi(Internals) @testable import SnapshotTesting

@MainActor @Suite("Tolerance in tests") struct ToleranceStrategyTests {
    let workshop: Workshop
    init() throws { workshop = try Workshop() }

    private func card(gray: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = UIColor(white: gray, alpha: 1)
        return view
    }

    @Test func `the report lists what a tolerance let pass, with the amount`() throws {
        let strategy = Snapshotting<UIView, UIImage>.image(tolerance: Tolerance(color: 0.01))
        _ = try workshop.message(card(gray: 0.5), as: strategy, named: "card")
        #expect(try workshop.message(card(gray: 0.51), as: strategy, named: "card") == nil)
        #expect(try workshop.message(card(gray: 0.9), as: strategy, named: "card") != nil)
        TestRun.shared.write()
        let page = try #require(workshop.text("Output/report.html"))
        #expect(page.contains("within the tolerance of a colour distance of 0.01"))
        #expect(page.contains("\"tolerated\""))
    }

    @Test func `the report lists what a precision let pass`() throws {
        let strategy = Snapshotting<UIView, UIImage>.image(precision: 0, perceptualPrecision: 1)
        _ = try workshop.message(card(gray: 0.2), as: strategy, named: "loose")
        #expect(try workshop.message(card(gray: 0.8), as: strategy, named: "loose") == nil)
        TestRun.shared.write()
        #expect(workshop.text("Output/report.html")?.contains("within the tolerance of 100 % of the pixels") == true)
    }

    @Test(.run(now: "2026-12-24 18:00", timeZone: "Asia/Tokyo", language: "ar"))
    func `a run trait sets the locale, the time zone and the date`() throws {
        #expect(Locale.current.identifier == "ar_EG")
        #expect(TimeZone.current.identifier == "Asia/Tokyo")
        #expect(SimulatedRun.date == Date(timeIntervalSince1970: 1_798_102_800))
    }
}
