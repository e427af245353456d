import Foundation
import Graphics

/// An image in a file or in memory, as in Image I/O: PNG or JPEG, one image each.
public final class CGImageSource {
    fileprivate private(set) var data: Data
    fileprivate private(set) lazy var image: CGImage? = ImageFile.decode(data).map(CGImage.init)
    fileprivate var isPNG: Bool { data.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

    fileprivate init(data: Data) { self.data = data }

    fileprivate func update(_ data: Data) {
        self.data = data
        image = ImageFile.decode(data).map(CGImage.init)
    }
}

/// Creates a source that gets its data later.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(data: Data()) }

/// Replaces the data of a source: all that has come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { isrc.update(data) }

public typealias CGMutableImageSource = CGImageSource

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data: data) }

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map(CGImageSource.init)
}

// The same for Objective-C's classes, which are Core Foundation's types on iOS.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, options)
}

public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: data as Data)
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map(CGImageSource.init)
}

/// Returns 1, or 0 if the image has another format or is damaged.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.image == nil ? nil : isrc.isPNG ? "public.png" : "public.jpeg"
}

public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5, statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.image == nil ? .statusUnknownType : .statusComplete
}

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.image : nil
}

/// Returns the image scaled down so that neither side exceeds `kCGImageSourceThumbnailMaxPixelSize`. A smaller image is returned unchanged.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard index == 0, let image = isrc.image else { return nil }
    guard let limit = number(options?[kCGImageSourceThumbnailMaxPixelSize]), limit > 0 else { return image }
    let share = limit / CGFloat(max(image.width, image.height))
    guard share < 1 else { return image }
    let size = CGSize(width: max((CGFloat(image.width) * share).rounded(), 1), height: max((CGFloat(image.height) * share).rounded(), 1))
    let context = CGContext(bounds: CGRect(origin: .zero, size: size))
    context.draw(ImageSource(bitmap: image.bitmap, size: size), in: CGRect(origin: .zero, size: size))
    return ImageFile.rasterize(context.displayList, size: size, scale: 1).map(CGImage.init)
}

public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard index == 0, let image = isrc.image else { return nil }
    return [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyOrientation: CGImagePropertyOrientation.up.rawValue, kCGImagePropertyDepth: 8,
    ]
}

public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    [kCGImagePropertyFileSize: isrc.data.count]
}

private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}

/// Writes an image as PNG, the only format that the pinned libraries encode.
public final class CGImageDestination {
    private let write: (Data) -> Bool
    private var image: CGImage?

    fileprivate init(write: @escaping (Data) -> Bool) { self.write = write }

    fileprivate func add(_ image: CGImage) { self.image = image }

    fileprivate func finish() -> Bool { image.map { write(ImageFile.pngData($0.bitmap)) } ?? false }
}

public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{
    CGImageDestination { bytes in
        data.append(bytes)
        return true
    }
}

public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination { (try? $0.write(to: url)) != nil }
}

public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) { idst.add(image) }

public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image) } }

/// Writes the image. Returns false if none was added or if it cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// The orientation of a camera, in Exif's numbering.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyFileSize: CFString = "FileSize"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
