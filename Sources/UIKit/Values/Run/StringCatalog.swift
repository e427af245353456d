import Foundation

/// An `.xcstrings` file as Xcode writes it. SwiftPM copies it unchanged.
struct StringCatalog: Decodable, Sendable {
    var sourceLanguage: String?
    var strings: [String: Entry]

    struct Entry: Decodable, Sendable { var localizations: [String: Translation]? }

    /// A text, or texts by number or device.
    struct Translation: Decodable, Sendable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        func phrase(language: String) -> Phrase? {
            guard let text else { return nil }
            return Phrase(language: language, text: text, substitutions: (substitutions ?? [:]).compactMapValues(\.phrase))
        }

        private var text: Phrase.Text? {
            if let stringUnit { return .plain(stringUnit.value) }
            if let plural = variations?.plural { return .byNumber(plural.compactMapValues(\.value)) }
            return variations?.device.map { .byDevice($0.compactMapValues { $0.text }) }
        }
    }

    struct Unit: Decodable, Sendable { var value: String }

    struct Variations: Decodable, Sendable {
        var plural, device: [String: Variation]?
    }

    final class Variation: Decodable, Sendable {
        let stringUnit: Unit?
        let variations: Variations?

        var value: String? { stringUnit?.value }

        var text: Phrase.Text? {
            if let stringUnit { return .plain(stringUnit.value) }
            return variations?.plural.map { .byNumber($0.compactMapValues(\.value)) }
        }
    }

    /// The text that replaces `%#@name@`.
    struct Substitution: Decodable, Sendable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?

        var phrase: Phrase.Substitution? {
            guard let plural = variations?.plural else { return nil }
            return Phrase.Substitution(argument: argNum, specifier: formatSpecifier ?? "lld", texts: plural.compactMapValues(\.value))
        }
    }

    /// The source language and the languages with translations, sorted.
    var languages: [String] {
        var found = Set([sourceLanguage ?? "en"])
        for entry in strings.values { found.formUnion((entry.localizations ?? [:]).keys) }
        return found.sorted()
    }
}
