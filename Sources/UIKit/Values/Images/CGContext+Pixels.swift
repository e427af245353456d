import CairoGraphics
import Foundation
import Graphics

/// The pixel memory of a bitmap context.
@safe private final class PixelMemory {
    let start: UnsafeMutableRawPointer
    let isOwn: Bool
    var rows: PixelRows

    init(_ memory: UnsafeMutableRawPointer?, rows: PixelRows) {
        unsafe start = memory ?? .allocate(byteCount: rows.bytes.count, alignment: 16)
        isOwn = unsafe memory == nil
        self.rows = rows
        if isOwn { unsafe start.initializeMemory(as: UInt8.self, repeating: 0, count: rows.bytes.count) }
    }

    deinit { if isOwn { unsafe start.deallocate() } }

    func show(_ bitmap: Bitmap) {
        rows.write(bitmap)
        unsafe start.copyMemory(from: rows.bytes, byteCount: rows.bytes.count)
    }
}

extension CGContext {
    /// Creates a context that draws into pixels, with y pointing up from the lower left. Memory passed by the caller is overwritten after
    /// each drawing operation; its previous contents are ignored.
    ///
    /// Supports eight bits a component, with grey or alpha alone or with four components.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, unsafe bitsPerComponent == 8 || data == nil else { return nil }
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let bytesPerPixel = space.numberOfComponents == 1 || info.alpha == .alphaOnly ? 1 : 4
        let bytesPerRow = bytesPerRow == 0 ? width * bytesPerPixel : bytesPerRow
        guard bytesPerRow >= width * bytesPerPixel else { return nil }
        self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height))
        let rows = PixelRows(
            bytes: Array(repeating: 0, count: bytesPerRow * height), bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow, info: info)
        let memory = unsafe PixelMemory(data, rows: rows)
        pixels = memory
        pixelSize = (width, height)
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        if !memory.isOwn { painted = { [unowned self] in self.showPixels() } }
    }

    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo
    ) {
        unsafe self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo.rawValue)
    }

    /// The width in pixels; 0 for a context that only records.
    public var width: Int { pixelSize?.width ?? 0 }
    public var height: Int { pixelSize?.height ?? 0 }
    public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }

    /// Returns an image of everything drawn so far, or nil for a context that only records.
    public func makeImage() -> CGImage? {
        if let image = GraphicsStack.image(of: self) {
            return ImageFile.rasterize(displayList, size: image.size, scale: image.scale).map(CGImage.init)
        }
        guard let pixelSize else { return nil }
        let size = CGSize(width: pixelSize.width, height: pixelSize.height)
        return ImageFile.rasterize(displayList, size: size, scale: 1).map(CGImage.init)
    }

    /// The current pixels in the context's own layout. They are valid as long as the context.
    public var data: UnsafeMutableRawPointer? {
        showPixels()
        return unsafe (pixels as? PixelMemory)?.start
    }

    private func showPixels() {
        guard let memory = pixels as? PixelMemory, let image = makeImage() else { return }
        memory.show(image.bitmap)
    }
}

/// A Core Graphics font, identified by its name.
public final class CGFont: Hashable, Sendable {
    public let fullName: CFString?
    public let postScriptName: CFString?
    /// The file of a font that was made from data.
    package let file: String?

    public init?(_ name: CFString) { (fullName, postScriptName, file) = (name, name, nil) }

    /// Nil for data that is no font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let path = Self.keep(data) else { return nil }
        var library = FontLibrary()
        guard let name = (try? library.add(file: path))?.first else { return nil }
        (fullName, postScriptName, file) = (name, name, path)
    }

    /// Writes the data where the text engine can open it; the name follows from the content.
    private static func keep(_ data: Data) -> String? {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-fonts")
        let file = folder.appending(path: "\(String(hash, radix: 16))-\(data.count)")
        if !FileManager.default.fileExists(atPath: file.path) {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
        }
        return file.path
    }

    public static func == (a: CGFont, b: CGFont) -> Bool { a.fullName == b.fullName }

    public func hash(into hasher: inout Hasher) { hasher.combine(fullName) }
}
