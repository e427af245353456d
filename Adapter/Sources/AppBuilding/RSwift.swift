import Foundation
import SourceAdaptation

/// The Swift that R.swift writes before a build: `R.image.settings()`, `R.string.localizable.title()`, `R.nib.userCell`. It is written if the app
/// uses `R` and has no such type. Names and calls are those of R.swift's documentation, for its versions 5 to 7.
struct RSwift {
    private let files: [AppResources.File]
    private let home: String
    /// The names of the types that the app declares.
    private let declared: Set<String>
    /// Whether the app's files import SwiftUI; otherwise it is not built.
    private let usesSwiftUI: Bool

    init(_ code: AppCode, declared: Set<String>, withSwiftUI: Bool = false) {
        files = AppResources(code).files.sorted { $0.file.path < $1.file.path }
        home = code.home ?? ""
        self.declared = declared
        usesSwiftUI = withSwiftUI
    }

    /// Returns the generated file; nil if the app does not use `R`, or has it.
    func source(for sources: [SourceText]) -> SourceText? {
        guard !declared.contains("R"), sources.contains(where: Self.isUsed) else { return nil }
        let documents = RSwiftDocuments(files.map(\.file), declared: declared)
        let body = [
            images, colors, texts, fonts, data, documents.storyboards, documents.nibs, documents.cells, documents.segues,
        ].map { "    \($0.joined(separator: "\n    "))" }
        let imports = "import Foundation; import UIKit" + (usesSwiftUI ? "; import SwiftUI" : "")
        let text =
            "\(imports)\nenum R {\n\(body.joined(separator: "\n"))\n\(Self.types)\n}\n\(Self.calls)\n"
            + (usesSwiftUI ? Self.viewsOfSwiftUI : "")
        return SourceText(path: home + "/R.generated.swift", text)
    }

    private static func isUsed(_ source: SourceText) -> Bool {
        let text = String(decoding: source.bytes, as: UTF8.self)
        return text.contains("R.")
            && text.contains(#/(?:^|[^\w.])R\.(?:string|image|color|font|file|nib|storyboard|reuseIdentifier|segue)\./#)
    }

    // MARK: Names

    /// Returns the name that R.swift makes of a resource's: parts begin with capitals, the first one does not.
    static func identifier(_ name: String) -> String {
        let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let first = parts.first else { return "_" }
        let text =
            SwiftGen.lowerFirstWord(String(first))
            + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let plain = text.drop(while: \.isNumber)
        return plain.isEmpty ? "_\(text)" : "`\(plain)`"
    }

    /// Returns lines of constants, each name once.
    static func constants(_ entries: [(name: String, value: String)]) -> [String] {
        var seen: Set<String> = []
        return entries.compactMap { name, value in
            let name = identifier(name)
            return seen.insert(name).inserted ? "static let \(name) = \(value)" : nil
        }
    }

    private static func group(_ name: String, _ lines: [String]) -> [String] { ["enum \(name) {"] + lines.map { "    " + $0 } + ["}"] }

    // MARK: Assets

    private var catalogs: [URL] { files.map(\.file).filter { $0.pathExtension == "xcassets" } }

    private var images: [String] {
        let kinds = ["png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp"]
        let loose = files.map(\.file).filter { kinds.contains($0.pathExtension.lowercased()) }
            .map { $0.deletingPathExtension().lastPathComponent.replacing(#/@[23]x|~ipad|~iphone/#, with: "") }
        let assets = assets(["imageset", "symbolset"], "Image"), seen = Set(assets.names.map(Self.identifier))
        let rest = loose.filter { !seen.contains(Self.identifier($0)) }.map { (name: $0, value: "Image(name: \($0.swiftLiteral))") }
        return Self.group("image", assets.lines + Self.constants(rest))
    }

    private var colors: [String] { Self.group("color", assets(["colorset"], "Color").lines) }

    /// Returns constants for the assets of a kind. Folders with a namespace are types.
    private func assets(_ extensions: Set<String>, _ type: String) -> (lines: [String], names: [String]) {
        var lines: [String] = [], names: [String] = [], seen: Set<String> = []
        func read(_ folder: URL, prefix: String, depth: Int) -> [(name: String, value: String)] {
            guard depth < 12 else { return [] }
            var entries: [(name: String, value: String)] = []
            let children = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            for child in children where !child.hasPrefix(".") {
                let place = folder.appending(path: child), stem = place.deletingPathExtension().lastPathComponent
                if extensions.contains(place.pathExtension) {
                    entries.append((stem, "\(type)(name: \((prefix + stem).swiftLiteral))"))
                } else if place.pathExtension.isEmpty {
                    guard AssetSymbols.isNamespace(place) else {
                        entries += read(place, prefix: prefix, depth: depth + 1)
                        continue
                    }
                    let inner = Self.constants(read(place, prefix: prefix + stem + "/", depth: depth + 1)), name = Self.identifier(stem)
                    if !inner.isEmpty, seen.insert(name).inserted { lines += Self.group(name, inner) }
                }
            }
            return entries
        }
        let entries = catalogs.flatMap { read($0, prefix: "", depth: 0) }.filter { !seen.contains(Self.identifier($0.name)) }
        names = entries.map(\.name)
        return (lines + Self.constants(entries), names)
    }

    // MARK: Texts, fonts and files

    /// The tables by name, each key with its text in the language in which the app is written.
    private var tables: [(name: String, texts: [(key: String, value: String)])] {
        let documents = Set(files.map(\.file).filter { ["storyboard", "xib"].contains($0.pathExtension) }.map(Self.stem))
        var tables: [String: [String: String]] = [:]
        let ranks = ["Base.lproj", "en.lproj"]
        for file in files.sorted(by: { (ranks.firstIndex(of: $0.language ?? "") ?? 9) < (ranks.firstIndex(of: $1.language ?? "") ?? 9) }) {
            let name = Self.stem(of: file.file)
            guard ["strings", "stringsdict", "xcstrings"].contains(file.file.pathExtension), !documents.contains(name), name != "InfoPlist"
            else { continue }
            tables[name, default: [:]].merge(SwiftGenStrings.texts(of: file.file)) { first, _ in first }
        }
        return tables.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }) }
    }

