import Foundation

/// Walks through an app: runs its program once for each touch, so that no touch sees what another one changed, and one that ends the app
/// costs only itself.
public struct AppWalk {
    public var runner: ScreenRunner
    /// The file in which the program keeps what it has found.
    public let file: URL
    /// The bounds of the walk and the cell in which it is made, as options of the program.
    public var options: [String] = []
    /// The most runs, for a program that never comes to an end.
    public var runs = 500

    public init(runner: ScreenRunner, file: URL) {
        self.runner = runner
        self.file = file
    }

    /// What a walk has found.
    public struct Found: Sendable {
        public var file: URL
        public var places: [Place]
        public var cell: String
        public var touches: Int
        /// The touches that ended the app, with the reasons.
        public var losses: [String]
    }

    /// Something that is touched: its kind with numbers by label, and what is written on it.
    public struct Step: Decodable, Sendable, Equatable {
        public var target: [String: [String: Int]]
        public var words: String
    }

    /// A screen of the walk.
    public struct Place: Decodable, Sendable {
        public var name: String
        public var way: [Step]
        public var isEmpty: Bool
        private var looks: Looks
        fileprivate var tried: [Step]

        /// The class of the controller.
        public var controller: String { looks.controller }

        private struct Looks: Decodable { var controller: String }
    }

    /// The part of the program's file that is of use here.
    private struct Map: Decodable {
        struct Attempt: Decodable, Equatable { var from: Int; var step: Step }

        var cell: String
        var places: [Place]
        var attempt: Attempt?
        var isDone: Bool
    }

    /// Walks from the launch until everything is explored, without a network if the samples of servers' answers end the app at its launch;
    /// nil if the app does not start.
    public func explored() throws -> Found? {
        var endedAtLaunch = false
        let first = try walked(&endedAtLaunch)
        guard endedAtLaunch else { return first }
        var offline = self
        offline.options.append("--offline")
        let second = try offline.walked(&endedAtLaunch)
        if second != nil { runner.say("without a network the launch is drawn; recorded answers are kept in Fixtures") }
        return second
    }

    private func walked(_ endedAtLaunch: inout Bool) throws -> Found? {
        try? FileManager.default.removeItem(at: file)
        var walker = runner
        walker.results.append(file.deletingLastPathComponent().path)
        var losses: [String] = [], lost: [String] = [], known = 0, lastLost: Map.Attempt?
        for _ in 0..<runs {
            let outcome = walker.outcome(of: ["walk", "--map", file.path] + options + lost, named: "walk")
            guard let map = try? JSONDecoder().decode(Map.self, from: Data(contentsOf: file)) else {
                if let loss = outcome.loss {
                    runner.say("the walk ended at the launch: \(loss.reason)")
                    endedAtLaunch = true
                }
                return nil
            }
            lost = []
            if let loss = outcome.loss {
                // A program that ends before it has noted the loss of the last touch would do so again.
                guard let attempt = map.attempt, attempt != lastLost else { return found(map, losses) }
                lastLost = attempt
                let reason = loss.reason + (loss.place.map { " at \($0)" } ?? "")
                losses.append("\(map.places[attempt.from].name), “\(attempt.step.words)”: \(reason)")
                lost = ["--lost", reason]
            } else if map.isDone {
                return found(map, losses)
            }
            if map.places.count > known { runner.say("walked: \(map.places.count) screens") }
            known = map.places.count
        }
        return nil
    }

    private func found(_ map: Map, _ losses: [String]) -> Found {
        Found(
            file: file, places: map.places, cell: map.cell, touches: map.places.map(\.tried.count).reduce(0, +), losses: losses)
    }

    /// Draws the screens and the page that shows them as a map.
    /// - Parameter folder: The folder of the pictures and the page.
    public func draw(_ found: Found, in folder: String) throws -> [ScreenRunner.Outcome] {
        var drawer = runner
        drawer.verb = ["render", "--walk", file.path, "--cell", found.cell, "--out", folder]
        let outcomes = try drawer.run(found.places.map(\.name))
        let page = runner.outcome(of: ["walk", "--map", file.path, "--page", "--out", folder], named: "walk")
        if let loss = page.loss { throw AppError("The page of the walk could not be written: \(loss.reason)") }
        return outcomes
    }
}
