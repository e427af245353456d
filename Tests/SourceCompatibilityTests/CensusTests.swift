import Foundation
import Testing

/// Compares the census of what real view code uses (2,006 view files of 36 public repositories) with the ordinary UIKit code of target
/// `SourceCompatibility`. Every name must be used there, and since the target compiles unchanged, every name exists.
struct CensusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private struct Symbol {
        var kind: String
        var name: String
    }

    private static func census(_ tier: Int) throws -> [Symbol] {
        let text = try String(contentsOf: folder.appending(path: "Census/tier-\(tier).csv"), encoding: .utf8)
        return text.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: ",")
            return Symbol(kind: String(fields[0]), name: String(fields[1]))
        }
    }

    private static let source: String = {
        let sources = folder.deletingLastPathComponent().appending(path: "SourceCompatibility")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        return names.sorted().compactMap { try? String(contentsOf: sources.appending(path: $0), encoding: .utf8) }.joined(separator: "\n")
    }()

    private static let words = Set(source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))

    /// Functions with their argument labels, for example `tableView(_:cellForRowAt:)`.
    private static let functions: Set<String> = {
        var found: Set<String> = []
        for part in source.components(separatedBy: "func ").dropFirst() {
            guard let open = part.firstIndex(of: "(") else { continue }
            var (depth, label, labels, isLabel) = (0, "", "", true)
            for character in part[open...] {
                if character == "(" || character == "[" || character == "<" { depth += 1 }
                if character == ")" || character == "]" || character == ">" { depth -= 1 }
                if depth == 0 { break }
                guard depth == 1 else { continue }
                switch character {
                case ",": (label, isLabel) = ("", true)
                case ":" where isLabel:
                    labels += (label.split(whereSeparator: \.isWhitespace).first ?? "_").replacingOccurrences(of: "(", with: "") + ":"
                    isLabel = false
                case "(": break
                default: if isLabel { label.append(character) }
                }
            }
            found.insert("\(part[..<open])(\(labels))")
        }
        return found
    }()

    private static func isUsed(_ symbol: Symbol) -> Bool {
        guard symbol.name.hasPrefix("delegate:") else { return words.contains(symbol.name) }
        return functions.contains(String(symbol.name.dropFirst("delegate:".count)))
    }

    /// Names from other frameworks that the census counts: two of SwiftUI's, and one of WebKit's navigation policy.
    private static let foreign: Set<String> = ["UIHostingController", "UIViewRepresentable", "allow"]

    @Test func `every name of tier 1 is used by code that compiles`() throws {
        let all = try Self.census(1)
        let missing = all.filter { !Self.isUsed($0) && !Self.foreign.contains($0.name) }
        #expect(missing.isEmpty, "\(missing.map(\.name))")
        for kind in ["type", "member"] {
            let some = all.filter { $0.kind == kind }
            print("tier 1: \(some.count { Self.isUsed($0) }) of \(some.count) \(kind)s")
        }
    }

    /// Not all of tier 2 is UIKit (it includes apps' own delegates and web views), so its share may only grow.
    @Test func `the share of tier 2 does not shrink`() throws {
        let all = try Self.census(2)
        for (kind, least) in [("type", 77), ("member", 249)] {
            let some = all.filter { $0.kind == kind }
            let used = some.count { Self.isUsed($0) }
            print("tier 2: \(used) of \(some.count) \(kind)s")
            #expect(used >= least)
        }
    }
}
