import CPangoCairo
import Foundation
import Graphics

/// The coverage of glyphs at sizes and quarter-pixel positions, drawn once.
final class GlyphCache {
    struct Mask {
        /// The offset from the pen's pixel to the mask's corner; y down.
        var left, top: Int
        var width, height: Int
        var coverage: [UInt8]
    }

    private var masks: [UInt64: Mask] = [:]
    private static let limit = 16384
    /// Larger glyphs are drawn as paths, and not cached.
    static let largestSize: CGFloat = 512

    /// - Parameters:
    ///   - size: The pixels per em.
    ///   - quarter: The pen's distance to the right of its pixel, in quarters of a pixel.
    func mask(_ face: FontFace, glyph: UInt32, size: CGFloat, quarter: Int) -> Mask {
        let size = Int((size * 64).rounded())
        let key = UInt64(face.id & 0xFFFF) << 48 | UInt64(quarter & 3) << 46 | UInt64(size & 0x3F_FFFF) << 24 | UInt64(glyph & 0xFF_FFFF)
        if let known = masks[key] { return known }
        if masks.count >= Self.limit { masks.removeAll(keepingCapacity: true) }
        let mask = Self.draw(face, glyph: glyph, size: size, quarter: quarter)
        masks[key] = mask
        return mask
    }

    private static func draw(_ face: FontFace, glyph: UInt32, size: Int, quarter: Int) -> Mask {
        face.select(pixelSize: size)
        let blank = Mask(left: 0, top: 0, width: 0, height: 0, coverage: [])
        return unsafe face.withOutline(glyph, shift: quarter * 16) { outline in
            var box = FT_BBox()
            unsafe FT_Outline_Get_CBox(&outline, &box)
            let left = Int(box.xMin) >> 6, bottom = Int(box.yMin) >> 6
            let width = (Int(box.xMax) + 63) >> 6 - left, height = (Int(box.yMax) + 63) >> 6 - bottom
            guard width > 0, height > 0, width < 4096, height < 4096 else { return blank }
            var coverage = [UInt8](repeating: 0, count: width * height)
            unsafe FT_Outline_Translate(&outline, FT_Pos(-left * 64), FT_Pos(-bottom * 64))
            let code = unsafe coverage.withUnsafeMutableBufferPointer { buffer in
                var bitmap = unsafe FT_Bitmap()
                unsafe bitmap.rows = UInt32(height)
                unsafe bitmap.width = UInt32(width)
                unsafe bitmap.pitch = Int32(width)
                unsafe bitmap.buffer = buffer.baseAddress
                unsafe bitmap.num_grays = 256
                unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
                return unsafe FT_Outline_Get_Bitmap(face.library, &outline, &bitmap)
            }
            return code == 0 ? Mask(left: left, top: -(bottom + height), width: width, height: height, coverage: coverage) : blank
        } ?? blank
    }
}

extension FontFace {
    var library: FT_Library? { unsafe face.pointee.glyph?.pointee.library }

    /// Returns the outline of a glyph at a size in pixels, y down from the baseline.
    func path(_ glyph: UInt32, size: CGFloat) -> CGPath {
        // Loaded large, so that FreeType's 1/64 grid is not visible.
        let units: CGFloat = 1024
        select(pixelSize: Int(units) * 64)
        let scale = size / units / 64
        return unsafe withOutline(glyph, shift: 0) { outline in unsafe CGPath(outline, scale: scale) } ?? CGPath()
    }
}

extension CGPath {
    /// Creates a path from FreeType's contours: on-curve points, with control points of quadratic or cubic curves between them.
    fileprivate init(_ outline: FT_Outline, scale: CGFloat) {
        self.init()
        var start = 0
        for contour in unsafe 0..<Int(outline.n_contours) {
            let end = unsafe Int(outline.contours[contour])
            defer { start = end + 1 }
            guard end > start else { continue }
            let points = (start...end).map { at in
                let point = unsafe outline.points[at]
                let tag = unsafe outline.tags[at] & 3
                return (at: CGPoint(x: CGFloat(point.x) * scale, y: -CGFloat(point.y) * scale), tag: tag)
            }
            addContour(points)
        }
    }

    private mutating func addContour(_ points: [(at: CGPoint, tag: CChar)]) {
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let first = points.firstIndex { $0.tag == 1 }
        let origin = first.map { points[$0].at } ?? middle(points[0].at, points[points.count - 1].at)
        let offset = first.map { $0 + 1 } ?? 0
        move(to: origin)
        var pending: [(at: CGPoint, tag: CChar)] = []
        for step in 0..<points.count {
            let point = points[(offset + step) % points.count]
            if point.tag == 1 {
                finish(pending, at: point.at)
                pending = []
            } else if point.tag == 0, let control = pending.last {
                // Two quadratic controls in a row imply a point between them.
                finish(pending, at: middle(control.at, point.at))
                pending = [point]
            } else {
                pending.append(point)
            }
        }
        finish(pending, at: origin)
        closeSubpath()
    }

    private mutating func finish(_ controls: [(at: CGPoint, tag: CChar)], at end: CGPoint) {
        switch controls.count {
        case 0: addLine(to: end)
        case 1: addQuadCurve(to: end, control: controls[0].at)
        default: addCurve(to: end, control1: controls[0].at, control2: controls[1].at)
        }
    }
}
