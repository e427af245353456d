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

    /// Creates a string from plain text or an HTML document. Throws `UnreadableDocument` for other
    /// types.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        let text = DocumentEncoding.text(of: data, options[.characterEncoding], isPage: type == .html)
        switch type {
        case .plain: self.init(string: text)
        case .html: self.init(attributedString: StyledPage(text).text)
        default: throw UnreadableDocument()
        }
    }

    /// Returns the text in a range as UTF-8. Throws `UnreadableDocument` for types other than plain text.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        guard dict[.documentType] as? DocumentType ?? .plain == .plain else { throw UnreadableDocument() }
        return Data(attributedSubstring(from: range).string.utf8)
    }
}

/// How a document's bytes are read.
private enum DocumentEncoding {
    /// Returns the text of bytes that begin with a mark, or are in the encoding that options or a page's `charset` say. Others are UTF-8; those
    /// of a page are Windows' Latin letters, as browsers read them, so that an app that says nothing gets two signs for an `é` (public reports
    /// of `NSAttributedString(data:options:)`).
    static func text(of data: Data, _ given: Any?, isPage: Bool) -> String {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: data.dropFirst(3), as: UTF8.self) }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return String(data: data, encoding: .utf16) ?? "" }
        let number = given as? UInt ?? (given as? Int).map { UInt(bitPattern: $0) } ?? (given as? NSNumber)?.uintValue
        if let encoding = given as? String.Encoding ?? number.map({ String.Encoding(rawValue: $0) }) {
            if let text = String(data: data, encoding: encoding) { return text }
        }
        let begin = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        guard isPage, !begin.contains("charset=utf-8"), !begin.contains("charset=\"utf-8\"") else {
            return String(decoding: data, as: UTF8.self)
        }
        return String(data: data, encoding: .windowsCP1252) ?? String(decoding: data, as: UTF8.self)
    }
}
