import ImageProcessing
import Foundation
import Graphics

/// The images and colours that names stand for: those of the catalogs in use. Asked by `UIImage(named:)` and `UIColor(named:)`.
package struct ImageAssets: Sendable {
    private var catalogs: [AssetCatalog] = []
    /// Where catalogs come from that nobody has needed yet.
    private var unread: (@Sendable () -> [AssetCatalog])?
    private var missing: [String] = []
    /// Of those that are there and cannot be drawn.
    private var reasons: [String: String] = [:]

    init() {}

    /// Of the code around.
    private static var known: Locked<ImageAssets> { ScreenEnvironment.current.assets }

    /// Names stand for what is in these catalogs from now on, the first that knows a name deciding; what was missing before is forgotten.
    /// - Parameter catalogs: asked when the first name is.
    package static func use(_ catalogs: @escaping @Sendable () -> [AssetCatalog]) {
        known.withLock {
            $0.catalogs = []
            $0.unread = catalogs
            $0.missing = []
            $0.reasons = [:]
        }
    }

    private mutating func readCatalogs() -> [AssetCatalog] {
        if let unread { catalogs = unread() }
        unread = nil
        return catalogs
    }

    /// Names that were asked for and not found since catalogs were last put to use, in the order of asking, each once.
    package static var missingNames: [String] { known.withLock { $0.missing } }

    /// Why one of them is missing though its file is there, after "cannot be drawn:"; nil where nothing is there.
    package static func reason(named name: String) -> String? { known.withLock { $0.reasons[name] } }

    /// The images that names could stand for, sorted.
    package static var imageNames: [String] {
        known.withLock { known in Set(known.readCatalogs().flatMap(\.imageNames)).sorted() }
    }

    /// The colours that names could stand for, sorted.
    package static var colorNames: [String] {
        known.withLock { known in Set(known.readCatalogs().flatMap(\.colorNames)).sorted() }
    }

    package static func hasSymbol(named name: String) -> Bool { SymbolCatalog.drawing(of: name) != nil }

    /// The symbols that have a drawing.
    package static var symbolNames: [String] { SymbolCatalog.names }

    static func noteMissing(_ name: String, because error: LibraryError? = nil) {
        known.withLock {
            if let error { $0.reasons[name] = error.words }
            if !$0.missing.contains(name) { $0.missing.append(name) }
        }
    }

    /// An asset whose file cannot be drawn is missing, too.
    package static func image(named name: String, traits: UITraitCollection) -> UIImage? {
        let set = known.withLock { $0.readCatalogs() }.lazy.compactMap { $0.images[name] }.first
        do { return try set?.image(for: traits)?.ofAsset(named: name) } catch {
            // Who asks puts a labelled box there, and notes the name.
            if let fault = error as? LibraryError, !fault.isMissingFile { known.withLock { $0.reasons[name] = fault.words } }
            return nil
        }
    }

    static func color(named name: String) -> (@Sendable (UITraitCollection) -> UIColor)? {
        guard let set = known.withLock({ $0.readCatalogs() }).lazy.compactMap({ $0.colors[name] }).first else { return nil }
        return { set.color(for: $0) }
    }

    /// A box with the name in it that nobody takes for the real picture.
    package static func placeholder(named name: String, size: CGSize = CGSize(width: 44, height: 44)) -> UIImage {
        noteMissing(name)
        return UIImage(drawing: PlaceholderDrawing.box(label: name, size: size), size: size, scale: UITraitCollection.current.displayScale)
    }
}

extension LibraryError {
    fileprivate var isMissingFile: Bool { if case .file = self { true } else { false } }
}

/// The look of pictures that are not there.
enum PlaceholderDrawing {
    /// A dashed outline around the last word of the name. Large ones are of a grey between light and dark, so that white words written
    /// over a photograph can be read as well as black ones.
    static func box(label: String, size: CGSize) -> DisplayList {
        let side = min(size.width, size.height), isLarge = side >= 120
        let line = min(max(side / 40, 0.5), max(1, side / 300))
        let frame = CGRect(origin: .zero, size: size).insetBy(dx: line / 2, dy: line / 2)
        let path = CGPath(rect: frame, cornerRadii: CornerRadii(min(side / 8, 12)))
        let gray = CGColor(gray: 0.55)
        var style = StrokeStyle(width: line)
        style.dash = [line * 3, line * 2]
        var run = TextRun(
            label.split(separator: ".").last.map(String.init) ?? label,
            font: FontDescriptor(size: min(side * 0.22, max(13, side * 0.05)), weight: 500), color: isLarge ? CGColor(gray: 0.3) : gray)
        run.kern = 0
        var paragraph = ParagraphStyle()
        paragraph.alignment = .center
        var block = TextBlock(runs: [run], paragraph: paragraph, numberOfLines: 1, scale: 3)
        block.minimumScale = 0.4
        return DisplayList([
            .fill(path, .color(gray.withAlpha(isLarge ? 0.55 : 0.12)), .winding), .stroke(path, .color(gray), style),
            .text(TextSystem.current.placed(block, in: frame.insetBy(dx: side * 0.06, dy: 0), centered: true)),
        ])
    }
}
