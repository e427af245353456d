import Foundation
import Snapshots

/// Cells that are redrawn when their inputs change: their current pictures, and the requests that wait for a change.
actor WatchSession {
    private struct Picture: Sendable { var name: String; var version: Int; var png: [UInt8] }

    private struct Answer: Encodable {
        struct Cell: Encodable { var number: Int; var name: String; var version: Int }

        var version: Int
        var cells: [Cell]
        var faults: String
    }

    private var version = 0
    private var pictures: [Picture] = []
    private var faults = ""
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var nextWaiter = 0

    func reply(to request: LoopbackServer.Request) async -> LoopbackServer.Reply {
        guard request.method == "GET" else { return .text("only GET is allowed", status: 405) }
        if request.path == "/" { return .html(WatchPage.html) }
        if request.path == "/changes" {
            await changed(since: request.query["since"].flatMap { Int($0) } ?? 0)
            return .json(answer)
        }
        guard request.path.hasPrefix("/cell/"), let number = Int(request.path.dropFirst(6)), pictures.indices.contains(number) else {
            return .text("not found", status: 404)
        }
        return LoopbackServer.Reply(type: "image/png", body: Data(pictures[number].png))
    }

    private var answer: Answer {
        Answer(
            version: version,
            cells: pictures.enumerated().map { .init(number: $0.offset, name: $0.element.name, version: $0.element.version) },
            faults: faults)
    }

    /// Returns immediately if there is a newer version, otherwise after the next change or after 30 seconds.
    private func changed(since known: Int) async {
        guard known == version else { return }
        let number = nextWaiter
        nextWaiter += 1
        let patience = Task {
            try await Task.sleep(for: .seconds(30))
            self.wake(number)
        }
        await withCheckedContinuation { waiting[number] = $0 }
        patience.cancel()
    }

    private func wake(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }

    private func notify() {
        version += 1
        for number in waiting.keys.sorted() { wake(number) }
    }

    /// Replaces the pictures, in order. A cell with an unchanged picture keeps its version.
    func show(_ drawn: [(name: String, png: [UInt8])], faults: String) {
        let old = Dictionary(pictures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let next = version + 1
        pictures = drawn.map { cell in
            if let known = old[cell.name], known.png == cell.png { return known }
            return Picture(name: cell.name, version: next, png: cell.png)
        }
        self.faults = faults
        notify()
    }

    /// Shows a fault and keeps the pictures.
    func fail(_ messages: String) {
        guard faults != messages else { return }
        faults = messages
        notify()
    }
}

/// The modification states of files, including missing ones.
struct FileStates: Equatable {
    private var states: [String: [Int]]

    init(_ files: [URL]) {
        states = [:]
        for file in files { states[file.path] = Self.state(file.path) }
    }

    private static func state(_ path: String) -> [Int] {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return [] }
        return [Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
}
