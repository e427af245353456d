import Foundation
import SourceAdaptation

/// Collects the Objective-C headers that a target's Swift files see: those that its bridging header imports, and the public ones of the
/// modules that are compiled with it.
struct ObjectiveCHeaders {
    /// The folder in which the generated file is said to be; its classes are no screens.
    static func folder(of code: AppCode) -> String { (code.home ?? "") + "/PlumbObjectiveC" }

    private let code: AppCode
    /// The headers and implementations of the target.
    private let files: [URL]
    private let places: [String: URL]
    private var done: Set<String> = []
    private var text = ""
    /// The frameworks that the headers import. All Swift files of the target see what these declare.
    private(set) var frameworks: Set<String> = []

    /// Reads a target's headers; nil if it has none.
    init?(of code: AppCode) {
        let bridge = Self.bridgingHeader(of: code), published = code.headers.map { URL(filePath: $0) }
        guard bridge != nil || !published.isEmpty else { return nil }
        self.code = code
        // A module's public headers import others beside them.
        let beside = published.flatMap { header in ["m", "mm"].map { header.deletingPathExtension().appendingPathExtension($0) } }
        files = bridge == nil ? code.sources.flatMap(Self.files) + beside : Self.files(below: code.home ?? "")
        places = Dictionary(
            (files + published).filter { $0.pathExtension == "h" }.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { one, _ in one })
        for header in [bridge].compactMap(\.self) + published { add(header, depth: 0) }
    }

