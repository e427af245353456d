import Graphics
import UIKit

/// A part of a picture that cannot be still, a clock or a map: painted over in golden and picture alike, for everyone to see.
public struct Mask: Sendable, Hashable {
    private enum Part: Hashable { case view(String), kind(String), rect(CGRect) }

    private let part: Part

    private init(part: Part) { self.part = part }

    /// Views by identifier, by the property that holds them, or by a path of such names (`OrderCell#1/clock`, from its end).
    public static func view(_ name: String) -> Mask { Mask(part: .view(name)) }

    /// All views of a class, by its name.
    public static func kind(_ name: String) -> Mask { Mask(part: .kind(name)) }

    public static func kind(_ kind: UIView.Type) -> Mask { Mask(part: .kind("\(kind)")) }

    /// Points, in the picture.
    public static func rect(_ rect: CGRect) -> Mask { Mask(part: .rect(rect)) }

    /// As settings and specs write it: `clock` and `OrderCell[1]/clock` are views, `class:MapView` a class, `rect:0,0,120,44` a rectangle.
    /// Nil for a rectangle that is none.
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

    /// The tree with what is masked covered: views lose their look and all that is in them, and keep their places.
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

    /// Grey with a darker stripe from corner to corner.
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
