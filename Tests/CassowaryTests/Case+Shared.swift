import Foundation

@testable import solver_check

extension Case {
    /// Looks for a file of the solver cases that stand beside the project; nil where they do not.
    static func shared(_ path: String) -> URL? {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        for up in ["../shared", "../../shared"] {
            let url = root.appending(path: up).appending(path: "solver").appending(path: path).standardizedFileURL
            if FileManager.default.fileExists(atPath: url.path) { return url }
        }
        return nil
    }
}
