import Foundation
import Testing
import UIKit

@testable import Snapshots

/// What must hold of every example, whatever it shows.
@MainActor @Suite(.serialized) struct ExampleLaws {
    private func tree(_ name: String, _ cell: String) throws -> LayerTree {
        try Renderer(workers: 1).snapshot(of: Renderer.Job(Examples.named(name), in: Examples.cell(cell))).tree
    }

    @Test(arguments: Examples.names) func `right to left is left to right, reflected`(name: String) throws {
        let plain = try tree(name, "iPhone-16-Pro/portrait"), mirrored = try tree(name, "iPhone-16-Pro/portrait/rtl")
        let there = Dictionary(mirrored.root.placed().map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
        for layer in plain.root.placed() {
            let frame = try #require(there[layer.path], "\(layer.path) is missing right to left")
            // Both edges are rounded half up, which is not symmetric: a pixel each way.
            #expect(abs(frame.minX - (plain.size.width - layer.frame.maxX)) <= 1.01 / plain.scale, "\(layer.path)")
            #expect(abs(frame.minY - layer.frame.minY) <= 1.01 / plain.scale, "\(layer.path)")
        }
    }

    @Test(arguments: Examples.names) func `at the largest text size nothing lies on a text`(name: String) throws {
        for cell in ["iPhone-SE-3rd-generation/portrait/AX5", "iPhone-16-Pro/portrait/AX5/ar", "iPad-Pro-11-inch-M4/landscape/AX5"] {
            let texts = try tree(name, cell).root.placed().filter { $0.layer.kind == "UILabel" && $0.layer.summary?.isEmpty == false }
            for (index, text) in texts.enumerated() {
                for other in texts[..<index] {
                    let shared = text.visible.intersection(other.visible)
                    #expect(shared.isNull || shared.width < 1 || shared.height < 1, "\(text.path) lies on \(other.path) in \(cell)")
                }
            }
        }
    }

    @Test(arguments: Examples.names) func `text grows with the text size`(name: String) throws {
        func heights(_ cell: String) throws -> [String: CGFloat] {
            let labels = try tree(name, cell).root.placed().filter { $0.layer.kind == "UILabel" }
            return Dictionary(labels.map { ($0.path, $0.frame.height) }, uniquingKeysWith: { first, _ in first })
        }
        let (small, large) = (try heights("iPhone-16-Pro/portrait"), try heights("iPhone-16-Pro/portrait/AX5"))
        let grown = small.filter { (large[$0.key] ?? 0) > $0.value * 1.3 }
        #expect(Double(grown.count) >= Double(small.count) * 0.7, "\(grown.count) of \(small.count) labels grow")
    }

    @Test(arguments: Examples.names) func `the focused field stays above the keyboard`(name: String) throws {
        for cell in [
            "iPhone-SE-3rd-generation/portrait/keyboard", "iPhone-16-Pro/portrait/AX5/keyboard", "iPhone-16-Pro/landscape/keyboard",
        ] {
            let cell = try Examples.cell(cell)
            let window = try Examples.named(name).viewTree(in: cell)
            defer { window.rootViewController = nil }
            guard let field = Self.firstResponder(in: window), let keyboard = cell.environment.keyboardHeight else { continue }
            let frame = field.convert(field.bounds, to: window)
            #expect(frame.maxY <= window.bounds.height - keyboard + 0.01, "\(field) in \(cell.name)")
            #expect(frame.minY >= 0, "\(field) in \(cell.name)")
        }
    }

    private static func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
    }
}
