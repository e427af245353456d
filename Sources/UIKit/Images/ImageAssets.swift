import Foundation
import Graphics
import Synchronization

/// The images and colours that names stand for. Filled by whoever reads asset catalogs and folders; asked by `UIImage(named:)` and `UIColor(named:)`.
package struct ImageAssets: Sendable {
    private var images: [String: @Sendable (UITraitCollection) -> UIImage?] = [:]
    private var colors: [String: @Sendable (UITraitCollection) -> UIColor] = [:]
    private var missing: [String] = []

    private static let known = Mutex(ImageAssets())

    package static func add(_ image: UIImage, named name: String) { add(named: name) { _ in image } }

    /// - Parameter image: chooses among an asset's appearances.
    package static func add(named name: String, _ image: @escaping @Sendable (UITraitCollection) -> UIImage?) {
        known.withLock { $0.images[name] = image }
    }

    package static func addColor(named name: String, _ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
        known.withLock { $0.colors[name] = color }
    }

    package static func removeAll() { known.withLock { $0 = ImageAssets() } }

    /// Names that were asked for and not found, in the order of asking, each once.
    package static var missingNames: [String] { known.withLock { $0.missing } }

    static func noteMissing(_ name: String) {
        known.withLock { if !$0.missing.contains(name) { $0.missing.append(name) } }
    }

    package static func image(named name: String, traits: UITraitCollection) -> UIImage? {
        known.withLock { $0.images[name] }.flatMap { $0(traits) }
    }

    static func color(named name: String) -> (@Sendable (UITraitCollection) -> UIColor)? { known.withLock { $0.colors[name] } }

    /// A box with the name in it that nobody takes for the real picture.
    package static func placeholder(named name: String, size: CGSize = CGSize(width: 44, height: 44)) -> UIImage {
        noteMissing(name)
        return UIImage(drawing: PlaceholderDrawing.box(label: name, size: size), size: size, scale: UITraitCollection.current.displayScale)
    }
}

/// The look of pictures that are not there.
enum PlaceholderDrawing {
    /// A dashed outline around the last word of the name.
    static func box(label: String, size: CGSize) -> DisplayList {
        let side = min(size.width, size.height)
        let line = max(side / 40, 0.5)
        let frame = CGRect(origin: .zero, size: size).insetBy(dx: line / 2, dy: line / 2)
        let path = CGPath(rect: frame, cornerRadii: CornerRadii(side / 8))
        let gray = CGColor(gray: 0.55)
        var style = StrokeStyle(width: line)
        style.dash = [line * 3, line * 2]
        var run = TextRun(
            label.split(separator: ".").last.map(String.init) ?? label, font: FontDescriptor(size: side * 0.22, weight: 500), color: gray)
        run.kern = 0
        var paragraph = ParagraphStyle()
        paragraph.alignment = .center
        var block = TextBlock(runs: [run], paragraph: paragraph, numberOfLines: 1, scale: 3)
        block.minimumScale = 0.4
        return DisplayList([
            .fill(path, .color(gray.withAlpha(0.12)), .winding), .stroke(path, .color(gray), style),
            .text(block, in: frame.insetBy(dx: side * 0.06, dy: 0), centered: true),
        ])
    }
}
