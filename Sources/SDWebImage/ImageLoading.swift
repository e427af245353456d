import Foundation
import NetworkStandIn
import UIKit

/// Loads pictures by their addresses.
///
/// A picture comes as the answer of `NetworkStandIn`: one that the team has recorded, or a sample of a stable colour.
enum ImageLoad {
    /// Values that a closure takes to a later turn of the main queue, on which all of them are used.
    private struct OnMain<Value>: @unchecked Sendable { let value: Value }

    /// Calls the closure on the main queue, in a later turn, with the picture or the reason why there is none.
    @discardableResult
    static func run(
        _ url: URL?, context: SDWebImageContext? = nil, completed: @escaping (UIImage?, Data?, (any Error)?) -> Void
    ) -> SDWebImageCombinedOperation {
        let operation = SDWebImageCombinedOperation(), done = OnMain(value: completed),
            transformer = OnMain(value: context?[.imageTransformer])
        guard let url else {
            DispatchQueue.main.async { done.value(nil, nil, NSError(domain: SDWebImageErrorDomain, code: 1000)) }
            return operation
        }
        if url.isFileURL {
            let data = try? Data(contentsOf: url)
            DispatchQueue.main.async { if !operation.isCancelled { done.value(data.flatMap { UIImage(data: $0) }, data, nil) } }
            return operation
        }
        NetworkStandIn.URLSession.shared.dataTask(with: url) { data, _, error in
            guard !operation.isCancelled else { return }
            var image = data.flatMap { UIImage(data: $0) }
            if let found = image, let change = transformer.value as? any SDImageTransformer {
                image = change.transformedImage(with: found, forKey: url.absoluteString)
            }
            done.value(image, data, image == nil ? error ?? NSError(domain: SDWebImageErrorDomain, code: 1001) : nil)
        }.resume()
        return operation
    }
}

public protocol SDWebImageOperation: AnyObject {
    func cancel()
}

open class SDWebImageCombinedOperation: NSObject, SDWebImageOperation, @unchecked Sendable {
    open private(set) var isCancelled = false
    open func cancel() { isCancelled = true }
}

open class SDWebImageManager: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class var shared: SDWebImageManager { SDWebImageManager() }

    open var imageCache: SDImageCache { .shared }
    open var optionsProcessor: Any?
    open var cacheKeyFilter: Any?
    open var transformer: (any SDImageTransformer)?
    open var isRunning: Bool { false }

    @discardableResult
    open func loadImage(
        with url: URL?, options: SDWebImageOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        ImageLoad.run(url) { completedBlock($0, $1, $2, .none, true, url) }
    }

    @discardableResult
    open func loadImage(
        with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext?, progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        ImageLoad.run(url, context: context) { completedBlock($0, $1, $2, .none, true, url) }
    }

    open func cacheKey(for url: URL?) -> String? { url?.absoluteString }
    open func cancelAll() {}
}

open class SDWebImageDownloaderConfig: NSObject, @unchecked Sendable {
    open var maxConcurrentDownloads = 6
    open var downloadTimeout: TimeInterval = 15
    open var username: String?
    open var password: String?
}

open class SDWebImageDownloadToken: SDWebImageCombinedOperation, @unchecked Sendable {}

open class SDWebImageDownloader: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class var shared: SDWebImageDownloader { SDWebImageDownloader() }

    open var config = SDWebImageDownloaderConfig()
    open var requestModifier: Any?
    open func setValue(_ value: String?, forHTTPHeaderField field: String?) {}
    open func value(forHTTPHeaderField field: String?) -> String? { nil }
    open func cancelAllDownloads() {}

    @discardableResult
    open func downloadImage(with url: URL?, completed completedBlock: SDWebImageDownloaderCompletedBlock? = nil)
        -> SDWebImageCombinedOperation?
    {
        ImageLoad.run(url) { completedBlock?($0, $1, $2, true) }
    }

    @discardableResult
    open func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions, context: SDWebImageContext? = nil,
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDWebImageDownloaderCompletedBlock? = nil
    ) -> SDWebImageCombinedOperation? {
        ImageLoad.run(url, context: context) { completedBlock?($0, $1, $2, true) }
    }
}

open class SDWebImagePrefetcher: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class var shared: SDWebImagePrefetcher { SDWebImagePrefetcher() }

    open var maxConcurrentPrefetchCount = 3
    @discardableResult open func prefetchURLs(_ urls: [URL]?) -> SDWebImageCombinedOperation? { nil }
    @discardableResult
    open func prefetchURLs(
        _ urls: [URL]?, progress progressBlock: ((UInt, UInt) -> Void)?, completed completionBlock: ((UInt, UInt) -> Void)? = nil
    ) -> SDWebImageCombinedOperation? {
        completionBlock?(UInt(urls?.count ?? 0), 0)
        return nil
    }
    open func cancelPrefetching() {}
}
