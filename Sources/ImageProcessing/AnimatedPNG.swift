import Foundation
import Graphics

/// Animated PNG: after the first frame, only the rectangle that changed is stored. Viewers without animation show the first frame.
package enum AnimatedPNG {
    /// - Parameter frames: Pictures of the first one's size; others are left out. A frame equal to the one before extends that one's delay.
    package static func encode(
        frames: [Bitmap], framesPerSecond: Int, text: [(key: String, value: String)] = []
    ) -> [UInt8] {
        guard let first = frames.first else { return [] }
        let frames = frames.filter { $0.width == first.width && $0.height == first.height }
        let shown = runs(of: frames)
        let bitmaps = shown.map(\.bitmap)
        let coding = PNG.Coding(bitmaps, surveys: bitmaps.map { RowSurvey($0, part: $0.frame) })
        var writer = ChunkWriter()
        writer.begin(width: first.width, height: first.height, coding: coding, text: text)
        writer.append("acTL", bigEndian(UInt32(shown.count)) + bigEndian(UInt32(0)))
        var sequence: UInt32 = 0
        for (index, run) in shown.enumerated() {
            let part = index == 0 ? first.frame : run.bitmap.changed(from: shown[index - 1].bitmap)
            writer.append("fcTL", control(sequence, part, frames: run.count, framesPerSecond: framesPerSecond))
            sequence += 1
            let data = coding.data(of: run.bitmap, part: part, survey: RowSurvey(run.bitmap, part: part))
            if index == 0 {
                writer.append("IDAT", data)
            } else {
                writer.append("fdAT", bigEndian(sequence) + data)
                sequence += 1
            }
        }
        writer.append("IEND", [])
        return writer.bytes
    }

    private static func runs(of frames: [Bitmap]) -> [(bitmap: Bitmap, count: Int)] {
        var runs: [(bitmap: Bitmap, count: Int)] = []
        for frame in frames {
            if let last = runs.last, last.bitmap == frame, last.count < 65535 {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((frame, 1))
            }
        }
        return runs
    }

    /// Returns the place and the delay of a frame, and that its pixels replace what was there.
    private static func control(_ sequence: UInt32, _ part: PixelRect, frames: Int, framesPerSecond: Int) -> [UInt8] {
        [sequence, UInt32(part.width), UInt32(part.height), UInt32(part.left), UInt32(part.top)].flatMap { bigEndian($0) }
            + bigEndian(UInt16(frames)) + bigEndian(UInt16(min(max(framesPerSecond, 1), 65535))) + [0, 0]
    }
}

extension Bitmap {
    /// Returns the smallest rectangle outside which both pictures are equal; one pixel if they are equal everywhere.
    func changed(from other: Bitmap) -> PixelRect {
        unsafe bytes.withUnsafeBufferPointer { a in
            unsafe other.bytes.withUnsafeBufferPointer { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return frame }
                let stride = width * 4
                func isSame(_ y: Int) -> Bool { unsafe memcmp(a + y * stride, b + y * stride, stride) == 0 }
                guard let top = (0..<height).first(where: { !isSame($0) }), let bottom = (0..<height).last(where: { !isSame($0) }) else {
                    return PixelRect(left: 0, top: 0, right: 1, bottom: 1)
                }
                var (left, right) = (width, 0)
                for y in top...bottom {
                    let start = y * stride
                    var x = 0
                    while x < left, unsafe memcmp(a + start + x * 4, b + start + x * 4, 4) == 0 { x += 1 }
                    left = min(left, x)
                    x = width
                    while x > right, unsafe memcmp(a + start + (x - 1) * 4, b + start + (x - 1) * 4, 4) == 0 { x -= 1 }
                    right = max(right, x)
                }
                return PixelRect(left: left, top: top, right: right, bottom: bottom + 1)
            }
        }
    }
}
