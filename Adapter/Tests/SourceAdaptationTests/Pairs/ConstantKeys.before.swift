import UIKit

func thumbnail(of source: CGImageSource, limit: CGFloat, name: NSString) -> CGImage? {
    let options: [NSString: Any] = [
        kCGImageSourceThumbnailMaxPixelSize: limit,
        name: true,
    ]
    let others: [CFString: Any] = [kCGImageSourceShouldCache: false]
    return CGImageSourceCreateThumbnailAtIndex(source, 0, others.isEmpty ? nil : options as CFDictionary)
}
