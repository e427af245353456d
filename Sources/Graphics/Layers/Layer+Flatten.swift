import Foundation

extension LayerTree {
    /// The drawing of the whole tree, in the coordinates of the root's superlayer, in points.
    package var displayList: DisplayList { root.flattened() }
}

extension Layer {
    /// Returns the layer and its sublayers as drawing commands in the superlayer's coordinates, in Core Animation's order: shadow,
    /// background, contents, sublayers, border. Hidden, transparent and empty layers add nothing.
    package func flattened() -> DisplayList {
        var list = DisplayList()
        draw(into: &list)
        return list
    }

    private func draw(into list: inout DisplayList) {
        guard isVisible else { return }
        let transform = transformToSuperlayer
        guard !transform.isIdentity else { drawAsWhole(into: &list); return }
        list.enclose(in: [.save, .concatenate(transform)], .restore) { drawAsWhole(into: &$0) }
    }

    private var isVisible: Bool {
        guard !isHidden, opacity > 0, transform.determinant != 0 else { return false }
        return !masksToBounds || (bounds.width > 0 && bounds.height > 0)
    }

    /// Opacity, blend mode, filter and mask apply to the layer as a whole. If the layer draws only one plain command, its colour takes the opacity.
    private func drawAsWhole(into list: inout DisplayList) {
        let opacity = min(opacity, 1)
        guard opacity < 1 || blendMode != .normal || isGroup || !mask.isEmpty else { drawFiltered(&list); return }
        let start = list.commands.count
        list.enclose(in: [.beginGroup(opacity: opacity, blend: blendMode)], .endGroup(mask: mask.first?.flattened())) {
            drawFiltered(&$0)
        }
        guard blendMode == .normal, mask.isEmpty, list.commands.count == start + 3,
            let faded = list.commands[start + 1].faded(by: opacity)
        else { return }
        list.commands.replaceSubrange(start..., with: [faded])
    }

    private func drawFiltered(_ list: inout DisplayList) {
        guard let filter = filter.first, !filter.isIdentity else { drawInside(&list); return }
        list.enclose(in: [.beginFilteredGroup(filter)], .endGroup(mask: nil)) { drawInside(&$0) }
    }

    /// Core Animation casts a shadow from the shadow path, otherwise from everything the layer draws; clipping cuts the shadow off.
    private func drawInside(_ list: inout DisplayList) {
        guard let shadow, shadow.color.alpha > 0, !masksToBounds else { drawOwn(into: &list); return }
        if let path = shadowPath {
            list.append(.shadow(path, shadow, knockout: false))
            drawOwn(into: &list)
        } else if let color = backgroundColor, color.alpha >= 1 {
            // Sublayers that stick out would add to the shadow. This is ignored, because it is rare, and apps give such layers a path.
            list.append(.shadow(outline, shadow, knockout: true))
            drawOwn(into: &list)
        } else {
            list.enclose(in: [.beginShadowGroup(shadow)], .endGroup(mask: nil)) { drawOwn(into: &$0) }
        }
    }

    private func drawOwn(into list: inout DisplayList) {
        if let color = backgroundColor, color.alpha > 0, !bounds.isEmpty { list.append(.fill(outline, .color(color), .winding)) }
        if masksToBounds {
            list.enclose(in: [.save, .clip(outline, .winding)], .restore) { drawContent(into: &$0) }
        } else {
            drawContent(into: &list)
        }
        if let border = borderFill { list.append(border) }
    }

    private func drawContent(into list: inout DisplayList) {
        if !contents.isEmpty {
            if clipsContents {
                list.enclose(in: [.save, .clip(letterformOutline ?? CGPath(rect: bounds), .winding)], .restore) {
                    $0.commands += contents.commands
                }
            } else {
                list.commands += contents.scoped.commands
            }
        }
        for sublayer in sublayers where !masksToBounds || sublayer.mayReach(bounds) { sublayer.draw(into: &list) }
    }

