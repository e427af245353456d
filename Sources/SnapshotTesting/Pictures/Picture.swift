import ImageProcessing
import CairoGraphics
import Snapshots
import UIKit

/// Creates the pictures of snapshots: pixels, and the layer tree they were drawn from.
package enum Picture {
    /// Returns a picture of what the view shows now, on a transparent background.
    /// - Parameter drawsGlass: Whether the picture is one of the screen, which draws iOS 26's glass, and not of the view's layer.
    @MainActor static func taken(of view: UIView, _ traits: UITraitCollection, _ masks: [Mask] = [], drawsGlass: Bool = false) -> UIImage {
        let size = view.bounds.size
        guard size.width > 0, size.height > 0 else { return UIImage() }
        let tree = Mask.covering(view.layerTree(drawsGlass: drawsGlass), masks)
        let scale = scale(traits)
        let bitmap = Rasterizer().draw(tree.displayList, size: size, scale: scale)
        return UIImage(bitmap: bitmap, scale: scale, layerText: tree.text)
    }

    /// Returns a picture of the view at the screen's scale.
    @MainActor package static func taken(of view: UIView, drawsGlass: Bool) -> UIImage {
        taken(of: view, UITraitCollection(), drawsGlass: drawsGlass)
    }

    /// Returns a picture of the layer and its sublayers on a transparent background.
    @MainActor package static func taken(of layer: CALayer, scale: CGFloat = UIScreen.main.scale) -> UIImage {
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        return drawn(in: layer.bounds, scale: scale) { layer.render(in: $0) }
    }

    /// - Parameter actions: draw in the coordinates of `bounds`.
    static func drawn(in bounds: CGRect, scale: CGFloat, actions: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { actions($0.cgContext) }
    }

    /// Returns the traits' scale, or the screen's if they have none.
    static func scale(_ traits: UITraitCollection) -> CGFloat {
        traits.displayScale > 0
            ? traits.displayScale
            : MainThread.run { UIScreen.main.scale }
    }

    static let renderer = Renderer()

    /// Returns a PNG file that contains its fingerprint. A picture without a size is replaced by a red error message.
    static func file(of image: UIImage) -> Data {
        guard let bitmap = (image.isEmpty ? empty : image).bitmap, let bytes = try? renderer.png(of: bitmap) else { return Data() }
        return Data(bytes)
    }

    /// Returns the fingerprint in a golden; nil for a picture recorded by another program.
    static func fingerprint(of file: Data) -> Fingerprint? { Fingerprint(in: [UInt8](file)) }

    /// Says that another machine draws otherwise than this one, if that is so.
    static func origin(of golden: Fingerprint) -> String? {
        let versions = renderer.fingerprint.differences(from: golden)
        return versions.isEmpty
            ? nil : "This machine draws otherwise than the one that drew the reference: \(versions.joined(separator: ", "))."
    }

    /// The replacement of a picture without a size.
    static var empty: UIImage {
        MainThread.run {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
            label.backgroundColor = .red
            label.textAlignment = .center
            label.numberOfLines = 3
            label.text =
                "Error: No image could be generated for this view as its size was zero. Please set an explicit size in the test."
            return taken(of: label, UITraitCollection())
        }
    }
}

extension UIImage {
    var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}
