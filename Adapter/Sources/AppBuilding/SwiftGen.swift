import Foundation
import SourceAdaptation
import Yams

/// The Swift that SwiftGen writes before a build, as its configuration `swiftgen.yml` says: texts, assets and fonts, in the words of its
/// templates for Swift 4 and 5. Written is what the target compiles, unless the file is there or the app declares its type.
struct SwiftGen {
    private let code: AppCode
    /// The names of the types that the app declares.
    private let declared: Set<String>
    /// Whether the app's files import SwiftUI; otherwise it is not built.
    private let usesSwiftUI: Bool

    init(_ code: AppCode, declared: Set<String>, withSwiftUI: Bool = false) {
        (self.code, self.declared, usesSwiftUI) = (code, declared, withSwiftUI)
    }

    var sources: [SourceText] { configurations.flatMap(sources) }

    /// The configurations below the app's folder, sorted by path, and those of targets of packages, which SwiftGen's plugin reads.
    private var configurations: [URL] {
        let ofTargets = code.sources.map { URL(filePath: $0).appending(path: "swiftgen.yml").standardizedFileURL }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        return ofTargets + ofHome.filter { !ofTargets.contains($0) }
    }

    private var ofHome: [URL] {
        guard let home = code.home else { return [] }
        let all = FileManager.default.enumerator(atPath: home)
        var found: [String] = []
        while let path = all?.nextObject() as? String {
            let parts = path.split(separator: "/"), name = parts.last.map(String.init) ?? path
            if ["swiftgen.yml", ".swiftgen.yml"].contains(name) { found.append(path) }
            let isOther = ["Pods", "Carthage", "node_modules", "build", "Output", "DerivedData"].contains(name)
            if isOther || parts.count > 3 || name.hasPrefix(".") || name.hasSuffix(".xcassets") { all?.skipDescendants() }
        }
        return found.sorted().map { URL(filePath: home).appending(path: $0).standardizedFileURL }
    }

    private func sources(of configuration: URL) -> [SourceText] {
        guard let text = try? String(contentsOf: configuration, encoding: .utf8), let words = (try? Yams.load(yaml: text)) as? [String: Any]
        else { return [] }
        let folder = configuration.deletingLastPathComponent()
        func place(_ key: String) -> URL { (words[key] as? String).map { folder.appending(path: $0) } ?? folder }
        var result: [SourceText] = []
        for parser in Self.templates.keys.sorted() {
            for entry in Self.list(words[parser]).compactMap({ $0 as? [String: Any] }) {
                let inputs = Self.list(entry["inputs"]).compactMap { $0 as? String }.map { place("input_dir").appending(path: $0) }
                for output in Self.list(entry["outputs"]).compactMap({ $0 as? [String: Any] }) {
                    guard let template = output["templateName"] as? String, let name = output["output"] as? String,
                        Self.templates[parser, default: []].contains(where: template.hasPrefix)
                    else { continue }
                    // A plugin's folder of results (`${DERIVED_SOURCES_DIR}`) belongs to the target that has the configuration.
                    let isDerived = (words["output_dir"] as? String)?.contains("${") == true
                    let target = (isDerived ? folder.appending(path: "Derived") : place("output_dir")).appending(path: name)
                        .standardizedFileURL
                    guard isCompiled(target.path) || isDerived && folder.path == code.home,
                        !FileManager.default.fileExists(atPath: target.path)
                    else { continue }
                    let parameters = Parameters(words: output["params"] as? [String: Any] ?? [:])
                    let (usual, text): (String, String?) =
                        switch parser {
                        case "strings": ("L10n", SwiftGenStrings(inputs, parameters, isFlat: template.hasPrefix("flat")).text)
                        case "fonts": ("FontFamily", SwiftGenFonts(inputs, parameters, withSwiftUI: usesSwiftUI).text)
                        default: ("Asset", SwiftGenAssets(inputs, parameters, withSwiftUI: usesSwiftUI).text)
                        }
                    guard let text, !declared.contains(parameters.enumName(usual)) else { continue }
                    result.append(SourceText(path: target.path, text))
                }
            }
        }
        return result
    }

