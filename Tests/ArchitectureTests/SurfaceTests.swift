import Foundation
import Testing

/// Checks the public declarations against docs/Public.md, which lists them.
struct SurfaceTests {
    private static let root = ImportTests.sources.deletingLastPathComponent()

    private static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    /// Returns the names in backticks in a product's section, for example `Screen.state`.
    private static func listed(_ product: String) throws -> Set<String> {
        let page = try text("docs/Public.md")
        let start = try #require(page.range(of: "\n## \(product)\n")).upperBound
        let end = page.range(of: "\n## ", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
        return Set(page[start..<end].matches(of: #/`([\w$.<]+)`/#).map { String($0.output.1) })
    }

    /// The modules whose declarations a product shows: its own, and those that it re-exports.
    private static func modules(of product: String) -> [String] {
        product == "Snapshots" ? ["Snapshots", "Goldens", "Rendering", "Reports"] : [product]
    }

    /// Prefixes of Apple's frameworks that come along with UIKit.
    private static let apples = ["UI", "NS", "CG", "CA", "CF", "CI", "AX", "kCA", "kCF", "kCG", "kCI", "objc_"]

    @Test func `importing UIKit exposes only Apple's types and the listed exceptions`() throws {
        let exceptions = try Self.listed("UIKit")
        var seen: Set<String> = []
        for module in ["UIKit", "Graphics"] {
            for type in try SymbolGraph(of: module).symbols where type.isType && type.pathComponents.count == 1 {
                seen.insert(type.name)
                let isApples = Self.apples.contains { prefix in
                    type.name.hasPrefix(prefix) && type.name.dropFirst(prefix.count).first.map { $0.isUppercase || $0 == "A" } == true
                }
                #expect(isApples || exceptions.contains(type.name), "\(module) shows \(type.name)")
            }
        }
        #expect(exceptions.subtracting(seen).isEmpty, "listed, and not public: \(exceptions.subtracting(seen).sorted())")
        #expect(seen.count > 500)
    }

    @Test(arguments: ["Cassowary", "Snapshots", "SnapshotTesting", "PlumbCommand", "UIKitInteraction"])
    func `the page lists exactly what a product declares`(product: String) throws {
        let graphs = try Self.modules(of: product).map { try SymbolGraph(of: $0) }
        let declared = Set(graphs.flatMap { $0.symbols + $0.extensions }.map(\.name)), listed = try Self.listed(product)
        #expect(declared.subtracting(listed).isEmpty, "not listed: \(declared.subtracting(listed).sorted())")
        #expect(listed.subtracting(declared).isEmpty, "not public: \(listed.subtracting(declared).sorted())")
    }

    /// Members that a protocol from ArgumentParser requires.
    private static let required: Set<String> = ["PlumbCommand.configuration", "PlumbCommand.init"]

    /// Without SnapshotTesting, whose names are those of swift-snapshot-testing and are used by its users' tests.
    @Test(arguments: ["Cassowary", "Snapshots", "PlumbCommand", "UIKitInteraction"])
    func `everything a product declares is used by README, a page or an example`(product: String) throws {
        let files = FileManager.default
        let pages = try files.contentsOfDirectory(atPath: Self.root.appending(path: "docs").path)
            .filter { $0.hasSuffix(".md") && $0 != "Public.md" }
        var used = try Self.text("README.md") + pages.map { try Self.text("docs/" + $0) }.joined()
        used += try Self.text("Sources/Cassowary/Cassowary.docc/Cassowary.md")
        for path in try files.subpathsOfDirectory(atPath: Self.root.appending(path: "Examples").path) where path.hasSuffix(".swift") {
            if !path.contains("Output/"), !path.contains(".build/") { used += try Self.text("Examples/" + path) }
        }
        let listed = try Self.listed(product)
        // A type counts as used when one of its members is.
        for name in listed.subtracting(Self.required) where !listed.contains(where: { $0.hasPrefix("\(name).") }) {
            let last = name.split(separator: ".").last.map(String.init) ?? name
            // An initialiser counts as used when its type is created.
            let word = last == "init" ? name.split(separator: ".").dropLast().last.map { "\($0)(" } ?? last : last
            let forms = [
                word.hasSuffix("(") ? word : "\(word)(", ".\(word)", "`\(word)`", "\(word):", "struct \(word)", " \(word) ", "/\(word)`",
            ]
            #expect(forms.contains { used.contains($0) }, "nobody uses \(name)")
        }
    }
}
