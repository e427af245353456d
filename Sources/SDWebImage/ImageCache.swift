import Foundation
import UIKit

open class SDImageCacheConfig: NSObject, @unchecked Sendable {
    open var shouldCacheImagesInMemory = true
    open var shouldUseWeakMemoryCache = false
    open var maxDiskAge: TimeInterval = 7 * 24 * 60 * 60
    open var maxDiskSize: UInt = 0
    open var maxMemoryCost: UInt = 0
    open var maxMemoryCount: UInt = 0
    open class var `default`: SDImageCacheConfig { SDImageCacheConfig() }
}

/// The pictures that a screen has stored.
final class StoredImages: EnvironmentState, @unchecked Sendable {
    var images: [String: UIImage] = [:]
}

/// Pictures by their keys, for as long as the screen lives.
open class SDImageCache: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(namespace ns: String) { self.init() }
    open class var shared: SDImageCache { SDImageCache() }

    open var config = SDImageCacheConfig()
    open func store(_ image: UIImage?, forKey key: String?, completion completionBlock: SDWebImageNoParamsBlock? = nil) {
        if let image, let key { StoredImages.current.images[key] = image }
        completionBlock?()
    }
    open func store(_ image: UIImage?, forKey key: String?, toDisk: Bool, completion completionBlock: SDWebImageNoParamsBlock? = nil) {
        store(image, forKey: key, completion: completionBlock)
    }
    open func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { StoredImages.current.images[$0] } }
    open func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
    open func imageFromDiskCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
    open func diskImageDataExists(withKey key: String?) -> Bool { imageFromCache(forKey: key) != nil }
    open func diskImageExists(withKey key: String?, completion completionBlock: ((Bool) -> Void)? = nil) {
        completionBlock?(diskImageDataExists(withKey: key))
    }
    open func queryImage(
        forKey key: String?, options: SDWebImageOptions = [], context: SDWebImageContext? = nil, cacheType: SDImageCacheType = .all,
        completion completionBlock: ((UIImage?, Data?, SDImageCacheType) -> Void)? = nil
    ) { completionBlock?(imageFromCache(forKey: key), nil, .memory) }
    open func removeImage(forKey key: String?, withCompletion completion: SDWebImageNoParamsBlock? = nil) {
        if let key { StoredImages.current.images[key] = nil }
        completion?()
    }
    open func removeImage(forKey key: String?, fromDisk: Bool, withCompletion completion: SDWebImageNoParamsBlock? = nil) {
        removeImage(forKey: key, withCompletion: completion)
    }
    open func clearMemory() { StoredImages.current.images = [:] }
    open func clearDisk(onCompletion completion: SDWebImageNoParamsBlock? = nil) { completion?() }
    open func clear(with cacheType: SDImageCacheType, completion: SDWebImageNoParamsBlock? = nil) {
        clearMemory()
        completion?()
    }
    open func deleteOldFiles(completionBlock: SDWebImageNoParamsBlock? = nil) { completionBlock?() }
    open func totalDiskSize() -> UInt { 0 }
    open func totalDiskCount() -> UInt { 0 }
    open func calculateSize(completionBlock: ((UInt, UInt) -> Void)? = nil) { completionBlock?(0, 0) }
}

public protocol SDImageCoder: AnyObject {}

open class SDImageCodersManager: NSObject, @unchecked Sendable {
    open class var shared: SDImageCodersManager { SDImageCodersManager() }
    open func addCoder(_ coder: any SDImageCoder) {}
    open func removeCoder(_ coder: any SDImageCoder) {}
}
