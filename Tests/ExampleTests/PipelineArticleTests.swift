import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import LayoutSpecs
import Testing
import UIKit

@testable import Goldens
@testable import Rendering

/// Runs the card of `docs/FromConstraintsToPixels.md` through every stage and compares the page with the results.
@MainActor @Suite(.serialized) struct PipelineArticleTests {
    private struct Article {
        var blocks: [String: String] = [:]

        init() throws {
            let file = Examples.root.appending(path: "docs/FromConstraintsToPixels.md")
            var name: String?
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("```") {
                    name = name == nil ? String(line.dropFirst(3)) : nil
                } else if let name {
                    blocks[name, default: ""] += line + "\n"
                }
            }
        }
    }

    private func job(_ spec: String) throws -> Renderer.Job {
        let spec = try LayoutSpec.read(text: spec, file: "Card.yaml")
        return Renderer.Job(Case(name: "Card", source: .spec(spec)), in: try Examples.cell("280x96@2x"))
    }

    private func printed(_ spec: String) throws -> [String: String] {
        let job = try job(spec)
        let window = try job.input.viewTree(in: job.cell)
        defer { window.rootViewController = nil }
        let statistics = window.layoutStatistics
        let tree = window.layerTree()
        return [
            "text constraints": constraints(under: window).joined(separator: "\n"),
            "text counters": """
            \(statistics.variables) variables, \(statistics.constraints) constraints
            \(statistics.textMeasurements) texts measured, \(statistics.frames) frames set
            """,
            "text layers": tree.text,
            "text commands": tree.displayList.commands.map(\.word)
                .joined(separator: ", "),
        ]
    }

    /// The card's own constraints, in the order of the views.
    private func constraints(under view: UIView) -> [String] {
        view.constraints.filter { type(of: $0) == NSLayoutConstraint.self && $0.firstItem is UIView }
            .filter { ["mark", "title", "detail"].contains(($0.firstItem as? UIView)?.accessibilityIdentifier) }
            .map(\.description) + view.subviews.flatMap(constraints)
    }

    @Test func `every block of the article is what its stage prints`() throws {
        let article = try Article()
        let spec = try #require(article.blocks["yaml"])
        var stages = try printed(spec)
        let edited = spec.replacing("trailing + 12", with: "trailing + 20")
        let before = try Renderer(workers: 1).snapshot(of: job(spec)).tree, after = try Renderer(workers: 1).snapshot(of: job(edited)).tree
        stages["text verdict"] = LayoutChange.between(LayerOutline(before), LayerOutline(after)).map(\.sentence).joined(separator: "\n")
        for (name, text) in stages.sorted(by: { $0.key < $1.key }) {
            let written = article.blocks[name]?.trimmingCharacters(in: .newlines)
            #expect(written == text.trimmingCharacters(in: .newlines), "\(name)")
        }
    }

    @Test func `the article's picture shows the card as it is drawn`() throws {
        let spec = try #require(Article().blocks["yaml"])
        let renderer = Renderer(workers: 1)
        let bitmap = Renderer.bitmap(of: try renderer.snapshot(of: job(spec)), with: Rasterizer())
        let file = Examples.root.appending(path: "docs/card-pipeline.png")
        let kept = try PNG.decode([UInt8](Data(contentsOf: file)))
        let isTheSame = kept == bitmap
        #expect(isTheSame, "the picture of the article has changed: draw its card at 280x96@2x again")
    }
}

extension DisplayCommand {
    /// The case's name; for `.paint`, the name of what is painted.
    fileprivate var word: String {
        if case .paint(let painting) = self { return String(describing: painting).prefix { $0 != "(" }.description }
        return String(describing: self).prefix { $0 != "(" }.description
    }
}
