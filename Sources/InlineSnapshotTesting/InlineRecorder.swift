import Foundation
import SnapshotTesting
import Synchronization

/// A text to write after an assertion.
struct InlineSnapshot: Codable, Hashable, Sendable {
    /// The position of the call's arguments in the file that was compiled, from 1; the column counts bytes.
    var line, column: Int
    /// The position of the closure among the closures at the end of the call.
    var offset: Int
    var label: String
    var otherLabels: [String]
    /// Nil if the closure is to be removed.
    var text: String?

    /// Whether both are the same place.
    func isAt(_ other: InlineSnapshot) -> Bool { (line, column, offset) == (other.line, other.column, other.offset) }
}

/// Writes the texts of a run into the tests' files when the process ends.
///
/// A run can have many processes (`swift test --parallel`), all compiled from the files as they were. So the first one keeps a file's content
/// as it was, each adds its texts, and each writes the file anew from that content.
final class InlineRecorder: Sendable {
    static let shared = InlineRecorder()

    private struct State {
        var snapshots: [String: [InlineSnapshot]] = [:]
        var isEndWatched = false
    }

    private let state = Mutex(State())

    func note(_ snapshot: InlineSnapshot, in file: String) {
        state.withLock { state in
            state.snapshots[file, default: []].add(snapshot)
            guard !state.isEndWatched else { return }
            state.isEndWatched = true
            atexit { InlineRecorder.shared.write() }
        }
    }

    private func write() {
        let snapshots = state.withLock { $0.snapshots }
        for (file, own) in snapshots.sorted(by: { $0.key < $1.key }) {
            do { try RunJournal.withJournal(of: URL(filePath: file)) { try $0.write(own) } } catch {
                FileHandle.standardError.write(Data("\(file): error: \(error)\n".utf8))
            }
        }
    }
}

/// What a run has written into one file.
struct RunJournal: Codable {
    private var run: String
    /// The file as it was compiled, and as the run last wrote it.
    private var original, written: String
    private var snapshots: [InlineSnapshot] = []

    enum Refusal: Error, CustomStringConvertible {
        case changed

        var description: String { "the file was changed while the tests ran; no inline snapshot was recorded" }
    }

    /// Calls the body for one process at a time.
    static func withJournal(of file: URL, _ body: (inout Parts) throws -> Void) throws {
        try RunFolder.locked(for: file) { stored, run in
            let text = try String(contentsOf: file, encoding: .utf8)
            var journal = (try? Data(contentsOf: stored)).flatMap { try? JSONDecoder().decode(RunJournal.self, from: $0) }
            if journal?.run != run { journal = RunJournal(run: run, original: text, written: text) }
            guard let journal, journal.written == text else { throw Refusal.changed }
            var parts = Parts(file: file, stored: stored, journal: journal)
            try body(&parts)
        }
    }

    struct Parts {
        fileprivate let file, stored: URL
        fileprivate var journal: RunJournal

        mutating func write(_ own: [InlineSnapshot]) throws {
            for snapshot in own { journal.snapshots.add(snapshot) }
            journal.written = try SourceEditor(source: journal.original).text(with: journal.snapshots)
            try JSONEncoder().encode(journal).write(to: stored, options: .atomic)
            try Data(journal.written.utf8).write(to: file, options: .atomic)
        }
    }
}

extension [InlineSnapshot] {
    /// Adds a text in place of an earlier one for the same closure.
    fileprivate mutating func add(_ snapshot: InlineSnapshot) {
        removeAll { $0.isAt(snapshot) }
        append(snapshot)
    }
}