    /// Returns the Swift declarations of the headers; nil if they declare nothing.
    func source(declared: Set<String>) -> SourceText? {
        let models = AppResources(code).files.map(\.file).filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) }
        let managed = models.reduce(into: [String: Set<String>]()) { all, model in
            all.merge(DataModel.properties(of: model)) { $0.union($1) }
        }
        let source = ObjectiveCSource(
            headers: text, managed: managed, values: Self.values(in: files), frameworks: frameworks,
            isDeclared: { declared.contains($0) })
        return source.text.map { SourceText(path: Self.folder(of: code) + "/Headers.swift", $0) }
    }

    private static func bridgingHeader(of code: AppCode) -> URL? {
        guard let home = code.home, let setting = code.infoValues["SWIFT_OBJC_BRIDGING_HEADER"], !setting.isEmpty else { return nil }
        let path = ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/"].reduce(setting) { $0.replacing($1, with: "") }
            .replacing(#/\$[({](\w+)(?::\w+)?[)}]/#) { code.infoValues[String($0.output.1)] ?? "" }
        return path.hasPrefix("/") ? URL(filePath: path) : URL(filePath: home).appending(path: path)
    }

    /// Returns the headers and implementations below a folder, without other people's.
    private static func files(below home: String) -> [URL] {
        let all = FileManager.default.enumerator(atPath: home)
        var result: [String] = []
        while let path = all?.nextObject() as? String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasPrefix(".") || ["Pods", "Carthage", "node_modules", "build", "Output"].contains(name) || name.hasSuffix(".xcassets")
            {
                all?.skipDescendants()
            } else if [".h", ".m", ".mm"].contains(where: name.hasSuffix) {
                result.append(path)
            }
        }
        return result.sorted().map { URL(filePath: home).appending(path: $0) }
    }

    /// Adds a header after those that it imports.
    private mutating func add(_ header: URL, depth: Int) {
        guard depth < 40, done.insert(header.lastPathComponent).inserted, let bytes = try? Data(contentsOf: header), bytes.count < 1_000_000
        else { return }
        // Of each condition that is open: whether its lines count, and whether one of its branches did.
        var branches: [(counts: Bool, hasCounted: Bool)] = []
        for line in Self.withoutComments(String(decoding: bytes, as: UTF8.self)).split(whereSeparator: \.isNewline) {
            let words = line.drop { $0 == " " || $0 == "\t" }
            guard words.first == "#" else {
                guard branches.allSatisfy(\.counts) else { continue }
                if let module = words.prefixMatch(of: #/@import\s+(\w+)/#)?.output.1 {
                    frameworks.insert(String(module))
                } else {
                    text += line + "\n"
                }
                continue
            }
            let directive = words.dropFirst().drop { $0 == " " }, rest = directive.drop { $0.isLetter }
            switch directive.prefix(while: \.isLetter) {
            case "if", "ifdef", "ifndef":
                let counts = directive.hasPrefix("ifndef") || Self.counts(rest)
                branches.append((counts, counts))
            case "else", "elif":
                guard let last = branches.last else { break }
                branches[branches.count - 1] = (!last.hasCounted, true)
            case "endif": _ = branches.popLast()
            case "import", "include":
                guard branches.allSatisfy(\.counts), let name = rest.firstMatch(of: #/["<]([^">]+)[">]/#)?.output.1 else { break }
                if let place = places[String(name.split(separator: "/").last ?? name)] {
                    add(place, depth: depth + 1)
                } else if let slash = name.firstIndex(of: "/") {
                    frameworks.insert(String(name[..<slash]))
                }
            case "define":
                if branches.allSatisfy(\.counts) { text += Self.constant(rest) }
            default: break
            }
        }
    }

    /// Whether the lines of a condition are for telephones.
    private static func counts(_ condition: Substring) -> Bool {
        let isOther = ["__cplusplus", "TARGET_OS_OSX", "TARGET_OS_WATCH", "TARGET_OS_TV", "TARGET_OS_MACCATALYST"].contains {
            condition.contains($0)
        }
        return !isOther && condition.trimmingCharacters(in: .whitespaces) != "0"
    }

    /// Returns a constant for a macro that is text or a number.
    private static func constant(_ macro: Substring) -> String {
        if let match = macro.wholeMatch(of: #/\s+(\w+)\s+@"([^"]*)"\s*/#) {
            return "static NSString * const \(match.output.1) = @\"\(match.output.2)\";\n"
        }
        if let match = macro.wholeMatch(of: #/\s+(\w+)\s+\(?(-?\d+(?:\.\d+)?)f?\)?\s*/#), !match.output.2.hasPrefix("-") {
            return "static \(match.output.2.contains(".") ? "double" : "int") \(match.output.1) = \(match.output.2);\n"
        }
        return ""
    }

    static func withoutComments(_ text: String) -> String {
        var result: [UInt8] = [], bytes = Array(text.utf8)[...]
        var isText = false
        while let byte = bytes.popFirst() {
            if byte == UInt8(ascii: "\\"), isText {
                result.append(byte)
                bytes.popFirst().map { result.append($0) }
            } else if !isText, byte == UInt8(ascii: "/"), bytes.first == UInt8(ascii: "/") {
                bytes = bytes.drop { $0 != UInt8(ascii: "\n") }
            } else if !isText, byte == UInt8(ascii: "/"), bytes.first == UInt8(ascii: "*") {
                bytes.removeFirst()
                while let next = bytes.popFirst() {
                    if next == UInt8(ascii: "\n") { result.append(next) }
                    if next == UInt8(ascii: "*"), bytes.first == UInt8(ascii: "/") {
                        bytes.removeFirst()
                        break
                    }
                }
                result.append(UInt8(ascii: " "))
            } else {
                if byte == UInt8(ascii: "\"") { isText.toggle() }
                // A text ends with its line.
                if byte == UInt8(ascii: "\n") { isText = false }
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the values that implementations give to constants.
    private static func values(in files: [URL]) -> [String: String] {
        var values: [String: String] = [:]
        for file in files where file.pathExtension != "h" {
            guard let bytes = try? Data(contentsOf: file) else { continue }
            for line in withoutComments(String(decoding: bytes, as: UTF8.self)).split(whereSeparator: \.isNewline) {
                guard line.contains("const"), let match = line.firstMatch(of: #/const\s+(\w+)\s*=\s*(@"(?:[^"\\]|\\.)*"|-?[\d.]+f?)\s*;/#)
                else {
                    continue
                }
                let value = match.output.2
                values[String(match.output.1)] = String(value.hasPrefix("@") ? value.dropFirst() : value)
            }
        }
        return values
    }
}
