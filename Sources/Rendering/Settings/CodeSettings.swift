import Foundation

/// An app's own code, from `code:` in `plumb.yaml`. Paths are relative to the settings' folder.
package struct CodeSettings: Sendable, Hashable, Codable {
    /// The module's name.
    package var name = "App"
    /// Swift files and folders of them.
    package var sources: [String] = []
    /// Parts of the paths of files to exclude.
    package var excludes: [String] = []
    /// Asset catalogs, string tables, fonts, storyboards, nibs, and folders of them.
    package var resources: [String] = []
    /// Folders that the app's bundle has as they are; those in `resources` are taken apart.
    package var folders: [String] = []
    /// The folder of recorded answers of servers.
    package var fixtures = "Fixtures"
    /// The folder of the settings, in which the team's list of screens is.
    package var home = ""
    package var defines: [String] = ["DEBUG"]
    /// `5` or `6`.
    package var languageMode = "5"
    /// Whether Xcode's approachable concurrency is on, and whether everything is on the main actor unless it says otherwise.
    package var isApproachable = false, isOnMainActor = false
    /// The files and folders that are not on the main actor by default, though the app is.
    package var nonisolatedSources: [String] = []
    /// The packages that the code imports from.
    package var packages: [Package] = []

    package struct Package: Sendable, Hashable, Codable {
        /// A URL such as `https://…`, or a folder.
        package var url: String
        /// The lowest version; empty for a folder.
        package var from = ""
        /// The version, the branch and the commit, if given.
        package var exact = "", branch = "", revision = ""
        /// The products that the code imports.
        package var products: [String] = []
        /// Whether its files are rewritten and compiled with the app's; otherwise it is built unchanged.
        package var joined = false
    }

    /// Returns the settings with absolute paths.
    package func resolved(in folder: URL) -> CodeSettings {
        func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : folder.appending(path: path).standardizedFileURL.path }
        var code = self
        code.sources = sources.map(absolute)
        code.resources = resources.map(absolute)
        code.folders = folders.map(absolute)
        code.nonisolatedSources = nonisolatedSources.map(absolute)
        code.fixtures = absolute(fixtures)
        code.home = folder.standardizedFileURL.path
        for index in packages.indices where !packages[index].url.contains("://") {
            code.packages[index].url = absolute(packages[index].url)
        }
        return code
    }
}
