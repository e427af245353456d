import Foundation

/// The position and kind of a pixel's alpha.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
    case orderDefault = 0, orderMask = 0x7000, order16Little = 0x1000, order32Little = 0x2000, order16Big = 0x3000, order32Big = 0x4000
}

/// The layout of a pixel in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrderDefault: CGBitmapInfo = []
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    package var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }

    /// The offsets of red, green, blue and alpha in a pixel of four bytes; alpha is nil if it is skipped.
    package var componentOffsets: (red: Int, green: Int, blue: Int, alpha: Int?) {
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
        let hasAlpha = [.premultipliedFirst, .premultipliedLast, .first, .last].contains(alpha)
        let inOrder = isFirst ? (red: 1, green: 2, blue: 3, alpha: 0) : (red: 0, green: 1, blue: 2, alpha: 3)
        let isLittle = rawValue & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue
        func offset(_ at: Int) -> Int { isLittle ? 3 - at : at }
        return (offset(inOrder.red), offset(inOrder.green), offset(inOrder.blue), hasAlpha ? offset(inOrder.alpha) : nil)
    }
}

public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The bytes of a picture.
public final class CGDataProvider: Sendable {
    public let data: CFData?
    public init?(data: CFData) { self.data = data }
    public init?(data: NSData) { self.data = Data(referencing: data) }
    public init?(url: CFURL) {
        guard let bytes = try? Data(contentsOf: url) else { return nil }
        data = bytes
    }
}

extension CGImage {
    /// Creates a picture from memory with eight bits per component: grey, red-green-blue, or with a fourth component. Returns nil for other
    /// formats, and if there are too few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, let data = provider.data, width > 0, height > 0, bytesPerRow * height <= data.count,
            bytesPerRow >= width * bitsPerPixel / 8
        else { return nil }
        let pixels = PixelRows(bytes: [UInt8](data), bytesPerPixel: bitsPerPixel / 8, bytesPerRow: bytesPerRow, info: bitmapInfo)
        guard let bitmap = pixels.bitmap(width: width, height: height) else { return nil }
        self.init(bitmap)
    }

    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
    public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)] }
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(bitmap.bytes)) }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    public var shouldInterpolate: Bool { true }
    public var isMask: Bool { false }
    public func copy() -> CGImage? { self }
}

/// Pixels in any supported memory layout.
package struct PixelRows {
    package var bytes: [UInt8]
    var bytesPerPixel, bytesPerRow: Int
    var info: CGBitmapInfo

    package init(bytes: [UInt8], bytesPerPixel: Int, bytesPerRow: Int, info: CGBitmapInfo) {
        self.bytes = bytes
        self.bytesPerPixel = bytesPerPixel
        self.bytesPerRow = bytesPerRow
        self.info = info
    }

    func bitmap(width: Int, height: Int) -> Bitmap? {
        guard [1, 3, 4].contains(bytesPerPixel) else { return nil }
        let componentOffsets = info.componentOffsets, isStraight = [.first, .last].contains(info.alpha)
        var result = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let from = y * bytesPerRow + x * bytesPerPixel, to = (y * width + x) * 4
                if bytesPerPixel == 1 {
                    let isAlpha = info.alpha == .alphaOnly
                    for offset in 0..<3 { result[to + offset] = isAlpha ? 0 : bytes[from] }
                    result[to + 3] = isAlpha ? bytes[from] : 255
                    continue
                }
                let alpha = bytesPerPixel == 4 ? componentOffsets.alpha.map { bytes[from + $0] } ?? 255 : 255
                let (red, green, blue) =
                    bytesPerPixel == 4 ? (componentOffsets.red, componentOffsets.green, componentOffsets.blue) : (0, 1, 2)
                for (offset, component) in [(0, blue), (1, green), (2, red)] {
                    let value = Int(bytes[from + component])
                    result[to + offset] = isStraight ? UInt8((value * Int(alpha) + 127) / 255) : UInt8(value)
                }
                result[to + 3] = alpha
            }
        }
        return Bitmap(width: width, height: height, bytes: result)
    }

    static func lightness(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        let sum: Int = Int(red) * 299 + Int(green) * 587 + Int(blue) * 114
        return UInt8((sum + 500) / 1000)
    }

    /// Writes a bitmap in this layout.
    package mutating func write(_ bitmap: Bitmap) {
        let componentOffsets = info.componentOffsets, pixels = bitmap.bytes
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let from: Int = (y * bitmap.width + x) * 4
                let to: Int = y * bytesPerRow + x * bytesPerPixel
                let blue = pixels[from], green = pixels[from + 1], red = pixels[from + 2], alpha = pixels[from + 3]
                if bytesPerPixel == 1 {
                    bytes[to] = info.alpha == .alphaOnly ? alpha : Self.lightness(red: red, green: green, blue: blue)
                    continue
                }
                bytes[to + componentOffsets.red] = red
                bytes[to + componentOffsets.green] = green
                bytes[to + componentOffsets.blue] = blue
                if let offset = componentOffsets.alpha { bytes[to + offset] = alpha }
            }
        }
    }
}
