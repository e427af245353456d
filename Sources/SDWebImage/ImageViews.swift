import Foundation
import UIKit

/// What a view loads now, under a name for each of its pictures.
private final class Loads: NSObject {
    var running: [String: SDWebImageCombinedOperation] = [:]
    var urls: [String: URL] = [:]
    var indicator: (any SDWebImageIndicator)?
    var transition: SDWebImageTransition?
}

private enum LoadsKey {
    /// Its address is the key.
    @safe nonisolated(unsafe) static let byte = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension UIView {
    fileprivate var loads: Loads {
        if let known = unsafe objc_getAssociatedObject(self, LoadsKey.byte) as? Loads { return known }
        let made = Loads()
        unsafe objc_setAssociatedObject(self, LoadsKey.byte, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    /// Shows the placeholder, and the picture once it is there.
    fileprivate func load(
        _ url: URL?, _ placeholder: UIImage?, _ options: SDWebImageOptions, _ context: SDWebImageContext?, as name: String = "image",
        completed: SDExternalCompletionBlock?, set: @escaping (UIImage?) -> Void
    ) {
        let loads = loads
        loads.running[name]?.cancel()
        loads.urls[name] = url
        if !options.contains(.delayPlaceholder) { set(placeholder) }
        if url != nil { loads.indicator?.startAnimatingIndicator() }
        loads.running[name] = ImageLoad.run(url, context: context) { [weak self] image, _, error in
            guard let self else { return }
            loads.running[name] = nil
            loads.indicator?.stopAnimatingIndicator()
            if let image, !options.contains(.avoidAutoSetImage) { set(image) }
            if image == nil, options.contains(.delayPlaceholder) { set(placeholder) }
            setNeedsLayout()
            completed?(image, error, .none, url)
        }
    }

    fileprivate func cancelLoad(_ name: String) { loads.running.removeValue(forKey: name)?.cancel() }

    /// The address of the picture that was asked for last.
    public var sd_imageURL: URL? { loads.urls["image"] }
    public func sd_cancelCurrentImageLoad() { cancelLoad("image") }
    public func sd_cancelLatestImageLoad() { cancelLoad("image") }
    /// What turns while a picture is loaded.
    public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { loads.indicator }
        set {
            loads.indicator?.indicatorView.removeFromSuperview()
            loads.indicator = newValue
            guard let view = newValue?.indicatorView else { return }
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
            view.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
            addSubview(view)
        }
    }
    public var sd_imageTransition: SDWebImageTransition? {
        get { loads.transition }
        set { loads.transition = newValue }
    }

    // Version 4's names.

    public func sd_setShowActivityIndicatorView(_ show: Bool) { sd_imageIndicator = show ? SDWebImageActivityIndicator() : nil }
    public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {
        (sd_imageIndicator?.indicatorView as? UIActivityIndicatorView)?.style = style
    }
}

extension UIImageView {
    public var sd_currentImageURL: URL? { sd_imageURL }

    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], context: SDWebImageContext? = nil
    ) { load(url, placeholder, options, context, completed: nil) { [weak self] in self?.image = $0 } }

    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        completed completedBlock: SDExternalCompletionBlock?
    ) { load(url, placeholder, options, nil, completed: completedBlock) { [weak self] in self?.image = $0 } }

    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock? = nil
    ) { load(url, placeholder, options, context, completed: completedBlock) { [weak self] in self?.image = $0 } }

    public func sd_setHighlightedImage(with url: URL?, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil) {
        load(url, nil, options, nil, as: "highlighted", completed: completed) { [weak self] in self?.highlightedImage = $0 }
    }
    public func sd_cancelCurrentHighlightedImageLoad() { cancelLoad("highlighted") }
}

