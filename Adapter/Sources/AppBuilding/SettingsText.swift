import Foundation

/// The text that `plumb init` writes: `code:` of a `plumb.yaml`.
public struct SettingsText {
    public let code: AppCode
    /// The folder of the settings.
    public let folder: URL
    public let project: String

    public init(code: AppCode, folder: URL, project: String) {
        var code = code
        code.joinDependencies()
        self.code = code
        self.folder = folder.standardizedFileURL
        self.project = project
    }

    public var text: String {
        let files = code.files().map(\.path)
        let resources = Set(AppResources(code).files.map(\.file.path))
        var lines = [
            "# Written by `plumb init` from \(project); change it as you like.", "matrix: phones",
            "system: 26", "code:", "  name: \(code.name)",
            "  # \(files.count) Swift files", "  sources:",
        ]
        lines += cover(Set(files), suffixes: ["swift"]).map { "    - \(quoted($0))" }
        if !resources.isEmpty { lines += ["  resources:"] + cover(resources, suffixes: nil).map { "    - \(quoted($0))" } }
        if !code.folders.isEmpty { lines += ["  folders:"] + code.folders.map { "    - \(quoted(relative($0)))" } }
        lines += ["  defines: [\(code.defines.joined(separator: ", "))]", "  languageMode: \(code.languageMode)"]
        if code.isApproachable { lines.append("  approachable: true") }
        if code.isOnMainActor { lines.append("  mainActor: true") }
        if !code.nonisolatedSources.isEmpty {
            let others = Set(AppCode(name: code.name, sources: code.nonisolatedSources).files().map(\.path)).intersection(files)
            lines += ["  nonisolated:"] + cover(others, suffixes: ["swift"]).map { "    - \(quoted($0))" }
        }
        if !code.packages.isEmpty { lines += ["  packages:"] + code.packages.map { "    - {\(Self.line(of: $0, in: folder))}" } }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the entry of a package whose files are compiled with the app's.
    private static func line(of package: AppCode.Package, in folder: URL) -> String {
        let isBelow = package.url.hasPrefix(folder.path + "/")
        var words = package.pod.isEmpty ? [] : ["pod: \(package.pod)"]
        if !package.parts.isEmpty { words.append("parts: [\(package.parts.joined(separator: ", "))]") }
        if !package.url.isEmpty { words.append("url: \(isBelow ? String(package.url.dropFirst(folder.path.count + 1)) : package.url)") }
        for (key, value) in [("exact", package.exact), ("from", package.from), ("branch", package.branch), ("revision", package.revision)]
        where !value.isEmpty && !(key == "from" && !package.exact.isEmpty) {
            words.append("\(key): \"\(value)\"")
        }
        return (words + ["joined: true"]).joined(separator: ", ")
    }

    private func quoted(_ path: String) -> String {
        let plain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
        return plain ? path : "\"\(path)\""
    }

    /// Returns the outermost folders that contain only the given files, and the remaining files.
    private func cover(_ files: Set<String>, suffixes: Set<String>?) -> [String] {
        var result: [String] = []
        func visit(_ place: URL) -> (isWhole: Bool, found: [String]) {
            if files.contains(place.path) { return (true, [place.path]) }
            let isFolder = (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
            guard isFolder else { return (suffixes.map { !$0.contains(place.pathExtension) } ?? place.path.hasSuffix(".swift"), []) }
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted().filter { !$0.hasPrefix(".") }
            let parts = names.map { visit(place.appending(path: $0)) }
            let found = parts.flatMap(\.found)
            guard parts.allSatisfy(\.isWhole), found.count > 1, place.path != folder.path else {
                return (parts.allSatisfy(\.isWhole), found)
            }
            return (true, [place.path])
        }
        result = visit(folder).found
        // Files outside the folder keep their full path.
        result += files.filter { !$0.hasPrefix(folder.path + "/") }.sorted()
        return result.map(relative)
    }

    private func relative(_ path: String) -> String {
        path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
    }
}
