import CairoGraphics
import Foundation
import Graphics
import LayoutSpecs
import Testing

@testable import Rendering

/// Checks the card's animation against its formula, in every frame.
@MainActor struct CardAnimationTests {
    @Test func `frame k is the spring at k/fps`() throws {
        let input = try Examples.named("ExpandableCard"), cell = try Examples.cell("iPhone-16-Pro/portrait")
        let motion = try Renderer(workers: 1).motion(of: input, animation: "expand", in: cell, framesPerSecond: 60)
        let frames = motion.frames.map { Dictionary($0.root.placed().map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first }) }
        let (start, end) = (try #require(frames.first), try #require(frames.last))
        let moving = start.keys.sorted().filter { path in
            guard let last = end[path], let first = start[path] else { return false }
            return abs(first.height - last.height) > 1 || abs(first.minY - last.minY) > 1
        }
        #expect(moving.count >= 3)
        let spring = Spring(duration: 0.5, bounce: 0.2)
        for path in moving where path.hasSuffix("/card") || path.hasSuffix("/picture") || path.hasSuffix("/next") {
            for (k, frame) in frames.enumerated() {
                let share = k == frames.count - 1 ? 1 : spring.progress(at: Double(k) / 60)
                guard let now = frame[path], let first = start[path], let last = end[path] else { continue }
                #expect(abs(now.minY - (first.minY + (last.minY - first.minY) * share)) < 1 / cell.device.scale, "\(path) in frame \(k)")
                #expect(abs(now.maxY - (first.maxY + (last.maxY - first.maxY) * share)) < 1 / cell.device.scale, "\(path) in frame \(k)")
            }
        }
    }

    /// The lower card is white on grey, so its first white row must be at the top that the trace states.
    @Test func `the pixels are where the trace says`() throws {
        let input = try Examples.named("ExpandableCard"), cell = try Examples.cell("iPhone-16-Pro/portrait")
        let renderer = Renderer(workers: 1), rasterizer = Rasterizer()
        let motion = try renderer.motion(of: input, animation: "expand", in: cell, framesPerSecond: 60)
        for k in [0, 5, 9, 14, motion.frames.count - 1] {
            let next = try #require(motion.frames[k].root.placed().first { $0.path.hasSuffix("/next") }).frame
            let bitmap = rasterizer.draw(motion.drawing(of: motion.frames[k]))
            let x = Int((next.midX) * cell.device.scale), from = Int((next.minY - 6) * cell.device.scale)
            let top = try #require((from..<bitmap.height).first { bitmap[x, $0].blue == 255 && bitmap[x, $0].red == 255 })
            #expect(abs(CGFloat(top) - next.minY * cell.device.scale) <= 1, "frame \(k)")
        }
    }
}
