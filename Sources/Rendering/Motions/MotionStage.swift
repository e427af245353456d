import Foundation
import Graphics
import UIKit

/// One frame of a motion as `MotionAudit` sees it: the texts, pictures and controls, what covers them, and the position of each view in its
/// superview.
struct MotionStage {
    enum Role {
        case text
        /// A picture in a single colour.
        case icon
        case picture
        /// A control with its contents.
        case control
    }

    /// Something to see, visible or not.
    struct Sighting {
        var path: [String]
        var role: Role
        /// The drawn area in the window, in points.
        var rect: CGRect
        /// The part of `rect` that superviews do not clip. The edges of the screen do not clip.
        var seen: CGRect
        /// The product of its own opacity and that of its superviews.
        var alpha: CGFloat
        /// The index in drawing order.
        var order: Int

        /// Whether a person would see it.
        var isSeen: Bool { alpha > 0.5 && !seen.isNull && !seen.isEmpty }
        /// Whether any of it is visible.
        var isThere: Bool { alpha > 0.01 && !seen.isNull && !seen.isEmpty }
    }

    /// An opaque background.
    struct Cover {
        var path: [String]
        var rect: CGRect
        var order: Int
    }

    /// The geometry of a view in its superview.
    struct ViewState {
        var center: CGPoint
        var size: CGSize
        /// The scroll offset of its contents.
        var offset: CGPoint
        var alpha: CGFloat
        /// The frame in the window.
        var frame: CGRect
        /// Whether the view or its contents draw anything.
        var draws: Bool
        /// A hash of the names in its superview.
        var siblings: Int
    }

    let screen: CGRect
    private(set) var sightings: [[String]: Sighting] = [:]
    /// The keys of the sightings, in drawing order.
    private(set) var order: [[String]] = []
    private(set) var covers: [Cover] = []
    private(set) var states: [[String]: ViewState] = [:]

    init(_ tree: LayerTree) {
        screen = CGRect(origin: .zero, size: tree.size)
        let root = tree.root
        let toWindow = root.transformToSuperlayer.inverted().concatenating(
            CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY))
        _ = visit(root, Surroundings(path: nil, transform: toWindow, clip: nil, alpha: 1, control: nil, siblings: 0))
    }

    private struct Surroundings {
        /// Nil for the root's surroundings.
        var path: [String]?
        var transform: CGAffineTransform
        /// Nil if nothing clips.
        var clip: CGRect?
        var alpha: CGFloat
        /// The control that the layers belong to.
        var control: [String]?
        var siblings: Int
    }

    /// - Returns: whether anything was drawn.
    private mutating func visit(_ layer: Layer, _ around: Surroundings) -> Bool {
        guard !layer.isHidden else { return false }
        // The two layers of a transition always overlap, so they are not compared.
        guard !layer.isGroup else { return true }
        let isNameless = layer.name.isEmpty
        let path = isNameless ? around.path ?? [] : around.path.map { $0 + [layer.name] } ?? []
        let transform = layer.transformToSuperlayer.concatenating(around.transform)
        let alpha = around.alpha * layer.opacity
        let box = layer.bounds.applying(transform)
        let order = states.count
        var inner = Surroundings(
            path: path, transform: transform, clip: around.clip, alpha: alpha, control: around.control, siblings: layer.sublayers.nameHash)
        let state = ViewState(
            center: CGPoint(x: layer.frame.midX, y: layer.frame.midY), size: layer.frame.size, offset: layer.bounds.origin, alpha: alpha,
            frame: box, draws: false, siblings: around.siblings)
        if !isNameless { states[path] = state }
        cover(layer, path, box, alpha, around, order)
        var draws = (layer.backgroundColor?.alpha ?? 0) > 0.01 || layer.borderWidth > 0 || !layer.contents.isEmpty
        if around.control == nil {
            if layer.isControl {
                inner.control = path
                note(.control, layer.inkWithSublayers, path, transform, around.clip, alpha, order)
            } else if let (role, ink) = layer.content {
                note(role, ink, path, transform, around.clip, alpha, order)
            }
        }
        if layer.masksToBounds { inner.clip = (around.clip ?? .infinite).intersection(withoutScreenEdges(box)) }
        for sublayer in layer.sublayers where visit(sublayer, inner) { draws = true }
        states[path]?.draws = draws
        return draws
    }

    private mutating func note(
        _ role: Role, _ ink: CGRect, _ path: [String], _ transform: CGAffineTransform, _ clip: CGRect?, _ alpha: CGFloat, _ order: Int
    ) {
        guard !ink.isNull, !ink.isEmpty, sightings[path] == nil else { return }
        var rect = ink.applying(transform)
        if transform.b != 0 || transform.c != 0, transform.a != 0 || transform.d != 0 {
            // The bounding box of something rotated is larger than it is. Use the square that is inside it at any angle.
            let side = min(ink.width * hypot(transform.a, transform.b), ink.height * hypot(transform.c, transform.d))
            rect = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        }
        self.order.append(path)
        sightings[path] = Sighting(
            path: path, role: role, rect: rect, seen: clip.map(rect.intersection) ?? rect, alpha: alpha, order: order)
    }

    private mutating func cover(
        _ layer: Layer, _ path: [String], _ box: CGRect, _ alpha: CGFloat, _ around: Surroundings, _ order: Int
    ) {
        let isOpaque = (layer.backgroundColor?.alpha ?? 0) * alpha >= 0.9 || (alpha >= 0.9 && layer.contents.blursBackdrop)
        guard isOpaque else { return }
        let rect = around.clip.map(box.intersection) ?? box
        if !rect.isNull, !rect.isEmpty { covers.append(Cover(path: around.control ?? path, rect: rect, order: order)) }
    }

    /// Returns the box without limits at the edges of the screen: what is beyond these is off screen, not clipped by a view that ends
    /// there.
    private func withoutScreenEdges(_ box: CGRect) -> CGRect {
        let far: CGFloat = 1e6
        let minX = box.minX <= screen.minX + 0.5 ? -far : box.minX, minY = box.minY <= screen.minY + 0.5 ? -far : box.minY
        let maxX = box.maxX >= screen.maxX - 0.5 ? far : box.maxX, maxY = box.maxY >= screen.maxY - 0.5 ? far : box.maxY
        return CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }
}