extension UIButton {
    public var sd_currentImageURL: URL? { loads.urls["image\(UIControl.State.normal.rawValue)"] }
    public func sd_imageURL(for state: UIControl.State) -> URL? { loads.urls["image\(state.rawValue)"] }

    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        context: SDWebImageContext? = nil, completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        load(url, placeholder, options, context, as: "image\(state.rawValue)", completed: completedBlock) { [weak self] in
            self?.setImage($0, for: state)
        }
    }

    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        context: SDWebImageContext? = nil, completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        load(url, placeholder, options, context, as: "background\(state.rawValue)", completed: completedBlock) { [weak self] in
            self?.setBackgroundImage($0, for: state)
        }
    }

    public func sd_cancelImageLoad(for state: UIControl.State) { cancelLoad("image\(state.rawValue)") }
    public func sd_cancelBackgroundImageLoad(for state: UIControl.State) { cancelLoad("background\(state.rawValue)") }
}

extension UIImage {
    public var sd_isAnimated: Bool { (images?.count ?? 0) > 1 }
    public static func sd_image(with data: Data?) -> UIImage? { data.flatMap { UIImage(data: $0) } }
    public static func sd_image(with data: Data?, scale: CGFloat) -> UIImage? { data.flatMap { UIImage(data: $0, scale: scale) } }
}

// MARK: Views

/// An image view for pictures that move. Their first frame is shown.
open class SDAnimatedImageView: UIImageView {
    open var shouldCustomLoopCount = false
    open var animationRepeat = 0
    open var autoPlayAnimatedImage = true
    open var clearBufferWhenStopped = false
    open var maxBufferSize: UInt = 0
    open var runLoopMode = RunLoop.Mode.common
}

/// A picture that moves, of which the first frame is shown.
public typealias SDAnimatedImage = UIImage

@preconcurrency @MainActor
public protocol SDWebImageIndicator: AnyObject {
    var indicatorView: UIView { get }
    func startAnimatingIndicator()
    func stopAnimatingIndicator()
}

@preconcurrency @MainActor
open class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
    private let wheel: UIActivityIndicatorView

    public override init() {
        wheel = UIActivityIndicatorView(style: .medium)
        wheel.hidesWhenStopped = true
    }

    private convenience init(_ style: UIActivityIndicatorView.Style, _ color: UIColor?) {
        self.init()
        wheel.style = style
        wheel.color = color
    }

    open var indicatorView: UIView { wheel }
    open func startAnimatingIndicator() { wheel.startAnimating() }
    open func stopAnimatingIndicator() { wheel.stopAnimating() }

    public class var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium, .gray) }
    public class var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, .gray) }
    public class var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium, .white) }
    public class var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, .white) }
    public class var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
    public class var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, nil) }
}

@preconcurrency @MainActor
open class SDWebImageProgressIndicator: NSObject, SDWebImageIndicator {
    private let bar = UIProgressView(progressViewStyle: .default)

    public override init() { bar.isHidden = true }

    open var indicatorView: UIView { bar }
    open func startAnimatingIndicator() { bar.isHidden = false }
    open func stopAnimatingIndicator() { bar.isHidden = true }

    public class var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
    public class var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
}

/// How a picture appears. It is there at once.
open class SDWebImageTransition: NSObject, @unchecked Sendable {
    open var duration: TimeInterval = 0.5
    public class var fade: SDWebImageTransition { SDWebImageTransition() }
    public class var flipFromLeft: SDWebImageTransition { SDWebImageTransition() }
    public class var flipFromRight: SDWebImageTransition { SDWebImageTransition() }
    public class var flipFromTop: SDWebImageTransition { SDWebImageTransition() }
    public class var flipFromBottom: SDWebImageTransition { SDWebImageTransition() }
    public class var curlUp: SDWebImageTransition { SDWebImageTransition() }
    public class var curlDown: SDWebImageTransition { SDWebImageTransition() }
    public class func fade(duration: TimeInterval) -> SDWebImageTransition {
        let made = SDWebImageTransition()
        made.duration = duration
        return made
    }
}
