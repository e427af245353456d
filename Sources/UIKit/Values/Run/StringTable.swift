import Foundation
import Synchronization

/// The string tables of a folder, for code that creates screens from documents.
package enum LocalizedStrings {
    /// Returns the text for a key, or nil if no table has it.
    package static func string(for key: String, table: String?, in folder: URL, language: String) -> String? {
        StringTable.phrase(for: key, table: table, in: folder, languages: [language])?
            .text(for: nil, idiom: SimulatedRun.state.run.idiom).template
    }

    /// Returns the files of all tables in a folder.
    package static func files(in folder: URL) -> [String] {
        func names(_ directory: URL) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).sorted() }
        let directories = [folder] + names(folder).filter { $0.hasSuffix(".lproj") }.map { folder.appending(path: $0) }
        return directories.flatMap { directory in
            names(directory).filter(isTable).map { directory.appending(path: $0).path }
        }
    }

    private static func isTable(_ name: String) -> Bool { [".strings", ".stringsdict", ".xcstrings"].contains { name.hasSuffix($0) } }

    /// Clears the cached tables. Tables are read once in a process, so code that watches their files calls this after a change.
    package static func forgetTables() { StringTable.forgetAll() }
}

/// The strings of one table in one language. `.strings`, `.stringsdict` and string catalogs are treated alike.
struct StringTable: Sendable {
    private var strings: [String: Phrase] = [:]

    /// Returns the text for a key in the first of the languages that has it; otherwise the value, or the key.
    static func string(for key: String, value: String?, table: String?, in folder: URL?, languages: [String]) -> String {
        guard let phrase = phrase(for: key, table: table, in: folder, languages: languages) else {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
        return PluralFormats.template(of: phrase, idiom: SimulatedRun.state.run.idiom)
    }

    /// Returns the texts of a table in the first of the languages that has each.
    static func strings(of table: String, in folder: URL?, languages: [String]) -> [String: String] {
        guard let folder else { return [:] }
        let chosen = Localization.chosen(from: localizations(in: folder), for: languages)
        let tables = [loaded(table, nil, folder)] + chosen.reversed().map { loaded(table, $0, folder) }
        let idiom = SimulatedRun.state.run.idiom
        return tables.reduce(into: [:]) { result, table in
            for (key, phrase) in table.strings { result[key] = phrase.text(for: nil, idiom: idiom).template }
        }
    }

    /// Remembers a phrase whose text was given to code, under a name that follows from its content.
    static func remember(_ phrase: Phrase) -> String { Shelf.shared.remember(phrase) }

    static func remembered(_ name: String) -> Phrase? { Shelf.shared.phrase(named: name) }

    /// Returns the phrase for a key, with the language in which it was found.
    static func phrase(for key: String, table: String?, in folder: URL?, languages: [String]) -> Phrase? {
        guard let folder else { return nil }
        let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let localizations = localizations(in: folder)
        let chosen = Localization.chosen(from: localizations, for: languages)
        // An untranslated text is shown as the developer wrote it.
        let rest = ["Base", "en"].filter { localizations.contains($0) && !chosen.contains($0) }
        for localization in chosen + rest {
            if let phrase = loaded(table, localization, folder).strings[key] { return phrase }
        }
        return loaded(table, nil, folder).strings[key]
    }

    /// Returns the languages that a bundle has folders for, or that a catalog in it is translated to.
    static func localizations(in folder: URL) -> [String] {
        Shelf.shared.localizations(of: folder.path) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let folders = names.filter { $0.hasSuffix(".lproj") && $0 != "mul.lproj" }.map { String($0.dropLast(6)) }
            let translated = catalogs(in: folder).flatMap { catalog($0)?.languages ?? [] }
            return Set(folders + translated).sorted()
        }
    }

    // MARK: Files

    fileprivate static func forgetAll() { Shelf.shared.clear() }

    private static func loaded(_ table: String, _ localization: String?, _ folder: URL) -> StringTable {
        Shelf.shared.table(at: [folder.path, localization ?? "", table]) { read(table, localization, folder) }
    }

    private static func read(_ table: String, _ localization: String?, _ folder: URL) -> StringTable {
        var result = StringTable()
        let language = localization ?? "en"
        if let localization {
            for file in [folder, folder.appending(path: "mul.lproj")].map({ $0.appending(path: "\(table).xcstrings") }) {
                for (key, entry) in catalog(file)?.strings ?? [:] {
                    guard let translation = entry.localizations?[localization] else { continue }
                    result.strings[key] = translation.phrase(language: language)
                }
            }
        }
        let directory = localization.map { folder.appending(path: "\($0).lproj") } ?? folder
        for (key, entry) in entries(of: directory.appending(path: "\(table).strings")) {
            if let text = entry.text { result.strings[key] = Phrase(language: language, text: .plain(text)) }
        }
        for (key, entry) in entries(of: directory.appending(path: "\(table).stringsdict")) {
            result.strings[key] = Phrase(stringsDictionary: entry, language: language)
        }
        return result
    }

    /// Returns the entries of a file. `PropertyListSerialization` crashes on some binary files whose root is not a dictionary; the decoder
    /// rejects them.
    private static func entries(of file: URL) -> [String: StringTableEntry] {
        (try? Data(contentsOf: file)).map(StringTableEntry.table) ?? [:]
    }

    private static func catalogs(in folder: URL) -> [URL] {
        [folder, folder.appending(path: "mul.lproj")].flatMap { directory in
            ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).filter { $0.hasSuffix(".xcstrings") }.sorted()
                .map { directory.appending(path: $0) }
        }
    }

    private static func catalog(_ file: URL) -> StringCatalog? {
        Shelf.shared.catalog(at: file.path) {
            (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(StringCatalog.self, from: $0) }
        }
    }

}

/// The tables and catalogs read so far. The files of a bundle do not change while a program runs.
private final class Shelf: Sendable {
    static let shared = Shelf()

    private struct Contents {
        var tables: [[String]: StringTable] = [:]
        var catalogs: [String: StringCatalog?] = [:]
        var localizations: [String: [String]] = [:]
        var phrases: [String: Phrase] = [:]
    }

    private let contents = Mutex(Contents())

    func clear() {
        contents.withLock { contents in
            // Texts that code has may still be formatted.
            let phrases = contents.phrases
            contents = Contents()
            contents.phrases = phrases
        }
    }

    func remember(_ phrase: Phrase) -> String {
        let name = phrase.name
        contents.withLock { $0.phrases[name] = phrase }
        return name
    }

    func phrase(named name: String) -> Phrase? { contents.withLock { $0.phrases[name] } }

    func table(at path: [String], _ read: () -> StringTable) -> StringTable {
        if let known = contents.withLock({ $0.tables[path] }) { return known }
        let table = read()
        contents.withLock { $0.tables[path] = table }
        return table
    }

    func catalog(at path: String, _ read: () -> StringCatalog?) -> StringCatalog? {
        if let known = contents.withLock({ $0.catalogs[path] }) { return known }
        let catalog = read()
        contents.withLock { $0.catalogs[path] = .some(catalog) }
        return catalog
    }

    func localizations(of path: String, _ find: () -> [String]) -> [String] {
        if let known = contents.withLock({ $0.localizations[path] }) { return known }
        let found = find()
        contents.withLock { $0.localizations[path] = found }
        return found
    }
}
