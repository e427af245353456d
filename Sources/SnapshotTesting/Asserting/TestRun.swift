import CairoGraphics
import Foundation
import Graphics
import ImageDiff
import Snapshots
import Synchronization
import UIKit

/// The outcomes of all snapshots of a run. All processes of a run write one report: `Output/report.html` in the package of the tests.
final class TestRun: Sendable {
    static let shared = TestRun()

    /// The outcome of one snapshot, in the form that the processes of a run exchange.
    struct Note: Codable, Sendable, Hashable {
        var caseName: String
        var cellName: String
        var outcome: TestReport.Outcome

        fileprivate var key: String { "\(caseName)/\(cellName)" }

        fileprivate static func key(_ location: SnapshotLocation) -> String { "\(location.suite)/\(location.test)/\(location.name)" }

        init(caseName: String, cellName: String, outcome: TestReport.Outcome) {
            (self.caseName, self.cellName, self.outcome) = (caseName, cellName, outcome)
        }

        init(_ location: SnapshotLocation, _ outcome: TestReport.Outcome) {
            self.init(caseName: "\(location.suite)/\(location.test)", cellName: location.name, outcome: outcome)
        }
    }

    private struct State {
        /// By folder and snapshot.
        var notes: [URL: [String: [Note]]] = [:]

        /// Adds a note. It takes the place of a difference that the same snapshot had before: a test that compares until the picture is right
        /// has one outcome, its last.
        mutating func add(_ note: Note, to output: URL) {
            var known = notes[output]?[note.key] ?? []
            if known.last?.outcome.canBeAccepted == true { known.removeLast() }
            notes[output, default: [:]][note.key] = known + [note]
        }
        var isEndWatched = false
    }

    private let state = Mutex(State())

    func note(_ outcome: TestReport.Outcome, of location: SnapshotLocation) {
        note([Note(location, outcome)], of: location)
    }

    func note(_ notes: [Note], of location: SnapshotLocation) {
        state.withLock { state in
            for note in notes { state.add(note, to: ReportFolder.output(of: location.source)) }
            guard !state.isEndWatched else { return }
            state.isEndWatched = true
            atexit { TestRun.shared.write() }
        }
    }

    /// Adds this process's notes to the run and rewrites the report. Called at exit, and when pictures differ or a matrix fails.
    func write() {
        let notes = state.withLock { $0.notes }
        for (output, notes) in notes.sorted(by: { $0.key.path < $1.key.path }) {
            ReportFolder(output: output).write(notes.sorted { $0.key < $1.key }.flatMap(\.value))
        }
    }

    /// Whether the last comparison of a snapshot found a difference.
    private func differs(_ location: SnapshotLocation) -> Bool {
        let key = Note.key(location)
        return state.withLock { state in
            if case .different? = state.notes[ReportFolder.output(of: location.source)]?[key]?.last?.outcome { return true }
            return false
        }
    }

    /// Keeps the files of a difference and describes it.
    func mismatch(_ golden: PictureGolden, _ actual: UIImage, of location: SnapshotLocation) -> String? {
        guard let old = golden.picture.bitmap, let new = actual.bitmap else { return nil }
        let output = ReportFolder.output(of: location.source)
        let stem = "\(Mismatch.Files.folder)/\(location.suite)/\(location.stem)"
        let mismatch = Mismatch(
            changes: golden.changes(to: actual.layerText), textDiffers: golden.layerText != nil && golden.layerText != actual.layerText,
            picture: Self.difference(old, new), versions: golden.olderVersions, files: Mismatch.Files(startingWith: stem))
        ReportFolder(output: output).keep(mismatch.files, title: "\(location.suite)/\(location.stem)", golden, old, new, actual)
        let isKnown = differs(location)
        note(.different(mismatch), of: location)
        // A page for each try of a test that waits would take longer than the tries.
        if !isKnown { write() }
        let report = output.appending(path: "report.html").path
        return (mismatch.details + ["report: \(report)", "to open it: xdg-open \(report)"]).joined(separator: "\n")
    }

    /// Keeps what a tolerance accepted, for the report.
    func tolerated(_ tolerated: Tolerated, _ golden: PictureGolden, _ actual: UIImage, of location: SnapshotLocation) {
        guard let old = golden.picture.bitmap, let new = actual.bitmap else { return }
        let title = "\(location.suite)/\(location.stem)"
        // The path where the page looks for the pictures of a cell.
        let files = Mismatch.Files(startingWith: "\(Mismatch.Files.folder)/\(location.suite)/\(location.test)/\(location.name)")
        ReportFolder(output: ReportFolder.output(of: location.source)).keep(files, title: title, golden, old, new, actual)
        note(.tolerated(tolerated), of: location)
    }

    private static func difference(_ old: Bitmap, _ new: Bitmap) -> ImageDifference? {
        let difference = ImageDiff.compare(expected: old, actual: new)
        return difference.isIdentical ? nil : difference
    }
}

/// A stored reference picture.
struct PictureGolden {
    var picture: UIImage
    /// Nil for pictures recorded by other programs.
    var layerText: String?
    var fingerprint: Fingerprint?

