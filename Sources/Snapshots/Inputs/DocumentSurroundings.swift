import Foundation
import InterfaceBuilder
import UIKit

/// What lies beside an Interface Builder document: string tables in `.lproj` folders and catalogs, pictures in folders and asset catalogs.
struct DocumentSurroundings: Sendable {
    let file: URL
    let assets: AssetFolder

    init(file: URL) {
        self.file = file
        assets = AssetFolder.around(file)
    }

    /// - Throws: `InputError.faults` for a table that cannot be read. A language without a table keeps the document's own words.
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

    /// The folder that holds the `.lproj` folders: above the document's own one where it lies in one.
    var root: URL {
        let folder = file.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    }

    private var catalogs: [URL] {
        let name = "\(stem).xcstrings"
        return [root.appending(path: name), root.appending(path: "mul.lproj/\(name)")].filter(isReadable)
    }

    /// `pt-BR`, then what it is a variety of: the more particular wins, so it is read last.
    private func tables(language: String) -> [URL] {
        let general = String(language.prefix { $0 != "-" && $0 != "_" })
        let codes = general == language ? [language] : [general, language]
        return codes.map { root.appending(path: "\($0).lproj/\(stem).strings") }.filter(isReadable)
    }

    /// A link out of the project is as good as none.
    private func isReadable(_ table: URL) -> Bool {
        table.isThere && ReadingBounds(Project.root(of: root.appending(path: stem))).holds(table.path)
    }

    private func read(_ url: URL, language: String, into tables: inout StringTables) throws {
        do { try tables.readCatalog(try Data(contentsOf: url), language: language, file: url.lastPathComponent) } catch {
            throw InputError.faults(error, file: url.lastPathComponent)
        }
    }

    /// Apple's tables are UTF-8 today and were UTF-16 once.
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
    /// Looks at the disk.
    var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}
