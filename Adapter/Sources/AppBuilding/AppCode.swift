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
    /// The app's own modules that are compiled with it, as one.
    public var ownModules: [String] = []

    public var packages: [Package] = []

    /// A package that the code imports from.
    public struct Package: Sendable, Codable, Equatable {
        /// An address, or a folder.
        public var url: String
        public var from = ""
        public var products: [String] = []

        /// As a manifest names it.
        var name: String {
            let last = url.split(separator: "/").last.map(String.init) ?? url
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }

        var dependency: String { url.contains("://") ? ".package(url: \"\(url)\", from: \"\(from)\")" : ".package(path: \"\(url)\")" }
    }

    /// What is not said has its usual value.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func list(_ key: CodingKeys) throws -> [String] { try values.decodeIfPresent([String].self, forKey: key) ?? [] }
        name = try values.decode(String.self, forKey: .name)
        sources = try list(.sources)
        excludes = try list(.excludes)
        resources = try list(.resources)
        defines = try values.decodeIfPresent([String].self, forKey: .defines) ?? ["DEBUG"]
        languageMode = try values.decodeIfPresent(String.self, forKey: .languageMode) ?? "5"
        modules = try list(.modules)
        ownModules = try list(.ownModules)
        packages = try values.decodeIfPresent([Package].self, forKey: .packages) ?? []
    }

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
        // A file that a project names by two ways is one file.
        let files = Set(paths.map { URL(filePath: $0).standardizedFileURL.path })
        return files.filter { path in !excludes.contains { path.contains($0) } }.sorted().map { URL(filePath: $0) }
    }
}
