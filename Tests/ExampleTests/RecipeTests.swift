import Foundation
import Testing
import Yams

/// The recipes of docs/CI.md, played as their services do it: the commands run in a shell with the service's variables.
struct RecipeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory)
    /// A project with six cells.
    private var project: URL { folder.appending(path: "project") }

    init() throws {
        try write(
            "inputs: [Card.yaml]\nmatrix: small\nmatrices: {small: {devices: [20x20, 30x20, 40x20, 50x20, 60x20, 70x20]}}\n",
            "project/plumb.yaml")
        try write("name: Card\nroot: {kind: UIView, backgroundColor: red}\n", "project/Card.yaml")
        try run("plumb approve", in: project)
        // What services have and this machine need not have: containers, Buildkite's agent, GitHub's command.
        try write(
            """
            #!/bin/bash
            # The words after the image are the command.
            while [ "$1" != OWNER/plumb ]; do shift; done
            shift; exec "$@"
            """, "bin/docker")
        try write("#!/bin/bash\n[ \"$1 $2\" = 'artifact download' ] && cp -R \"$ARTIFACTS\"/* .\n", "bin/buildkite-agent")
        try write("#!/bin/bash\nprintf '%s\\n' \"$@\" > \"$POSTED\"\n", "bin/gh")
        for name in ["docker", "buildkite-agent", "gh"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "bin/\(name)").path)
        }
    }

    private func write(_ text: String, _ path: String) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    private func text(_ path: String) throws -> String { try String(contentsOf: project.appending(path: path), encoding: .utf8) }

    /// The first block of a language below a heading.
    private func recipe(_ heading: String, _ language: String) throws -> String {
        let page = try String(contentsOf: Self.root.appending(path: "docs/CI.md"), encoding: .utf8)
        let section = try #require(page.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
        let block = try #require(section.components(separatedBy: "```\(language)\n").dropFirst().first)
        return try #require(block.components(separatedBy: "\n```\n").first)
    }

    @discardableResult
    private func run(
        _ script: String, in directory: URL, _ variables: [String: String] = [:], input: String = "", _ arguments: [String] = []
    ) throws -> (status: Int32, output: String) {
        let file = folder.appending(path: "script-\(UUID().uuidString).sh"), typed = folder.appending(path: "typed-\(UUID().uuidString)")
        try script.write(to: file, atomically: true, encoding: .utf8)
        try input.write(to: typed, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [file.path] + arguments
        process.currentDirectoryURL = directory
        process.standardInput = try FileHandle(forReadingFrom: typed)
        process.environment = ["PATH": "\(folder.path)/bin:\(Self.root.path)/.build/debug:/usr/bin:/bin", "HOME": folder.path]
            .merging(variables) { $1 }
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    /// Runs the parts, then what joins them, while every cell matches and after one has changed.
    private func play(part: (Int) -> (String, [String: String]), report: String, _ variables: [String: String] = [:]) throws {
        for changed in [false, true] {
            if changed { try write("name: Card\nroot: {kind: UIView, backgroundColor: green}\n", "project/Card.yaml") }
            for index in 0..<4 {
                let (script, variables) = part(index), played = try run(script, in: project, variables)
                #expect(played.status == (changed ? 1 : 0), "\(played.output)")
            }
            let joined = try run(report, in: project, variables)
            #expect(joined.status == (changed ? 1 : 0), "\(joined.output)")
            #expect(try text("Output/junit.xml").contains("tests=\"6\" failures=\"\(changed ? 6 : 0)\""), "\(joined.output)")
        }
    }

    @Test func `GitLab`() throws {
        let jobs = try #require(try Yams.load(yaml: recipe("GitLab", "yaml")) as? [String: [String: Any]])
        let script = { (job: String) in (jobs[job]?["script"] as? [String] ?? []).joined(separator: "\n") }
        #expect(jobs["plumb"]?["parallel"] as? Int == 4)
        try play(
            part: { (script("plumb"), ["CI_NODE_INDEX": "\($0 + 1)", "CI_NODE_TOTAL": "4", "GITLAB_CI": "true"]) }, report: script("report")
        )
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(text("quality.json").utf8)) as? [[String: Any]])
        #expect(issues.count == 6)
    }

    @Test func `Buildkite`() throws {
        let pipeline = try #require(try Yams.load(yaml: recipe("Buildkite", "yaml")) as? [String: [[String: Any]]])
        let steps = try #require(pipeline["steps"])
        // Buildkite reads `$$` as `$`.
        let commands = steps.map { ($0["command"] as? String ?? "").replacing("$$", with: "$") }
        #expect(steps.first?["parallelism"] as? Int == 4 && commands.count == 2)
        let kept = folder.appending(path: "kept")
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
        try play(
            part: {
                (
                    "\(commands[0]); status=$?; cp -R part-* \(kept.path); exit $status",
                    ["BUILDKITE_PARALLEL_JOB": "\($0)", "BUILDKITE_PARALLEL_JOB_COUNT": "4"]
                )
            },
            report: "rm -rf part-*; \(commands[1])", ["ARTIFACTS": kept.path])
    }

    @Test func `Bitrise`() throws {
        let file = try #require(try Yams.load(yaml: recipe("Bitrise", "yaml")) as? [String: Any])
        let workflows = try #require(file["workflows"] as? [String: [String: [[String: Any]]]])
        func script(_ workflow: String) -> String {
            let steps = workflows[workflow]?["steps"] ?? []
            let inputs = steps.compactMap { ($0["script"] as? [String: Any])?["inputs"] as? [[String: String]] }.joined()
            return inputs.compactMap { $0["content"] }.joined()
        }
        let files = (0..<4).map { ("PART_\($0)", folder.appending(path: "shared/part-\($0)").path) }
        let shared = folder.appending(path: "shared")
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        try play(
            part: {
                (
                    "\(script("plumb"))status=$?; cp -R part-* \(shared.path); exit $status",
                    ["BITRISE_IO_PARALLEL_INDEX": "\($0)", "BITRISE_IO_PARALLEL_TOTAL": "4"]
                )
            },
            report: "rm -rf part-*\n" + script("report"), Dictionary(uniqueKeysWithValues: files))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/jq"), "jq is not installed"))
    func `Xcode Cloud's webhook`() throws {
        let script = try recipe("Xcode Cloud", "sh"), posted = folder.appending(path: "posted").path
        let made = try run(
            "git init -q . && git add -A && git -c user.name=a -c user.email=a@example.com commit -qm One && git rev-parse HEAD",
            in: project)
        let commit = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(commit.count == 40, "\(made.output)")
        func send(_ event: String, _ commit: String) throws -> Int32 {
            let content = """
                {"metadata": {"attributes": {"eventType": "\(event)"}},
                 "ciBuildRun": {"attributes": {"sourceCommit": {"commitSha": "\(commit)"}}}}
                """
            return try run(script, in: folder, ["POSTED": posted, "TMPDIR": folder.path], input: content, [project.path, "me/app"]).status
        }
        #expect(try send("BUILD_STARTED", commit) == 0 && !FileManager.default.fileExists(atPath: posted))
        #expect(try send("BUILD_CREATED", "$(touch pwned)") == 2 && !FileManager.default.fileExists(atPath: posted))
        #expect(try send("BUILD_CREATED", commit) == 0)
        let words = try String(contentsOfFile: posted, encoding: .utf8)
        #expect(words.contains("repos/me/app/statuses/\(commit)\n") && words.contains("state=success\n"))
        #expect(words.contains("description=all 6 cells match their goldens\n"), "\(words)")

        try write("name: Card\nroot: {kind: UIView, backgroundColor: green}\n", "project/Card.yaml")
        let changed = try run(
            "git -c user.name=a -c user.email=a@example.com commit -qam Two && git rev-parse HEAD", in: project
        ).output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(try send("BUILD_CREATED", changed) == 0)
        #expect(try String(contentsOfFile: posted, encoding: .utf8).contains("state=failure\n"))
    }
}
