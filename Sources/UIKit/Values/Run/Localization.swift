import Foundation

/// Selects the languages of a bundle that suit a person.
enum Localization {
    /// Returns the best language, then the more general ones it is a variety of: `pt-BR`, `pt`. If none is suitable, returns the
    /// development language.
    static func chosen(from localizations: [String], for languages: [String]) -> [String] {
        for language in languages {
            let wanted = Tag(language)
            let fitting = localizations.map(Tag.init).filter { $0.serves(wanted) }
            let sorted = fitting.enumerated().sorted {
                ($0.element.distance(to: wanted), $0.offset) < ($1.element.distance(to: wanted), $1.offset)
            }
            guard let best = sorted.first?.element else { continue }
            let general = sorted.dropFirst().map(\.element).filter { (tag: Tag) -> Bool in
                tag.region == nil || tag.region == wanted.region
            }
            return [best.name] + general.map(\.name)
        }
        let development = localizations.first { $0 == "en" } ?? localizations.first { $0 == "Base" } ?? localizations.first
        return development.map { [$0] } ?? []
    }

    /// A language's name, split into its parts: `zh-Hant_TW`, `pt-BR`.
    private struct Tag {
        let name: String
        let language: String
        let script, region: String?

        init(_ name: String) {
            self.name = name
            let parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
            language = parts.first?.lowercased() ?? ""
            region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
            script = parts.dropFirst().first { $0.count == 4 } ?? Self.script(language, region)
        }

        /// Returns the script of Chinese or Serbian, which have more than one; Chinese is decided by region.
        private static func script(_ language: String, _ region: String?) -> String? {
            switch language {
            case "zh": ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
            case "sr": "Cyrl"
            default: nil
            }
        }

        func serves(_ wanted: Tag) -> Bool { language == wanted.language && script == wanted.script }

        /// Returns 0 for the same region, 1 for none, 2 for another.
        func distance(to wanted: Tag) -> Int { region == wanted.region ? 0 : region == nil ? 1 : 2 }
    }
}
