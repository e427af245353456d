import Foundation
import Snapshots

/// A review of a run in a browser: the decisions so far, and the files that may be requested.
actor ReviewSession {
    let run: StoredRun
    private let output: URL
    private let approver: Approver
    private let advice: ReportAdvice
    private(set) var accepted: [GoldenStore.Key] = []
    private(set) var rejected: [GoldenStore.Key] = []
    /// The files of pictures by their paths. No other files can be requested.
    private let pictures: [String: String]
    private var hasEnded = false
    private var ending: [CheckedContinuation<Void, Never>] = []

    init(run: StoredRun, output: URL, approver: Approver, advice: ReportAdvice) {
        self.run = run; self.output = output; self.approver = approver; self.advice = advice
        var pictures: [String: String] = [:]
        for entry in run.report.entries where entry.outcome != .same {
            for path in Mismatch.Files.paths(of: entry.key) where path.hasSuffix(".png") { pictures["/" + path] = path }
        }
        self.pictures = pictures
        orphans = Dictionary(
            run.report.orphans.map { ("/" + RunFiles.address(of: $0, in: approver.store, from: output), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    private let orphans: [String: GoldenStore.Key]

    /// The cells without a decision.
    var open: [GoldenStore.Key] {
        run.report.entries.filter { $0.outcome != .same && !accepted.contains($0.key) && !rejected.contains($0.key) }.map(\.key)
    }

    func reply(to request: LoopbackServer.Request, key: String) -> LoopbackServer.Reply {
        switch (request.method, request.path) {
        case ("GET", "/"): return .html(page(key: key))
        case ("GET", _): return picture(request.path)
        case ("POST", "/decide"): return decide(request.body)
        case ("POST", "/done"):
            end()
            return .text("the review has ended")
        default: return .text("not found", status: 404)
        }
    }

    // MARK: Pages and pictures

    private func page(key: String) -> String {
        let review = ReportReview(key: key, accepted: accepted.map(\.description), rejected: rejected.map(\.description))
        return RunFiles(output: output, store: approver.store).page(of: run.report, advice: advice, review: review)
    }

    private func picture(_ path: String) -> LoopbackServer.Reply {
        let file: URL?
        if let own = pictures[path] {
            file = RunFolder(output).file(own)
        } else {
            file = orphans[path].flatMap { RunFolder(approver.store.folder).file("\($0).png") }
        }
        guard let file, let data = try? Data(contentsOf: file) else { return .text("no such picture", status: 404) }
        return LoopbackServer.Reply(type: "image/png", body: data)
    }

    // MARK: Decisions

    private struct Decision: Decodable { var accept: [String]?; var reject: [String]?; var reopen: [String]? }

    private struct Outcome: Encodable { var accepted, rejected: [String]; var refused: [String: String] }

    private func decide(_ body: Data) -> LoopbackServer.Reply {
        guard let decision = try? JSONDecoder().decode(Decision.self, from: body) else { return .text("not a decision", status: 400) }
        guard !hasEnded else { return .text("the review has ended", status: 409) }
        var refused: [String: String] = [:]
        for name in decision.reopen ?? [] { rejected.removeAll { $0.description == name } }
        for name in decision.reject ?? [] {
            guard let key = known(name) else { refused[name] = "the run has no such cell"; continue }
            if !rejected.contains(key), !accepted.contains(key) { rejected.append(key) }
        }
        // Another run may have started since the page was created.
        let isSame = (try? StoredRun(in: output))?.report.entries == run.report.entries
        for name in decision.accept ?? [] {
            guard let key = known(name) else { refused[name] = "the run has no such cell"; continue }
            guard !accepted.contains(key) else { continue }
            do {
                guard isSame else { throw Approver.Refusal.changed(key) }
                try approver.approve(try Evidence(of: key, in: run, output: output))
                try approver.store.record([key.caseName], all: false)
                accepted.append(key)
                rejected.removeAll { $0 == key }
            } catch { refused[name] = Self.reason(error) }
        }
        let outcome = Outcome(accepted: accepted.map(\.description), rejected: rejected.map(\.description), refused: refused)
        return .json(outcome, status: refused.isEmpty ? 200 : 409)
    }

    private func known(_ name: String) -> GoldenStore.Key? {
        run.report.entries.first { $0.key.description == name && $0.outcome.canBeAccepted }?.key
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case Approver.Refusal.changed: "it has changed since the run; test and review again"
        case Approver.Refusal.unknown: "the run has nothing to accept for it"
        case let damage as GoldenStore.Damage: damage.sentence
        default: "its golden could not be written"
        }
    }

    // MARK: Ending

    func end() {
        hasEnded = true
        for waiting in ending { waiting.resume() }
        ending = []
    }

    func waitUntilEnd() async {
        guard !hasEnded else { return }
        await withCheckedContinuation { ending.append($0) }
    }
}