    func changes(to text: String?) -> [LayoutChange] {
        guard let layerText, let text, text != layerText else { return [] }
        return LayoutChange.between(LayerOutline(text: layerText), LayerOutline(text: text))
    }

    /// The components that draw differently from those the picture was recorded with.
    var olderVersions: [String] {
        guard let fingerprint else { return [] }
        return Picture.renderer.fingerprint.differences(from: fingerprint)
    }
}

/// The output folder of a package, shared by the processes of a run.
struct ReportFolder {
    let output: URL

    /// Returns `Output` in the folder of the package that contains the file.
    static func output(of source: URL) -> URL {
        var folder = source.deletingLastPathComponent()
        let first = folder
        while folder.path != "/" {
            let names = ["Package.swift", "plumb.yaml"]
            if names.contains(where: { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }) { break }
            folder.deleteLastPathComponent()
        }
        return (folder.path == "/" ? first : folder).appending(path: "Output", directoryHint: .isDirectory)
    }

    fileprivate var parts: URL { output.appending(path: ".tests", directoryHint: .isDirectory) }

    /// Errors here never fail a test: if the folder is not writable, there is no report.
    func write(_ notes: [TestRun.Note]) {
        locked {
            let own = parts.appending(path: "\(getpid()).json")
            try? JSONEncoder().encode(notes).write(to: own, options: .atomic)
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: parts.path)) ?? []).filter { $0.hasSuffix(".json") }
            let all = names.sorted().flatMap { name -> [TestRun.Note] in
                guard let data = try? Data(contentsOf: parts.appending(path: name)) else { return [] }
                return (try? JSONDecoder().decode([TestRun.Note].self, from: data)) ?? []
            }
            let entries = all.map {
                TestReport.Entry(key: GoldenStore.Key(caseName: $0.caseName, cellName: $0.cellName), outcome: $0.outcome)
            }
            let report = TestReport(entries: entries.sorted { $0.key < $1.key })
            try? Verifier(store: GoldenStore(folder: output), output: output, renderer: Picture.renderer).write(report)
        }
    }

    func keep(_ files: Mismatch.Files, title: String, _ golden: PictureGolden, _ old: Bitmap, _ new: Bitmap, _ actual: UIImage) {
        locked {
            let difference = ImageDiff.picture(expected: old, actual: new)
            let three = ThreeUp(title: title, golden: old, difference: difference, actual: new, scale: max(actual.scale, 1))
            let drawing = three.drawing(with: Picture.renderer.text)
            let sheet = Rasterizer().draw(
                drawing.list, size: drawing.size, scale: drawing.scale, background: drawing.background)
            for (path, bitmap) in [
                (files.golden, old), (files.actual, new), (files.difference, difference), (files.threeUp, sheet),
            ] {
                write((try? Picture.renderer.png(of: bitmap)).map { Data($0) }, to: path)
            }
            write(golden.layerText.map { Data($0.utf8) }, to: files.goldenText)
            write(actual.layerText.map { Data($0.utf8) }, to: files.actualText)
        }
    }

    private func write(_ data: Data?, to path: String) {
        let url = output.appending(path: path)
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data?.write(to: url, options: .atomic)
    }

    /// Runs the body in one process at a time. The first process of a run removes the results of the previous run. Returns nil, and does not
    /// run it, if the folder is not writable.
    @discardableResult fileprivate func locked<Result>(_ body: () throws -> Result) rethrows -> Result? {
        try? FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
        let file = unsafe open(parts.appending(path: "lock").path, O_CREAT | O_RDWR, 0o644)
        guard file >= 0 else { return nil }
        defer { close(file) }
        flock(file, LOCK_EX)
        let mark = parts.appending(path: "run")
        if (try? String(contentsOf: mark, encoding: .utf8)) != Self.run {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: parts.path)) ?? [] where name.hasSuffix(".json") {
                try? FileManager.default.removeItem(at: parts.appending(path: name))
            }
            try? FileManager.default.removeItem(at: output.appending(path: Mismatch.Files.folder))
            try? Self.run.write(to: mark, atomically: true, encoding: .utf8)
        }
        return try body()
    }

    /// Identifies the process that started the tests by its id and start time, because ids are reused.
    fileprivate static let run: String = {
        let status = (try? String(contentsOfFile: "/proc/\(getppid())/stat", encoding: .utf8)) ?? ""
        let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
        return "\(getppid()) \(fields.count > 19 ? fields[19] : "")"
    }()
}

/// Where the processes of a run keep what they tell each other of a test file.
package enum RunFolder {
    /// Calls the body in one process at a time, with a place for what is kept, and the run's name. Without a writable folder, the run is this
    /// process.
    package static func locked<Result>(for source: URL, _ body: (_ stored: URL, _ run: String) throws -> Result) rethrows -> Result {
        let folder = ReportFolder(output: ReportFolder.output(of: source))
        let name = String(ContentHash(Array(source.path.utf8)[...]).value, radix: 16) + ".inline"
        let done = try folder.locked { try body(folder.parts.appending(path: name), ReportFolder.run) }
        if let done { return done }
        return try body(FileManager.default.temporaryDirectory.appending(path: name), "\(getpid())")
    }
}