    private static func stem(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }

    private var texts: [String] {
        Self.group(
            "string",
            tables.flatMap { table -> [String] in
                var lines: [String] = [], seen: Set<String> = []
                for (key, value) in table.texts {
                    let name = Self.identifier(key), types = SwiftGenStrings.placeholders(in: value)
                    guard seen.insert(name).inserted else { continue }
                    let text =
                        "Text(key: \(key.swiftLiteral), table: \(table.name.swiftLiteral), value: \(value.swiftLiteral))"
                    lines.append("static let \(name) = \(text)")
                    guard !types.isEmpty else { continue }
                    let parameters = types.enumerated().map { "_ value\($0.offset + 1): \($0.element == "Any" ? "String" : $0.element)" }
                    let values = types.indices.map { "value\($0 + 1)" }
                    lines.append(
                        "static func \(name)(\(parameters.joined(separator: ", ")), preferredLanguages: [String]? = nil) -> String { "
                            + "\(text).filled([\(values.joined(separator: ", "))]) }")
                }
                return Self.group(Self.identifier(table.name), lines)
            })
    }

    private var fonts: [String] {
        let names = files.map(\.file).filter { ["ttf", "otf"].contains($0.pathExtension.lowercased()) }.map(Self.stem)
        return Self.group("font", Self.constants(names.map { ($0, "Font(fontName: \($0.swiftLiteral))") }))
    }

