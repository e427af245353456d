import Foundation
import Testing
import UIKit

/// An image of 2 × 2 points at one pixel per point: red and green above blue and white.
@MainActor private func fourColors() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
        let colors: [UIColor] = [.red, .green, .blue, .white]
        for (at, color) in colors.enumerated() {
            color.setFill()
            context.fill(CGRect(x: at % 2, y: at / 2, width: 1, height: 1))
        }
    }
}

@MainActor struct PictureInterfaceTests {
    private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

    @Test func `CGContext(data:width:height:…) draws into memory with y up, and makeImage returns the picture`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba)
        )
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.width == 4 && image.height == 4)
        #expect(image.bitmap[0, 3].red == 255 && image.bitmap[0, 3].alpha == 255 && image.bitmap[0, 0].alpha == 0)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(bytes[3 * 16] == 255 && bytes[3 * 16 + 1] == 0 && bytes[3 * 16 + 3] == 255 && bytes[3] == 0)
    }

    @Test func `memory of the caller contains what was drawn`() throws {
        var pixels = [UInt8](repeating: 0, count: 16)
        let source = try #require(fourColors().cgImage)
        pixels.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: rgba)
            context?.draw(source, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(pixels == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])
    }

    @Test func `a CGImage is drawn upside down in a UIKit context`() throws {
        let source = try #require(fourColors().cgImage), format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
            $0.cgContext.draw(source, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let bitmap = try #require(drawn.cgImage).bitmap
        #expect(bitmap[0, 0].blue == 255 && bitmap[0, 0].red == 0 && bitmap[0, 1].red == 255 && bitmap[0, 1].blue == 0)
    }

    @Test func `clip(to:mask:) clips to an image's alpha until the state is restored`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let square = CGRect(x: 0, y: 0, width: 4, height: 4)
        let mask = UIGraphicsImageRenderer(size: square.size, format: format).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4)) }
        let picture = try #require(mask.cgImage)
        let drawn = UIGraphicsImageRenderer(size: square.size, format: format).image { context in
            context.cgContext.saveGState()
            context.cgContext.clip(to: square, mask: picture)
            UIColor.red.setFill()
            context.fill(square)
            context.cgContext.restoreGState()
            UIColor.blue.setFill()
            context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        }
        let bitmap = try #require(drawn.cgImage).bitmap
        #expect(bitmap[1, 1].red == 255 && bitmap[1, 1].alpha == 255 && bitmap[2, 1].alpha == 0 && bitmap[3, 0].blue == 255)
    }

    @Test func `image sources return size and type and make thumbnails, and destinations write`() throws {
        let data = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { $0.fill($0.cgContext.boundingBoxOfClipPath) }.pngData())
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        let width = try #require(properties[kCGImagePropertyPixelWidth] as? Int)
        let options = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(width == 2 * (properties[kCGImagePropertyPixelHeight] as? Int ?? 0) && small.width == 10 && small.height == 5)
        let written = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(written, "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, small, nil)
        #expect(CGImageDestinationFinalize(destination) && UIImage(data: written as Data)?.size.width == 10)
        #expect(CGImageSourceCreateWithData(Data([1, 2]), nil).map(CGImageSourceGetCount) == 0)
        #expect(CGImagePropertyOrientation(rawValue: 6) == .right)
    }

    @Test func `CGPath.applyWithBlock visits the elements`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var types: [CGPathElementType] = [], ends: [CGPoint] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type != .closeSubpath { ends.append(element.pointee.points[0]) }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .closeSubpath] && ends == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    }

    @Test func `an image made of bytes in another order has the same colours`() throws {
        let provider = try #require(CGDataProvider(data: Data([255, 0, 0, 0, 0, 255])))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider, decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent))
        #expect(image.bitmap[0, 0].red == 255 && image.bitmap[1, 0].blue == 255 && image.bitmap[1, 0].alpha == 255)
    }

    @Test func `UIImageAsset returns the image that fits the traits`() throws {
        let asset = UIImageAsset(), light = fourColors(), dark = UIImage()
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark && light.imageAsset === asset)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    }
}

@MainActor struct BundleAssetTests {
    @Test func `UIImage(named:in:) reads the file of that name, and a bundle's colours are from its own catalog`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString).bundle")
        let set = folder.appending(path: "Assets.xcassets/accent.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let color = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}], "info": {"version": 1}}
            """
        try Data(color.utf8).write(to: set.appending(path: "Contents.json"))
        let data = try #require(fourColors().pngData())
        for name in ["photo.png", "shot@2x.png"] { try data.write(to: folder.appending(path: name)) }
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIImage(named: "photo.png", in: bundle, compatibleWith: nil)?.size == CGSize(width: 2, height: 2))
        #expect(UIImage(named: "photo", in: bundle, compatibleWith: nil)?.size == CGSize(width: 2, height: 2))
        #expect(UIImage(named: "shot", in: bundle, with: nil)?.size == CGSize(width: 1, height: 1))
        #expect(UIColor(named: "accent", in: bundle, compatibleWith: nil)?.cgColor == UIColor.red.cgColor)
        #expect(UIColor(named: "accent of another", in: bundle, compatibleWith: nil) == nil)
    }
}
