import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import LayoutSpecs
import Snapshots

/// The stages one after the other, as the command's verbs run them.
@MainActor struct Pipeline {
    let renderer = Renderer(workers: 1)
    let rasterizer = Rasterizer()
    let folder: URL

    /// Returns each stage's median over the turns. The caches are filled before the first turn.
    func stages(of job: Renderer.Job, turns: Int) throws -> [(name: String, milliseconds: Double)] {
        try record(job)
        var times = StageTimes()
        let file = folder.appending(path: "golden.png")
        for turn in 0..<turns {
            if let spec = job.input.file {
                try times.measure("load") { _ = try LayoutSpec.read(text: String(contentsOf: spec, encoding: .utf8), file: spec.path) }
            }
            let window = try times.measure("solve") { try job.input.viewTree(in: job.cell) }
            let tree = times.measure("layer tree") { window.layerTree() }
            window.rootViewController = nil
            let snapshot = try renderer.snapshot(of: job)
            let text = times.measure("text") { tree.text }
            _ = times.measure("flatten") { tree.displayList }
            let bitmap = times.measure("flatten and paint") { Renderer.bitmap(of: snapshot, with: rasterizer) }
            let bytes = try times.measure("encode") { try renderer.png(of: bitmap) }
            try times.measure("write") { try Data(bytes).write(to: folder.appending(path: "turn-\(turn).png"), options: .atomic) }
            if turn == 0 { try Data(bytes).write(to: file) }
            times.measure("compare") {
                _ = (try? Data(contentsOf: file)).map { PNG.identity(in: [UInt8]($0)) == bitmap.identity && !text.isEmpty }
            }
            try times.measure("decode") { _ = try PNG.decode(bytes) }
        }
        return times.names.map { ($0, times.median($0)) }
    }

    /// Draws one cell, from its input to its file.
    @discardableResult func record(_ job: Renderer.Job) throws -> [UInt8] {
        let bytes = try renderer.png(of: Renderer.bitmap(of: renderer.snapshot(of: job), with: rasterizer))
        try Data(bytes).write(to: folder.appending(path: "cell.png"), options: .atomic)
        return bytes
    }

    /// Returns the milliseconds per cell, over jobs that were all drawn once before.
    func whole(_ jobs: [Renderer.Job], _ body: (Renderer.Job) throws -> Void) rethrows -> Double {
        for job in jobs { try body(job) }
        let start = Clock.milliseconds
        for job in jobs { try body(job) }
        return (Clock.milliseconds - start) / Double(jobs.count)
    }
}
