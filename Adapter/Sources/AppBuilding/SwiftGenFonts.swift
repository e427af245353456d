import Foundation

/// `FontFamily.Inter.bold.font(size: 17)`: the fonts of files.
struct SwiftGenFonts {
    private let fonts: [(file: String, names: FontNames)]
    private let parameters: SwiftGen.Parameters
    private let usesSwiftUI: Bool

    init(_ inputs: [URL], _ parameters: SwiftGen.Parameters, withSwiftUI: Bool) {
        fonts = inputs.flatMap(Self.files).compactMap { file in FontNames(file).map { (file.lastPathComponent, $0) } }
        self.parameters = parameters
        usesSwiftUI = withSwiftUI
    }

    private static func files(of input: URL) -> [URL] {
        func isFont(_ name: String) -> Bool { ["ttf", "otf", "ttc"].contains { name.lowercased().hasSuffix("." + $0) } }
        guard !isFont(input.path) else { return [input] }
        let all = FileManager.default.enumerator(atPath: input.path)?.compactMap { $0 as? String } ?? []
        return all.filter(isFont).sorted().map { input.appending(path: $0) }
    }

    /// Nil without a font.
    var text: String? {
        guard !fonts.isEmpty else { return nil }
        let access = parameters.access, type = parameters.name("fontTypeName", "FontConvertible")
        let imports = "import CoreText; import Foundation; import UIKit" + (usesSwiftUI ? "; import SwiftUI" : "")
        var lines = [imports, "\(access) enum \(parameters.enumName("FontFamily")) {"], all: [String] = []
        for (family, members) in Dictionary(grouping: fonts, by: \.names.family).sorted(by: { $0.key < $1.key }) {
            let group = SwiftGen.identifier(family)
            lines.append("\(access) enum `\(group)` {")
            for font in members.sorted(by: { $0.names.style < $1.names.style }) {
                let values = [("name", font.names.name), ("family", family), ("path", font.file)]
                let arguments = values.map { "\($0): \($1.swiftLiteral)" }.joined(separator: ", ")
                lines.append("\(access) static let \(SwiftGen.member(font.names.style)) = \(type)(\(arguments))")
            }
            let names = members.map { SwiftGen.member($0.names.style) }.sorted().joined(separator: ", ")
            lines += ["\(access) static let all: [\(type)] = [\(names)]", "}"]
            all.append("`\(group)`.all")
        }
        lines += [
            "\(access) static let allCustomFonts: [\(type)] = [\(all.joined(separator: ", "))].flatMap { $0 }",
            "\(access) static func registerAllCustomFonts() { allCustomFonts.forEach { $0.register() } }", "}",
        ]
        return (lines + [support(type, access)]).joined(separator: "\n") + "\n"
    }

    /// The type of the fonts, with the members that the templates give it.
    private func support(_ type: String, _ access: String) -> String {
        let ofSwiftUI = """

                \(access) func swiftUIFont(size: CGFloat) -> SwiftUI.Font { registered { SwiftUI.Font.custom(name, size: size) } }
                \(access) func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font { registered { SwiftUI.Font.custom(name, fixedSize: fixedSize) } }
                \(access) func swiftUIFont(size: CGFloat, relativeTo style: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
                    registered { SwiftUI.Font.custom(name, size: size, relativeTo: style) }
                }
            """
        return """
            \(access) struct \(type): Sendable {
                \(access) let name: String
                \(access) let family: String
                \(access) let path: String
                \(access) typealias Font = UIFont
                \(access) func font(size: CGFloat) -> UIFont { registered { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) } }
                \(access) func register() {
                    guard let url = Bundle.main.url(forResource: path, withExtension: nil) else { return }
                    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
                }
                private func registered<Value>(_ value: () -> Value) -> Value {
                    if UIFont(name: name, size: 12) == nil { register() }
                    return value()
                }\(usesSwiftUI ? ofSwiftUI : "")
            }
            extension UIFont {
                \(access) convenience init?(font: \(type), size: CGFloat) { self.init(name: font.name, size: size) }
            }
            """
    }
}

/// The names of a font, from the `name` table of its file (OpenType 1.9).
struct FontNames {
    /// The name by which `UIFont(name:size:)` finds it.
    var name: String
    var family: String
    /// `Bold Italic`.
    var style: String

    /// Reads the first font of a file. Returns nil if it has no names.
    init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
        let bytes = [UInt8](data)
        func number(_ at: Int, _ count: Int) -> Int? {
            at >= 0 && at + count <= bytes.count ? bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) } : nil
        }
        let start = bytes.starts(with: "ttcf".utf8) ? number(12, 4) ?? 0 : 0
        guard let tables = number(start + 4, 2) else { return nil }
        let places = (0..<tables).map { start + 12 + 16 * $0 }
        guard let entry = places.first(where: { $0 + 16 <= bytes.count && bytes[$0..<($0 + 4)].elementsEqual("name".utf8) }),
            let table = number(entry + 8, 4), let count = number(table + 2, 2), let texts = number(table + 4, 2)
        else { return nil }
        var found: [Int: String] = [:]
        for record in (0..<count).map({ table + 6 + 12 * $0 }) {
            guard let platform = number(record, 2), let language = number(record + 4, 2), let key = number(record + 6, 2),
                let length = number(record + 8, 2), let offset = number(record + 10, 2), table + texts + offset + length <= bytes.count
            else { continue }
            let text = bytes[(table + texts + offset)..<(table + texts + offset + length)]
            // Windows' names are in UTF-16, in English by preference; a Macintosh's are in Roman.
            if platform == 3, language == 0x409 || found[key] == nil {
                found[key] = String(
                    decoding: stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map {
                        UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
                    }, as: UTF16.self)
            } else if platform == 1, found[key] == nil {
                found[key] = String(decoding: text, as: UTF8.self)
            }
        }
        guard let name = found[6], let family = found[16] ?? found[1] else { return nil }
        (self.name, self.family, style) = (name, family, found[17] ?? found[2] ?? "Regular")
    }
}
