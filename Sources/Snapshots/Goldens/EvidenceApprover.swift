import ImageProcessing
import Foundation

/// Accepts cells of a finished run as it drew them: its pictures become the goldens, and nothing is drawn.
package struct EvidenceApprover: Sendable {
    package enum Refusal: Error, Sendable, Hashable {
        /// The run has no such cell, or nothing of it to accept.
        case unknown(String)
        /// The evidence is not there any more, or not what the run drew: it was changed, or another run has begun.
        case changed(String)
    }

    package var store: GoldenStore
    /// The run's output folder.
    package var output: URL

    package init(store: GoldenStore, output: URL) { self.store = store; self.output = output }

    /// - Parameter run: that somebody has looked at.
    /// - Throws: `Refusal`, and what writing a file throws.
    package func approve(_ key: GoldenStore.Key, of run: StoredRun) throws {
        guard let entry = run.report.entries.first(where: { $0.key == key }), entry.outcome.canBeAccepted else {
            throw Refusal.unknown(key.description)
        }
        let files = Mismatch.Files(of: key)
        guard let text = try? contents(files.actualText), let picture = try? contents(files.actual),
            let string = String(data: text, encoding: .utf8), let identity = PNG.identity(in: [UInt8](picture)),
            run.report.record.shows(RunRecord.Look(text: string, picture: identity), of: key)
        else { throw Refusal.changed(key.description) }
        let golden = GoldenStore.Golden(fingerprint: Fingerprint(text: run.fingerprint), text: string, picture: [UInt8](picture))
        try store.write(golden, at: key)
        try store.writeDown([key.caseName], all: false)
    }

    /// No link is followed on the way.
    private func contents(_ path: String) throws -> Data {
        guard let file = RunFolder(output).file(path) else { throw CocoaError(.fileReadNoSuchFile) }
        return try Data(contentsOf: file)
    }
}

extension TestReport.Outcome {
    /// Whether a picture was drawn that could become the golden.
    package var canBeAccepted: Bool {
        switch self {
        case .missing, .different: true
        case .same, .tolerated, .failed: false
        }
    }
}

/// A folder out of which nothing is read but plain files in plain folders.
package struct RunFolder: Sendable {
    package var folder: URL

    package init(_ folder: URL) { self.folder = folder }

    /// The file at a path below the folder; nil for what is none, lies outside, or is reached through a link.
    package func file(_ path: String) -> URL? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }) else { return nil }
        var place = folder
        for (index, part) in parts.enumerated() {
            place.append(path: part)
            let kind = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
            guard kind == (index == parts.count - 1 ? .typeRegular : .typeDirectory) else { return nil }
        }
        return place
    }
}
