import Foundation

/// Drawing commands, in sequence, in the coordinates of the list's owner (points, y down). A value: any thread may draw it.
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
    /// Begins a group: what follows up to `endGroup` is drawn together, then composed at once. A group begins with the normal blend mode,
    /// and its end restores the transform, clip and blend mode of its beginning.
    case beginGroup(opacity: CGFloat, blend: CGBlendMode)
    /// Begins a group that is drawn together, with the shadow of its own alpha beneath it.
    case beginShadowGroup(Shadow)
    /// Begins a group whose pixels are changed before it is composed.
    case beginFilteredGroup(GroupFilter)
    /// Begins a group that is drawn on its own inside the rectangle: a `backdrop` in it does not see what is behind the group.
    case beginIsolatedGroup(in: CGRect)
    /// Ends a group. With a mask, the group shows only where the mask list paints (by alpha).
    case endGroup(mask: DisplayList?)
    case blendMode(CGBlendMode)
}

/// One painting, in the coordinates in force at its command. `indirect`, because lists are joined level by level.
package indirect enum Painting: Hashable, Sendable {
    case fill(CGPath, Paint, CGPathFillRule)
    case stroke(CGPath, Paint, StrokeStyle)
    case text(PlacedText)
    /// A picture stretched over the rectangle. `tint` paints its alpha in one colour (template rendering).
    case image(ImageSource, in: CGRect, tint: CGColor?)
    /// Only the shadow of a shape. With `knockout`, nothing is drawn inside the shape itself.
    case shadow(CGPath, Shadow, knockout: Bool)
    /// What has been drawn so far inside the path, blurred (standard deviation in points), and with its saturation changed.
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

/// The pixels of a picture, and how it stretches.
package struct ImageSource: Hashable, Sendable {
    package var bitmap: Bitmap
    /// The size, in points, at which the picture is unscaled.
    package var size: CGSize
    /// For resizable images, the borders that keep their size, in points of the image; nil stretches everything.
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