    private var data: [String] {
        let other = ["xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "xcdatamodeld", "xcprivacy"]
        let names = files.map(\.file).filter { !other.contains($0.pathExtension) }.map(\.lastPathComponent)
        return Self.group("file", Self.constants(names.map { ($0, "File(fullName: \($0.swiftLiteral))") }))
    }

    // MARK: What the constants are

    private static let types = """
            static func validate() throws {}
            struct Image: Sendable {
                let name: String
                func callAsFunction(compatibleWith traitCollection: UITraitCollection? = nil) -> UIImage? {
                    UIImage(named: name, in: .main, compatibleWith: traitCollection)
                }
            }
            struct Color: Sendable {
                let name: String
                func callAsFunction(compatibleWith traitCollection: UITraitCollection? = nil) -> UIColor? {
                    UIColor(named: name, in: .main, compatibleWith: traitCollection)
                }
            }
            struct Text: Sendable {
                let key: String, table: String, value: String
                func callAsFunction(preferredLanguages: [String]? = nil) -> String {
                    Bundle.main.localizedString(forKey: key, value: value, table: table)
                }
                func filled(_ values: [any CVarArg]) -> String { String(format: self(), locale: Locale.current, arguments: values) }
            }
            struct Font: Sendable {
                let fontName: String
                func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: fontName, size: size) }
            }
            struct File: Sendable {
                let fullName: String
                var name: String { (fullName as NSString).deletingPathExtension }
                var pathExtension: String { (fullName as NSString).pathExtension }
                func callAsFunction() -> URL? { Bundle.main.url(forResource: name, withExtension: pathExtension) }
                func url() -> URL? { self() }
                func path() -> String? { self()?.path }
            }
            @MainActor struct Nib<View> {
                let name: String
                let identifier: String
                func callAsFunction() -> UINib { UINib(nibName: name, bundle: nil) }
                func instantiate(withOwner owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
                    self().instantiate(withOwner: owner, options: options)
                }
                func callAsFunction(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? { firstView(withOwner: owner) }
                func callAsFunction(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? { firstView(withOwner: owner) }
                func firstView(withOwner owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil) -> View? {
                    instantiate(withOwner: owner).lazy.compactMap { $0 as? View }.first
                }
                func firstView(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? { firstView(withOwner: owner) }
            }
            struct Cell<View>: Sendable { let identifier: String }
            @MainActor struct Scene<Controller> {
                let storyboard: String
                let identifier: String
                func callAsFunction() -> Controller? {
                    UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier) as? Controller
                }
            }
            struct Segue<Source, Destination>: Sendable {
                let identifier: String
                @MainActor func callAsFunction(segue: UIStoryboardSegue) -> Performed<Source, Destination>? {
                    guard segue.identifier == identifier, let source = segue.source as? Source,
                        let destination = segue.destination as? Destination
                    else { return nil }
                    return Performed(segue: segue, identifier: identifier, source: source, destination: destination)
                }
            }
            struct Performed<Source, Destination> {
                let segue: UIStoryboardSegue
                let identifier: String
                let source: Source
                let destination: Destination
            }
        """

    /// The methods of UIKit that take these constants.
    private static let calls = """
        extension UIImage {
            convenience init?(resource: R.Image, compatibleWith traits: UITraitCollection? = nil) {
                self.init(named: resource.name, in: .main, compatibleWith: traits)
            }
        }
        extension UIColor {
            convenience init?(resource: R.Color, compatibleWith traits: UITraitCollection? = nil) {
                self.init(named: resource.name, in: .main, compatibleWith: traits)
            }
        }
        extension UIFont {
            convenience init?(resource: R.Font, size: CGFloat) { self.init(name: resource.fontName, size: size) }
        }
        extension Bundle {
            func url(forResource file: R.File) -> URL? { file() }
            func path(forResource file: R.File) -> String? { file.path() }
        }
        extension UINib {
            convenience init<View>(resource: R.Nib<View>, bundle: Bundle? = nil) { self.init(nibName: resource.name, bundle: bundle) }
        }
        extension UITableView {
            func register<View>(_ nib: R.Nib<View>) { register(nib(), forCellReuseIdentifier: nib.identifier) }
            func registerHeaderFooterView<View>(_ nib: R.Nib<View>) { register(nib(), forHeaderFooterViewReuseIdentifier: nib.identifier) }
            func dequeueReusableCell<View>(withIdentifier cell: R.Cell<View>, for indexPath: IndexPath) -> View? {
                dequeueReusableCell(withIdentifier: cell.identifier, for: indexPath) as? View
            }
            func dequeueReusableCell<View>(withIdentifier cell: R.Cell<View>) -> View? {
                dequeueReusableCell(withIdentifier: cell.identifier) as? View
            }
            func dequeueReusableHeaderFooterView<View>(withIdentifier cell: R.Cell<View>) -> View? {
                dequeueReusableHeaderFooterView(withIdentifier: cell.identifier) as? View
            }
        }
        extension UICollectionView {
            func register<View>(_ nib: R.Nib<View>) { register(nib(), forCellWithReuseIdentifier: nib.identifier) }
            func register<View>(_ nib: R.Nib<View>, forSupplementaryViewOfKind kind: String) {
                register(nib(), forSupplementaryViewOfKind: kind, withReuseIdentifier: nib.identifier)
            }
            func dequeueReusableCell<View>(withReuseIdentifier cell: R.Cell<View>, for indexPath: IndexPath) -> View? {
                dequeueReusableCell(withReuseIdentifier: cell.identifier, for: indexPath) as? View
            }
            func dequeueReusableSupplementaryView<View>(
                ofKind kind: String, withReuseIdentifier cell: R.Cell<View>, for indexPath: IndexPath
            ) -> View? {
                dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: cell.identifier, for: indexPath) as? View
            }
        }
        extension UIStoryboard {
            func instantiateViewController<Controller>(withIdentifier scene: R.Scene<Controller>) -> Controller? { scene() }
        }
        extension UIViewController {
            func performSegue<Source, Destination>(withIdentifier segue: R.Segue<Source, Destination>, sender: Any?) {
                performSegue(withIdentifier: segue.identifier, sender: sender)
            }
        }
        """

    private static let viewsOfSwiftUI = """
        extension SwiftUI.Image { init(_ resource: R.Image) { self.init(resource.name) } }
        extension SwiftUI.Color { init(_ resource: R.Color) { self.init(resource.name) } }
        extension SwiftUI.Text { init(_ resource: R.Text) { self.init(verbatim: resource()) } }

        """
}
