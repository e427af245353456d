import Foundation
import Graphics

/// Saves nothing: there is no album of photos.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context. A `scale` of 0 means the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    GraphicsStack.pushImage(size: size, scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let image = GraphicsStack.image, let context = GraphicsStack.current else { return nil }
    return UIImage(drawing: context.displayList, size: image.size, scale: image.scale)
}

public func UIGraphicsEndImageContext() { GraphicsStack.popImage() }
