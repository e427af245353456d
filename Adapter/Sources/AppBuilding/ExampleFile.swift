import Foundation

/// Files with an app's secrets, which are in no repository. Many teams keep an example of one beside it: `Config.Example.xcconfig` or
/// `Secrets.swift.example` of `Config.xcconfig` and `Secrets.swift`.
enum ExampleFile {
    private static let words = ["example", "sample", "template", "default", "dist", "placeholder", "ci"]

    /// Returns the file, or the example of one that is not there: of its name and one of the usual words, in the same folder.
    static func present(_ path: String) -> String {
        guard !FileManager.default.fileExists(atPath: path) else { return path }
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let wanted = parts(path.lastComponent)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let found = names.first { name in
            let parts = parts(name)
            return parts.filter { !words.contains($0) } == wanted && parts.count == wanted.count + 1
        }
        return found.map { folder + "/" + $0 } ?? path
    }

    /// Returns the parts of a name, in lowercase: `config`, `example` and `xcconfig`.
    private static func parts(_ name: String) -> [String] { name.lowercased().split { ".-_ ".contains($0) }.map(String.init) }
}

extension String {
    fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
