import Goldens
import Foundation

/// Writes the reports of a run for people and programs.
package struct RunFiles: Sendable {
    /// The output folder, with the evidence of the run.
    package var output: URL
    package var store: GoldenStore

    package init(output: URL, store: GoldenStore) { self.output = output; self.store = store }

    package func write(_ report: TestReport, advice: ReportAdvice? = nil) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try AtomicFile.write([UInt8](try encoder.encode(report)), to: "report.json", in: output)
        try AtomicFile.write(report.junit, to: "junit.xml", in: output)
        let page = ReportPage(report: report, output: output, store: store, advice: advice)
        try AtomicFile.write(page.html, to: "report.html", in: output)
    }
}
