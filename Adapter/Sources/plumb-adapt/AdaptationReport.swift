import Foundation
import SourceAdaptation

/// The results of a run, and what it could not rewrite.
struct AdaptationReport: Encodable {
    var files: Int
    var written = 0
    var newSyntaxErrors: [String] = []
    var findings: [SourceFinding]

    /// The causes with their counts, the most frequent first.
    private var causes: [(cause: String, count: Int)] {
        Dictionary(grouping: findings) { $0.cause == .missingModule ? $0.message : $0.cause.rawValue }
            .map { ($0.key, $0.value.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    }

    func print(asJSON: Bool) throws {
        guard !asJSON else {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
            return
        }
        Swift.print("\(files) files, \(written) written, \(findings.count) findings")
        for (cause, count) in causes { Swift.print("  \(count) × \(cause)") }
        for path in newSyntaxErrors { Swift.print("\(path): cannot be parsed after the rewrite") }
    }
}
