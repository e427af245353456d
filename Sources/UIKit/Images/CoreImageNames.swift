import Foundation

// Core Image as far as views name it: filters hand on the picture that they were given; what makes a picture from nothing (codes, colours) gives none.

/// A picture on its way through filters.
public final class CIImage: @unchecked Sendable {
    let image: CGImage?
    public let extent: CGRect

    public init(cgImage: CGImage) {
        image = cgImage
        extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    }

    @MainActor public init?(image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.image = picture
        extent = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    }

    private init(image: CGImage?, extent: CGRect) {
        self.image = image
        self.extent = extent
    }

    /// The picture keeps its pixels; its extent is the transformed one.
    public func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(image: image, extent: extent.applying(matrix)) }
    public func cropped(to rect: CGRect) -> CIImage { CIImage(image: image, extent: extent.intersection(rect)) }
    public func clampedToExtent() -> CIImage { self }
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
    public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIOutputImageKey = "outputImage"

/// A filter that changes nothing.
open class CIFilter: NSObject {
    private let filterName: String
    private var values: [String: Any] = [:]

    public init?(name: String) {
        filterName = name
        super.init()
    }
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    open var name: String { filterName }
    open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
    open func setDefaults() {}
    public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    public func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
    public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}

open class CIContext: NSObject {
    public override init() { super.init() }
    public init(options: [CIContextOption: Any]?) { super.init() }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.image }
}

extension UIImage {
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let image = ciImage.image { self.init(cgImage: image, scale: scale, orientation: orientation) } else { self.init() }
    }
    public var ciImage: CIImage? { nil }
}
