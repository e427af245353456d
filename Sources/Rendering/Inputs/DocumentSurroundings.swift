import Foundation
import InterfaceBuilder
import UIKit

/// The resources beside an Interface Builder document: string tables in `.lproj` folders and string catalogs, images in folders and asset
/// catalogs.
package struct DocumentSurroundings: Sendable {
    let file: URL
    let assets: AssetFolder

    package init(file: URL) {
        self.file = file
        assets = AssetFolder.around(file)
    }

    /// - Throws: `InputError.faults` for a table that cannot be read. In a language without a table the document's own texts are used.
    @MainActor func resources(for language: Language) throws -> DocumentResources {
        DocumentResources(
            strings: try strings(for: language), change: language.translation,
            image: { [assets] name, traits in
                ImageAssets.image(named: name, traits: traits) ?? assets.picture(named: name, scale: traits.displayScale)
            })
    }

    // MARK: Strings

    private func strings(for language: Language) throws -> StringTables {
        guard case .code(let code) = language else { return StringTables() }
        var tables = StringTables()
        for catalog in catalogs { try read(catalog, language: code, into: &tables) }
        for table in self.tables(language: code) { try read(table, into: &tables) }
        return tables
    }

    private var stem: String { file.deletingPathExtension().lastPathComponent }

    /// The folder with the `.lproj` folders: the parent of the document's folder if that is one of them.
    package var root: URL {
        let folder = file.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    }

    private var catalogs: [URL] {
        let name = "\(stem).xcstrings"
        return [root.appending(path: name), root.appending(path: "mul.lproj/\(name)")].filter(isReadable)
    }

    /// Returns the tables of a language such as `pt-BR`, after those of its base language: the more specific table is read last and wins.
    private func tables(language: String) -> [URL] {
        let general = String(language.prefix { $0 != "-" && $0 != "_" })
        let codes = general == language ? [language] : [general, language]
        return codes.map { root.appending(path: "\($0).lproj/\(stem).strings") }.filter(isReadable)
    }

    /// Whether the table exists inside the project; links that lead out of it are ignored.
    private func isReadable(_ table: URL) -> Bool {
        table.isThere && ReadingBounds(Project.root(of: root.appending(path: stem))).holds(table.path)
    }

    private func read(_ url: URL, language: String, into tables: inout StringTables) throws {
        do { try tables.readCatalog(try Data(contentsOf: url), language: language, file: url.lastPathComponent) } catch {
            throw InputError.faults(error, file: url.lastPathComponent)
        }
    }

    /// Reads a table in UTF-8, or in UTF-16, which Apple used earlier.
    private func read(_ url: URL, into tables: inout StringTables) throws {
        let data = try Data(contentsOf: url)
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
            throw InputError.unreadable(url.lastPathComponent, reason: "it is neither UTF-8 nor UTF-16 text")
        }
        do { try tables.readStrings(text, file: url.lastPathComponent) } catch {
            throw InputError.faults(error, file: url.lastPathComponent)
        }
    }
}

extension URL {
    /// Whether the file exists.
    var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}
