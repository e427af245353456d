import Foundation

/// Drawing orders, in sequence, in the coordinates of whoever holds the list (points, y down). A value: any thread may draw it.
package struct DisplayList: Hashable, Sendable {
    package var commands: [DisplayCommand]

    package init(_ commands: [DisplayCommand] = []) { self.commands = commands }

    package var isEmpty: Bool { commands.isEmpty }

    package mutating func append(_ command: DisplayCommand) { commands.append(command) }
}

package enum DisplayCommand: Hashable, Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(CGPath, CGPathFillRule)
    case paint(Painting)
    /// What follows is drawn together, then composed at once. A group begins with the normal blend mode, and its end brings back
    /// the transform, clip and blend mode of its beginning.
    case beginGroup(opacity: CGFloat, blend: CGBlendMode)
    /// What follows up to `endGroup` is drawn together, with the shadow of its own alpha beneath it.
    case beginShadowGroup(Shadow)
    /// What follows up to `endGroup` is drawn by itself inside the rectangle: what lies behind the group is out of sight for a `backdrop` in it.
    case beginIsolatedGroup(in: CGRect)
    /// Ends a group. With a mask, the group shows only where the mask list paints (by alpha).
    case endGroup(mask: DisplayList?)
    case blendMode(CGBlendMode)
}

/// One thing that is painted, in the coordinates in force where its command stands. In a box of its own: lists are joined level by level.
package indirect enum Painting: Hashable, Sendable {
    case fill(CGPath, Paint, CGPathFillRule)
    case stroke(CGPath, Paint, StrokeStyle)
    case text(PlacedText)
    /// A picture stretched over the rectangle. `tint` paints its alpha in one colour (template rendering).
    case image(ImageSource, in: CGRect, tint: CGColor?)
    /// The shadow alone of a shape; nothing is drawn inside the shape itself when `knockout`.
    case shadow(CGPath, Shadow, knockout: Bool)
    /// What has been drawn so far inside the path, blurred (standard deviation, points), with its saturation changed.
    case backdrop(CGPath, blurRadius: CGFloat, saturation: CGFloat)
}

extension DisplayCommand {
    package static func fill(_ path: CGPath, _ paint: Paint, _ rule: CGPathFillRule) -> Self { .paint(.fill(path, paint, rule)) }

    package static func stroke(_ path: CGPath, _ paint: Paint, _ style: StrokeStyle) -> Self { .paint(.stroke(path, paint, style)) }

    package static func text(_ text: PlacedText) -> Self { .paint(.text(text)) }

    package static func image(_ source: ImageSource, in rect: CGRect, tint: CGColor?) -> Self {
        .paint(.image(source, in: rect, tint: tint))
    }

    package static func shadow(_ path: CGPath, _ shadow: Shadow, knockout: Bool) -> Self {
        .paint(.shadow(path, shadow, knockout: knockout))
    }

    package static func backdrop(_ path: CGPath, blurRadius: CGFloat, saturation: CGFloat) -> Self {
        .paint(.backdrop(path, blurRadius: blurRadius, saturation: saturation))
    }
}

/// Where a picture's pixels come from, with the share of it that stretches.
package struct ImageSource: Hashable, Sendable {
    package var bitmap: Bitmap
    /// Size in points at which the picture counts as unscaled.
    package var size: CGSize
    /// Resizable images: the borders that keep their size, points of the image; nil stretches everything.
    package var capInsets: CapInsets?
    package var isFlippedHorizontally = false

    package init(bitmap: Bitmap, size: CGSize) { self.bitmap = bitmap; self.size = size }

    package struct CapInsets: Hashable, Sendable {
        package var top, left, bottom, right: CGFloat
        package var tiles: Bool
        package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, tiles: Bool) {
            self.top = top; self.left = left; self.bottom = bottom; self.right = right; self.tiles = tiles
        }
    }
}
