import Foundation

/// How a piece of Markdown is emphasised; a part of Foundation that Linux lacks.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes {
    /// The attributes that Markdown leaves in an attributed string.
    public struct MarkdownAttributes: AttributeScope {
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>) -> T { self[T.self] }
}

/// Parses inline Markdown, which Foundation on Linux lacks. Links become link attributes; emphasis, code and strikethrough lose their
/// markers, as a label shows them, and become presentation intents. Block syntax is kept as it is written.
extension AttributedString {
    public struct MarkdownParsingOptions: Hashable, Sendable {
        public enum InterpretedSyntax: Int, Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Int, Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self = MarkdownLine(rest: markdown[...], baseURL: baseURL).read()
    }
}

extension NSAttributedString {
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { self.init(uiKit: try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }
}

/// Reads markers from left to right. A marker without a matching end is plain text.
private struct MarkdownLine {
    var rest: Substring
    let baseURL: URL?

    func read() -> AttributedString {
        var result = AttributedString(), rest = rest, plain = ""
        func flush() {
            if !plain.isEmpty { result += AttributedString(plain) }
            plain = ""
        }
        while let first = rest.first {
            if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = rest.dropFirst(2)
            } else if let (inner, after) = marked(rest) {
                flush()
                result += inner
                rest = after
            } else {
                plain.append(first)
                rest = rest.dropFirst()
            }
        }
        flush()
        return result
    }

    private func marked(_ text: Substring) -> (AttributedString, Substring)? {
        if text.first == "[" { return link(text) }
        if text.first == "`", let end = text.dropFirst().firstIndex(of: "`") {
            var code = AttributedString(String(text[text.index(after: text.startIndex)..<end]))
            code.insert(.code)
            return (code, text[text.index(after: end)...])
        }
        for (mark, intent) in Self.marks where text.hasPrefix(mark) {
            let body = text.dropFirst(mark.count)
            guard let next = body.first, !next.isWhitespace, let end = body.range(of: mark), end.lowerBound > body.startIndex else {
                continue
            }
            var inner = MarkdownLine(rest: body[..<end.lowerBound], baseURL: baseURL).read()
            inner.insert(intent)
            return (inner, body[end.upperBound...])
        }
        return nil
    }

    private static let marks: [(String, InlinePresentationIntent)] = [
        ("***", [.stronglyEmphasized, .emphasized]), ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
        ("*", .emphasized), ("_", .emphasized),
    ]

    private func link(_ text: Substring) -> (AttributedString, Substring)? {
        guard let middle = text.range(of: "]("), let end = text[middle.upperBound...].firstIndex(of: ")") else { return nil }
        let title = text[text.index(after: text.startIndex)..<middle.lowerBound]
        var linked = MarkdownLine(rest: title, baseURL: baseURL).read()
        let target = text[middle.upperBound..<end].split(separator: " ").first.map(String.init) ?? ""
        linked.link = URL(string: target, relativeTo: baseURL)
        return (linked, text[text.index(after: end)...])
    }
}

extension AttributedString {
    /// Adds an intent to all runs.
    fileprivate mutating func insert(_ intent: InlinePresentationIntent) {
        typealias Key = AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute
        for run in runs { self[run.range][Key.self] = (run[Key.self] ?? []).union(intent) }
    }
}
