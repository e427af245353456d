import Foundation
import Snapshots
import Testing
import UIKit

@testable import PlumbCommand

/// Shards and reporters.
struct MergeTests {
    let folder = TemporaryFolder()

    init() throws {
        for name in ["A", "B", "C"] {
            try folder.write(
                """
                name: \(name)
                root:
                  kind: UIView
                  backgroundColor: white
                  subviews:
                    - kind: UILabel
                      id: title
                      text: \(name)
                constraints:
                  - title.leading == safeArea.leading + 4
                  - title.top == safeArea.top
                """, to: "Inputs/\(name).yaml")
        }
        try folder.write("inputs: [Inputs]\nmatrix: small\nmatrices: {small: {devices: [40x40, 60x40], styles: all}}\n", to: "plumb.yaml")
    }

    private func plumb(_ arguments: String..., environment: [String: String] = [:]) async -> CommandRun {
        await CommandRun.of(arguments, in: folder.url, environment: environment)
    }

    /// Makes two inputs differ, leaves one cell without a golden and one golden without a cell.
    private func change() async throws {
        _ = await plumb("approve")
        for name in ["A", "B"] {
            try folder.write(try folder.read("Inputs/\(name).yaml").replacing("+ 4", with: "+ 6"), to: "Inputs/\(name).yaml")
        }
        for suffix in ["png", "txt"] {
            let golden = folder.url.appending(path: "Goldens/C/60x40@2x.\(suffix)")
            let gone = folder.url.appending(path: "Goldens/Gone/60x40@2x.\(suffix)")
            try FileManager.default.createDirectory(at: gone.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: golden, to: gone)
        }
    }

    @Test(arguments: [1, 4, 30]) func `merging shards gives the report, JUnit file, output and exit code of a single run`(count: Int)
        async throws
    {
        try await change()
        let whole = await plumb("test", "--out", "Whole")
        var shards: [String] = []
        for index in (1...count).reversed() {
            _ = await plumb("test", "--shard", "\(index)/\(count)", "--out", "Part/\(index)")
            shards.append("Part/\(index)")
        }
        let merged = await CommandRun.of(["merge"] + shards + ["--out", "Merged"], in: folder.url)
        #expect(merged.status == whole.status && merged.status == .differences)
        #expect(merged.output.replacing("Merged", with: "Whole") == whole.output)
        for file in ["report.json", "junit.xml", "report.html", "run.json"] {
            #expect(try folder.read("Merged/\(file)") == folder.read("Whole/\(file)"), "\(file)")
        }
        let evidence = { (name: String) in
            try FileManager.default.subpathsOfDirectory(atPath: self.folder.url.appending(path: "\(name)/failures").path).sorted()
        }
        #expect(try evidence("Merged") == evidence("Whole"))
    }

