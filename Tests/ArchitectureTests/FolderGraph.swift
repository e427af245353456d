import Foundation

/// Which folders of a module refer to which, by the names in their sources.
///
/// A name refers to a folder if only files of that folder declare it: a type, function or variable at the top level, or a member (`.name`).
/// The reader knows no types. Names that several folders, or the modules below, declare say nothing; so the graph has fewer references than
/// the compiler sees, and no wrong ones but for members of Foundation with the same name.
struct FolderGraph {
    struct File {
        var path: String
        var folder: String
        var source: SwiftSource
        var declarations: SwiftDeclarations
    }

    struct Reference: Hashable {
        var from: String
        var to: String
        var file: String
        var line: Int
        var name: String
    }

    private(set) var files: [File] = []
    private(set) var references: [Reference] = []
    var folders: [String] { Set(files.map(\.folder)).sorted() }

    /// - Parameter depth: How many parts of a path are a folder's name.
    /// - Parameter below: The sources of modules whose members may have the same names.
    init(at root: URL, depth: Int, below: [URL] = [], foreign: Set<String> = []) throws {
        for path in try Self.swiftFiles(in: root) {
            let source = SwiftSource(try String(contentsOf: root.appending(path: path), encoding: .utf8))
            let folder = path.split(separator: "/").dropLast().prefix(depth).joined(separator: "/")
            guard !folder.isEmpty else { continue }
            files.append(File(path: path, folder: folder, source: source, declarations: SwiftDeclarations(source)))
        }
        var others = foreign
        for module in below {
            for path in try Self.swiftFiles(in: module) {
                let declared = SwiftDeclarations(SwiftSource(try String(contentsOf: module.appending(path: path), encoding: .utf8)))
                others.formUnion(declared.members)
            }
        }
        findReferences(others)
    }

    private static func swiftFiles(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    }

    private mutating func findReferences(_ others: Set<String>) {
        var topLevel: [String: Set<String>] = [:], added: [String: Set<String>] = [:], own: [String: Set<String>] = [:]
        for file in files {
            for name in file.declarations.topLevel { topLevel[name, default: []].insert(file.folder) }
        }
        for file in files {
            var names: Set<String> = []
            for (type, members) in file.declarations.extensionMembers where topLevel[type] != [file.folder] { names.formUnion(members) }
            for name in names { added[name, default: []].insert(file.folder) }
            for name in file.declarations.members.subtracting(names) { own[name, default: []].insert(file.folder) }
        }
        for file in files {
            let tokens = file.source.tokens
            for (index, token) in tokens.enumerated() where token.isWord && !file.declarations.names.contains(index) {
                let name = token.text
                let isMember = index > 0 && tokens[index - 1].text == "."
                // A call without a receiver may be one of a member.
                let isCall = !isMember && index + 1 < tokens.count && tokens[index + 1].text == "(" && added[name] != nil
                if isMember || isCall ? others.contains(name) || own[name] != nil : own[name, default: []].contains(file.folder) {
                    continue
                }
                if !isMember, file.declarations.locals.contains(name) { continue }
                guard let homes = isMember || isCall ? added[name] : topLevel[name], homes.count == 1, let home = homes.first,
                    home != file.folder
                else { continue }
                references.append(
                    Reference(from: file.folder, to: home, file: file.path, line: token.line, name: isMember ? "." + name : name))
            }
        }
    }

    /// The number of references by folder and folder.
    var edges: [String: [String: Int]] {
        references.reduce(into: [:]) { $0[$1.from, default: [:]][$1.to, default: 0] += 1 }
    }

    /// The pairs of folders that refer to each other.
    var mutualPairs: [(String, String)] {
        let edges = edges
        return folders.flatMap { a in folders.filter { a < $0 && edges[a]?[$0] != nil && edges[$0]?[a] != nil }.map { (a, $0) } }
    }

    /// Returns the graph without some references.
    func without(_ isLeftOut: (Reference) -> Bool) -> FolderGraph {
        var graph = self
        graph.references.removeAll(where: isLeftOut)
        return graph
    }

    /// The largest set of folders each of which reaches every other.
    var largestCycle: [String] { cycles.max { $0.count < $1.count } ?? [] }

    /// The sets of folders each of which reaches every other, the largest such set for each folder.
    var cycles: Set<[String]> {
        let edges = edges
        func reached(_ start: String) -> Set<String> {
            var seen: Set<String> = [], waiting = [start]
            while let next = waiting.popLast() {
                for other in (edges[next] ?? [:]).keys where seen.insert(other).inserted { waiting.append(other) }
            }
            return seen
        }
        let reach = Dictionary(uniqueKeysWithValues: folders.map { ($0, reached($0)) })
        return Set(folders.map { folder in folders.filter { reach[folder]!.contains($0) && reach[$0]!.contains(folder) } })
    }
}
