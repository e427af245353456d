import Foundation
import Testing
import UIKit

@testable import Snapshots

/// What stands in the status bar.
@Suite struct StatusBarTests {
    private static func clock(_ cell: String, _ run: SimulatedRun = .standard) throws -> String {
        let cell = try #require(Cell(named: cell, catalog: .standard))
        return run.perform { cell.run.clock }
    }

    @Test func `the clock has the cell's digits and the run's time`() throws {
        let eve = Date(timeIntervalSince1970: 1_798_138_800)  // 24 December 2026, 19:00 in Greenwich
        #expect(try Self.clock("iPhone-16-Pro/portrait") == "9:41")
        #expect(try Self.clock("iPhone-16-Pro/portrait/ar") == "٩:٤١")
        #expect(try Self.clock("iPhone-16-Pro/portrait/de") == "09:41")
        #expect(try Self.clock("iPhone-16-Pro/portrait", SimulatedRun(now: eve)) == "7:00")
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(
            try Self.clock("iPhone-16-Pro/portrait", SimulatedRun(now: eve, timeZone: berlin, locale: Locale(identifier: "de_DE")))
                == "20:00")
    }
}
