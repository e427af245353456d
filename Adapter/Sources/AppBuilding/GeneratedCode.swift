import Foundation
import SourceAdaptation

/// The Swift that is generated beside an app's own: the symbols of asset catalogs, `Bundle.module`, and what SwiftGen and R.swift write.
enum GeneratedCode {
    /// Returns the generated files, without members that the code declares itself.
    static func sources(of code: AppCode, _ sources: [SourceText], _ readouts: [FileReadout]) -> [SourceText] {
        let own = Set(readouts.flatMap { $0.sharedMembers.map(\.name) })
        var result: [SourceText] = []
        let catalogs = AppResources(code).files.map(\.file).filter { $0.pathExtension == "xcassets" }
        let usesSwiftUI = sources.contains { String(decoding: $0.bytes.prefix(4000), as: UTF8.self).contains("import SwiftUI") }
        if let text = AssetSymbols(catalogs, own: own).text(withSwiftUI: usesSwiftUI), let first = catalogs.first {
            result.append(SourceText(path: first.path + "/GeneratedAssetSymbols.swift", text))
        }
        let declared = Set(readouts.flatMap(\.typeNames))
        result += SwiftGen(code, declared: declared, withSwiftUI: usesSwiftUI).sources
        if let constants = RSwift(code, declared: declared, withSwiftUI: usesSwiftUI).source(for: sources) { result.append(constants) }
        let asks = sources.contains { !$0.ranges(of: "Bundle.module").isEmpty || !$0.ranges(of: ": .module").isEmpty }
        if asks, !own.contains("Bundle.module of the type") {
            let text = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
            result.append(SourceText(path: (code.home ?? "") + "/Bundle+Module.swift", text))
        }
        return result
    }
}

/// The symbols of asset catalogs: `ColorResource.brand` and `UIColor.brand` for a colour `BrandColor`.
struct AssetSymbols {
    private struct Asset {
        var symbol: String
        var name: String
    }

    /// The names of `UIColor`, `UIImage` and `Color`, for which no symbols are made.
    private static let taken = Set(
        """
        accentColor actions add black blue brown checkmark clear cyan darkGray darkText gray green
        groupTableViewBackground indigo label lightGray lightText link magenta mint opaqueSeparator orange pink
        placeholderText primary purple quaternaryLabel quaternarySystemFill red remove secondary secondaryLabel
        secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator strokedCheckmark
        systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4
        systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange systemPink
        systemPurple systemRed systemTeal systemYellow teal tertiaryLabel tertiarySystemBackground tertiarySystemFill
        tertiarySystemGroupedBackground tint tintColor white yellow
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    private var colors: [Asset] = [], images: [Asset] = []
    private let own: Set<String>

    /// - Parameter own: The members of types that the code declares, such as `UIColor.brand of the type`.
    init(_ catalogs: [URL], own: Set<String>) {
        self.own = own
        for catalog in catalogs { read(catalog, prefix: "", depth: 0) }
    }

    /// Assets in folders with a namespace have symbols inside of it, which are not made.
    private mutating func read(_ folder: URL, prefix: String, depth: Int) {
        guard depth < 12 else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() where !name.hasPrefix(".") {
            let place = folder.appending(path: name), stem = place.deletingPathExtension().lastPathComponent
            switch place.pathExtension {
            case "colorset": Self.add(stem, ending: "Color", to: &colors)
            case "imageset", "symbolset": Self.add(stem, ending: "Image", to: &images)
            case "" where !Self.isNamespace(place): read(place, prefix: prefix, depth: depth + 1)
            default: break
            }
        }
    }

    static func isNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        return (object["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
    }

    private static func add(_ name: String, ending: String, to list: inout [Asset]) {
        guard let symbol = symbol(of: name, ending: ending), !list.contains(where: { $0.symbol == symbol }) else { return }
        list.append(Asset(symbol: symbol, name: name))
    }

    /// Returns the words of the name in camel case, without its ending `Color` or `Image`, as Xcode does (inferred from projects that use
    /// `.accent` for `AccentColor`); nil for a name without a letter or digit.
    static func symbol(of name: String, ending: String) -> String? {
        var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        guard let last = words.last else { return nil }
        if last.lowercased() == ending.lowercased(), words.count > 1 {
            words.removeLast()
        } else if last.hasSuffix(ending), last.count > ending.count {
            words[words.count - 1] = String(last.dropLast(ending.count))
        }
        let capitals = words[0].prefix { $0.isUppercase }.count
        // Of an acronym in front, the last capital begins the next word: `URLIcon` is `urlIcon`.
        let lowered = capitals > 1 && capitals < words[0].count ? capitals - 1 : capitals
        words[0] = words[0].prefix(lowered).lowercased() + words[0].dropFirst(lowered)
        let text = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return text.first?.isNumber == true ? "_" + text : text
    }

    /// Returns nil if there is no asset.
    func text(withSwiftUI: Bool) -> String? {
        guard !colors.isEmpty || !images.isEmpty else { return nil }
        var lines = ["import Foundation; import UIKit" + (withSwiftUI ? "; import SwiftUI" : "")]
        // A library may have a type of that name, too: the images of Kingfisher do.
        let kinds = [("UIKit.ColorResource", colors, "UIColor", "Color"), ("UIKit.ImageResource", images, "UIImage", nil)]
        for (kind, list, type, view) in kinds {
            guard !list.isEmpty else { continue }
            func members(of type: String, _ text: (Asset) -> String) {
                let free = list.filter {
                    !own.contains("\(type.replacing("UIKit.", with: "")).\($0.symbol) of the type")
                        && (type == kind || !Self.taken.contains($0.symbol))
                }
                guard !free.isEmpty else { return }
                lines += ["extension \(type) {"] + free.map { "    " + text($0) } + ["}"]
            }
            members(of: kind) { asset in
                let name = asset.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                return "static var `\(asset.symbol)`: \(kind) { \(kind)(name: \"\(name)\", bundle: .main) }"
            }
            members(of: type) { "static var `\($0.symbol)`: \(type) { \(type)(resource: .`\($0.symbol)`) }" }
            if withSwiftUI, let view {
                members(of: view) { "static var `\($0.symbol)`: \(view) { \(view)(UIKit.ColorResource.`\($0.symbol)`) }" }
                lines.append("extension ShapeStyle where Self == Color {")
                lines += list.filter { !Self.taken.contains($0.symbol) }
                    .filter { asset in !["Color", "ShapeStyle"].contains { own.contains("\($0).\(asset.symbol) of the type") } }
                    .map { "    static var `\($0.symbol)`: \(view) { \(view)(UIKit.ColorResource.`\($0.symbol)`) }" }
                lines.append("}")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
