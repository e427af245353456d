import Goldens
import Foundation
import LayoutAudit
import UIKit

/// A finding, and the smallest spec that shows it.
package struct ShrunkFinding: Sendable, Encodable {
    package var `case`: String
    package var cell: String
    package var finding: Finding
    /// Nil if views, constraints and texts alone do not show it, because it depends on code, a bar or a list.
    package var spec: String?
    /// The number of views in the spec, including the root.
    package var views: Int

    /// Writes the spec, if there is one.
    ///
    /// - Parameter name: the file's name in the folder, which is created.
    /// - Throws: `FileFault`.
    package func write(as name: String, to folder: URL) throws {
        if let spec { try AtomicFile.write(spec, to: name, in: folder) }
    }
}

extension Renderer {
    /// Lays out and audits the input, and shrinks the findings.
    ///
    /// - Parameters:
    ///   - kinds: the kinds to look for.
    ///   - view: the view's path or a part of it; nil for all views.
    ///   - most: the number of findings to shrink; the others are returned without a spec.
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
