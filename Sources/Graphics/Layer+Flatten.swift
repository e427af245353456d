import Foundation

extension LayerTree {
    /// All drawing of the tree in the root's superlayer coordinates, points.
    package var displayList: DisplayList { root.flattened() }
}

extension Layer {
    /// The layer and its sublayers as drawing orders, in the superlayer's coordinates, in Core Animation's order: shadow, background,
    /// contents, sublayers, border. What is hidden, transparent or empty leaves nothing.
    package func flattened() -> DisplayList {
        var list = DisplayList()
        draw(into: &list)
        return list
    }

    private func draw(into list: inout DisplayList) {
        guard isVisible else { return }
        var inner = DisplayList()
        drawInside(&inner)
        guard !inner.isEmpty else { return }
        inner = composed(inner)
        let transform = transformToSuperlayer
        guard !transform.isIdentity else { list.commands += inner.commands; return }
        list.append(.save)
        list.append(.concatenate(transform))
        list.commands += inner.commands
        list.append(.restore)
    }

    private var isVisible: Bool {
        guard !isHidden, opacity > 0, transform.determinant != 0 else { return false }
        return !masksToBounds || (bounds.width > 0 && bounds.height > 0)
    }

    /// Opacity, blend mode and mask apply to the layer as a whole. A layer that draws one plain thing takes the opacity in its colour.
    private func composed(_ inner: DisplayList) -> DisplayList {
        let opacity = min(opacity, 1)
        guard opacity < 1 || blendMode != .normal || isGroup || !mask.isEmpty else { return inner }
        if blendMode == .normal, mask.isEmpty, let faded = inner.fadingSingleCommand(by: opacity) { return faded }
        var group = DisplayList([.beginGroup(opacity: opacity, blend: blendMode)])
        group.commands += inner.commands
        group.append(.endGroup(mask: mask.first?.flattened()))
        return group
    }

    private func drawInside(_ list: inout DisplayList) {
        let shape = outline
        var own = DisplayList()
        if let color = backgroundColor, color.alpha > 0, !bounds.isEmpty {
            own.append(.fill(shape, .color(color), .winding))
        }
        var content = DisplayList()
        drawContent(into: &content)
        if masksToBounds, !content.isEmpty { content = clipped(content, to: shape) }
        own.commands += content.commands
        if let border = borderFill { own.append(border) }
        list.commands += withShadow(own, shape: shape).commands
    }

    private func drawContent(into list: inout DisplayList) {
        if clipsContents, !contents.isEmpty {
            list.commands += clipped(contents, to: letterformOutline ?? CGPath(rect: bounds)).commands
        } else if !contents.isEmpty {
            list.commands += contents.scoped.commands
        }
        for sublayer in sublayers where !masksToBounds || sublayer.mayReach(bounds) { sublayer.draw(into: &list) }
    }

    /// Sublayers wholly outside a clipping layer are left out. Only clipping layers keep their own sublayers in.
    private func mayReach(_ rect: CGRect) -> Bool {
        guard masksToBounds, shadow == nil else { return true }
        return frame.intersects(rect)
    }

    private func clipped(_ content: DisplayList, to shape: CGPath) -> DisplayList {
        var list = DisplayList([.save, .clip(shape, .winding)])
        list.commands += content.commands
        list.append(.restore)
        return list
    }

    /// Core Animation casts a shadow from the shadow path, else from all that the layer draws; clipping cuts the shadow off.
    private func withShadow(_ own: DisplayList, shape: CGPath) -> DisplayList {
        guard let shadow, shadow.color.alpha > 0, !masksToBounds else { return own }
        if let path = shadowPath { return DisplayList([.shadow(path, shadow, knockout: false)] + own.commands) }
        if let color = backgroundColor, color.alpha >= 1 {
            // Sublayers that stick out would add to the shadow: rare, and apps give such layers a path.
            return DisplayList([.shadow(shape, shadow, knockout: true)] + own.commands)
        }
        guard !own.isEmpty else { return own }
        return DisplayList([.beginShadowGroup(shadow)] + own.commands + [.endGroup(mask: nil)])
    }

    /// Bounds with the corners rounded.
    private var outline: CGPath {
        guard cornerRadius > 0 else { return CGPath(rect: bounds) }
        return roundedRect(bounds, radius: cornerRadius)
    }

    private func roundedRect(_ rect: CGRect, radius: CGFloat) -> CGPath {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        return CGPath(rect: rect, cornerRadii: CornerRadii(max(radius, 0), corners: maskedCorners), curve: cornerCurve)
    }

    /// A layer of text alone leaves room above and below for the tall letterforms of other scripts: labels on a device do not cut them,
    /// although their lines keep San Francisco's height (inferred from labels in Arabic, Thai and Hindi).
    private var letterformOutline: CGPath? {
        guard !contents.isEmpty else { return nil }
        var size: CGFloat = 0
        for command in contents.commands {
            guard case .paint(.text(let text)) = command else { return nil }
            size = text.block.runs.reduce(size) { max($0, $1.font.size) }
        }
        return CGPath(rect: bounds.insetBy(dx: 0, dy: -(size * 0.4).rounded(.up)))
    }

    /// A ring inside the bounds.
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
    /// The list with its transforms, clips and blend modes kept to itself.
    fileprivate var scoped: DisplayList {
        let isPlain = commands.allSatisfy { if case .paint = $0 { true } else { false } }
        return isPlain ? self : DisplayList([.save] + commands + [.restore])
    }

    /// The same single fill, stroke or one-coloured text with its alpha multiplied; nil when there is more to draw.
    fileprivate func fadingSingleCommand(by share: CGFloat) -> DisplayList? {
        guard commands.count == 1, case .paint(let only) = commands.first else { return nil }
        switch only {
        case .fill(let path, .color(let color), let rule):
            return DisplayList([.fill(path, .color(color.withAlpha(color.alpha * share)), rule)])
        case .stroke(let path, .color(let color), let style):
            return DisplayList([.stroke(path, .color(color.withAlpha(color.alpha * share)), style)])
        case .text(var text):
            guard text.block.runs.allSatisfy(\.isPlain) else { return nil }
            for at in text.block.runs.indices {
                let color = text.block.runs[at].color
                text.block.runs[at].color = color.withAlpha(color.alpha * share)
            }
            return DisplayList([.text(text)])
        default: return nil
        }
    }
}

extension TextRun {
    /// Only letters of one colour, none of which lies over another drawing of the run.
    fileprivate var isPlain: Bool {
        backgroundColor == nil && underline == nil && strikethrough == nil && shadow == nil && attachment == nil
    }
}
