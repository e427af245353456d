import ImageProcessing
import CairoGraphics
import Snapshots
import UIKit

/// Pictures as snapshots have them: pixels, and the layer tree they were drawn from.
enum Picture {
    /// What the view shows now, on a clear ground.
    @MainActor static func taken(of view: UIView, _ traits: UITraitCollection, _ masks: [Mask] = []) -> UIImage {
        let size = view.bounds.size
        guard size.width > 0, size.height > 0 else { return UIImage() }
        let tree = Mask.covering(view.layerTree(), masks)
        let scale = scale(traits)
        let bitmap = Rasterizer().draw(tree.displayList, size: size, scale: scale)
        return UIImage(bitmap: bitmap, scale: scale, layerText: tree.text)
    }

    /// - Parameter actions: draw in the space of `bounds`.
    static func drawn(in bounds: CGRect, scale: CGFloat, actions: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { actions($0.cgContext) }
    }

    /// That of the traits, else the screen's.
    static func scale(_ traits: UITraitCollection) -> CGFloat {
        traits.displayScale > 0
            ? traits.displayScale
            : MainThread.run { UIScreen.main.scale }
    }

    static let renderer = Renderer()

    /// A PNG with what it was drawn with. A picture without a size says so in red.
    static func file(of image: UIImage) -> Data {
        guard let bitmap = (image.isEmpty ? empty : image).bitmap, let bytes = try? renderer.png(of: bitmap) else { return Data() }
        return Data(bytes)
    }

    /// What a golden was drawn with; nil for a picture that another program recorded.
    static func fingerprint(of file: Data) -> Fingerprint? {
        PNG.text(in: [UInt8](file)).first { $0.key == Renderer.fingerprintKey }.map { Fingerprint(text: $0.value) }
    }

    /// Stands for a picture that has no size.
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