    /// The beginnings of the names of the templates that are known, by the parser's name.
    private static let templates = ["fonts": ["swift"], "strings": ["structured-swift", "flat-swift"], "xcassets": ["swift"]]

    /// Whether the target names the file, or has the folder that it is in.
    private func isCompiled(_ path: String) -> Bool {
        code.sources.map { URL(filePath: $0).standardizedFileURL.path }.contains { $0 == path || path.hasPrefix($0 + "/") }
    }

    private static func list(_ value: Any?) -> [Any] { value as? [Any] ?? value.map { [$0] } ?? [] }

    /// The parameters of a template.
    struct Parameters {
        let words: [String: Any]

        var access: String { words["publicAccess"] as? Bool == true ? "public" : "internal" }
        func flag(_ name: String) -> Bool { words[name] as? Bool == true }
        func name(_ key: String, _ usual: String) -> String { words[key] as? String ?? usual }
        func enumName(_ usual: String) -> String { name("enumName", usual) }
    }

    // MARK: Names, as SwiftGen's filters make them

    /// The filter `swiftIdentifier: "pretty"`: `alert_title` is `AlertTitle`.
    static func identifier(_ name: String) -> String {
        let parts = name.split(omittingEmptySubsequences: false) { !($0.isLetter || $0.isNumber || $0 == "_") }
        let words = parts.map(titlecased).joined(separator: "_").split(separator: "_")
        let isShouting = !name.contains(where: \.isLowercase)
        let text = words.map { isShouting ? titlecased(Substring($0.lowercased())) : titlecased($0) }.joined()
        return text.first?.isNumber == true ? "_" + text : text
    }

    static func member(_ name: String) -> String { "`" + lowerFirstWord(identifier(name)) + "`" }

    /// The filter `lowerFirstWord`: `URLChooser` is `urlChooser`.
    static func lowerFirstWord(_ name: String) -> String {
        let capitals = name.prefix(while: \.isUppercase).count
        let isAcronym = capitals > 1 && name.dropFirst(capitals).first?.isLowercase == true
        let lowered = isAcronym ? capitals - 1 : capitals
        return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    }

