import Foundation
import Synchronization
import UIKit

extension Cell {
    /// The process's run with the cell's language and the idiom of its device.
    package var run: SimulatedRun {
        var run = SimulatedRun.current
        if case .code(let code) = language { run = run.inLanguage(code) }
        run.idiom = device.idiom == .pad ? "ipad" : "iphone"
        run.systemVersion = device.systemVersion
        return run
    }
}

extension SimulatedRun {
    /// The time in a status bar: hours and minutes in the region's digits and hour cycle, without AM or PM (iOS shows none there). The
    /// standard run needs no formatter, which would take longer to load than drawing a first picture.
    var clock: String {
        if now == Self.standardNow, timeZone == .gmt, locale.identifier == Self.standard.locale.identifier { return "9:41" }
        return Self.clocks.withLock { clocks in
            if let known = clocks[self] { return known }
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.timeZone = timeZone
            formatter.setLocalizedDateFormatFromTemplate("Jmm")
            let text = formatter.string(from: now)
            clocks[self] = text
            return text
        }
    }

    private static let clocks = Mutex<[SimulatedRun: String]>([:])
}
