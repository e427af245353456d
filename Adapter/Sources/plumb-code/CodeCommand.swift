import AppBuilding
import Foundation
import SourceAdaptation

/// `plumb-code App.xcodeproj --plumb DIR --cache DIR [--target NAME] [--report [json]] [--check] [-- VERB OPTIONS…]`
struct CodeCommand {
    private var project = URL(filePath: ".")
    private var plumb: URL?
    private var cache: URL?
    private var target: String?
    private var code: URL?
    private var reports = false
    private var isJSON = false
    private var verb: [String] = []
    private var screens: [String] = []
    private var limit = 60.0
    /// The location of the `plumb.yaml` to write.
    private var settings: URL?
    /// The folder of the pictures.
    private var results: URL?
    /// Whether the verb runs once, in one process.
    private var isDirect = false
    /// Whether the project's unit tests are built and run.
    private var runsTests = false
    /// Runs only tests whose names contain one of these.
    private var filter: [String] = []
    /// The devices that the tests run on.
    private var devices: [String] = []
    /// Whether the code is type-checked once, and nothing is built.
    private var checks = false

    init(_ words: [String]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--plumb": plumb = try Self.value(word, &rest)
            case "--cache": cache = try Self.value(word, &rest)
            case "--target": target = try rest.popFirst() ?? { throw AppError("--target needs a value.") }()
            case "--code": code = try Self.value(word, &rest)
            case "--screen": screens.append(try rest.popFirst() ?? { throw AppError("--screen needs a name.") }())
            case "--limit": limit = try rest.popFirst().flatMap(Double.init) ?? { throw AppError("--limit needs a number of seconds.") }()
            case "--init": settings = try Self.value(word, &rest)
            case "--results": results = try Self.value(word, &rest)
            case "--direct": isDirect = true
            case "--check": checks = true
            case "--tests": runsTests = true
            case "--filter": filter.append(try rest.popFirst() ?? { throw AppError("--filter needs a part of a name.") }())
            case "--device": devices.append(try rest.popFirst() ?? { throw AppError("--device needs a name.") }())
            case "--report": reports = true
            case "--json": isJSON = true
            case "--":
                verb = Array(rest)
                rest = []
            default: project = URL(filePath: word)
            }
        }
    }

    private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws -> URL {
        guard let word = rest.popFirst() else { throw AppError("\(option) needs a value.") }
        return URL(filePath: word).absoluteURL
    }

    func run() throws -> Int32 {
        if let settings {
            let text = SettingsText(code: try appCode(), folder: settings.deletingLastPathComponent(), project: project.lastPathComponent)
                .text
            try Data(text.utf8).write(to: settings)
            return 0
        }
        guard let plumb = plumb.map(PlumbParts.init), let cache else { throw AppError("--plumb and --cache are required.") }
        if runsTests {
            var command = TestCommand(project: try XcodeProject(project), plumb: plumb, cache: cache, output: results ?? cache)
            (command.target, command.filter, command.limit, command.isJSON) = (target, filter, limit, isJSON)
            command.devices = devices
            return try command.run()
        }
        var code = try appCode()
        var store = PackageStore(folder: cache.appending(path: "packages"))
        store.say = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        store.join(&code)
        var builder = AppBuilder(code: code, folder: cache.appending(path: code.name), plumb: plumb)
        builder.say = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        guard !checks else {
            for error in try builder.check() { print("\(error.path):\(error.line): error: \(error.text)") }
            return 0
        }
        let report = try builder.build()
        try tell(report, in: cache.appending(path: code.name))
        guard !verb.isEmpty else { return 0 }
        var runner = ScreenRunner(program: report.program, verb: verb, plumb: plumb, cache: cache)
        runner.limit = limit
        // Verbs that write other files than pictures, such as goldens, write to the current folder.
        runner.results = [verb[0] == "render" ? results?.path ?? "." : "."]
        runner.say = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        let file = cache.appending(path: "\(code.name)/walk.json")
        if isDirect {
            let found = Self.walked.contains(verb[0]) ? try explored(runner, file) : nil
            return try Shell.runHere([report.program] + verb + (found.map { ["--walk", $0.file.path] } ?? []))
        }
        if verb[0] == "walk" { return try walk(with: runner, in: cache.appending(path: code.name)) }
        guard ["render", "screens"].contains(verb[0]), screens.isEmpty else {
            return tell(try runner.run(screens.isEmpty ? nil : screens), unmade: report.unmade)
        }
        let walk = try explored(runner, file)
        if let walk {
            runner.joining = ["--walk", walk.file.path]
            runner.verb += runner.joining
        }
        if verb[0] == "screens", verb.contains("--write") { return try write(code, walk, report, scenes: runner.scenes()) }
        if verb[0] == "screens" {
            let status = try Shell.runHere([report.program] + runner.verb)
            for screen in report.unmade { print("\(screen.name): not made: \(screen.reason)") }
            return status
        }
        let status = tell(try runner.run(), unmade: report.unmade)
        tell(walk)
        return status
    }

    /// The verbs that make one report, whose screens are those of the walk, too.
    private static let walked: Set<String> = ["approve", "cells", "gallery", "lint", "prune", "test"]

    /// Walks through the app, unless its team lists the screens.
    private func explored(_ runner: ScreenRunner, _ file: URL) throws -> AppWalk.Found? {
        guard try !runner.isListed() else {
            runner.say("the app lists its screens (plumbScreens), so no walk is made; `plumb walk` still draws its map")
            return nil
        }
        return try AppWalk(runner: runner, file: file).explored()
    }

    /// Writes the list of screens beside the project, for people to edit.
    private func write(_ code: AppCode, _ walk: AppWalk.Found?, _ report: AppReport, scenes: [MadeScreen]) throws -> Int32 {
        let file = URL(filePath: code.home ?? ".").appending(path: ScreenListText.fileName)
        guard !FileManager.default.fileExists(atPath: file.path) else {
            throw AppError("\(file.path) exists; delete it to write it anew.")
        }
        let modules = code.dependencies.filter(\.isOwn).map(\.name)
        let list = ScreenListText(app: code.name, modules: modules, places: walk?.places ?? [], made: report.made, scenes: scenes)
        try Data(list.text.utf8).write(to: file)
        print("\(file.path): \((walk?.places ?? []).count) screens of the walk; edit them, add states, and run `plumb render`")
        return 0
    }

    /// Draws the map of a walk.
    private func walk(with runner: ScreenRunner, in folder: URL) throws -> Int32 {
        var words = verb.dropFirst()[...]
        var out = results?.appending(path: "walk").path ?? "walk"
        if let place = words.firstIndex(of: "--out"), words.index(after: place) < words.endIndex {
            out = words[words.index(after: place)]
            words.removeSubrange(place...words.index(after: place))
        }
        var walk = AppWalk(runner: runner, file: folder.appending(path: "walk.json"))
        walk.options = Array(words)
        walk.runner.results.append(out)
        guard let found = try walk.explored() else {
            print("The app shows nothing after its launch that a walk could begin with.")
            return 1
        }
        let outcomes = try walk.draw(found, in: out)
        print("\(found.places.count) screens found, \(outcomes.count(where: \.isDrawn)) drawn: \(out)/walk.html")
        for outcome in outcomes { tellLoss(outcome) }
        tell(found)
        return outcomes.allSatisfy(\.isDrawn) ? 0 : 1
    }

    private func tell(_ walk: AppWalk.Found?) {
        guard let walk else { return }
        print("the walk found \(walk.places.count) screens with \(walk.touches) touches; \(walk.losses.count) of them ended the app")
        for loss in walk.losses { print("    \(loss)") }
    }

    private func appCode() throws -> AppCode {
        if let code { return try JSONDecoder().decode(AppCode.self, from: try Data(contentsOf: code)) }
        return try XcodeProject(project).code(target: target)
    }

    /// - Returns: 1 if a screen was lost.
    private func tell(_ all: [ScreenRunner.Outcome], unmade: [UnmadeScreen]) -> Int32 {
        func drawn(_ outcomes: [ScreenRunner.Outcome], with remark: String) -> [ScreenRunner.Outcome] {
            outcomes.filter { outcome in outcome.isDrawn && outcome.output.contains { $0.contains(remark) } }
        }
        // A container or view that other code fills shows no screen of its own. The app's first one should.
        let alone = drawn(all, with: " is empty: it is a ").map(\.screen).filter { $0 != "Launch" }
        let outcomes = all.filter { !alone.contains($0.screen) }
        let lost = outcomes.filter { !$0.isDrawn }
        let incomplete = drawn(outcomes, with: " is incomplete: "), empty = drawn(outcomes, with: " is empty: ")
        print(
            "\(outcomes.count) screens: \(outcomes.count - lost.count) drawn (\(empty.count) of them empty, \(incomplete.count) incomplete), "
                + "\(lost.count) lost")
        if !empty.isEmpty { print("empty: \(empty.map(\.screen).joined(separator: ", "))") }
        if !alone.isEmpty { print("containers and views that show nothing by themselves, not counted: \(alone.joined(separator: ", "))") }
        for outcome in lost { tellLoss(outcome) }
        if !unmade.isEmpty { print("\(unmade.count) screens need values that Plumb cannot make") }
        for screen in unmade { print("    \(screen.name): \(screen.reason)") }
        return lost.isEmpty ? 0 : 1
    }

    private func tellLoss(_ outcome: ScreenRunner.Outcome) {
        guard let loss = outcome.loss else { return }
        print("\(outcome.screen) could not be drawn: \(loss.reason)")
        if let place = loss.place { print("    \(place)") }
        for frame in loss.backtrace.prefix(8) { print("      \(frame)") }
    }

    /// Prints one line beside the results of a verb.
    private func printSummary(_ report: AppReport, in folder: URL) {
        for line in report.libraries { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
        guard !report.left.isEmpty else { return }
        let place = folder.appending(path: "report.txt").path
        FileHandle.standardError.write(Data("\(report.headline); for what was omitted and why, see \(place)\n".utf8))
    }

    private func tell(_ report: AppReport, in folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(report)
        try data.write(to: folder.appending(path: "report.json"))
        try Data(report.text(places: .max, limit: .max).utf8).write(to: folder.appending(path: "report.txt"))
        if isJSON {
            print(String(decoding: data, as: UTF8.self))
        } else {
            guard reports || verb.isEmpty else { return printSummary(report, in: folder) }
            print(reports ? report.text() : report.text().split(separator: "\n").prefix(12).joined(separator: "\n"))
        }
    }
}
