import CairoGraphics
import Foundation
import Graphics
import Testing
import UIKit

@testable import Rendering

/// Pictures with the device around them, and documents of paths and text.
struct OutputTests {
    private func snapshots(_ names: [String]) async throws -> [Renderer.Snapshot] {
        let cells = try names.map { try #require(Cell(named: $0, catalog: .standard)) }
        let jobs = cells.map { Renderer.Job(Screen.box(inset: 16).cases[0], in: $0) }
        return try await Renderer(workers: 1).forEach(jobs) { snapshot, _ in snapshot }.map { try $0.get() }
    }

    @Test func `the device surrounds the screen and covers what its notch or island covers`() async throws {
        let names = ["iPhone-16-Pro/portrait", "iPhone-13/landscape", "iPhone-SE-3rd-generation/portrait", "iPad-Pro-11-inch-M4/landscape"]
        for snapshot in try await snapshots(names) {
            let plain = Renderer.bitmap(of: snapshot, with: Rasterizer())
            let framed = Renderer.framedBitmap(of: snapshot, with: Rasterizer())
            #expect(framed.width > plain.width && framed.height > plain.height)
            #expect(framed[0, 0].alpha == 0)
            // The middle of the screen is unchanged, in the middle of the device.
            let (x, y) = ((framed.width - plain.width) / 2, (framed.height - plain.height) / 2)
            let middle = (plain.width / 2, plain.height / 2)
            #expect(framed[x + middle.0, y + middle.1] == plain[middle.0, middle.1])
        }
        let island = Renderer.framedBitmap(of: try await snapshots(["iPhone-16-Pro/portrait"])[0], with: Rasterizer())
        #expect(island[island.width / 2, 3 * (27 + 32)] == (0, 0, 0, 255))
    }

    @Test func `a canvas has no device frame`() async throws {
        let snapshot = try await snapshots(["120x90@2x"])[0]
        #expect(Renderer.framedBitmap(of: snapshot, with: Rasterizer()) == Renderer.bitmap(of: snapshot, with: Rasterizer()))
    }

    @Test(arguments: [VectorDocument.Format.pdf, .svg]) func `a document has the same bytes every time`(format: VectorDocument.Format)
        async throws
    {
        let snapshot = try await snapshots(["iPhone-16-Pro/portrait/dark/keyboard"])[0]
        let renderer = Renderer(workers: 1)
        let document = try renderer.document(of: snapshot, as: format)
        #expect(try renderer.document(of: snapshot, as: format) == document)
        #expect(String(decoding: document.prefix(5), as: UTF8.self) == (format == .pdf ? "%PDF-" : "<?xml"))
        #expect(document.count > 4000)
    }
}
