import CairoGraphics
import Dispatch
import Foundation
import Snapshots
import Synchronization
import UIKit

/// Verifies a controller against its goldens cell by cell: cells are laid out here, and drawn and compared on all cores.
struct MatrixVerification {
    let strategy: MatrixSnapshotting
    let location: SnapshotLocation
    let record: SnapshotTestingConfiguration.Record
    /// The most cells that a failure message lists one by one; the report contains all.
    private static let mostReported = 8

    /// Returns nil if every cell matches.
    func failure(for make: @escaping () throws -> UIViewController) -> (message: String, attachments: [XCTAttachment])? {
        let cells = strategy.matrix.cells
        guard !cells.isEmpty else { return ("The matrix has no cells.", []) }
        let maker = Maker(make: make)
        let entries = MainThread.run { self.entries(of: cells, maker) }
        TestRun.shared.note(
            entries.map { TestRun.Note(caseName: $0.key.caseName, cellName: $0.key.cellName, outcome: $0.outcome) }, of: location)
        let report = TestReport(entries: entries)
        guard !report.isGood || record == .all else { return nil }
        TestRun.shared.write()
        return (message(for: report), report.different.prefix(Self.mostReported).flatMap { evidence(of: $0.key, $0.mismatch.files) })
    }

    // MARK: Drawing and comparing

    @MainActor private func entries(of cells: [Cell], _ maker: Maker) -> [TestReport.Entry] {
        let former = (screen: UIScreen.main, window: UIWindow.keyWindow)
        defer { (former.window ?? UIWindow(environment: former.screen.environment)).makeKey() }
        let screen = Screen("\(location.suite)/\(location.stem)") { maker.controller() }
        var input = screen.cases[0]
        (input.masks, input.tolerance) = (strategy.masks, strategy.tolerance)
        let verdicts = Verdicts()
        let (group, turns) = (DispatchGroup(), DispatchSemaphore(value: 2 * Picture.renderer.workers))
        let pool = RasterizerPool(), verification = CellVerification(store: store, output: output, record: record)
        for (index, cell) in cells.enumerated() {
            let job = Renderer.Job(input, in: cell)
            let snapshot = Result { try Picture.renderer.snapshot(of: job) }
            if let error = maker.takeError() { verdicts.set(.failure(error), at: index); continue }
            turns.wait()
            DispatchQueue.global().async(group: group) {
                let verdict = snapshot.flatMap { snapshot in Result { try pool.with { try verification.outcome(of: snapshot, with: $0) } } }
                verdicts.set(verdict, at: index)
                turns.signal()
            }
        }
        group.wait()
        let done = verdicts.all
        return cells.enumerated().map { index, cell in
            let key = GoldenStore.Key(caseName: "\(location.suite)/\(location.stem)", cellName: cell.name)
            switch done[index] {
            case .success(let outcome): return TestReport.Entry(key: key, outcome: outcome)
            case .failure(let damage as GoldenStore.Damage): return TestReport.Entry(key: key, outcome: .failed(damage.sentence))
            case .failure(let error): return TestReport.Entry(key: key, outcome: .failed("\(error)"))
            case nil: return TestReport.Entry(key: key, outcome: .failed("the cell was not drawn"))
            }
        }
    }

    private var output: URL { ReportFolder.output(of: location.source) }

    private var store: GoldenStore { GoldenStore(folder: location.goldens) }

    // MARK: Messages

    /// Returns the reference, failure and difference of a cell, as far as the run wrote them.
    private func evidence(of key: GoldenStore.Key, _ files: Mismatch.Files) -> [XCTAttachment] {
        [("reference", files.golden), ("failure", files.actual), ("difference", files.difference)].compactMap { name, file in
            guard let data = try? Data(contentsOf: output.appending(path: file)) else { return nil }
            let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
            attachment.name = "\(key.cellName.replacing("/", with: "-")).\(name)"
            return attachment
        }
    }

    private func message(for report: TestReport) -> String {
        if record == .all, report.failed.isEmpty {
            return "Record mode is on. Automatically recorded \(report.entries.count) cells in\n\n\(folder)"
        }
        var parts: [String] = []
        if !report.missing.isEmpty { parts.append(missing(report)) }
        if !report.different.isEmpty || !report.failed.isEmpty { parts.append(different(report)) }
        let page = output.appending(path: "report.html").path
        parts.append("report: \(page)\nto open it: xdg-open \(page)")
        return parts.joined(separator: "\n\n")
    }