    @Test(arguments: [
        ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"], ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "3"],
        ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"], ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"],
        ["BITRISE_IO_PARALLEL_INDEX": "1", "BITRISE_IO_PARALLEL_TOTAL": "3"],
        ["SEMAPHORE_JOB_INDEX": "2", "SEMAPHORE_JOB_COUNT": "3"], ["SYSTEM_JOBPOSITIONINPHASE": "2", "SYSTEM_TOTALJOBSINPHASE": "3"],
    ]) func `a service's environment says the part`(environment: [String: String]) async throws {
        let found = await CommandRun.of(["cells", "--shard", "auto"], in: folder.url, environment: environment)
        #expect(found.lines == (await plumb("cells", "--shard", "2/3").lines) && !found.lines.isEmpty)
    }

    @Test func `without a service's environment there is no part`() async throws {
        #expect(await plumb("cells", "--shard", "auto").errors.contains("--shard auto finds no part in the environment"))
    }

    @Test func `a missing shard and a repeated shard are errors`() async throws {
        for index in 1...3 { _ = await plumb("test", "--shard", "\(index)/3", "--out", "\(index)") }
        let gap = await plumb("merge", "1", "3", "--out", "All")
        #expect(gap.status == .badInput)
        #expect(
            gap.errors
                == "error: cells 5 to 8 of 12 are in none of the folders: a shard is missing, or the shards used different costs\n"
        )
        let twice = await plumb("merge", "1", "1", "2", "3", "--out", "All")
        #expect(twice.errors.hasPrefix("error: “1” and “1” contain the same cells"))
        #expect(await plumb("merge", "1", "none", "--out", "All").errors == "error: no test run found in “none”: run.json is missing\n")
        #expect(await plumb("merge", "1", "--out", "1").errors.contains("name another folder with --out"))
    }

    @Test func `runs of two programs merge into one, and neither's cells are orphans`() async throws {
        let app = { (arguments: [String]) in
            await CommandRun.of(arguments, in: self.folder.url, screens: [Screen("Own") { UIViewController() }], program: "app")
        }
        _ = await app(["approve"])
        _ = await app(["test", "Own", "--out", "1"])
        _ = await plumb("test", "--out", "2")
        let merged = await plumb("merge", "1", "2", "--out", "All", "--strict")
        #expect(merged.status == .success && merged.output == "all 16 cells match their goldens\n")
    }

    @Test func `evidence that is a symbolic link is not followed`() async throws {
        try await change()
        try folder.write("secret", to: "secret.txt")
        _ = await plumb("test", "--out", "1")
        let actual = folder.url.appending(path: "1/failures/A/40x40@2x.actual.txt")
        try FileManager.default.removeItem(at: actual)
        try FileManager.default.createSymbolicLink(at: actual, withDestinationURL: folder.url.appending(path: "secret.txt"))
        _ = await plumb("merge", "1", "--out", "All")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "All/failures/A/40x40@2x.actual.txt").path))
    }

    @Test func `cells lists the cells of a test, with their costs`() async throws {
        let words = await plumb("cells")
        #expect(words.lines.count == 12 && words.lines.first == "A/40x40@2x")
        _ = await plumb("test")
        let json = await plumb("cells", "A", "--json", "--costs", "Output/costs.json")
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let cells = try #require(root["cells"] as? [[String: Any]])
        #expect(cells.count == 4 && cells[0]["file"] as? String == "Inputs/A.yaml" && (cells[0]["cost"] as? Double ?? 0) > 0)
        let parts = [await plumb("cells", "--shard", "1/2").lines, await plumb("cells", "--shard", "2/2").lines]
        #expect(parts.flatMap(\.self) == words.lines && !parts[0].isEmpty && !parts[1].isEmpty)
    }

    // MARK: Reporters

    @Test func `the summary comes first, and 20 failures fit into 40 lines`() async throws {
        try folder.write(
            "matrix: many\ninputs: [Inputs]\nmatrices: {many: {devices: [40x40, 41x40, 42x40, 43x40, 44x40, 45x40, 46x40, 47x40, 48x40, 49x40]}}\n",
            to: "plumb.yaml")
        _ = await plumb("approve")
        for name in ["A", "B"] {
            try folder.write(try folder.read("Inputs/\(name).yaml").replacing("+ 4", with: "+ 6"), to: "Inputs/\(name).yaml")
        }
        let run = await plumb("test")
        #expect(run.lines.first == "20 of 30 cells differ")
        #expect(run.lines.count <= 40, "\(run.output)")
        #expect(run.lines[1].hasPrefix("A/40x40@2x differs: `title` moved 2 pt right"))
        #expect(run.lines.count { $0.contains(" differs: ") } == 20)
    }

    @Test func `GitHub gets annotations at the lines, and a summary with the paths of pictures`() async throws {
        try await change()
        try folder.write("before\n", to: "summary.md")
        let environment = [
            "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.url.appending(path: "summary.md").path,
            "GITHUB_WORKSPACE": folder.url.deletingLastPathComponent().path,
        ]
        let run = await plumb("test", environment: environment)
        let file = "\(folder.url.lastPathComponent)/Inputs/A.yaml"
        // https://docs.github.com/actions/reference/workflow-commands-for-github-actions
        let line = try #require(run.lines.first { $0.hasPrefix("::error file=\(file),line=7,title=A/40x40@2x::") })
        #expect(line.hasSuffix("%25)") == false && line.contains("`title` moved 2 pt right%0A") && line.contains(" %25)"))
        #expect(
            run.lines.contains {
                $0.hasPrefix("::error file=\(folder.url.lastPathComponent)/Inputs/C.yaml,title=C/60x40@2x::has no golden")
            })
        let summary = try folder.read("summary.md")
        #expect(summary.hasPrefix("before\n## ❌ Plumb: 8 of 12 cells differ, 1 has no golden\n"))
        #expect(summary.contains("`Output/failures/A/40x40@2x.three-up.png`") && summary.contains("| `C/60x40@2x` | has no golden |"))
        #expect(await plumb("test").lines.contains { $0.hasPrefix("::") } == false)
    }

    @Test func `annotations are escaped as GitHub's runner expects`() {
        let remark = Remark(rule: "differs", level: .warning, title: "a:b,c", message: "50 %\nnext", file: "a,b.yaml", line: 2)
        #expect(remark.annotation == "::warning file=a%2Cb.yaml,line=2,title=a%3Ab%2Cc::50 %25%0Anext")
        #expect(Remark(rule: "x", level: .note, title: "t", message: "m", line: 3).annotation == "::notice title=t::m")
    }

    @Test func `SARIF has the version, rules and regions that code scanning requires`() async throws {
        try await change()
        let run = await plumb("test", "--format", "sarif")
        #expect(run.status == .differences)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0" && (log["$schema"] as? String)?.contains("sarif-2.1.0") == true)
        let first = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((first["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        let results = try #require(first["results"] as? [[String: Any]])
        #expect(rules == ["differs", "missingGolden", "orphan"] && results.count == 10)
        for result in results {
            #expect(rules[try #require(result["ruleIndex"] as? Int)] == result["ruleId"] as? String)
            #expect(["error", "warning", "note"].contains(result["level"] as? String))
            #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
        }
        let place = try #require((results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 7)
        #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "Inputs/A.yaml")
        #expect(Set(results.compactMap { ($0["partialFingerprints"] as? [String: String])?["plumb/v1"] }).count == 10)
    }

    @Test func `lint's findings can be written as SARIF and for GitLab, faults included`() async throws {
        try folder.write("root: {kind: UIVew}\n", to: "Inputs/D.yaml")
        try folder.write("root: {kind: UIView, subviews: [{kind: UILabel, id: loose, text: Hello}]}\n", to: "Inputs/E.yaml")
        let run = await plumb("lint", "--format", "sarif")
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        let rules = results.compactMap { $0["ruleId"] as? String }
        #expect(run.status == .badInput && rules.contains("fault") && rules.contains("ambiguous"))
        let quality = await plumb("lint", "--format", "gitlab")
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(quality.output.utf8)) as? [[String: Any]])
        #expect(issues.count == results.count)
        let loose = try #require(issues.first { $0["check_name"] as? String == "ambiguous" })
        #expect((loose["location"] as? [String: Any])?["path"] as? String == "Inputs/E.yaml")
    }

    @Test func `GitLab's code quality report has the fields that its documentation requires`() async throws {
        try await change()
        let run = await plumb("test", "--format", "gitlab")
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(issues.count == 10 && Set(issues.compactMap { $0["fingerprint"] as? String }).count == 10)
        for issue in issues {
            for key in ["description", "check_name", "fingerprint", "severity", "location"] { #expect(issue[key] != nil, "\(key)") }
            #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
            let location = try #require(issue["location"] as? [String: Any])
            #expect(location["path"] is String && ((location["lines"] as? [String: Any])?["begin"] as? Int ?? 0) >= 1)
        }
    }

    @Test func `JUnit on standard output equals the JUnit file`() async throws {
        try await change()
        let printed = await plumb("test", "--format", "junit").output
        #expect(try folder.read("Output/junit.xml") == printed)
    }

    @Test(arguments: ["json", "sarif", "gitlab"]) func `an input with faults is reported in the requested format`(format: String)
        async throws
    {
        try folder.write("root: {kind: UIVew}\n", to: "Inputs/D.yaml")
        let run = await plumb("test", "--format", format)
        #expect(run.status == .badInput)
        #expect(try run.output.contains("UIVew") && JSONSerialization.jsonObject(with: Data(run.output.utf8)) is NSObject)
    }

    // MARK: The schema

    @Test func `the published schema is the program's, and reports conform to it`() async throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "docs/report.schema.json"), encoding: .utf8)
        #expect(await plumb("schema", "report").output == text)
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        try await change()
        for run in [await plumb("test", "--json"), await plumb("test", "C", "--format", "json")] {
            let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            #expect(JSONSchemaCheck(schema: schema).faults(report, schema, "") == [])
        }
        #expect(JSONSchemaCheck(schema: schema).faults(["cells": "3"], schema, "").isEmpty == false)
    }
}

