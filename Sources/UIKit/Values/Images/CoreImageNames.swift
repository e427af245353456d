import Foundation

// The parts of Core Image that views use. Filters return their input unchanged; filters that create images (codes, colours) return none.

/// An image that filters process.
public final class CIImage: @unchecked Sendable {
    let image: CGImage?
    public let extent: CGRect
    /// What the image's file says of it. Nothing is kept here.
    public var properties: [String: Any] { [:] }

    public init(cgImage: CGImage) {
        image = cgImage
        extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    }

    public init?(image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.image = picture
        extent = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    }

    private init(image: CGImage?, extent: CGRect) {
        self.image = image
        self.extent = extent
    }

    /// Returns the image with its extent transformed; its pixels stay the same.
    public func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(image: image, extent: extent.applying(matrix)) }
    public func cropped(to rect: CGRect) -> CIImage { CIImage(image: image, extent: extent.intersection(rect)) }
    public func clampedToExtent() -> CIImage { self }
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
    public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}

/// A colour for filters.
public final class CIColor: @unchecked Sendable {
    public let red, green, blue, alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }
    public convenience init(cgColor: CGColor) {
        self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    }
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

    public var numberOfComponents: Int { 4 }
    public static let black = CIColor(red: 0, green: 0, blue: 0), white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    public var ciColor: CIColor { CIColor(color: self) }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputEVKey = "inputEV"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputTimeKey = "inputTime"
public let kCIInputGradientImageKey = "inputGradientImage"
public let kCIInputShadingImageKey = "inputShadingImage"
public let kCIInputBiasKey = "inputBias"
public let kCIInputWeightsKey = "inputWeights"
public let kCIInputRefractionKey = "inputRefraction"
public let kCIInputNeutralChromaticityXKey = "inputNeutralChromaticityX"
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
    public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let highQualityDownsample = CIContextOption(rawValue: "kCIContextHighQualityDownsample")
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

/// A feature found in an image.
open class CIFeature: NSObject {
    open var type: String { "" }
    /// The bounds in the image's coordinates, in pixels.
    open var bounds: CGRect { .zero }
}

public final class CIQRCodeFeature: CIFeature {
    public override var type: String { CIDetectorTypeQRCode }
    public var messageString: String? { nil }
    public var topLeft: CGPoint { .zero }
    public var topRight: CGPoint { .zero }
    public var bottomLeft: CGPoint { .zero }
    public var bottomRight: CGPoint { .zero }
}

/// A detector of faces and codes. It never finds any, because a picture of a screen does not depend on them.
open class CIDetector: NSObject {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { super.init() }
    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorTracking = "CIDetectorTracking"

public protocol CIQRCodeGenerator: AnyObject {
    var message: Data { get set }
    var correctionLevel: String { get set }
}

/// A generator of QR codes. Its output is always nil, because no encoder is available.
private final class QRCodeGenerator: CIFilter, CIQRCodeGenerator {
    var message = Data()
    var correctionLevel = "M"
    override var outputImage: CIImage? { nil }
}

extension CIFilter {
    /// Returns a filter typed by its protocol, as Core Image's built-in filters are.
    public class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator {
        guard let filter = QRCodeGenerator(name: "CIQRCodeGenerator") else { preconditionFailure("a filter by name is always made") }
        return filter
    }
}
