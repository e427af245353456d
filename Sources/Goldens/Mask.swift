import Foundation
import Graphics

/// A part of a picture with varying content, such as a clock or a map. It is painted over visibly, in the golden and the actual picture.
public struct Mask: Sendable, Hashable {
    private enum Part: Hashable { case view(String), kind(String), rect(CGRect) }

    private let part: Part

    private init(part: Part) { self.part = part }

    /// Masks views by identifier, by the property that contains them, or by a path of such names, matched from its end
    /// (`OrderCell#1/clock`).
    public static func view(_ name: String) -> Mask { Mask(part: .view(name)) }

    /// Masks all views of a class, by its name.
    public static func kind(_ name: String) -> Mask { Mask(part: .kind(name)) }

    /// Masks a rectangle in the picture, in points.
    public static func rect(_ rect: CGRect) -> Mask { Mask(part: .rect(rect)) }

    /// Creates a mask from the notation of settings and specs: `clock` and `OrderCell[1]/clock` are views, `class:MapView` is a class, and
    /// `rect:0,0,120,44` is a rectangle. Nil for an invalid rectangle.
    package init?(text: String) {
        if text.hasPrefix("class:") {
            self = .kind(String(text.dropFirst(6)).trimmingCharacters(in: .whitespaces))
        } else if text.hasPrefix("rect:") {
            let parts = text.dropFirst(5).split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
            let numbers = parts.compactMap { $0 }
            guard parts.count == 4, numbers.count == 4 else { return nil }
            self = .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        } else {
            self = .view(text)
        }
    }

    /// Returns the tree with masked parts covered: masked views lose their appearance and contents and keep their frames.
    package static func covering(_ tree: LayerTree, _ masks: [Mask]) -> LayerTree {
        guard !masks.isEmpty else { return tree }
        var root = covering(tree.root, path: [], masks)
        for case .rect(let rect) in masks.map(\.part) {
            var cover = Layer(name: "mask", kind: "mask", frame: rect)
            cover.contents = stripes(in: CGRect(origin: .zero, size: rect.size))
            root.sublayers.append(cover)
        }
        return LayerTree(root: root, scale: tree.scale)
    }

    private static func covering(_ layer: Layer, path: [String], _ masks: [Mask]) -> Layer {
        guard !masks.contains(where: { $0.names(layer, path) }) else { return covered(layer) }
        var layer = layer
        layer.sublayers = layer.sublayers.map { covering($0, path: path + [$0.name], masks) }
        return layer
    }

    private func names(_ layer: Layer, _ path: [String]) -> Bool {
        switch part {
        case .view(let name): !path.isEmpty && "/\(path.joined(separator: "/"))".hasSuffix("/\(name)")
        case .kind(let kind): !path.isEmpty && layer.kind == kind
        case .rect: false
        }
    }

    private static func covered(_ layer: Layer) -> Layer {
        var cover = Layer(name: layer.name, kind: "masked", frame: .zero)
        cover.position = layer.position
        cover.bounds = CGRect(origin: .zero, size: layer.bounds.size)
        cover.anchorPoint = layer.anchorPoint
        cover.transform = layer.transform
        cover.isHidden = layer.isHidden
        cover.contents = stripes(in: cover.bounds)
        return cover
    }

    /// Returns a grey rectangle with a darker diagonal stripe.
    private static func stripes(in bounds: CGRect) -> DisplayList {
        let stripe = CGPath()
        stripe.move(to: CGPoint(x: bounds.minX, y: bounds.maxY))
        stripe.addLine(to: CGPoint(x: bounds.maxX, y: bounds.minY))
        stripe.addLine(to: CGPoint(x: bounds.maxX, y: min(bounds.maxY, bounds.minY + 4)))
        stripe.addLine(to: CGPoint(x: min(bounds.maxX, bounds.minX + 4), y: bounds.maxY))
        stripe.closeSubpath()
        return DisplayList([
            .fill(CGPath(rect: bounds), .color(CGColor(gray: 0.8)), .winding), .fill(stripe, .color(CGColor(gray: 0.6)), .winding),
        ])
    }
}
