import CairoGraphics
import Foundation
import Graphics

/// The content of an image and the attributes it is drawn with.
struct ImageValue: Equatable {
    enum Content: Equatable {
        case empty
        case bitmap(Bitmap)
        case drawing(DisplayList)
        case symbol(SymbolImage)
        case vector(VectorAsset)
    }

    var content: Content
    /// The size in points, before the orientation is applied.
    var size: CGSize
    /// Pixels per point.
    var scale: CGFloat
    var renderingMode = UIImage.RenderingMode.automatic
    var orientation = UIImage.Orientation.up
    var capInsets: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    /// The image's own colour. It takes precedence over the view's tint unless the rendering mode is `.alwaysTemplate`.
    var tint: UIColor?
    var palette: [UIColor] = []
    /// Whether a symbol is painted in tones of one colour.
    var isHierarchical = false
    var frames: [UIImage] = []
    var duration: TimeInterval = 0
    /// The name of the image in a catalog, which may contain another image for other traits.
    var assetName: String?
}

/// The traits and the tint with which an image is drawn.
struct ImageAppearance {
    /// The tint; nil outside of a view.
    var tint: CGColor?
    var traits: UITraitCollection
    var isRightToLeft = false
    /// Whether an image in automatic rendering mode is a template, as in some controls.
    var treatsAutomaticAsTemplate = false
}

