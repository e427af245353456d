import ImageProcessing
import Foundation
import Graphics

/// The images and colours of the catalogs in use, by name. `UIImage(named:)` and `UIColor(named:)` use them.
package struct ImageAssets: Sendable {
    private var catalogs: [AssetCatalog] = []
    /// Reads the catalogs when the first name is requested.
    private var unread: (@Sendable () -> [AssetCatalog])?
    private var missing: [String] = []
    /// The reasons why existing assets cannot be drawn, by name.
    private var reasons: [String: String] = [:]

    init() {}

    /// The assets of the current environment.
    private static var known: Locked<ImageAssets> { State.current.assets }

    private final class State: EnvironmentState { let assets = Locked(ImageAssets()) }

    /// Uses these catalogs from now on; the first catalog that contains a name determines the asset. Forgets the missing names.
    /// - Parameter catalogs: called when the first name is requested.
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

    /// The names that were requested and not found since `use(_:)` was last called, each once, in the order of the requests.
    package static var missingNames: [String] { known.withLock { $0.missing } }

    /// Returns why a missing asset with a file cannot be drawn, as words to follow "cannot be drawn:"; nil if there is no file.
    package static func reason(named name: String) -> String? { known.withLock { $0.reasons[name] } }

    /// The names of all available images, sorted.
    package static var imageNames: [String] {
        known.withLock { known in Set(known.readCatalogs().flatMap(\.imageNames)).sorted() }
    }

    /// The names of all available colours, sorted.
    package static var colorNames: [String] {
        known.withLock { known in Set(known.readCatalogs().flatMap(\.colorNames)).sorted() }
    }

    package static func hasSymbol(named name: String) -> Bool { SymbolCatalog.drawing(of: name) != nil }

    /// The names of the symbols that have a drawing.
    package static var symbolNames: [String] { SymbolCatalog.names }

    static func noteMissing(_ name: String, because error: LibraryError? = nil) {
        known.withLock {
            if let error { $0.reasons[name] = error.message }
            if !$0.missing.contains(name) { $0.missing.append(name) }
        }
    }

    /// Returns the image, or nil if it is missing or its file cannot be drawn.
    package static func image(named name: String, traits: UITraitCollection) -> UIImage? {
        let set = known.withLock { $0.readCatalogs() }.lazy.compactMap { $0.images[name] }.first
        do { return try set?.image(for: traits)?.ofAsset(named: name) } catch {
            // The caller shows a labelled box instead and records the name as missing.
            if let fault = error as? LibraryError, !fault.isMissingFile { known.withLock { $0.reasons[name] = fault.message } }
            return nil
        }
    }

    static func color(named name: String) -> (@Sendable (UITraitCollection) -> UIColor)? {
        guard let set = known.withLock({ $0.readCatalogs() }).lazy.compactMap({ $0.colors[name] }).first else { return nil }
        return { set.color(for: $0) }
    }

    static func data(named name: String) -> DataSet? { known.withLock { $0.readCatalogs() }.lazy.compactMap { $0.data[name] }.first }

    /// Records a missing name and returns a box with the name in it, which cannot be mistaken for the real image.
    package static func placeholder(named name: String, size: CGSize = CGSize(width: 44, height: 44)) -> UIImage {
        noteMissing(name)
        return UIImage(drawing: PlaceholderDrawing.box(label: name, size: size), size: size, scale: UITraitCollection.current.displayScale)
    }
}

extension LibraryError {
    fileprivate var isMissingFile: Bool { if case .file = self { true } else { false } }
}

/// Draws the placeholders of missing images.
enum PlaceholderDrawing {
    /// Returns a dashed outline around the last part of the name. A large box is filled with a medium grey, so that both white and black
    /// text on top of it is readable.
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
