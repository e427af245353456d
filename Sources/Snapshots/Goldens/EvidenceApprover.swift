import ImageProcessing
import Foundation

/// Accepts cells of a finished run: the pictures that it drew become goldens, and nothing is drawn again.
package struct EvidenceApprover: Sendable {
    package enum Refusal: Error, Sendable, Hashable {
        /// The run has no such cell, or the cell has nothing to accept.
        case unknown(String)
        /// The run's files are missing or differ from what it drew: they were changed, or another run has started.
        case changed(String)
    }

    package var store: GoldenStore
    /// The run's output folder.
    package var output: URL

    package init(store: GoldenStore, output: URL) { self.store = store; self.output = output }

    /// - Parameter run: a run that a person has looked at.
    /// - Throws: `Refusal`, and any error from writing a file.
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
        try store.record([key.caseName], all: false)
    }

    /// Reads a file without following links.
    private func contents(_ path: String) throws -> Data {
        guard let file = RunFolder(output).file(path) else { throw CocoaError(.fileReadNoSuchFile) }
        return try Data(contentsOf: file)
    }
}

extension TestReport.Outcome {
    /// Whether a picture was drawn that can become the golden.
    package var canBeAccepted: Bool {
        switch self {
        case .missing, .different: true
        case .same, .tolerated, .failed: false
        }
    }
}

/// A folder from which only plain files in plain folders are read.
package struct RunFolder: Sendable {
    package var folder: URL

    package init(_ folder: URL) { self.folder = folder }

    /// Returns the file at a path below the folder; nil if it is no plain file, is outside, or is reached through a link.
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
