import Goldens
import Foundation
import Graphics

/// The commands that a report shows for copying.
package struct ReportAdvice: Sendable, Hashable {
    /// The command that approves; the names of cases are appended.
    package var approve: String
    /// The command that removes orphans.
    package var prune: String
    /// The inputs to name in place of cases that the command does not find by their names.
    package var inputNames: [String: String]

    package init(approve: String, prune: String, inputNames: [String: String] = [:]) {
        self.approve = approve; self.prune = prune; self.inputNames = inputNames
    }
}

/// The data of a page that can accept and reject: the key that its requests must carry, and the decisions so far.
package struct ReportReview: Sendable, Encodable {
    package var key: String
    package var accepted, rejected: [String]

    package init(key: String, accepted: [String], rejected: [String]) {
        self.key = key; self.accepted = accepted; self.rejected = rejected
    }
}

/// `report.html`: a page that needs no network. It contains the pictures up to a budget; in a larger run the others stay in the folder
/// beside it, and the page loads them when they are viewed. The page's scripts are in `CPageFiles/Pages`.
struct ReportPage {
    var report: TestReport
    /// The folder with the page; the files of mismatches are relative to it.
    var output: URL
    /// The store with the pictures of orphans.
    var store: GoldenStore
    /// The commands that approve a case, without its name, and that remove orphans; nil if there are none.
    var advice: ReportAdvice?
    /// Nil for a page that is only viewed.
    var review: ReportReview?
    /// The most bytes of pictures inside the page.
    var budget = 24_000_000

    /// The page, with the pictures and texts that the run wrote to the output folder.
    var html: String {
        var album = Album(output: output, left: budget)
        let run = Run(
            summary: report.summary, isGood: report.isGood, notes: notes, approve: advice?.approve, prune: advice?.prune,
            review: review, same: same,
            cells: report.entries.compactMap { record($0, &album) } + report.orphans.map { orphan($0, &album) })
        return Self.page(data: PageTemplate.json(run), pictures: album.elements.joined(separator: "\n"))
    }

    // MARK: Data

    private struct Run: Encodable {
        var summary: String
        var isGood: Bool
        var notes: [String]
        var approve, prune: String?
        var review: ReportReview?
        /// The names of the cells that match, by case.
        var same: [String: [String]]
        var cells: [CellRecord]
    }

    private struct CellRecord: Encodable {
        var `case`, cell, outcome: String
        var sentences: [String]
        var changes: [ChangeRecord] = []
        var golden, actual, difference: Album.Picture?
        var size: Size?
        var findings: [FindingRecord] = []
        /// The input to name in the approving command, if it is not the case's name.
        var input: String?
    }

    private struct Size: Encodable { var width, height, scale: Double }

    private struct ChangeRecord: Encodable {
        var sentence: String
        /// Left, top, width and height in the window, in points.
        var before, after: [Double]?
        /// The constraints that determine the view's current frame.
        var deciding: [String]?
    }

    private struct FindingRecord: Encodable {
        var kind, fact, advice: String
        var frame: [Double]?
        /// The constraints that cause it, and a change that was tried.
        var causes: [String]?
        var suggestion: String?
    }

    private var same: [String: [String]] {
        Dictionary(grouping: report.entries.filter { $0.outcome == .same }, by: \.key.caseName).mapValues { $0.map(\.key.cellName) }
    }

    private var notes: [String] {
        let same = report.entries.count { $0.outcome == .same }
        return ["\(same) of \(report.entries.count) cells match"]
            + (report.orphans.isEmpty ? [] : ["\(report.orphans.count) unused goldens"])
            + (report.olderVersions.isEmpty
                ? [] : ["goldens from a machine that draws otherwise: \(report.olderVersions.joined(separator: ", "))"])
    }

    private func record(_ entry: TestReport.Entry, _ album: inout Album) -> CellRecord? {
        var record = plainRecord(entry, &album)
        record?.input = advice?.inputNames[entry.key.caseName]
        record?.findings = (report.explanations[entry.key]?.findings ?? []).map {
            FindingRecord(
                kind: $0.kind.rawValue, fact: $0.fact, advice: $0.advice, frame: $0.frame,
                causes: $0.causes.isEmpty ? nil : $0.causes.map(\.description), suggestion: $0.suggestion)
        }
        return record
    }

