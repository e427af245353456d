import Foundation
import Snapshots

/// A test report on the console.
struct ReportText {
    var report: TestReport
    /// As people would write it.
    var output: String
    var console: Console

    func print() {
        for (key, reason) in report.failed { section(key, "failed", .red, reason.split(separator: "\n").map(String.init)) }
        for (key, mismatch) in report.different {
            section(key, "differs", .red, mismatch.sentences + ["\(output)/\(mismatch.files.threeUp)"])
        }
        missing()
        OrphanText(orphans: report.orphans, console: console).print()
        if !report.olderVersions.isEmpty, report.different.isEmpty {
            console.print("the goldens fit, though they were drawn with other versions: \(report.olderVersions.joined(separator: ", "))")
        }
        causes()
        console.print(console.colored(report.summary, report.isGood ? .green : .red))
    }

    private func section(_ key: GoldenStore.Key, _ verdict: String, _ color: Console.Color, _ lines: [String]) {
        console.print("\(console.colored(key.description, .bold)) \(console.colored(verdict, color))")
        for line in lines { console.print("  \(line)") }
    }

    private func missing() {
        for key in report.missing {
            console.print("\(console.colored(key.description, .bold)) \(console.colored("has no golden", .yellow))")
        }
    }

    /// Only where it says more than the list above.
    private func causes() {
        let shared = report.causes.filter { $0.keys.count > 1 }
        guard !shared.isEmpty else { return }
        console.print("what changed:")
        for cause in shared.prefix(20) { console.print("  \(cause.sentence), in \(cause.keys.count) cells") }
        if shared.count > 20 { console.print("  and \(shared.count - 20) more; see the report") }
    }
}
