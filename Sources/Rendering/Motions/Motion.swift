import Goldens
import CairoGraphics
import Foundation
import Graphics
import LayoutSpecs
import UIKit

/// An animation of an input in one cell.
package struct Motion: Sendable {
    package var input: Case
    package var cell: Cell
    package var animation: String
    package var framesPerSecond: Int
    /// The layer trees at each tick, from the start of the animation until everything has arrived.
    package var frames: [LayerTree]
    /// What the system draws over every frame; nil if the frames contain it.
    var overlay: SystemOverlay?

    /// Returns a frame with what the system draws over it.
    package func drawing(of frame: LayerTree) -> Drawing {
        Drawing(
            list: DisplayList(frame.displayList.commands + (overlay?.list.commands ?? [])), size: frame.size, scale: frame.scale,
            background: cell.backdrop)
    }

    /// The size in points, which is the same for all frames.
    package var size: CGSize { frames.first?.size ?? cell.size }

    package var trace: MotionTrace { MotionTrace(framesPerSecond: framesPerSecond, trees: frames) }
}

extension Case {
    /// The names of the input's animations.
    package var animations: [String] {
        switch source {
        case .screen(let screen): screen.animations.map(\.name)
        case .spec(let spec): spec.animations.map(\.name)
        case .document: []
        }
    }
}

extension Renderer {
    /// - Throws: `InputError.unknownAnimation`, and any error from creating the views.
    @MainActor package func motion(of input: Case, animation: String, in cell: Cell, framesPerSecond: Int) throws -> Motion {
        guard input.animations.contains(animation) else {
            throw InputError.unknownAnimation(animation, of: input.name, known: input.animations)
        }
        let (frames, overlay) = try environment(of: cell).perform {
            switch input.source {
            case .screen(let screen): try Self.frames(of: screen, input, animation, cell, framesPerSecond)
            case .spec(let spec): try Self.frames(of: spec, input, animation, cell, framesPerSecond)
            // A document has no animations, so the guard above has thrown.
            case .document: throw InputError.unknownAnimation(animation, of: input.name, known: [])
            }
        }
        return Motion(
            input: input, cell: cell, animation: animation, framesPerSecond: framesPerSecond, frames: frames, overlay: overlay)
    }

    /// Returns the frames between the layouts of the animation's two states.
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

    /// Returns the frames of an animation that the screen's own code starts; the timeline then advances tick by tick.
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
        return (
            Timeline.current.frames(from: start, framesPerSecond) {
                window.commit(); return window.layerTree()
            }, overlay
        )
    }
}