    private func plainRecord(_ entry: TestReport.Entry, _ album: inout Album) -> CellRecord? {
        let deciding = report.explanations[entry.key]?.deciding ?? [:]
        let (name, cell) = (entry.key.caseName, entry.key.cellName)
        switch entry.outcome {
        case .same: return nil
        case .tolerated(let tolerated):
            let files = Mismatch.Files(of: entry.key)
            return CellRecord(
                case: name, cell: cell, outcome: "tolerated", sentences: [tolerated.sentence], golden: album.picture(at: files.golden),
                actual: album.picture(at: files.actual), difference: album.picture(at: files.difference),
                size: outline(at: files.actualText).flatMap(Self.size))
        case .failed(let reason): return CellRecord(case: name, cell: cell, outcome: "failed", sentences: [reason])
        case .missing:
            let files = Mismatch.Files(of: entry.key)
            return CellRecord(
                case: name, cell: cell, outcome: "missing", sentences: ["has no golden"], actual: album.picture(at: files.actual),
                size: outline(at: files.actualText).flatMap(Self.size))
        case .different(let mismatch):
            let (before, after) = (outline(at: mismatch.files.goldenText), outline(at: mismatch.files.actualText))
            return CellRecord(
                case: name, cell: cell, outcome: "different", sentences: mismatch.sentences,
                changes: mismatch.changes.map { Self.record($0, before?.frames ?? [:], after?.frames ?? [:], deciding) },
                golden: album.picture(at: mismatch.files.golden), actual: album.picture(at: mismatch.files.actual),
                difference: album.picture(at: mismatch.files.difference), size: after.flatMap(Self.size))
        }
    }

    private func orphan(_ key: GoldenStore.Key, _ album: inout Album) -> CellRecord {
        CellRecord(
            case: key.caseName, cell: key.cellName, outcome: "orphaned", sentences: ["no cell uses this golden"],
            golden: album.picture(at: RunFiles.address(of: key, in: store, from: output), file: store.url(key, "png")))
    }

    private static func record(
        _ change: LayoutChange, _ before: [[String]: CGRect], _ after: [[String]: CGRect], _ deciding: [String: [String]]
    ) -> ChangeRecord {
        func numbers(_ frame: CGRect?) -> [Double]? { frame.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } } }
        return ChangeRecord(
            sentence: change.sentence, before: numbers(before[change.path]), after: numbers(after[change.path]),
            deciding: deciding[change.view])
    }

    private func outline(at path: String) -> LayerOutline? {
        (try? String(contentsOf: output.appending(path: path), encoding: .utf8)).map { LayerOutline(text: $0) }
    }

    private static func size(_ outline: LayerOutline) -> Size? {
        let numbers = outline.screen.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
        return numbers.count == 3 ? Size(width: numbers[0], height: numbers[1], scale: numbers[2]) : nil
    }

    // MARK: Page

    private static func page(data: String, pictures: String) -> String {
        PageTemplate(
            html: .pageHTML,
            scripts: [
                .runJS, .elementsJS, .movesJS, .zoomJS,
                .stageJS, .matrixJS, .reviewJS, .listJS, .keysJS,
                .pageJS,
            ]
        ).filled(data: data).replacing("<!--{{pictures}}-->", with: pictures)
    }
}

/// The pictures of a page: embedded while the budget lasts, then referenced by path.
private struct Album {
    struct Picture: Encodable { var id: Int; var path: String }

    let output: URL
    var left: Int
    var elements: [String] = []
    private var count = 0

    init(output: URL, left: Int) { self.output = output; self.left = left }

    /// Returns nil if the file does not exist.
    mutating func picture(at path: String, file: URL? = nil) -> Picture? {
        let file = file ?? output.appending(path: path)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        count += 1
        if left > 0, let data = try? Data(contentsOf: file), data.count <= left {
            left -= data.count
            elements.append("<script type=\"text/plain\" id=\"picture-\(count)\">\(data.base64EncodedString())</script>")
        }
        return Picture(id: count, path: path)
    }
}

extension RunFiles {
    /// Returns the page of a run that is served, which requests its pictures one by one.
    package func page(of report: TestReport, advice: ReportAdvice, review: ReportReview) -> String {
        ReportPage(report: report, output: output, store: store, advice: advice, review: review, budget: 0).html
    }

    /// Returns the path at which a run's page finds the picture of an orphan.
    package static func address(of key: GoldenStore.Key, in store: GoldenStore, from output: URL) -> String {
        store.url(key, "png").path(from: output)
    }
}

extension URL {
    /// Returns the relative path from a folder, for a page in it.
    fileprivate func path(from folder: URL) -> String {
        let (own, other) = (standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
        let shared = zip(own, other).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: other.count - shared) + own.dropFirst(shared)).joined(separator: "/")
    }
}

extension LayerOutline {
    /// The frames of all layers in the window, in points, by path. Scroll offsets are applied; transforms are ignored.
    var frames: [[String]: CGRect] {
        var origins: [[String]: CGPoint] = [:]
        var frames: [[String]: CGRect] = [:]
        for node in nodes {
            guard let frame = node.frame else { continue }
            let origin = node.path.isEmpty ? .zero : origins[Array(node.path.dropLast())] ?? .zero
            let frameInWindow = frame.offsetBy(dx: origin.x, dy: origin.y)
            let scrolled = node.details.firstIndex(of: "scrolled").flatMap { Self.point(node.details.dropFirst($0 + 1).first) } ?? .zero
            if frames[node.path] == nil { frames[node.path] = frameInWindow }
            origins[node.path] = CGPoint(x: frameInWindow.minX - scrolled.x, y: frameInWindow.minY - scrolled.y)
        }
        return frames
    }

    private static func point(_ word: String?) -> CGPoint? {
        let numbers = (word ?? "").split { "() ".contains($0) }.compactMap { Double($0) }
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }
}
