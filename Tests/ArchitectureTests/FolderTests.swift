import Foundation
import Testing

/// Checks the references between UIKit's folders against the tables of ARCHITECTURE.md.
struct FolderTests {
    private static let root = ImportTests.sources.deletingLastPathComponent()
    private static let graph = Result {
        try FolderGraph(
            at: ImportTests.sources.appending(path: "UIKit"), depth: 2,
            below: ["Bitmaps", "Cassowary", "CairoGraphics", "Graphics", "ImageProcessing"].map { ImportTests.sources.appending(path: $0) })
    }

    /// The folders in the order of the table, the lowest first, as `Values/Traits`.
    private static func order() throws -> [String] {
        try rows(after: "| Layer |").flatMap { cells in
            let layer = try #require(cells.first)
            return cells[1].split(separator: ", ").map { $0 == "itself" ? layer : "\(layer)/\($0)" }
        }
    }

    /// The references to a higher folder of the same layer that the second table permits.
    private static func permitted() throws -> Set<String> {
        Set(try rows(after: "| Points up |").compactMap(\.first))
    }

    /// Returns the cells of the table's rows, without backquotes.
    private static func rows(after head: String) throws -> [[String]] {
        let text = try String(contentsOf: root.appending(path: "ARCHITECTURE.md"), encoding: .utf8).replacing("`", with: "")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix(head) })
        return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The types of the members that apps override, as `UIViewController: UINavigationController`.
    private static func overridden() throws -> Set<String> {
        Set(try rows(after: "| Member |").map { "\($0[0].prefix { $0 != "." }): \($0[1])" })
    }

    /// The graph without the members that apps override, because Swift lets them stand nowhere but in the body of their class.
    private static func graphWithoutOverridden() throws -> FolderGraph {
        let overridden = try overridden()
        #expect(overridden.count <= 3)
        return try graph.get().without { reference in
            overridden.contains("\(reference.file.split(separator: "/").last?.dropLast(6) ?? ""): \(reference.name)")
        }
    }

    private static func layer(_ folder: String) -> Substring { folder.prefix { $0 != "/" } }

    @Test func `every folder stands in ARCHITECTURE's table, and has more than one file`() throws {
        let graph = try Self.graph.get()
        #expect(Set(graph.folders) == Set(try Self.order()))
        for folder in graph.folders { #expect(graph.files.filter { $0.folder == folder }.count > 1, "\(folder)") }
    }

    @Test func `nothing in UIKit points to a higher layer`() throws {
        let layers = try Self.order().reduce(into: [Substring]()) { if $0.last != Self.layer($1) { $0.append(Self.layer($1)) } }
        let graph = try Self.graphWithoutOverridden()
        for cycle in graph.cycles { #expect(Set(cycle.map(Self.layer)).count <= 1, "\(cycle)") }
        for reference in graph.references {
            let from = try #require(layers.firstIndex(of: Self.layer(reference.from)))
            let to = try #require(layers.firstIndex(of: Self.layer(reference.to)))
            #expect(from >= to, "\(reference)")
        }
    }

    @Test func `a folder names only lower folders, except for at most ten that ARCHITECTURE gives a reason for`() throws {
        let graph = try Self.graph.get(), order = try Self.order(), permitted = try Self.permitted()
        let pointsUp = graph.references.filter {
            Self.layer($0.from) == Self.layer($0.to) && order.firstIndex(of: $0.from)! < order.firstIndex(of: $0.to)!
        }
        for reference in pointsUp { #expect(permitted.contains("\(reference.from) → \(reference.to)"), "\(reference)") }
        #expect(permitted == Set(pointsUp.map { "\($0.from) → \($0.to)" }))
        let cycle = try Self.graphWithoutOverridden().largestCycle
        #expect(graph.mutualPairs.count <= 10)
        print(
            "UIKit: \(graph.folders.count) folders, \(graph.references.count) references, \(graph.mutualPairs.count) mutual pairs,",
            "\(cycle.count) folders in the largest cycle, all in \(Set(cycle.map(Self.layer)).joined(separator: " and ")),",
            "without the \(try Self.overridden().count) members that apps override")
    }
}