extension ImageValue {
    /// Returns the drawing of the image, stretched over the rectangle.
    func drawing(in rect: CGRect, appearance: ImageAppearance) -> DisplayList {
        guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return DisplayList() }
        let color = paintingColor(appearance)
        var list = DisplayList()
        let flips = flipsForRightToLeft && appearance.isRightToLeft
        if orientation != .up || flips {
            list.append(.save)
            list.append(.concatenate(turn(in: rect, flips: flips)))
            let inner =
                orientation.isSideways ? CGRect(x: 0, y: 0, width: rect.height, height: rect.width) : CGRect(origin: .zero, size: rect.size)
            list.commands += plain(in: inner, color: color, appearance: appearance).commands
            list.append(.restore)
            return list
        }
        return plain(in: rect, color: color, appearance: appearance)
    }

    /// Returns the single colour to paint the image in, or nil for its own colours.
    private func paintingColor(_ appearance: ImageAppearance) -> CGColor? {
        let own = tint?.resolvedCGColor(with: appearance.traits, tint: appearance.tint)
        var isSymbol = false
        if case .symbol = content { isSymbol = true }
        let isTemplate =
            switch renderingMode {
            case .alwaysTemplate: true
            case .alwaysOriginal: false
            case .automatic: isSymbol || appearance.treatsAutomaticAsTemplate
            }
        if isTemplate, let tint = appearance.tint { return renderingMode == .automatic ? own ?? tint : tint }
        return own ?? (isSymbol ? .black : nil)
    }

    private func plain(in rect: CGRect, color: CGColor?, appearance: ImageAppearance) -> DisplayList {
        switch content {
        case .empty: return DisplayList()
        case .bitmap(let bitmap):
            return DisplayList([.image(source(bitmap, size), in: rect, tint: color)])
        case .vector(let asset): return pixels(of: asset, in: rect, color: color, traits: appearance.traits)
        case .drawing(let drawing): return placed(resized(drawing, to: rect.size), in: rect, color: color)
        case .symbol(let symbol):
            var colors =
                palette.count > 1 ? palette.map { $0.resolvedCGColor(with: appearance.traits, tint: appearance.tint) } : [color ?? .black]
            // The second tone has half the opacity (inferred from looking at iOS).
            if isHierarchical, let first = colors.first { colors = [first, first.withAlpha(first.alpha * 0.5)] }
            return stretched(symbol.drawing(colors: colors, isHierarchical: isHierarchical), in: rect)
        }
    }

    /// The pixels with their parts that are not stretched.
    private func source(_ bitmap: Bitmap, _ size: CGSize) -> ImageSource {
        var source = ImageSource(bitmap: bitmap, size: size)
        source.capInsets = capInsets.map {
            .init(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right, tiles: resizingMode == .tile)
        }
        return source
    }

    /// Rasterises the file for the screen's pixels: at the size shown, or at its own size and then stretched, as the compiled files of a
    /// catalog are. Parts that are not stretched are those of its own size.
    private func pixels(of asset: VectorAsset, in rect: CGRect, color: CGColor?, traits: UITraitCollection) -> DisplayList {
        let drawn = asset.keepsVectors && capInsets == nil ? rect.size : size
        let bitmap: Bitmap
        do { bitmap = try asset.bitmap(size: drawn, scale: max(traits.values.displayScale, 1)) } catch {
            let name = assetName ?? (asset.file.isEmpty ? asset.format.rawValue : asset.file)
            ImageAssets.noteMissing(name, because: error)
            return placed(PlaceholderDrawing.box(label: name, size: rect.size), in: rect, color: nil)
        }
        return DisplayList([.image(source(bitmap, drawn), in: rect, tint: color)])
    }

    private func stretched(_ drawing: DisplayList, in rect: CGRect) -> DisplayList {
        var list = DisplayList([.save, .concatenate(stretch(to: rect))])
        list.commands += drawing.commands
        list.append(.restore)
        return list
    }

    private func stretch(to rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }

    /// Returns the drawing with its nine parts arranged by the cap insets, or stretched as a whole without insets.
    private func resized(_ drawing: DisplayList, to target: CGSize) -> DisplayList {
        guard let capInsets, target != size else {
            return stretched(drawing, in: CGRect(origin: .zero, size: target))
        }
        let columns = Self.bands(size.width, target.width, capInsets.left, capInsets.right)
        let rows = Self.bands(size.height, target.height, capInsets.top, capInsets.bottom)
        var list = DisplayList()
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length, height: row.source.length)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.length, height: row.target.length)
                guard !source.isEmpty, !target.isEmpty else { continue }
                list.commands += [.save, .clip(CGPath(rect: target), .winding)]
                for tile in tiles(of: source.size, over: target) {
                    let scale = CGAffineTransform(scaleX: tile.width / source.width, y: tile.height / source.height)
                    let move = CGAffineTransform(translationX: -source.minX, y: -source.minY).concatenating(scale)
                        .concatenating(CGAffineTransform(translationX: tile.minX, y: tile.minY))
                    list.commands += [.save, .clip(CGPath(rect: tile), .winding), .concatenate(move)]
                    list.commands += drawing.commands
                    list.append(.restore)
                }
                list.append(.restore)
            }
        }
        return list
    }

    /// Returns the rectangles in which a part of the image is drawn to cover its target: one if it is stretched, several if it is tiled. A
    /// part no larger than a point is stretched, because tiling it looks the same.
    private func tiles(of part: CGSize, over target: CGRect) -> [CGRect] {
        guard resizingMode == .tile else { return [target] }
        func steps(_ length: CGFloat, _ room: CGFloat) -> Int { length > 1.01 ? min(Int((room / length).rounded(.up)), 256) : 1 }
        let (across, down) = (steps(part.width, target.width), steps(part.height, target.height))
        let size = CGSize(width: part.width > 1.01 ? part.width : target.width, height: part.height > 1.01 ? part.height : target.height)
        return (0..<max(down, 1)).flatMap { row in
            (0..<max(across, 1)).map { column in
                CGRect(
                    x: target.minX + CGFloat(column) * size.width, y: target.minY + CGFloat(row) * size.height, width: size.width,
                    height: size.height)
            }
        }
    }

    private static func bands(_ source: CGFloat, _ target: CGFloat, _ low: CGFloat, _ high: CGFloat) -> [(
        source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>
    )] {
        let share = low + high > target && low + high > 0 ? target / (low + high) : 1
        let (first, last) = (low * share, high * share)
        let middle = max(source - high, low)
        return [
            (0...low, 0...first), (low...middle, first...max(target - last, first)),
            (middle...max(source, middle), max(target - last, first)...target),
        ]
    }

    /// Returns the drawing moved to the rectangle, in a single colour if one is given.
    private func placed(_ drawing: DisplayList, in rect: CGRect, color: CGColor?) -> DisplayList {
        var list = DisplayList([.save, .concatenate(CGAffineTransform(translationX: rect.minX, y: rect.minY))])
        if let color {
            list.append(.beginGroup(opacity: 1, blend: .normal))
            list.append(.fill(CGPath(rect: CGRect(origin: .zero, size: rect.size)), .color(color), .winding))
            list.append(.endGroup(mask: drawing))
        } else {
            list.commands += drawing.commands
        }
        list.append(.restore)
        return list
    }

    /// Returns the transform from an upright rectangle at the origin to the oriented, possibly mirrored rectangle.
    private func turn(in rect: CGRect, flips: Bool) -> CGAffineTransform {
        let (width, height) = (rect.width, rect.height)
        let mirror = CGAffineTransform(-1, 0, 0, 1, width, 0)
        var turn: CGAffineTransform =
            switch orientation {
            case .up, .upMirrored: .identity
            case .down, .downMirrored: CGAffineTransform(-1, 0, 0, -1, width, height)
            case .left, .leftMirrored: CGAffineTransform(0, -1, 1, 0, 0, height)
            case .right, .rightMirrored: CGAffineTransform(0, 1, -1, 0, width, 0)
            }
        if orientation.isMirrored { turn = turn.concatenating(mirror) }
        if flips { turn = turn.concatenating(mirror) }
        return turn.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }
}

extension ClosedRange<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}
