import Foundation

/// What became of one test.
public struct TestResult: Sendable, Equatable {
    public enum Outcome: Sendable, Equatable { case passed, failed, skipped }

    /// A sentence of a test, with its place in the author's file.
    public struct Message: Sendable, Equatable {
        public var text: String
        /// The path and line; nil if unknown.
        public var place: String?
    }

    /// The class or suite.
    public var suite: String
    public var name: String
    public var outcome: Outcome
    public var messages: [Message] = []

    public var fullName: String { suite.isEmpty ? name : "\(suite)/\(name)" }
}

/// Reads what XCTest prints.
struct XCTestLog {
    /// The tests that ended, in order, by `Class.method`.
    private(set) var results: [String: TestResult] = [:]
    /// The test that had begun when the output ended.
    private(set) var unfinished: String?

    init(_ lines: [String]) {
        var messages: [TestResult.Message] = []
        for line in lines {
            if let match = line.wholeMatch(of: #/Test Case '(.+)' started at .*/#) {
                (unfinished, messages) = (String(match.output.1), [])
            } else if let match = line.wholeMatch(of: #/Test Case '(.+)' (passed|failed|skipped) \(.*/#) {
                let name = String(match.output.1), parts = Self.parts(of: name)
                let outcome: TestResult.Outcome = ["passed": .passed, "failed": .failed][match.output.2] ?? .skipped
                results[name] = TestResult(suite: parts.suite, name: parts.test, outcome: outcome, messages: messages)
                (unfinished, messages) = (nil, [])
            } else if let match = line.wholeMatch(of: #/(/.*:\d+): (?:error: )?\S+ : (.*)/#) {
                // Code that was left out says its place itself.
                let place = String(match.output.1), isGenerated = place.contains("/\(AppPackage.testsFile):")
                messages.append(TestResult.Message(text: String(match.output.2), place: isGenerated ? nil : place))
            } else if let match = line.wholeMatch(of: #/<EXPR>:0: error: \S+ : (.*)/#) {
                messages.append(TestResult.Message(text: String(match.output.1), place: nil))
            } else if !messages.isEmpty, !line.hasPrefix("Test Suite '"), !line.hasPrefix("\t Executed ") {
                messages[messages.count - 1].text += "\n" + line
            }
        }
    }

    private static func parts(of name: String) -> (suite: String, test: String) {
        let dot = name.lastIndex(of: ".")
        return dot.map { (String(name[..<$0]), String(name[name.index(after: $0)...])) } ?? ("", name)
    }
}

/// Reads the stream of events that Swift Testing writes: one JSON value in each line.
struct TestEvents {
    /// The tests by identifier, in the order in which they are declared.
    private(set) var tests: [(id: String, suite: String, name: String)] = []
    private(set) var results: [String: TestResult] = [:]

    private struct Record: Decodable {
        struct Message: Decodable {
            var symbol: String
            var text: String
        }
        struct Place: Decodable {
            var _filePath: String?
            var filePath: String?
            var line: Int
        }
        struct Issue: Decodable {
            var sourceLocation: Place?
            var isKnown: Bool?
        }
        struct Payload: Decodable {
            var kind: String
            var id: String?
            var testID: String?
            var messages: [Message]?
            var issue: Issue?
            var _sourceLocation: Place?
        }
        var kind: String
        var payload: Payload
    }

    init(_ text: String) {
        let decoder = JSONDecoder()
        var messages: [String: [TestResult.Message]] = [:], skipped: Set<String> = [], failed: Set<String> = []
        for line in text.split(separator: "\n") {
            guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else { continue }
            let event = record.payload
            if record.kind == "test" {
                if event.kind == "function", let id = event.id { tests.append(Self.test(id)) }
                continue
            }
            guard let id = event.testID else { continue }
            let said = event.messages?.first { !["pass", "default"].contains($0.symbol) }?.text ?? ""
            switch event.kind {
            case "issueRecorded" where event.issue?.isKnown != true:
                failed.insert(id)
                let place = event.issue?.sourceLocation ?? event._sourceLocation
                let path = (place?._filePath ?? place?.filePath).map { "\($0):\(place?.line ?? 0)" }
                let text = (event.messages ?? []).map(\.text).joined(separator: "\n")
                messages[id, default: []].append(TestResult.Message(text: text, place: path))
            case "testSkipped":
                skipped.insert(id)
                messages[id, default: []].append(TestResult.Message(text: said, place: nil))
                fallthrough
            case "testEnded":
                let test = Self.test(id)
                results[id] = TestResult(
                    suite: test.suite, name: test.name, outcome: skipped.contains(id) ? .skipped : failed.contains(id) ? .failed : .passed,
                    messages: messages[id] ?? [])
            default: break
            }
        }
    }

    /// Reads `Module.Suite/test()/File.swift:6:20`.
    private static func test(_ id: String) -> (id: String, suite: String, name: String) {
        var parts = id.split(separator: "/").map(String.init)
        if let last = parts.last, last.contains(".swift:") { parts.removeLast() }
        let name = parts.popLast() ?? id
        let suite = parts.joined(separator: "/")
        return (id, suite.contains(".") ? String(suite[suite.index(after: suite.firstIndex(of: ".") ?? suite.startIndex)...]) : suite, name)
    }
}
