import Foundation
import LayoutAudit
import UIKit

/// A finding, and the smallest spec that shows it.
package struct ShrunkFinding: Sendable, Encodable {
    package var `case`: String
    package var cell: String
    package var finding: Finding
    /// Nil where views, constraints and texts alone do not show it: it rests on code, a bar or a list.
    package var spec: String?
    /// In the spec, the root among them.
    package var views: Int

    /// Writes the spec, if there is one.
    ///
    /// - Parameter name: of the file in the folder, which is made.
    /// - Throws: `FileFault`.
    package func write(as name: String, to folder: URL) throws {
        if let spec { try AtomicFile.write(spec, to: name, in: folder) }
    }
}

extension Renderer {
    /// Lays the input out, looks it over, and shrinks what it finds.
    ///
    /// - Parameters:
    ///   - kinds: to look for.
    ///   - view: names the view, or a part of its path; nil for all.
    ///   - most: findings to shrink; the rest is returned without a spec.
    /// - Complexity: hundreds of layouts for each finding, of ever smaller screens.
    @MainActor package func shrunk(
        _ job: Job, kinds: Set<Finding.Kind> = Audit.standardKinds, view: String? = nil, most: Int = .max
    ) async throws -> [ShrunkFinding] {
        try await withWindow(of: job) { window in
            let findings = Audit.findings(in: window, kinds: kinds).filter { finding in
                guard let view else { return true }
                return finding.view == view || "/\(finding.view)/".contains("/\(view)/")
            }
            return findings.enumerated().map { index, finding in
                let result = index < most ? Shrinker.shrink(finding, in: window, cell: job.cell) : nil
                return ShrunkFinding(
                    case: job.input.name, cell: job.cell.name, finding: finding, spec: result?.spec, views: result?.views ?? 0)
            }
        }
    }
}
