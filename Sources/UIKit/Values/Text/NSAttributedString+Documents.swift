import Foundation

extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
        public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// The error for types of documents that cannot be read or written.
    public struct UnreadableDocument: Error { public init() {} }

    /// Creates a string from plain text, or from the text of an HTML document without its styles. Throws `UnreadableDocument` for other
    /// types.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let text = String(decoding: data, as: UTF8.self)
        switch options[.documentType] as? DocumentType ?? .plain {
        case .plain: self.init(string: text)
        case .html: self.init(string: MarkedText.text(of: text))
        default: throw UnreadableDocument()
        }
    }

    /// Returns the text in a range as UTF-8. Throws `UnreadableDocument` for types other than plain text.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        guard dict[.documentType] as? DocumentType ?? .plain == .plain else { throw UnreadableDocument() }
        return Data(attributedSubstring(from: range).string.utf8)
    }
}

/// The text of an HTML document.
enum MarkedText {
    private static let breaks: Set<String> = ["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "ul", "ol"]
    private static let entities = ["&nbsp;": "\u{A0}", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'"]

    static func text(of page: String) -> String {
        var text = "", rest = page[...], silent: String?
        while let open = rest.firstIndex(of: "<") {
            if silent == nil { text += collapsed(rest[..<open]) }
            guard let close = rest[open...].firstIndex(of: ">") else { rest = rest[open...].dropFirst(); continue }
            let inside = rest[rest.index(after: open)..<close].lowercased()
            let isEnd = inside.hasPrefix("/")
            let name = String(inside.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
            if let wanted = silent {
                if isEnd, name == wanted { silent = nil }
            } else if !isEnd, ["style", "script", "head", "title"].contains(name) {
                silent = name
            } else if name == "br" || (isEnd && breaks.contains(name)) {
                text += "\n"
            }
            rest = rest[rest.index(after: close)...]
        }
        text += silent == nil ? collapsed(rest) : ""
        for (entity, character) in entities { text = text.replacingOccurrences(of: entity, with: character) }
        return text.replacingOccurrences(of: "&amp;", with: "&")
    }

    private static func collapsed(_ part: Substring) -> String {
        part.split(omittingEmptySubsequences: false) { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    }
}
