import Foundation

/// An `.xcworkspace`: the projects that a team opens together.
enum Workspace {
    /// Returns the projects of the workspaces, in the project's folder or in the two above, that contain the project.
    static func projects(beside project: URL) -> [URL] {
        var found: [URL] = [], folder = project.deletingLastPathComponent().standardizedFileURL
        for _ in 0..<3 {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            for name in names where name.hasSuffix(".xcworkspace") {
                let all = projects(of: folder.appending(path: name))
                if all.contains(where: { $0.path == project.standardizedFileURL.path }) { found += all }
            }
            folder = folder.deletingLastPathComponent()
        }
        return found.filter { $0.path != project.standardizedFileURL.path && !$0.path.contains("/Pods/") }
    }

    /// Returns the projects that a workspace names.
    static func projects(of workspace: URL) -> [URL] {
        let file = workspace.appending(path: "contents.xcworkspacedata"), folder = workspace.deletingLastPathComponent()
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        // Groups may have folders of their own; projects in these are named from there.
        return text.matches(of: #/location\s*=\s*"(?:group|container):([^"]+\.xcodeproj)"/#).map {
            folder.appending(path: String($0.output.1)).standardizedFileURL
        }
    }
}
