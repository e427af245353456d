import Foundation
import UIKit

// Times layout and prints one table: `layout-bench [SECONDS-PER-FIGURE]`. With a screen's index and a number of views as second and third
// argument, only that one is run, over and over, for a profiler. `layout-bench rows N` lays out a table of N rows, and scrolls to its end
// and back.
let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 0.5
await MainActor.run {
    let words = CommandLine.arguments
    if words.count > 2, words[1] == "rows", let rows = Int(words[2]) {
        LongTable(rows: rows).scroll()
    } else if words.count > 3, let index = Int(words[2]), let views = Int(words[3]) {
        let measurement = LayoutMeasurement(BenchScreen.allCases[index], views: views, seconds: seconds)
        print(words.count > 4 ? measurement.fullPass() : measurement.firstLayout())
    } else {
        LayoutMeasurement.printTable(seconds: seconds)
    }
}
