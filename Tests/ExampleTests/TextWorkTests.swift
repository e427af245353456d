import CairoGraphics
import Foundation
import Graphics
import Testing
import UIKit

@testable import Goldens
@testable import Rendering

/// The work that text costs, by counters. Drawing uses the measured layout.
@MainActor @Suite(.serialized) struct TextWorkTests {
    private static let places = ["iPhone-16-Pro/portrait", "iPhone-16-Pro/portrait/AX3/de", "iPad-Pro-11-inch-M4/portrait"]

    /// A wrapped text takes the width of its widest line, which changes the room of a text beside it: that one is broken once more.
    @Test(arguments: Examples.names) func `text is broken into lines once, and at most twice more where it wraps`(name: String) throws {
        for place in Self.places {
            let renderer = Renderer(workers: 1)
            let snapshot = try renderer.snapshot(of: Renderer.Job(Examples.named(name), in: Examples.cell(place)))
            for text in snapshot.tree.root.texts {
                let wraps = text.glyphs.lines.count > 1 || text.glyphs.layout.isTruncated
                #expect(renderer.text.breaks(of: text.block) <= (wraps ? 3 : 1), "\(text.block.string) in \(place)")
            }
        }
    }

    /// Workers have no fonts to measure with, so text is laid out before it reaches them.
    @Test(arguments: Examples.names) func `a cell that is drawn again lays out no text`(name: String) throws {
        let renderer = Renderer(workers: 1), job = Renderer.Job(try Examples.named(name), in: try Examples.cell(Self.places[0]))
        _ = Renderer.bitmap(of: try renderer.snapshot(of: job), with: Rasterizer())
        let before = renderer.text.counters
        _ = Renderer.bitmap(of: try renderer.snapshot(of: job), with: Rasterizer())
        let after = renderer.text.counters
        #expect(after.shapings == before.shapings && after.breaks == before.breaks && after.layouts == before.layouts)
    }
}

extension Layer {
    fileprivate var texts: [PlacedText] {
        contents.commands.compactMap { if case .paint(.text(let text)) = $0 { text } else { nil } } + sublayers.flatMap(\.texts)
    }
}
