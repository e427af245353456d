import CairoGraphics
import Foundation
import Graphics
import LayoutSpecs
import UIKit

/// An input in motion, in one cell.
public struct Motion: Sendable {
    public var input: Case
    public var cell: Cell
    public var animation: String
    public var framesPerSecond: Int
    /// One for each tick, from the moment the animation was asked for to the one in which everything has arrived.
    public var frames: [LayerTree]
    var overlay: SystemOverlay

    func snapshot(of frame: LayerTree) -> Renderer.Snapshot {
        Renderer.Snapshot(job: Renderer.Job(input, in: cell), tree: frame, overlay: overlay, missingImages: [])
    }

    public var trace: MotionTrace { MotionTrace(framesPerSecond: framesPerSecond, trees: frames) }
}

extension Case {
    /// Names of the input's animations.
    public var animations: [String] {
        switch source {
        case .screen(let screen): screen.animations.map(\.name)
        case .spec(let spec): spec.animations.map(\.name)
        case .document: []
        }
    }
}

extension Renderer {
    /// - Throws: `InputError.unknownAnimation`, and whatever making the views throws.
    @MainActor public func motion(of input: Case, animation: String, in cell: Cell, framesPerSecond: Int) throws -> Motion {
        guard input.animations.contains(animation) else {
            throw InputError.unknownAnimation(animation, of: input.name, known: input.animations)
        }
        let (frames, overlay) = try cell.run.perform {
            switch input.source {
            case .screen(let screen): try Self.frames(of: screen, input, animation, cell, framesPerSecond)
            case .spec(let spec): try Self.frames(of: spec, input, animation, cell, framesPerSecond)
            // A document has no animations: asking for one has thrown above.
            case .document: throw InputError.unknownAnimation(animation, of: input.name, known: [])
            }
        }
        return Motion(
            input: input, cell: cell, animation: animation, framesPerSecond: framesPerSecond, frames: frames, overlay: overlay)
    }

    /// The trees of the two states, and those between them at each tick.
    @MainActor private static func frames(
        of spec: LayoutSpec, _ input: Case, _ animation: String, _ cell: Cell, _ framesPerSecond: Int
    ) throws -> ([LayerTree], SystemOverlay) {
        guard let motion = spec.animations.first(where: { $0.name == animation }) else {
            throw InputError.unknownAnimation(animation, of: input.name, known: input.animations)
        }
        var states = (input, input)
        (states.0.state, states.1.state) = (motion.from, motion.to)
        let (start, overlay) = try rest(of: states.0, in: cell)
        let (end, _) = try rest(of: states.1, in: cell)
        let sequence = FrameSequence(
            start: start, end: end, delay: motion.delay, duration: motion.duration, curve: motion.curve, framesPerSecond: framesPerSecond)
        return ((0..<sequence.count).map(sequence.tree(ofFrame:)), overlay)
    }

    @MainActor private static func rest(of input: Case, in cell: Cell) throws -> (LayerTree, SystemOverlay) {
        let window = try input.viewTree(in: cell)
        defer { window.rootViewController = nil }
        return (window.layerTree(), SystemOverlay(cell: cell, over: window))
    }

    /// The screen's own code starts the animation; time is then moved on from tick to tick.
    @MainActor private static func frames(
        of screen: Screen, _ input: Case, _ animation: String, _ cell: Cell, _ framesPerSecond: Int
    ) throws -> ([LayerTree], SystemOverlay) {
        let window = try input.viewTree(in: cell)
        defer { window.rootViewController = nil }
        let overlay = SystemOverlay(cell: cell, over: window)
        guard let controller = window.rootViewController else { return ([window.layerTree()], overlay) }
        let start = Timeline.current.now
        try screen.animations.first { $0.name == animation }?.apply(controller)
        window.commit()
        let count = Int((Timeline.current.remaining * Double(framesPerSecond) - 1e-6).rounded(.up))
        let frames = (0...max(0, count)).map { index in
            Timeline.current.advance(to: start + Double(index) / Double(framesPerSecond))
            window.commit()
            return window.layerTree()
        }
        return (frames, overlay)
    }
}

/// Draws motions into files: frames, an animated PNG, a strip, a trace.
public struct FilmMaker: Sendable {
    public var renderer: Renderer
    public var folder: URL

    public init(renderer: Renderer, folder: URL) { self.renderer = renderer; self.folder = folder }

    /// `<case>/<cell>/<animation>` and everything that begins so.
    public static func path(of motion: Motion) -> String { "\(motion.input.name)/\(motion.cell.name)/\(motion.animation)" }

    /// - Returns: paths of the files, relative to the folder; the frames are in a folder of their own.
    public func write(_ motion: Motion, progress: @escaping @Sendable (Int, Int) -> Void) async throws -> [String] {
        let start = Self.path(of: motion)
        let chosen = Set(FilmStrip.chosen(from: motion.frames.count))
        let drawn = await renderer.inParallel(
            motion.frames.count, make: { motion.frames[$0] },
            progress: { done, _ in
                progress(done, motion.frames.count)
            },
            finish: { tree, rasterizer in
                Renderer.bitmap(of: motion.snapshot(of: tree), with: rasterizer)
            })
        let bitmaps = try drawn.map { try $0.get() }
        var files = try await writeFrames(bitmaps, start)
        func write(_ bytes: [UInt8], _ suffix: String) throws {
            try AtomicFile.write(bytes, to: start + suffix, in: folder)
            files.append(start + suffix)
        }
        let film = bitmaps.map { $0.scaledDown(width: filmSize(motion).width, height: filmSize(motion).height) }
        try write(AnimatedPNG.encode(frames: film, framesPerSecond: motion.framesPerSecond), ".apng")
        let thumbnail = (width: Int((motion.cell.size.width * 0.7).rounded()), height: Int((motion.cell.size.height * 0.7).rounded()))
        let strip = FilmStrip(
            title: "\(motion.input.name), \(motion.animation)",
            frames: bitmaps.indices.filter(chosen.contains).map { index in
                let picture = bitmaps[index].scaledDown(width: thumbnail.width, height: thumbnail.height)
                return FilmStrip.Frame(time: Double(index) / Double(motion.framesPerSecond), picture: picture)
            })
        try write(try renderer.png(of: Rasterizer(fonts: renderer.fonts).draw(strip.drawing)), ".strip.png")
        try write(Array(motion.trace.csv.utf8), ".trace.csv")
        try write(try Self.json(motion.trace), ".trace.json")
        return files
    }

    private func writeFrames(_ bitmaps: [Bitmap], _ start: String) async throws -> [String] {
        let digits = max(3, String(bitmaps.count - 1).count)
        let written = await renderer.inParallel(
            bitmaps.count, make: { ($0, bitmaps[$0]) },
            finish: { item, _ in
                let number = String(item.0)
                let name = "\(start)/frame-\(String(repeating: "0", count: digits - number.count))\(number).png"
                try AtomicFile.write(try renderer.png(of: item.1), to: name, in: folder)
                return name
            })
        return try written.map { try $0.get() }
    }

    /// An animated PNG is for looking at: two pixels a point are enough, and half the memory.
    private func filmSize(_ motion: Motion) -> (width: Int, height: Int) {
        let share = min(1, 2 / motion.cell.device.scale)
        let (width, height) = motion.cell.pixelSize
        return (Int((CGFloat(width) * share).rounded()), Int((CGFloat(height) * share).rounded()))
    }

    static func json(_ trace: MotionTrace) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(trace)) + [UInt8(ascii: "\n")]
    }
}