    private var folder: String { location.goldens.appending(path: "\(location.suite)/\(location.stem)").path }

    private func missing(_ report: TestReport) -> String {
        let count = report.missing.count == 1 ? "1 cell has no reference" : "\(report.missing.count) cells have no reference"
        guard record != .never else { return "\(count) on disk. None was recorded because recording is disabled" }
        return "\(count) on disk. Automatically recorded in\n\n\(folder)\n\nRe-run \"\(location.test)\" to assert against them."
    }

    private func different(_ report: TestReport) -> String {
        let causes = report.causes.prefix(12).map { cause in
            let cells = cause.keys.count == 1 ? cause.keys[0].cellName : "\(cause.keys.count) cells"
            return "\(cause.sentence) — \(cells)"
        }
        let cells = report.different.prefix(Self.mostReported).map { "\($0.key.cellName): \($0.mismatch.sentences.last ?? "differs")" }
        let failed = report.failed.prefix(Self.mostReported).map { "\($0.key.cellName): \($0.reason)" }
        let recorded = record == .failed ? " New snapshots were automatically recorded." : ""
        return (["Snapshot does not match reference: \(report.summary).\(recorded)", ""] + causes + [""] + cells + failed)
            .joined(separator: "\n")
    }
}

/// The outcomes of the cells, by index.
private final class Verdicts: Sendable {
    private let verdicts = Mutex<[Int: Result<TestReport.Outcome, any Error>]>([:])

    func set(_ verdict: Result<TestReport.Outcome, any Error>, at index: Int) { verdicts.withLock { $0[index] = verdict } }

    var all: [Int: Result<TestReport.Outcome, any Error>] { verdicts.withLock { $0 } }
}

/// Creates the controller for each cell and keeps the error, if any.
private final class Maker: @unchecked Sendable {
    private let make: () throws -> UIViewController
    private var error: (any Error)?

    init(make: @escaping () throws -> UIViewController) { self.make = make }

    @MainActor func controller() -> UIViewController {
        do { return try make() } catch {
            self.error = error
            return UIViewController()
        }
    }

    func takeError() -> (any Error)? {
        defer { error = nil }
        return error
    }
}

/// A pool of rasterisers, one for each thread that needs one.
private final class RasterizerPool: Sendable {
    private struct Idle: @unchecked Sendable { var rasterizers: [Rasterizer] = [] }

    private let idle = Mutex(Idle())

    func with<Result>(_ body: (Rasterizer) throws -> Result) rethrows -> Result {
        let taken = idle.withLock { Idle(rasterizers: $0.rasterizers.popLast().map { [$0] } ?? []) }
        let rasterizer = taken.rasterizers.first ?? Rasterizer()
        let result = try body(rasterizer)
        let back = Idle(rasterizers: [rasterizer])
        idle.withLock { $0.rasterizers += back.rasterizers }
        return result
    }
}

/// Verifies one cell on a worker thread.
private struct CellVerification: Sendable {
    let verifier: Verifier
    let record: SnapshotTestingConfiguration.Record

    init(store: GoldenStore, output: URL, record: SnapshotTestingConfiguration.Record) {
        verifier = Verifier(store: store, output: output, renderer: Picture.renderer)
        self.record = record
    }

    func outcome(of snapshot: Renderer.Snapshot, with rasterizer: Rasterizer) throws -> TestReport.Outcome {
        if record == .all {
            try approve(snapshot, rasterizer)
            return .missing
        }
        let outcome = try verifier.verify(snapshot, with: rasterizer).outcome
        switch outcome {
        case .missing where record != .never: try approve(snapshot, rasterizer)
        case .different where record == .failed: try approve(snapshot, rasterizer)
        default: break
        }
        return outcome
    }

    private func approve(_ snapshot: Renderer.Snapshot, _ rasterizer: Rasterizer) throws {
        try Approver(store: verifier.store).approve(snapshot, by: verifier.renderer, with: rasterizer)
    }
}
