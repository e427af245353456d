import Goldens
import CairoGraphics
import Graphics
import UIKit

/// A motion as stored in a golden: its changes as text, and some of its frames as a strip.
extension Motion {
    /// The frame rate of goldens, in frames per second.
    static let goldenRate = 60
}

extension Renderer {
    /// Returns the motion with masks applied, and its last frame.
    @MainActor func motionSnapshot(of job: Job, _ animation: String) throws -> Snapshot {
        var motion = try motion(of: job.input, animation: animation, in: job.cell, framesPerSecond: Motion.goldenRate)
        if !job.input.masks.isEmpty { motion.frames = motion.frames.map { Mask.covering($0, job.input.masks) } }
        // A motion has at least one frame, the one in which everything has arrived.
        let last = motion.frames[motion.frames.count - 1]
        var snapshot = Snapshot(job: job, tree: last, typesetter: text, overlay: motion.overlay, missingImages: [])
        snapshot.motion = motion
        return snapshot
    }
}

extension Renderer.Snapshot {
    /// The text that is compared first: the layer tree, or the changes of a motion.
    package var text: String {
        motion.map { MotionOutline(framesPerSecond: $0.framesPerSecond, trees: $0.frames).text } ?? tree.text
    }

    package func picture(with rasterizer: Rasterizer) -> Bitmap {
        guard let motion else { return Renderer.bitmap(of: self, with: rasterizer) }
        let frames = FilmStrip.chosen(from: motion.frames.count).map { index in
            (index, rasterizer.draw(motion.drawing(of: motion.frames[index])))
        }
        return rasterizer.draw(FilmStrip(of: motion, frames).drawing(with: typesetter))
    }
}

extension FilmStrip {
    /// - Parameter frames: the indices of frames with their full-size pictures.
    package init(of motion: Motion, _ frames: [(index: Int, picture: Bitmap)]) {
        let thumbnail = (width: Int((motion.size.width * 0.7).rounded()), height: Int((motion.size.height * 0.7).rounded()))
        self.init(
            title: "\(motion.input.name), \(motion.animation)",
            frames: frames.map { index, picture in
                Frame(
                    time: Double(index) / Double(motion.framesPerSecond),
                    picture: picture.scaledDown(width: thumbnail.width, height: thumbnail.height))
            })
    }
}
