import Foundation

/// Runs the tests of a bundle, each class in a process of its own. A test that ends its process, or does not end, takes no other with it.
public struct TestRunner: Sendable {
    /// The program with its limits.
    public var process: ScreenRunner
    /// The module of the tests.
    public let module: String
    /// Runs only tests whose names contain one of these; all if it is empty.
    public var filter: [String] = []

    public init(process: ScreenRunner, module: String) {
        self.process = process
        self.process.marksEnd = false
        self.module = module
    }

    /// Runs the tests of XCTest, then those of Swift Testing, and returns them in the order of their classes and files.
    public func run() throws -> [TestResult] { try runXCTest() + runSwiftTesting() }

    private func isChosen(_ name: String) -> Bool { filter.isEmpty || filter.contains { name.contains($0) } }

    // MARK: XCTest

    private func runXCTest() throws -> [TestResult] {
        let outcome = process.outcome(of: ["--list-tests"], named: module)
        if let loss = outcome.loss { throw AppError("The tests do not start: \(loss.reason)" + (loss.place.map { "\n    \($0)" } ?? "")) }
        var classes: [(name: String, tests: [String])] = []
        for line in outcome.output where line.hasPrefix(module + ".") {
            let parts = line.split(separator: "/").map(String.init)
            guard parts.count == 2, isChosen(String(line.dropFirst(module.count + 1))) else { continue }
            if classes.last?.name == parts[0] {
                classes[classes.count - 1].tests.append(parts[1])
            } else {
                classes.append((parts[0], [parts[1]]))
            }
        }
        let all = classes
        return process.results(of: all.count) { index in
            let found = run(all[index].tests, of: all[index].name)
            let failed = found.count { $0.outcome == .failed }
            process.say("\(all[index].name.dropFirst(module.count + 1)): \(found.count) tests, \(failed) failed")
            return found
        }.flatMap(\.self)
    }

    /// Runs tests of one class. After one that ends the process, those that had not run are run again.
    private func run(_ tests: [String], of name: String) -> [TestResult] {
        let suite = String(name.dropFirst(module.count + 1))
        var waiting = tests, results: [String: TestResult] = [:]
        while !waiting.isEmpty {
            let outcome = process.outcome(of: [waiting.map { "\(name)/\($0)" }.joined(separator: ",")], named: suite)
            let log = XCTestLog(outcome.output)
            for (key, result) in log.results { results[key] = result }
            waiting.removeAll { results["\(suite).\($0)"] != nil }
            // The one that was running, or the first if the process ended before any began.
            guard let last = waiting.first(where: { log.unfinished == "\(suite).\($0)" }) ?? waiting.first else { break }
            results["\(suite).\(last)"] = Self.lost(suite, last, outcome.loss)
            waiting.removeAll { $0 == last }
        }
        return tests.compactMap { results["\(suite).\($0)"] }
    }

    /// The result of a test that did not end.
    private static func lost(_ suite: String, _ name: String, _ loss: ScreenRunner.Loss?) -> TestResult {
        let text = ([loss?.reason ?? "it ended the program"] + (loss?.backtrace.prefix(8) ?? [])).joined(separator: "\n")
        return TestResult(suite: suite, name: name, outcome: .failed, messages: [.init(text: text, place: loss?.place)])
    }

    // MARK: Swift Testing

    private func runSwiftTesting() throws -> [TestResult] {
        var (events, outcome) = try self.events([])
        var results = events.results
        let tests = events.tests.filter { isChosen($0.suite.isEmpty ? $0.name : "\($0.suite)/\($0.name)") }
        // Tests that did not end ran beside one that ended the process.
        for test in tests where results[test.id] == nil {
            (events, outcome) = try self.events(["^" + NSRegularExpression.escapedPattern(for: test.id)])
            results[test.id] = events.results[test.id] ?? Self.lost(test.suite, test.name, outcome.loss)
        }
        return tests.compactMap { results[$0.id] }
    }

    private func events(_ patterns: [String]) throws -> (TestEvents, ScreenRunner.Outcome) {
        let file = FileManager.default.temporaryDirectory.appending(path: "plumb-tests-\(UUID().uuidString).jsonl")
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: file) }
        var process = process
        process.results.append(file.path)
        let patterns = patterns + (patterns.isEmpty ? filter.map(NSRegularExpression.escapedPattern) : [])
        let words = ["--testing-library", "swift-testing", "--event-stream-output-path", file.path, "--event-stream-version", "0"]
        let outcome = process.outcome(of: words + patterns.flatMap { ["--filter", $0] }, named: module)
        return (TestEvents((try? String(contentsOf: file, encoding: .utf8)) ?? ""), outcome)
    }
}

/// The results in the format that CI servers read.
public struct JUnitText {
    public let text: String

    /// - Parameter bundles: the results of each target.
    public init(_ bundles: [(name: String, results: [TestResult])]) {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
        for bundle in bundles {
            let failed = bundle.results.count { $0.outcome == .failed }, skipped = bundle.results.count { $0.outcome == .skipped }
            lines.append(
                "  <testsuite name=\"\(Self.escaped(bundle.name))\" tests=\"\(bundle.results.count)\" failures=\"\(failed)\" skipped=\"\(skipped)\">"
            )
            for result in bundle.results {
                let head = "    <testcase classname=\"\(Self.escaped(result.suite))\" name=\"\(Self.escaped(result.name))\""
                guard result.outcome != .passed else {
                    lines.append(head + "/>")
                    continue
                }
                let word = result.outcome == .failed ? "failure" : "skipped"
                let texts = result.messages.map { ($0.place.map { "\($0): " } ?? "") + $0.text }
                let first = texts.first.map { String($0.prefix { $0 != "\n" }) } ?? ""
                lines += [
                    head + ">",
                    "      <\(word) message=\"\(Self.escaped(first))\">\(Self.escaped(texts.joined(separator: "\n")))</\(word)>",
                ]
                lines.append("    </testcase>")
            }
            lines.append("  </testsuite>")
        }
        text = (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        // XML has no way to write other control characters.
        let written = text.unicodeScalars.filter { $0.value >= 32 || "\n\t\r".unicodeScalars.contains($0) }.map { String($0) }.joined()
        return [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(written) { $0.replacing($1.0, with: $1.1) }
    }
}
