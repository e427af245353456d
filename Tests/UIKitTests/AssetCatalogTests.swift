import ImageProcessing
import CairoGraphics
import Foundation
import Graphics
import Testing

@testable import UIKit

/// Tests catalogs that are written to a temporary folder.
@MainActor final class AssetCatalogTests {
    let folder = FileManager.default.temporaryDirectory.appending(
        path: "plumb-\(UUID().uuidString).xcassets", directoryHint: .isDirectory)

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ set: String, _ contents: String, files: [String: [UInt8]] = [:]) throws {
        let place = folder.appending(path: set)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: place.appending(path: "Contents.json"))
        for (name, bytes) in files { try Data(bytes).write(to: place.appending(path: name)) }
    }

    private func png(_ color: CGColor, side: Int) -> [UInt8] {
        let list = DisplayList([.fill(CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side)), .color(color), .winding)])
        return PNG.encode(Rasterizer().draw(list, size: CGSize(width: side, height: side), scale: 1))
    }

    @Test func `data of a catalog are found by name`() throws {
        try write(
            "Splash.dataset", #"{"data": [{"filename": "splash.json", "idiom": "universal", "universal-type-identifier": "public.json"}]}"#,
            files: ["splash.json": Array("{}".utf8)])
        try write("Gone.dataset", #"{"data": [{"filename": "gone.json", "idiom": "universal"}]}"#)
        try write("Empty.dataset", #"{"data": [{"idiom": "universal"}]}"#)
        try ScreenEnvironment().perform {
            let catalog = AssetCatalog.read(folder: folder)
            ImageAssets.use { [catalog] }
            let asset = try #require(NSDataAsset(name: "Splash"))
            #expect(asset.data == Data("{}".utf8) && asset.typeIdentifier == "public.json" && asset.name == "Splash")
            #expect(NSDataAsset(name: "Gone") == nil && NSDataAsset(name: "Other", bundle: .main) == nil)
            #expect(catalog.faults.map(\.problem) == [.emptySet, .missingFile("gone.json")])
        }
    }

    private func traits(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection {
            $0.displayScale = 2
            $0.userInterfaceStyle = .light
            change(&$0)
        }
    }

    private func middle(_ image: UIImage?) -> CGColor? {
        guard let bitmap = image?.bitmap else { return nil }
        let pixel = bitmap[bitmap.width / 2, bitmap.height / 2]
        return CGColor(red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255, blue: CGFloat(pixel.blue) / 255)
    }

    @Test func `an image has the screen's scale and appearance`() throws {
        let (red, blue) = (CGColor(red: 1, green: 0, blue: 0), CGColor(red: 0, green: 0, blue: 1))
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        try write(
            "logo.imageset",
            """
            {"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"},
                        {"filename": "a@2x.png", "idiom": "universal", "scale": "2x"}, {"idiom": "universal", "scale": "3x"},
                        {"filename": "b.png", "idiom": "universal", "scale": "1x", \(dark)}]}
            """, files: ["a.png": png(red, side: 10), "a@2x.png": png(red, side: 20), "b.png": png(blue, side: 10)])
        let set = try #require(AssetCatalog.read(folder: folder).images["logo"])
        let light = try #require(try set.image(for: traits { _ in }))
        #expect((light.size, light.scale) == (CGSize(width: 10, height: 10), 2))
        #expect(middle(light) == red)
        #expect(middle(try set.image(for: traits { $0.userInterfaceStyle = .dark })) == blue)
        #expect(try set.image(for: traits { $0.displayScale = 3 })?.scale == 2)
    }

    @Test func `names in a folder that provides a namespace begin with the folder's name`() throws {
        try write("Icons", #"{"properties": {"provides-namespace": true}}"#)
        let one = #"{"images": [{"filename": "a.png"}], "properties": {"template-rendering-intent": "template"}}"#
        try write("Icons/star.imageset", one, files: ["a.png": png(.black, side: 4)])
        try write("Plain/moon.imageset", one, files: ["a.png": png(.black, side: 4)])
        let catalog = AssetCatalog.read(folder: folder)
        #expect(catalog.imageNames == ["Icons/star", "moon"])
        #expect(try catalog.images["moon"]?.image(for: traits { _ in })?.renderingMode == .alwaysTemplate)
    }

    @Test func `an image for one direction is mirrored in the other, and images for both are chosen`() throws {
        try write(
            "back.imageset", #"{"images": [{"filename": "a.png", "language-direction": "left-to-right"}]}"#,
            files: ["a.png": png(.black, side: 4)])
        try write(
            "both.imageset",
            """
            {"images": [{"filename": "a.png", "language-direction": "left-to-right"},
                        {"filename": "b.png", "language-direction": "right-to-left"}]}
            """, files: ["a.png": png(.black, side: 4), "b.png": png(.white, side: 4)])
        let catalog = AssetCatalog.read(folder: folder)
        let mirrored = try #require(try catalog.images["back"]?.image(for: traits { $0.layoutDirection = .rightToLeft }))
        #expect(mirrored.flipsForRightToLeftLayoutDirection)
        #expect(middle(try catalog.images["both"]?.image(for: traits { $0.layoutDirection = .rightToLeft })) == .white)
        #expect(middle(try catalog.images["both"]?.image(for: traits { _ in })) == .black)
    }

    @Test func `slicing is given in pixels`() throws {
        try write(
            "bubble.imageset",
            """
            {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part",
              "center": {"mode": "tile", "width": 1, "height": 1}, "cap-insets": {"top": 4, "left": 6, "bottom": 4, "right": 6}}}]}
            """, files: ["a.png": png(.black, side: 20)])
        let image = try #require(try AssetCatalog.read(folder: folder).images["bubble"]?.image(for: traits { _ in }))
        #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
        #expect(image.resizingMode == .tile)
    }

    /// A border of 4 points around a square of 12: stretched as a whole it would be 40 wide at the sides.
    @Test func `a vector file is sliced, too, in points`() throws {
        let square = "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='12'>\(Self.frame)</svg>"
        try write(
            "border.imageset",
            """
            {"images": [{"filename": "a.svg", "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
              "cap-insets": {"top": 5, "left": 5, "bottom": 5, "right": 5}}}]}
            """, files: ["a.svg": Array(square.utf8)])
        let image = try #require(try AssetCatalog.read(folder: folder).images["border"]?.image(for: traits { _ in }))
        #expect(image.capInsets == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 12)).image { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 120, height: 12))
        }
        let bitmap = try #require(wide.bitmap)
        func alpha(_ x: Int) -> UInt8 { bitmap[x * bitmap.width / 120, bitmap.height / 2].alpha }
        #expect(alpha(2) == 255 && alpha(8) == 0 && alpha(60) == 0 && alpha(117) == 255)
    }

    private static let frame = "<path d='M0 0H12V12H0Z M4 4V8H8V4Z'/>"

    @Test func `colours follow appearance and contrast in every notation of the catalog`() throws {
        try write(
            "brand.colorset",
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0x33", "green": "102", "blue": "0.600", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": {"color-space": "display-p3", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
                "color": {"platform": "ios", "reference": "systemRedColor"}}]}
            """)
        let set = try #require(AssetCatalog.read(folder: folder).colors["brand"])
        #expect(set.color(for: traits { _ in }).cgColor.description == "#336699")
        #expect(set.color(for: traits { $0.userInterfaceStyle = .dark }).cgColor.description == "#FF0000")
        #expect(set.color(for: traits { $0.accessibilityContrast = .high }) == UIColor.systemRed)
    }

    /// The accent colour of Xcode's templates.
    @Test func `a colour that nobody has chosen is not in the catalog`() throws {
        try write("AccentColor.colorset", #"{"colors": [{"idiom": "universal"}]}"#)
        #expect(AssetCatalog.read(folder: folder).colors.isEmpty)
    }

    @Test func `faults are listed and the rest is read`() throws {
        try write("broken.imageset", "{")
        try write("gone.imageset", #"{"images": [{"filename": "a.png"}]}"#)
        try write("empty.imageset", #"{"images": [{"idiom": "universal", "scale": "1x"}]}"#)
        let catalog = AssetCatalog.read(folder: folder)
        #expect(
            catalog.faults.map(\.description) == [
                "broken.imageset: Contents.json cannot be read: it is not JSON", "empty.imageset: no variant of it has a file",
                "gone.imageset: there is no file “a.png”",
            ])
        #expect(throws: (any Error).self) { try catalog.images["gone"]?.image(for: self.traits { _ in }) }
    }

    private static let ring = """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect width="24" height="16" fill="#00ff00"/></svg>
        """

    nonisolated private static func canDraw(_ format: VectorPicture.Format) -> Bool {
        do { _ = try VectorPicture.size(of: [], as: format) } catch .library(_) { return false } catch {}
        return true
    }

    @Test(.enabled(if: canDraw(.svg), "librsvg2-2 is not installed"))
    func `an SVG is drawn at the screen's scale`() throws {
        try write("sign.imageset", #"{"images": [{"filename": "a.svg"}]}"#, files: ["a.svg": Array(Self.ring.utf8)])
        let image = try #require(try AssetCatalog.read(folder: folder).images["sign"]?.image(for: traits { $0.displayScale = 3 }))
        #expect(image.size == CGSize(width: 24, height: 16))
        let asset = try VectorAsset(bytes: Array(Self.ring.utf8), format: .svg)
        let bitmap = try asset.bitmap(size: asset.size, scale: 3)
        #expect((bitmap.width, bitmap.height) == (72, 48))
        #expect(bitmap[36, 24] == (0, 255, 0, 255))
    }

    @Test(.enabled(if: canDraw(.pdf), "libpoppler-glib8 is not installed"))
    func `a PDF is drawn at the screen's scale`() throws {
        let list = DisplayList([.fill(CGPath(rect: CGRect(x: 0, y: 0, width: 15, height: 20)), .color(.black), .winding)])
        let bytes = try VectorDocument.draw(list, size: CGSize(width: 30, height: 20), scale: 1, as: .pdf)
        let asset = try VectorAsset(bytes: bytes, format: .pdf)
        #expect(asset.size == CGSize(width: 30, height: 20))
        let bitmap = try asset.bitmap(size: asset.size, scale: 2)
        #expect((bitmap.width, bitmap.height) == (60, 40))
        #expect((bitmap[10, 20].alpha, bitmap[50, 20].alpha) == (255, 0))
    }

    @Test func `bytes that are not an image are an error`() {
        #expect(throws: LibraryError.self) { try VectorAsset(bytes: Array("hello".utf8), format: .svg) }
        #expect(throws: LibraryError.self) { try VectorAsset(bytes: Array("hello".utf8), format: .pdf) }
    }
}
