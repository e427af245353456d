import Foundation

/// The images with one name, each for different traits.
open class UIImageAsset: NSObject {
    private var images: [(image: UIImage, traits: UITraitCollection)] = []

    public override init() { super.init() }

    /// Returns the image whose traits fit best, by style and then by scale; the first one if none fits.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        func points(_ traits: UITraitCollection) -> Int {
            var points = 0
            if traits.userInterfaceStyle == traitCollection.userInterfaceStyle { points += 4 }
            if traits.userInterfaceStyle == .unspecified { points += 2 }
            if traits.displayScale == traitCollection.displayScale { points += 1 }
            return points
        }
        var best: (image: UIImage, points: Int)?
        for (image, traits) in images where points(traits) > best?.points ?? -1 { best = (image, points(traits)) }
        return best?.image ?? UIImage()
    }

    var isEmpty: Bool { images.isEmpty }

    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        unregister(with: traitCollection)
        images.append((image, traitCollection))
        image.imageAsset = self
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? .current)
    }

    open func unregister(with traitCollection: UITraitCollection) { images.removeAll { $0.traits == traitCollection } }
    open func unregister(with configuration: UIImage.Configuration) { unregister(with: configuration.traitCollection ?? .current) }
}

extension UIImage {
    /// Returns its asset's image for the traits, or itself without an asset.
    func fitting(_ traits: UITraitCollection) -> UIImage { imageAsset.flatMap { $0.isEmpty ? nil : $0.image(with: traits) } ?? self }

    // MARK: Preparing for display

    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }

    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
    public var byPreparingForDisplay: UIImage? { get async { self } }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
