import Foundation
import SourceAdaptation

/// The sources of Plumb's modules.
enum InterfaceFolder {
    /// Returns the text of the adapter's file of interfaces.
    static func text(in folder: URL) throws -> String {
        InterfaceText.file(of: try KnownModules.names.map { ($0, try sources(in: folder.appending(path: $0))) })
    }

    /// Returns the lines that differ, after `+` and `-`.
    static func changes(from old: String, to new: String) -> [String] {
        new.split(separator: "\n").difference(from: old.split(separator: "\n")).map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line.prefix(200))"
            case .remove(_, let line, _): "- \(line.prefix(200))"
            }
        }
    }

    private static func sources(in folder: URL) throws -> [SourceText] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            SourceText(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
        }
    }
}
