import Foundation
import UIKit

// The names of SDWebImage 5 that calls of it need. A picture comes from the app's recorded answers or is a sample, so options about the
// network, the disk and the memory change nothing.

public struct SDWebImageOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
    public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
    public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
    public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
    public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
    public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
    public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
    public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
    /// The placeholder is shown only if the picture does not come.
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
    public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
    /// The view is left alone; the closure gets the picture.
    public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
    public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
    public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
    public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
    public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
    public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
    public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
    public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
    public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
    public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
    public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
    public static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)
    public static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
    public static let transformVectorImage = SDWebImageOptions(rawValue: 1 << 23)
    public static let avoidAutoCancelImage = SDWebImageOptions(rawValue: 1 << 24)
    public static let waitTransition = SDWebImageOptions(rawValue: 1 << 25)
    /// Version 4's.
    public static let cacheMemoryOnly = SDWebImageOptions(rawValue: 1 << 30)
}

public struct SDWebImageDownloaderOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let lowPriority = SDWebImageDownloaderOptions(rawValue: 1 << 0)
    public static let progressiveLoad = SDWebImageDownloaderOptions(rawValue: 1 << 1)
    public static let useNSURLCache = SDWebImageDownloaderOptions(rawValue: 1 << 2)
    public static let continueInBackground = SDWebImageDownloaderOptions(rawValue: 1 << 4)
    public static let handleCookies = SDWebImageDownloaderOptions(rawValue: 1 << 5)
    public static let allowInvalidSSLCertificates = SDWebImageDownloaderOptions(rawValue: 1 << 6)
    public static let highPriority = SDWebImageDownloaderOptions(rawValue: 1 << 7)
    public static let scaleDownLargeImages = SDWebImageDownloaderOptions(rawValue: 1 << 8)
}

public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
    public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
    public static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
    public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
    public static let imageCache = SDWebImageContextOption(rawValue: "imageCache")
    public static let imageCoder = SDWebImageContextOption(rawValue: "imageCoder")
    public static let customManager = SDWebImageContextOption(rawValue: "customManager")
    public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
    public static let originalStoreCacheType = SDWebImageContextOption(rawValue: "originalStoreCacheType")
    public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
    public static let animatedImageClass = SDWebImageContextOption(rawValue: "animatedImageClass")
    public static let downloadRequestModifier = SDWebImageContextOption(rawValue: "downloadRequestModifier")
    public static let cacheKeyFilter = SDWebImageContextOption(rawValue: "cacheKeyFilter")
    public static let callbackQueue = SDWebImageContextOption(rawValue: "callbackQueue")
    public static let setImageOperationKey = SDWebImageContextOption(rawValue: "setImageOperationKey")
}

public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

public enum SDImageScaleMode: UInt, Sendable { case fill, aspectFit, aspectFill }

/// Receives the bytes that came, those that will come, and the address.
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
public typealias SDWebImageDownloaderCompletedBlock = (UIImage?, Data?, (any Error)?, Bool) -> Void
public typealias SDWebImageNoParamsBlock = () -> Void
public typealias SDWebImageContext = [SDWebImageContextOption: Any]

public let SDWebImageErrorDomain = "SDWebImageErrorDomain"

// MARK: Transformers

/// Changes a picture that came.
public protocol SDImageTransformer: AnyObject {
    var transformerKey: String { get }
    func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

/// Draws a picture in another size, in points.
open class SDImageResizingTransformer: NSObject, SDImageTransformer {
    public let size: CGSize
    public let scaleMode: SDImageScaleMode

    public init(size: CGSize, scaleMode: SDImageScaleMode) { (self.size, self.scaleMode) = (size, scaleMode) }

    open var transformerKey: String { "SDImageResizingTransformer(\(size),\(scaleMode.rawValue))" }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        guard image.size.width > 0, image.size.height > 0 else { return image }
        let (width, height) = (size.width / image.size.width, size.height / image.size.height)
        var drawn = CGRect(origin: .zero, size: size)
        if scaleMode != .fill {
            let scale = scaleMode == .aspectFit ? min(width, height) : max(width, height)
            let (wide, high) = (image.size.width * scale, image.size.height * scale)
            drawn = CGRect(x: (size.width - wide) / 2, y: (size.height - high) / 2, width: wide, height: high)
        }
        return UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: drawn) }
    }
}

/// Rounds the corners of a picture, by a radius in points.
open class SDImageRoundCornerTransformer: NSObject, SDImageTransformer {
    public let cornerRadius: CGFloat
    public let corners: UIRectCorner

    public init(radius cornerRadius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?) {
        (self.cornerRadius, self.corners) = (cornerRadius, corners)
    }

    open var transformerKey: String { "SDImageRoundCornerTransformer(\(cornerRadius))" }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        let place = CGRect(origin: .zero, size: image.size)
        let shape = UIBezierPath(
            roundedRect: place, byRoundingCorners: corners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
        return UIGraphicsImageRenderer(size: image.size).image { _ in
            shape.addClip()
            image.draw(in: place)
        }
    }
}

/// Several changes, one after the other.
open class SDImagePipelineTransformer: NSObject, SDImageTransformer {
    public let transformers: [any SDImageTransformer]

    public init(transformers: [any SDImageTransformer]) { self.transformers = transformers }

    open var transformerKey: String { transformers.map(\.transformerKey).joined(separator: "-") }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        transformers.reduce(image) { image, next in image.flatMap { next.transformedImage(with: $0, forKey: key) } }
    }
}
