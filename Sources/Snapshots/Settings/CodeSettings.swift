import Foundation

/// An app's own code: what `code:` in `plumb.yaml` says. Paths are relative to the settings' folder.
package struct CodeSettings: Sendable, Hashable, Codable {
    /// The module's name.
    package var name = "App"
    /// Swift files and folders of them.
    package var sources: [String] = []
    /// Parts of paths that are left out.
    package var excludes: [String] = []
    /// Asset catalogs, string tables, fonts, storyboards, nibs, and folders of them.
    package var resources: [String] = []
    package var defines: [String] = ["DEBUG"]
    /// `5` or `6`.
    package var languageMode = "5"
    /// Packages that the code imports from.
    package var packages: [Package] = []

    package struct Package: Sendable, Hashable, Codable {
        /// `https://…`, or a folder.
        package var url: String
        /// The lowest version; empty for a folder.
        package var from = ""
        /// The version, the branch and the commit, where they are said.
        package var exact = "", branch = "", revision = ""
        /// What of it the code imports.
        package var products: [String] = []
        /// Its files are rewritten and compiled with the app's; else it is built as it is.
        package var joined = false
    }

    /// With paths that hold from anywhere.
    package func resolved(in folder: URL) -> CodeSettings {
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
