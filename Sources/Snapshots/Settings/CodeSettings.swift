import Foundation

/// An app's own code: what `code:` in `plumb.yaml` says. Paths are relative to the settings' folder.
public struct CodeSettings: Sendable, Hashable, Codable {
    /// The module's name.
    public var name = "App"
    /// Swift files and folders of them.
    public var sources: [String] = []
    /// Parts of paths that are left out.
    public var excludes: [String] = []
    /// Asset catalogs, string tables, fonts, storyboards, nibs, and folders of them.
    public var resources: [String] = []
    public var defines: [String] = ["DEBUG"]
    /// `5` or `6`.
    public var languageMode = "5"
    /// Packages that the code imports from.
    public var packages: [Package] = []

    public struct Package: Sendable, Hashable, Codable {
        /// `https://…`, or a folder.
        public var url: String
        /// The lowest version; empty for a folder.
        public var from = ""
        /// The version, the branch and the commit, where they are said.
        public var exact = "", branch = "", revision = ""
        /// What of it the code imports.
        public var products: [String] = []
        /// Its files are rewritten and compiled with the app's; else it is built as it is.
        public var joined = false
    }

    /// With paths that hold from anywhere.
    public func resolved(in folder: URL) -> CodeSettings {
        func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : folder.appending(path: path).standardizedFileURL.path }
        var code = self
        code.sources = sources.map(absolute)
        code.resources = resources.map(absolute)
        for index in packages.indices where !packages[index].url.contains("://") {
            code.packages[index].url = absolute(packages[index].url)
        }
        return code
    }
}

extension SettingsReader {
    static let codeKeys = ["name", "sources", "excludes", "resources", "defines", "languageMode", "packages"]
    static let packageKeys = ["url", "from", "exact", "branch", "revision", "products", "joined"]
}