extension Layer {
    /// What the view itself shows, and its rectangle in the bounds; nil for backgrounds, lines and shapes.
    fileprivate var content: (MotionStage.Role, CGRect)? {
        var text = CGRect.null, icon = CGRect.null, picture = CGRect.null
        contents.resolved().forEachPainting { painting, transform, clip in
            switch painting {
            case .text(let placed) where !placed.block.string.isEmpty:
                text = text.union(clip.intersection(placed.extent.applying(transform)))
            case .image(_, let rect, let tint):
                let visible = clip.intersection(rect.applying(transform))
                if tint == nil { picture = picture.union(visible) } else { icon = icon.union(visible) }
            default: break
            }
        }
        for (role, rect) in [(MotionStage.Role.text, text), (.picture, picture), (.icon, icon)] where !rect.isNull && !rect.isEmpty {
            return (role, clipsContents || masksToBounds ? rect.intersection(bounds) : rect)
        }
        return nil
    }

    /// The area that the layer and its sublayers paint, in the coordinates of its bounds.
    fileprivate var inkWithSublayers: CGRect {
        var ink = CGRect.null
        if (backgroundColor?.alpha ?? 0) > 0.01 || (borderWidth > 0 && borderColor != nil) { ink = bounds }
        contents.resolved().forEachPainting { painting, transform, clip in
            let own: CGRect? =
                switch painting {
                case .text(let text): text.extent
                case .shadow: nil
                default: painting.bounds
                }
            if let own, !own.isNull { ink = ink.union(clip.intersection(own.applying(transform))) }
        }
        for sublayer in sublayers where !sublayer.isHidden && sublayer.opacity > 0.01 {
            let part = sublayer.inkWithSublayers
            if !part.isNull { ink = ink.union(part.applying(sublayer.transformToSuperlayer)) }
        }
        return masksToBounds ? ink.intersection(bounds) : ink
    }
}

extension [Layer] {
    /// A hash that is equal as long as the same layers are there.
    fileprivate var nameHash: Int {
        var hasher = Hasher()
        for layer in self where !layer.isHidden { hasher.combine(layer.name) }
        return hasher.finalize()
    }
}

extension DisplayList {
    fileprivate var blursBackdrop: Bool { commands.contains { if case .paint(.backdrop) = $0 { true } else { false } } }
}