    private static func titlecased(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

/// `L10n.Alert.title`: the texts of `.strings` and `.stringsdict` files.
struct SwiftGenStrings {
    private let tables: [(name: String, texts: [String: String])]
    private let parameters: SwiftGen.Parameters
    private let isFlat: Bool

    init(_ inputs: [URL], _ parameters: SwiftGen.Parameters, isFlat: Bool) {
        (self.parameters, self.isFlat) = (parameters, isFlat)
        var tables: [String: [String: String]] = [:]
        for file in inputs.flatMap(Self.files) {
            tables[file.deletingPathExtension().lastPathComponent, default: [:]].merge(Self.texts(of: file)) { $1 }
        }
        self.tables = tables.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the texts of a table or a catalog of texts, by key. One with plurals is its format.
    static func texts(of file: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        guard file.pathExtension != "xcstrings" else {
            let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            let language = catalog?["sourceLanguage"] as? String ?? "en"
            let entries = catalog?["strings"] as? [String: [String: Any]] ?? [:]
            return Dictionary(
                uniqueKeysWithValues: entries.map { key, entry in
                    let own = (entry["localizations"] as? [String: Any])?[language] as? [String: Any]
                    return (key, (own?["stringUnit"] as? [String: Any])?["value"] as? String ?? key)
                })
        }
        let object = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return (object ?? [:]).compactMapValues { $0 as? String ?? ($0 as? [String: Any]).flatMap(plural) }
    }

    private static func files(of input: URL) -> [URL] {
        guard !["strings", "stringsdict"].contains(input.pathExtension) else { return [input] }
        let all = FileManager.default.enumerator(atPath: input.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }.sorted().map { input.appending(path: $0) }
    }

    /// Returns the format of a text with plurals, with a number in the place of each.
    private static func plural(_ words: [String: Any]) -> String? {
        (words["NSStringLocalizedFormatKey"] as? String)?.replacing(#/%(\d+\$)?#@(\w+)@/#) { "%\($0.output.1 ?? "")d" }
    }

    private final class Node {
        var texts: [(name: String, key: String, value: String)] = []
        var children: [String: Node] = [:]
    }

    /// Nil if there are no texts.
    var text: String? {
        guard !tables.isEmpty else { return nil }
        let access = parameters.access, name = parameters.enumName("L10n")
        var lines = ["import Foundation", "\(access) enum \(name) {"]
        for table in tables {
            let isNested = tables.count > 1 || parameters.flag("forceFileNameEnum")
            if isNested { lines.append("\(access) enum \(SwiftGen.identifier(table.name)) {") }
            write(tree(table.texts), of: table.name, to: &lines)
            if isNested { lines.append("}") }
        }
        return
            (lines + [
                "}", "extension \(name) {",
                "    private static func tr(_ table: String, _ key: String, _ arguments: CVarArg..., fallback: String) -> String {",
                "        let format = Bundle.main.localizedString(forKey: key, value: fallback, table: table)",
                "        return String(format: format, locale: Locale.current, arguments: arguments)", "    }", "}",
            ]).joined(separator: "\n") + "\n"
    }

    private func tree(_ texts: [String: String]) -> Node {
        let root = Node(), separator = parameters.name("separator", ".")
        for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
            var node = root
            let parts = isFlat ? [key] : key.components(separatedBy: separator).filter { !$0.isEmpty }
            for part in parts.dropLast() {
                let child = node.children[part] ?? Node()
                node.children[part] = child
                node = child
            }
            node.texts.append((parts.last ?? key, key, value))
        }
        return root
    }

    private func write(_ node: Node, of table: String, to lines: inout [String]) {
        let access = parameters.access, name = parameters.enumName("L10n")
        var seen: Set<String> = []
        for text in node.texts {
            let member = SwiftGen.member(text.name), types = Self.placeholders(in: text.value)
            guard member.count > 2, seen.insert(member).inserted else { continue }
            let call = "\(name).tr(\(table.swiftLiteral), \(text.key.swiftLiteral)"
            let end = "fallback: \(text.value.swiftLiteral))"
            guard !types.isEmpty else {
                lines.append("\(access) static var \(member): String { \(call), \(end) }")
                continue
            }
            let parameters = types.enumerated().map { "_ p\($0.offset + 1): \($0.element)" }.joined(separator: ", ")
            let values = types.enumerated().map { $1 == "Any" ? "String(describing: p\($0 + 1))" : "p\($0 + 1)" }.joined(separator: ", ")
            lines.append("\(access) static func \(member)(\(parameters)) -> String { \(call), \(values), \(end) }")
        }
        for (child, inner) in node.children.sorted(by: { $0.key < $1.key }) {
            lines.append("\(access) enum `\(SwiftGen.identifier(child))` {")
            write(inner, of: table, to: &lines)
            lines.append("}")
        }
    }

    /// Returns the types of a format's values, in order.
    static func placeholders(in format: String) -> [String] {
        var types: [Int: String] = [:], next = 1
        for match in format.replacing("%%", with: "").matches(
            of: #/%(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?([@dDiuUxXoOfFeEgGaAcsp])/#)
        {
            let number = match.output.1.flatMap { Int($0) } ?? next
            next = number + 1
            types[number] =
                switch match.output.2 {
                case "@": "Any"
                case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
                case "c": "CChar"
                case "s": "UnsafePointer<CChar>"
                case "p": "UnsafeRawPointer"
                default: "Int"
                }
        }
        return (1..<max(1, (types.keys.max() ?? 0) + 1)).map { types[$0] ?? "Any" }
    }
}

/// `Asset.Colors.brand.color`: the assets of catalogs.
struct SwiftGenAssets {
    private let catalogs: [URL]
    private let parameters: SwiftGen.Parameters
    private let usesSwiftUI: Bool

    init(_ inputs: [URL], _ parameters: SwiftGen.Parameters, withSwiftUI: Bool) {
        usesSwiftUI = withSwiftUI
        catalogs = inputs.filter { FileManager.default.fileExists(atPath: $0.path) }
        self.parameters = parameters
    }

    private var types: (color: String, image: String, symbol: String) {
        (
            parameters.name("colorTypeName", "ColorAsset"), parameters.name("imageTypeName", "ImageAsset"),
            parameters.name("symbolTypeName", "SymbolAsset")
        )
    }

    /// Nil without a catalog.
    var text: String? {
        guard !catalogs.isEmpty else { return nil }
        let access = parameters.access
        var lines = [
            "import Foundation; import UIKit" + (usesSwiftUI ? "; import SwiftUI" : ""), "\(access) enum \(parameters.enumName("Asset")) {",
        ]
        for catalog in catalogs {
            let isNested = catalogs.count > 1 || parameters.flag("forceFileNameEnum")
            if isNested { lines.append("\(access) enum `\(SwiftGen.identifier(catalog.deletingPathExtension().lastPathComponent))` {") }
            write(catalog, prefix: "", depth: 0, to: &lines)
            if isNested { lines.append("}") }
        }
        return (lines + ["}", support]).joined(separator: "\n") + "\n"
    }

    private func write(_ folder: URL, prefix: String, depth: Int, to lines: inout [String]) {
        guard depth < 12 else { return }
        let types = types, access = parameters.access
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() where !name.hasPrefix(".") {
            let place = folder.appending(path: name), stem = place.deletingPathExtension().lastPathComponent
            let type = ["colorset": types.color, "imageset": types.image, "symbolset": types.symbol][
                place.pathExtension]
            if let type {
                lines.append("\(access) static let \(SwiftGen.member(stem)) = \(type)(name: \((prefix + stem).swiftLiteral))")
            } else if place.pathExtension.isEmpty, place.hasDirectoryPath || isFolder(place) {
                let hasNamespace = AssetSymbols.isNamespace(place), isNested = hasNamespace || parameters.flag("forceProvidesNamespaces")
                if isNested { lines.append("\(access) enum `\(SwiftGen.identifier(stem))` {") }
                write(place, prefix: hasNamespace ? prefix + stem + "/" : prefix, depth: depth + 1, to: &lines)
                if isNested { lines.append("}") }
            }
        }
    }

    private func isFolder(_ place: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The types of the assets, with the members that the templates give them.
    private var support: String {
        let types = types, access = parameters.access
        return """
            \(access) final class \(types.color): @unchecked Sendable {
                \(access) let name: String
                \(access) typealias Color = UIColor
                \(access) var color: UIColor { UIColor(named: name) ?? UIColor() }
                \(access) func color(compatibleWith traitCollection: UITraitCollection) -> UIColor {
                    UIColor(named: name, in: nil, compatibleWith: traitCollection) ?? UIColor()
                }
                init(name: String) { self.name = name }
            }
            \(access) struct \(types.image): Sendable {
                \(access) let name: String
                \(access) typealias Image = UIImage
                \(access) var image: UIImage { UIImage(named: name) ?? UIImage() }
                \(access) func image(compatibleWith traitCollection: UITraitCollection) -> UIImage {
                    UIImage(named: name, in: nil, compatibleWith: traitCollection) ?? UIImage()
                }
            }
            \(access) struct \(types.symbol): Sendable {
                \(access) let name: String
                \(access) var image: UIImage { UIImage(named: name) ?? UIImage() }
                \(access) func image(with configuration: UIImage.SymbolConfiguration) -> UIImage { image.withConfiguration(configuration) }
            }
            """ + (usesSwiftUI ? supportOfSwiftUI : "")
    }
    private var supportOfSwiftUI: String {
        let types = types, access = parameters.access
        return """

            extension \(types.color) { \(access) var swiftUIColor: SwiftUI.Color { SwiftUI.Color(color) } }
            extension \(types.image) { \(access) var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) } }
            extension \(types.symbol) { \(access) var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) } }
            extension SwiftUI.Color { \(access) init(asset: \(types.color)) { self.init(asset.color) } }
            extension SwiftUI.Image { \(access) init(asset: \(types.image)) { self.init(asset.name) } }
            """
    }
}
