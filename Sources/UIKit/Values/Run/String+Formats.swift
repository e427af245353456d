import Foundation

// The replacements of Foundation's formats in a program with UIKit, with the plurals of `.stringsdict`: Foundation on Linux writes "(null)" for
// `%#@count@`. See `Sources/CFoundationEntries`. Each has the result of the initialiser it replaces.

@_silgen_name("plumb_format") func formattedString(_ format: String, _ arguments: [any CVarArg]) -> String {
    PluralFormats.text(format, locale: nil, arguments)
}

@_silgen_name("plumb_format_in_locale") func formattedString(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    PluralFormats.text(format, locale: locale, arguments)
}

@_silgen_name("plumb_format_localized") func localizedFormattedString(_ format: String, _ arguments: [any CVarArg]) -> String {
    PluralFormats.text(format, locale: .current, arguments)
}

/// Formats whose words depend on numbers. A table's text for code is a plain string, so a mark in it says which phrase it came from.
enum PluralFormats {
    private static let opening = "%#@", mark: Character = "\u{1F}"

    /// Returns a phrase's template, with a mark if it has substitutions.
    static func template(of phrase: Phrase, idiom: String) -> String {
        let template = phrase.text(for: nil, idiom: idiom).template
        guard !phrase.substitutions.isEmpty, let place = template.range(of: opening) else { return template }
        let name = StringTable.remember(phrase)
        return template.replacingCharacters(in: place, with: "\(opening)\(mark)\(name)\(mark)")
    }

    static func text(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard let (template, phrase) = marked(format) else {
            return unsafe withVaList(arguments) { unsafe NSString(format: format, locale: locale as NSLocale?, arguments: $0) } as String
        }
        var format = Format(template, arguments.map(argument), locale ?? Locale(identifier: "en_US_POSIX"))
        format.substitutions = phrase.substitutions
        format.language = phrase.language
        return format.text
    }

    private static func marked(_ format: String) -> (template: String, phrase: Phrase)? {
        guard let start = format.firstIndex(of: mark) else { return nil }
        let rest = format[format.index(after: start)...]
        guard let end = rest.firstIndex(of: mark), let phrase = StringTable.remembered(String(rest[..<end])) else { return nil }
        return (String(format[..<start]) + rest[rest.index(after: end)...], phrase)
    }

    private static func argument(_ value: any CVarArg) -> String.LocalizationValue.Argument {
        switch value {
        case let value as any SignedInteger: .whole(Int64(truncatingIfNeeded: value))
        case let value as any UnsignedInteger: .natural(UInt64(truncatingIfNeeded: value))
        case let value as Double: .number(value)
        case let value as Float: .number(Double(value))
        case let value as CGFloat: .number(Double(value))
        case let value as NSNumber: .number(value.doubleValue)
        default: .text(String(describing: value))
        }
    }
}
