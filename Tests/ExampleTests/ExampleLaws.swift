import Foundation
import Testing
import UIKit

@testable import Rendering

/// Properties that hold for every example.
@MainActor @Suite(.serialized) struct ExampleLaws {
    private func tree(_ name: String, _ cell: String) throws -> LayerTree {
        try Renderer(workers: 1).snapshot(of: Renderer.Job(Examples.named(name), in: Examples.cell(cell))).tree
    }

    @Test(arguments: Examples.names) func `the right-to-left layout mirrors the left-to-right one`(name: String) throws {
        let plain = try tree(name, "iPhone-16-Pro/portrait"), mirrored = try tree(name, "iPhone-16-Pro/portrait/rtl")
        let there = Dictionary(mirrored.root.placed().map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
        for layer in plain.root.placed() {
            let frame = try #require(there[layer.path], "\(layer.path) is missing right to left")
            // Both edges are rounded half up, which is not symmetric, so they may differ by a pixel in either direction.
            #expect(abs(frame.minX - (plain.size.width - layer.frame.maxX)) <= 1.01 / plain.scale, "\(layer.path)")
            #expect(abs(frame.minY - layer.frame.minY) <= 1.01 / plain.scale, "\(layer.path)")
        }
    }

    private static let places = [
        "iPhone-16-Pro/portrait", "iPhone-16-Pro/landscape", "iPhone-SE-3rd-generation/portrait", "iPad-Pro-11-inch-M4/portrait",
        "iPhone-16-Pro/portrait/AX5", "iPhone-16-Pro/portrait/AX3/de",
    ]

    @Test(arguments: Examples.names) func `nothing is ambiguous, conflicts or loops`(name: String) throws {
        for place in Self.places {
            let window = try Examples.named(name).viewTree(in: Examples.cell(place))
            defer { window.rootViewController = nil }
            window.commit()
            let ambiguous = Self.visible(window).filter(\.hasAmbiguousLayout).compactMap(\.accessibilityIdentifier)
            #expect(ambiguous == [], "\(place)")
            #expect(window.layoutEngine.conflicts.map(\.log) == [], "\(place)")
            #expect(window.layoutEngine.feedbackLoops.map(\.view) == [], "\(place)")
        }
    }

    private static func visible(_ view: UIView) -> [UIView] { view.isHidden ? [] : [view] + view.subviews.flatMap(visible) }

    @Test(arguments: Examples.names) func `no text extends beyond the left or right edge of the screen`(name: String) throws {
        for place in Self.places {
            let tree = try tree(name, place)
            for text in tree.root.placed() where text.layer.kind == "UILabel" && text.visible.width > 1 {
                #expect(text.visible.minX >= -0.5 && text.visible.maxX <= tree.size.width + 0.5, "\(text.path) in \(place)")
            }
        }
    }

    @Test(arguments: Examples.names) func `no text overlaps another, even at the largest size`(name: String) throws {
        let largest = ["iPhone-SE-3rd-generation/portrait/AX5", "iPhone-16-Pro/portrait/AX5/ar", "iPad-Pro-11-inch-M4/landscape/AX5"]
        for cell in Self.places + largest {
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
        // Fewer rows of a list are visible when letters are large.
        let seen = small.filter { large[$0.key] != nil }
        let grown = seen.filter { (large[$0.key] ?? 0) > $0.value * 1.3 }
        #expect(!seen.isEmpty)
        #expect(Double(grown.count) >= Double(seen.count) * 0.7, "\(grown.count) of \(seen.count) labels grow")
    }

    @Test(arguments: Examples.names) func `the focused field stays above the keyboard`(name: String) throws {
        for cell in [
            "iPhone-SE-3rd-generation/portrait/keyboard", "iPhone-16-Pro/portrait/AX5/keyboard", "iPhone-16-Pro/landscape/keyboard",
            "iPad-Pro-11-inch-M4/portrait/keyboard",
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

    // MARK: Single examples

    private func frames(_ name: String, _ cell: String) throws -> [String: CGRect] {
        let named = try tree(name, cell).root.placed().map { ($0.layer.name, $0.frame) }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    @Test func `rows of the settings turn into columns at accessibility sizes`() throws {
        func axis(_ cell: String) throws -> NSLayoutConstraint.Axis? {
            let window = try Examples.named("Settings").viewTree(in: Examples.cell(cell))
            defer { window.rootViewController = nil }
            return (Self.visible(window).first { $0.accessibilityIdentifier == "wifiRow" } as? UIStackView)?.axis
        }
        #expect(try axis("iPhone-16-Pro/portrait") == .horizontal)
        #expect(try axis("iPhone-16-Pro/portrait/AX5") == .vertical)
    }

    @Test func `the article has two columns where there is room`() throws {
        let phone = try frames("Article", "iPhone-16-Pro/portrait"), tablet = try frames("Article", "iPad-Pro-11-inch-M4/portrait")
        let (above, below) = (try #require(phone["first"]), try #require(phone["second"]))
        #expect(below.minY > above.maxY && below.minX == above.minX)
        let (left, right) = (try #require(tablet["first"]), try #require(tablet["second"]))
        #expect(right.minY == left.minY && right.minX > left.maxX && abs(right.width - left.width) <= 0.5)
    }

    @Test func `the card opens and pushes what is below`() throws {
        let (closed, open) = (
            try frames("ExpandableCard", "iPhone-16-Pro/portrait"), try frames("ExpandableCard.expanded", "iPhone-16-Pro/portrait")
        )
        let growth = try #require(open["card"]).maxY - #require(closed["card"]).maxY
        #expect(growth > 150)
        #expect(try abs(#require(open["next"]).maxY - #require(closed["next"]).maxY - growth) < 0.5)
    }
}
