import Foundation

/// The code of an app: what `code:` in plumb.yaml says, or what a project file says.
public struct AppCode: Sendable, Codable, Equatable {
    /// The module's name.
    public var name: String
    /// Swift files and folders of them.
    public var sources: [String]
    /// Parts of paths that are left out.
    public var excludes: [String] = []
    /// Storyboards, nibs, asset catalogs, string tables.
    public var resources: [String] = []
    public var defines: [String] = ["DEBUG"]
    public var languageMode = "5"
    /// Other modules that the build knows.
    public var modules: [String] = []

    public init(name: String, sources: [String]) {
        self.name = name
        self.sources = sources
    }

    /// The Swift files, each once, in the order of their paths.
    public func files() -> [URL] {
        var paths: Set<String> = []
        for source in sources {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else { continue }
            guard isFolder.boolValue else {
                paths.insert(source)
                continue
            }
            for path in FileManager.default.enumerator(atPath: source)?.compactMap({ $0 as? String }) ?? [] {
                let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
                if path.hasSuffix(".swift"), !isHidden, !path.hasSuffix("Package.swift") { paths.insert(source + "/" + path) }
            }
        }
        return paths.filter { path in !excludes.contains { path.contains($0) } }.sorted().map { URL(filePath: $0) }
    }
}
