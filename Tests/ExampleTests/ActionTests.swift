import Foundation
import Snapshots
import Testing
import Yams

/// The action, played as GitHub's runner does it: inputs are put into expressions, steps run in bash with environment files, other
/// actions are left out.
struct ActionTests {
    /// A repository with two projects.
    private let repository = FileManager.default.temporaryDirectory.appending(
        path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() throws {
        for (project, color) in [("App", "red"), ("Kit", "blue")] {
            let folder = repository.appending(path: project)
            try FileManager.default.createDirectory(at: folder.appending(path: "Inputs"), withIntermediateDirectories: true)
            try "inputs: [Inputs]\nmatrix: small\nmatrices: {small: {devices: [40x40, 60x40]}}\n".write(
                to: folder.appending(path: "plumb.yaml"), atomically: true, encoding: .utf8)
            try "name: \(project)\nroot: {kind: UIView, backgroundColor: \(color)}\n".write(
                to: folder.appending(path: "Inputs/\(project).yaml"), atomically: true, encoding: .utf8)
        }
    }

    private struct Played {
        var status: Int32
        var output: String
        var summary: String
        /// What the other actions were given.
        var uses: [String: [String: String]]
        /// What the steps with a name wrote for later ones.
        var outputs: [String: String] = [:]
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func play(_ given: [String: String]) throws -> Played {
        let text = try String(contentsOf: Self.root.appending(path: "action.yml"), encoding: .utf8)
        let action = try #require(try Yams.load(yaml: text) as? [String: Any])
        let declared = try #require(action["inputs"] as? [String: [String: String]])
        #expect(Set(given.keys).isSubset(of: declared.keys))
        let inputs = declared.mapValues { $0["default"] ?? "" }.merging(given) { $1 }
        let steps = try #require((action["runs"] as? [String: Any])?["steps"] as? [[String: Any]])
        var played = Played(status: 0, output: "", summary: "", uses: [:])
        for step in steps {
            let condition = step["if"] as? String
            guard condition == "always()" || (played.status == 0 && (condition.map { holds($0, inputs) } ?? true)) else { continue }
            if let use = step["uses"] as? String {
                played.uses[use] = (step["with"] as? [String: String] ?? [:]).mapValues { value in
                    played.outputs.reduce(filled(value, inputs)) { $0.replacing("${{ steps.\($1.key) }}", with: $1.value) }
                }
            } else if let script = step["run"] as? String {
                try run(script, step, inputs, &played)
            }
        }
        return played
    }

    /// `inputs.cache == 'true'`.
    private func holds(_ condition: String, _ inputs: [String: String]) -> Bool {
        let parts = condition.components(separatedBy: " == ")
        return parts.count == 2 && inputs[String(parts[0].dropFirst("inputs.".count))] == parts[1].trimmingCharacters(in: ["'"])
    }

    private func filled(_ text: String, _ inputs: [String: String]) -> String {
        var result = text
        for (name, value) in inputs { result = result.replacing("${{ inputs.\(name) }}", with: value) }
        result = result.replacing("${{ runner.os }}", with: "Linux").replacing("${{ github.sha }}", with: "abc")
        return result.replacing(#/\$\{\{ inputs\.shard && .*? \}\}/#, with: inputs["shard"] == "" ? "" : "-0")
    }

    private func run(_ script: String, _ step: [String: Any], _ inputs: [String: String], _ played: inout Played) throws {
        let file = repository.appending(path: "step.sh"), summary = repository.appending(path: "summary.md")
        let outputs = repository.appending(path: "outputs.txt")
        try script.write(to: file, atomically: true, encoding: .utf8)
        for empty in [summary, outputs] { try "".write(to: empty, atomically: true, encoding: .utf8) }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", file.path]
        process.currentDirectoryURL = repository.appending(path: filled(step["working-directory"] as? String ?? ".", inputs))
        var environment = (step["env"] as? [String: String] ?? [:]).mapValues { filled($0, inputs) }
        environment["GITHUB_ACTIONS"] = "true"
        environment["GITHUB_WORKSPACE"] = repository.path
        environment["GITHUB_STEP_SUMMARY"] = summary.path
        environment["GITHUB_OUTPUT"] = outputs.path
        environment["PATH"] = "\(Self.root.path)/.build/debug:/usr/bin:/bin"
        process.environment = environment
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        played.output += String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        played.status = process.terminationStatus
        played.summary = try String(contentsOf: summary, encoding: .utf8)
        for match in try String(contentsOf: outputs, encoding: .utf8).matches(of: #/(?s)(?:^|\n)(\w+)<<(\w+)\n(.*?)\2(?:\n|$)/#) {
            played.outputs["\(step["id"] ?? "").outputs.\(match.1)"] = String(match.3)
        }
    }

    @Test func `the action tests one project of a repository, and keeps its report`() throws {
        let played = try play(["working-directory": "Kit", "artifact": "kit"])
        #expect(played.status == 1 && played.output.contains("2 of 2 cells have no golden"), "\(played.output)")
        #expect(played.summary.contains("Kit/40x40@2x") && !played.summary.contains("App/"))
        let upload = try #require(played.uses.first { $0.key.hasPrefix("actions/upload-artifact") }?.value)
        #expect(upload["name"] == "kit" && upload["path"]?.contains("Kit/Output/run.json\n") == true)
        #expect(FileManager.default.fileExists(atPath: repository.appending(path: "Kit/Output/run.json").path))
        let cache = try #require(played.uses.first { $0.key.hasPrefix("actions/cache") }?.value)
        #expect(cache["path"] == "Kit/**/Output/cache" && cache["key"] == "plumb-Linux-Kit--abc")
    }

    @Test func `shards have caches and artifacts of their own, and a word of a hostile input stays a word`() throws {
        let played = try play(["working-directory": "App", "shard": "1/2", "arguments": "App $(touch pwned) ; touch pwned"])
        #expect(!FileManager.default.fileExists(atPath: repository.appending(path: "App/pwned").path))
        #expect(played.status == 2)
        let shard = try play(["working-directory": "App", "shard": "1/2"])
        #expect(shard.status == 1 && shard.output.contains("1 cell has no golden"), "\(shard.output)")
        #expect(shard.uses.first { $0.key.hasPrefix("actions/cache") }?.value["key"] == "plumb-Linux-App-1/2-abc")
        #expect(shard.uses.first { $0.key.hasPrefix("actions/upload-artifact") }?.value["name"] == "plumb-output-0")
    }

    @Test func `at the root, the action tests two packages and an app, annotates their files and keeps each report`() throws {
        let app = repository.appending(path: "Phone")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.root.appending(path: "Examples/Trips/Trips.storyboard"), to: app.appending(path: "Trips.storyboard"))
        try "inputs: [Trips.storyboard]\nmatrix: one\nmatrices: {one: {devices: [iPhone 16 Pro]}}\n".write(
            to: app.appending(path: "plumb.yaml"), atomically: true, encoding: .utf8)
        try FileManager.default.createDirectory(at: repository.appending(path: ".git"), withIntermediateDirectories: true)
        let missing = try play([:])
        #expect(missing.status == 1 && missing.output.contains("plumb -C Kit approve") && missing.output.contains("plumb -C Phone approve"))

        // A colour, an opacity and a text change.
        try plumb("approve")
        #expect(try play([:]).status == 0)
        try rewrite("Kit/Inputs/Kit.yaml", "blue", "green")
        try rewrite("App/Inputs/App.yaml", "backgroundColor: red", "alpha: 0.5, backgroundColor: red")
        try rewrite("Phone/Trips.storyboard", "text=\"Next journey\"", "text=\"Another journey\"")
        let changed = try play([:])
        #expect(changed.status == 1, "\(changed.output)")
        for file in [
            "App/Inputs/App.yaml,title=App/40x40@2x", "Kit/Inputs/Kit.yaml,title=Kit/60x40@2x", "Phone/Trips.storyboard,line=74,title",
        ] {
            #expect(changed.output.contains("::error file=\(file)"), "\(changed.output)")
        }
        let kept = try #require(changed.uses.first { $0.key.hasPrefix("actions/upload-artifact") }?.value["path"])
        for project in ["App", "Kit", "Phone"] {
            #expect(kept.contains("./\(project)/Output/report.html\n") && changed.summary.contains("\(project)"))
            #expect(FileManager.default.fileExists(atPath: repository.appending(path: "\(project)/Output/run.json").path))
        }
    }

    private func rewrite(_ path: String, _ old: String, _ new: String) throws {
        let url = repository.appending(path: path)
        try String(contentsOf: url, encoding: .utf8).replacing(old, with: new).write(to: url, atomically: true, encoding: .utf8)
    }

    private func plumb(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = Self.root.appending(path: ".build/debug/plumb")
        process.arguments = arguments
        process.currentDirectoryURL = repository
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
