import Foundation

/// Names the cases of Interface Builder documents by their files. If several files have the same name, as few folders as distinguish them
/// are put in front: `Shop-Main`, `Travel-Main`. `Base.lproj` is left out. A storyboard and a xib with the same name in one folder get
/// their suffix: `Card-xib`.
struct DocumentNames: Sendable {
    private var names: [URL: String] = [:]

    init(_ files: [URL]) {
        var seen: Set<URL> = []
        let files = files.map(\.standardizedFileURL).filter { seen.insert($0).inserted }
        let groups = Dictionary(grouping: files) { Self.stem($0).lowercased() }
        for file in files {
            let others = (groups[Self.stem(file).lowercased()] ?? []).filter { $0 != file }
            names[file] = Self.name(of: file, among: others)
        }
    }

    subscript(_ file: URL) -> String { names[file.standardizedFileURL] ?? Self.stem(file) }

    private static func stem(_ file: URL) -> String { file.deletingPathExtension().lastPathComponent }

    private static func name(of file: URL, among others: [URL]) -> String {
        guard !others.isEmpty else { return stem(file) }
        let folders = folders(of: file)
        let twins = others.filter { Self.folders(of: $0) == folders }
        let strangers = others.filter { Self.folders(of: $0) != folders }
        let count = (0...folders.count).first { count in
            strangers.allSatisfy { Self.folders(of: $0).suffix(count) != folders.suffix(count) }
        }
        let front = folders.suffix(count ?? folders.count) + [stem(file)]
        return (twins.isEmpty ? front : front + [file.pathExtension]).joined(separator: "-")
    }

    private static func folders(of file: URL) -> [String] {
        file.deletingLastPathComponent().pathComponents.filter { $0 != "/" && $0 != "Base.lproj" }
    }
}