/// The part of JSON Schema that the report's schema uses.
struct JSONSchemaCheck {
    var schema: [String: Any]

    func faults(_ value: Any, _ rule: [String: Any], _ path: String) -> [String] {
        if let reference = rule["$ref"] as? String {
            let definitions = schema["$defs"] as? [String: [String: Any]]
            return faults(value, definitions?[String(reference.dropFirst("#/$defs/".count))] ?? [:], path)
        }
        var faults: [String] = []
        if let kind = rule["type"] as? String, !isKind(value, kind) { return ["\(path) is no \(kind)"] }
        if let allowed = rule["enum"] as? [String], !allowed.contains(value as? String ?? "") {
            faults.append("\(path) is none of \(allowed)")
        }
        if let constant = rule["const"] as? String, constant != value as? String { faults.append("\(path) is not \(constant)") }
        if let object = value as? [String: Any] {
            let properties = rule["properties"] as? [String: [String: Any]] ?? [:]
            for key in rule["required"] as? [String] ?? [] where object[key] == nil { faults.append("\(path) lacks \(key)") }
            for (key, part) in object {
                guard let own = properties[key] else {
                    if rule["additionalProperties"] as? Bool == false { faults.append("\(path) may not have \(key)") }
                    continue
                }
                faults += self.faults(part, own, "\(path)/\(key)")
            }
        }
        if let list = value as? [Any], let items = rule["items"] as? [String: Any] {
            for (index, item) in list.enumerated() { faults += self.faults(item, items, "\(path)/\(index)") }
        }
        return faults
    }

    private func isKind(_ value: Any, _ kind: String) -> Bool {
        switch kind {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "integer": value is Int
        case "number": value is Double || value is Int
        default: false
        }
    }
}