    /// Whether the layer may draw inside the rectangle. A clipping layer without a shadow draws only in its frame; others may draw beyond
    /// it.
    private func mayReach(_ rect: CGRect) -> Bool {
        guard masksToBounds, shadow == nil else { return true }
        return frame.intersects(rect)
    }

    /// The bounds with rounded corners.
    private var outline: CGPath {
        guard cornerRadius > 0 else { return CGPath(rect: bounds) }
        return roundedRect(bounds, radius: cornerRadius)
    }

    private func roundedRect(_ rect: CGRect, radius: CGFloat) -> CGPath {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        let radii = unequalCorners?.radii ?? CornerRadii(max(radius, 0), corners: maskedCorners)
        return CGPath(rect: rect, cornerRadii: radii, curve: cornerCurve)
    }

    /// The clip of a layer that contains only text, with room above and below for the tall letterforms of other scripts: labels on a device
    /// do not cut these, although their lines keep San Francisco's height (inferred from labels in Arabic, Thai and Hindi).
    private var letterformOutline: CGPath? {
        guard !contents.isEmpty else { return nil }
        var size: CGFloat = 0
        for command in contents.commands {
            guard case .paint(.text(let text)) = command else { return nil }
            size = text.block.runs.reduce(size) { max($0, $1.font.size) }
        }
        return CGPath(rect: bounds.insetBy(dx: 0, dy: -(size * 0.4).rounded(.up)))
    }

    /// The border, as a ring inside the bounds.
    private var borderFill: DisplayCommand? {
        guard borderWidth > 0, let color = borderColor, color.alpha > 0, !bounds.isEmpty else { return nil }
        let ring = outline
        let hole = bounds.insetBy(dx: borderWidth, dy: borderWidth)
        if hole.width > 0, hole.height > 0 {
            ring.addPath(cornerRadius > borderWidth ? roundedRect(hole, radius: cornerRadius - borderWidth) : CGPath(rect: hole))
        }
        return .fill(ring, .color(color), .evenOdd)
    }
}

extension DisplayList {
    /// The list with its transforms, clips and blend modes limited to itself.
    fileprivate var scoped: DisplayList {
        let isPlain = commands.allSatisfy { if case .paint = $0 { true } else { false } }
        return isPlain ? self : DisplayList([.save] + commands + [.restore])
    }

    /// Adds `opening`, what `body` adds, and the end; nothing if `body` adds nothing.
    fileprivate mutating func enclose(
        in opening: [DisplayCommand], _ end: @autoclosure () -> DisplayCommand, _ body: (inout DisplayList) -> Void
    ) {
        commands += opening
        let start = commands.count
        body(&self)
        if commands.count == start { commands.removeLast(opening.count) } else { append(end()) }
    }
}

extension DisplayCommand {
    /// Returns the same fill, stroke or single-coloured text with its alpha multiplied, or nil for anything else.
    fileprivate func faded(by share: CGFloat) -> DisplayCommand? {
        guard case .paint(let painting) = self else { return nil }
        switch painting {
        case .fill(let path, .color(let color), let rule):
            return .fill(path, .color(color.withAlpha(color.alpha * share)), rule)
        case .stroke(let path, .color(let color), let style):
            return .stroke(path, .color(color.withAlpha(color.alpha * share)), style)
        case .text(var text):
            guard text.block.runs.allSatisfy(\.isPlain) else { return nil }
            for at in text.block.runs.indices {
                let color = text.block.runs[at].color
                text.block.runs[at].color = color.withAlpha(color.alpha * share)
            }
            return .text(text)
        default: return nil
        }
    }
}

extension TextRun {
    /// Whether the run contains only letters of one colour, and no other drawing that would overlap them.
    fileprivate var isPlain: Bool {
        backgroundColor == nil && underline == nil && strikethrough == nil && shadow == nil && attachment == nil
    }
}
