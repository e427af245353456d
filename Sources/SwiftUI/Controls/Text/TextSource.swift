import Foundation

/// Where a field's text comes from, and what becomes of a text that is typed.
struct TextSource {
    /// The text of the value.
    let text: () -> String
    /// Takes over a text while it is typed.
    let type: (String) -> Void
    /// Takes over a text when typing is done.
    let commit: (String) -> Void
    /// Whether what is being typed stays as it is, although the value would be written otherwise.
    var keepsTyping = true

    static func text(_ value: Binding<String>) -> TextSource {
        TextSource(text: { value.wrappedValue }, type: { value.wrappedValue = $0 }, commit: { _ in }, keepsTyping: false)
    }

    /// A value changes as soon as its format understands the text.
    static func format<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> TextSource
    where F.FormatOutput == String {
        let take: (String) -> Void = { text in
            if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
        return TextSource(text: { format.format(value.wrappedValue) }, type: take, commit: take)
    }

    static func optionalFormat<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> TextSource
    where F.FormatOutput == String {
        let take: (String) -> Void = { text in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let parsed = try? format.parseStrategy.parse(text) {
                value.wrappedValue = parsed
            }
        }
        return TextSource(text: { value.wrappedValue.map { format.format($0) } ?? "" }, type: take, commit: take)
    }

    /// A formatter is asked when typing is done.
    static func formatter<Value>(_ value: Binding<Value>, _ formatter: Formatter) -> TextSource {
        TextSource(
            text: { formatter.string(for: value.wrappedValue) ?? "" }, type: { _ in },
            commit: { text in if let parsed = Self.parse(text, formatter) as? Value { value.wrappedValue = parsed } })
    }

    private static func parse(_ text: String, _ formatter: Formatter) -> Any? {
        switch formatter {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        default: text
        }
    }
}
