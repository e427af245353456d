import Goldens
import Rendering
import ImageProcessing
import CairoGraphics
import Foundation
import Graphics

/// Writes motions to files: single frames, a page that steps through them, films, a strip, a trace.
package struct AnimationWriter: Sendable {
    /// The kinds of files for a motion.
    package enum Format: String, Sendable, CaseIterable {
        /// A picture of each frame, in a separate folder.
        case frames
        /// A page that steps through the frames, whose pictures are beside it.
        case html
        case apng, gif, webp, mp4
        /// Some frames side by side.
        case strip
        /// The frame of each view in each frame of the motion, as CSV and JSON.
        case trace
    }

    package static let standardFormats: [Format] = [.frames, .html, .apng, .strip, .trace]

    package var renderer: Renderer
    package var folder: URL
    package var formats: [Format]

    package init(renderer: Renderer, folder: URL, formats: [Format] = standardFormats) {
        self.renderer = renderer; self.folder = folder; self.formats = formats
    }

    /// The start of all paths of a motion: `<case>/<cell>/<animation>`.
    package static func path(of motion: Motion) -> String { "\(motion.input.name)/\(motion.cell.name)/\(motion.animation)" }

    /// - Parameter findings: the findings that the page lists.
    /// - Returns: the paths of the files, relative to the folder.
    /// - Throws: `VideoFile.Failure` before drawing if MP4 is requested and ffmpeg is missing; any error from drawing.
    package func write(
        _ motion: Motion, findings: [MotionFinding] = [], progress: @escaping @Sendable (Int, Int) -> Void
    ) async throws -> [String] {
        let start = Self.path(of: motion), rate = motion.framesPerSecond
        let video = formats.contains(.mp4) ? try VideoFile.find() : nil
        let drawn = await renderer.inParallel(
            motion.frames.count, make: { motion.frames[$0] },
            progress: { done, _ in
                progress(done, motion.frames.count)
            },
            finish: { tree, rasterizer in
                rasterizer.draw(motion.drawing(of: tree))
            })
        let bitmaps = try drawn.map { try $0.get() }
        let pictures = formats.contains(.frames) || formats.contains(.html) ? try await writeFrames(bitmaps, start) : []
        var files = pictures
        func write(_ bytes: [UInt8], _ suffix: String) throws {
            try AtomicFile.write(bytes, to: start + suffix, in: folder)
            files.append(start + suffix)
        }
        // For a film two pixels per point are enough, and need less memory.
        let film = formats.contains { [.apng, .webp, .mp4].contains($0) } ? scaled(bitmaps, motion, pixelsPerPoint: 2) : []
        for format in formats {
            switch format {
            case .frames: break
            case .html: try write(Array(ScrubberPage(of: motion, frames: pictures, findings: findings).html.utf8), ".html")
            case .apng: try write(AnimatedPNG.encode(frames: film, framesPerSecond: rate), ".apng")
            case .gif: try write(gif(bitmaps, motion), ".gif")
            case .webp: try write(try AnimatedWebP.encode(frames: film, framesPerSecond: rate), ".webp")
            case .mp4: if let video { try write(try video.bytes(of: film, framesPerSecond: rate), ".mp4") }
            case .strip: try write(try strip(bitmaps, motion), ".strip.png")
            case .trace:
                try write(Array(motion.trace.csv.utf8), ".trace.csv")
                try write(try Self.json(motion.trace), ".trace.json")
            }
        }
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

    /// Returns a GIF with one pixel per point and every other of sixty frames per second. GIF is for places that show no other format, and
    /// GIF players are not faster.
    private func gif(_ bitmaps: [Bitmap], _ motion: Motion) -> [UInt8] {
        let step = Self.gifStep(framesPerSecond: motion.framesPerSecond)
        var chosen = Array(stride(from: 0, to: bitmaps.count, by: step))
        // The frame in which everything has arrived.
        if let last = bitmaps.indices.last, chosen.last != last { chosen.append(last) }
        return AnimatedGIF.encode(
            frames: scaled(chosen.map { bitmaps[$0] }, motion, pixelsPerPoint: 1), framesPerSecond: motion.framesPerSecond / step)
    }

    /// Returns the number of frames of a motion for each frame of its GIF.
    static func gifStep(framesPerSecond: Int) -> Int {
        (framesPerSecond + AnimatedGIF.mostFramesPerSecond - 1) / AnimatedGIF.mostFramesPerSecond
    }

    private func scaled(_ bitmaps: [Bitmap], _ motion: Motion, pixelsPerPoint: CGFloat) -> [Bitmap] {
        let share = min(1, pixelsPerPoint / motion.cell.device.scale)
        return bitmaps.map {
            $0.scaledDown(width: Int((CGFloat($0.width) * share).rounded()), height: Int((CGFloat($0.height) * share).rounded()))
        }
    }

    private func strip(_ bitmaps: [Bitmap], _ motion: Motion) throws -> [UInt8] {
        let strip = FilmStrip(of: motion, FilmStrip.chosen(from: motion.frames.count).map { ($0, bitmaps[$0]) })
        return try renderer.png(of: Rasterizer().draw(strip.drawing(with: renderer.text)))
    }

    static func json(_ trace: MotionTrace) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(trace)) + [UInt8(ascii: "\n")]
    }
}
