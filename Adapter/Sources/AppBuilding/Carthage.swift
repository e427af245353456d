import Foundation

/// The libraries that a `Cartfile.resolved` names. Each is fetched as a package is, or lies in `Carthage/Checkouts`.
struct Carthage {
    let packages: [AppCode.Package]

    /// Returns nil if the folder has no `Cartfile.resolved`.
    init?(folder: URL) {
        guard let text = try? String(contentsOf: folder.appending(path: "Cartfile.resolved"), encoding: .utf8) else { return nil }
        let checkouts = folder.appending(path: "Carthage/Checkouts")
        packages = text.split(whereSeparator: \.isNewline).compactMap { line in
            // What is only there as a program for other machines (`binary`) cannot be compiled.
            guard let (_, kind, place, version) = line.firstMatch(of: #/^(github|git)\s+"([^"]+)"\s+"([^"]+)"/#)?.output else { return nil }
            let isShort = kind == "github" && !place.contains("://")
            var package = AppCode.Package(url: isShort ? "https://github.com/\(place).git" : String(place))
            let checkout = checkouts.appending(path: package.name)
            if FileManager.default.fileExists(atPath: checkout.path) {
                package = AppCode.Package(url: checkout.standardizedFileURL.path)
            } else if version.wholeMatch(of: #/[0-9a-f]{40}/#) != nil {
                package.revision = String(version)
            } else {
                package.exact = String(version)
            }
            package.joined = true
            return package
        }
    }

    /// Returns a sentence that says which libraries have code that can be compiled.
    /// - Parameter found: The modules of packages whose code was found, by identity.
    func summary(found: [String: [String]]) -> String {
        let lost = packages.filter { found[$0.identity] == nil && !DropIn.packages.contains($0.identity) }
        let line =
            "Cartfile: \(packages.count) \(packages.count == 1 ? "library" : "libraries"), \(packages.count - lost.count) read, \(lost.count) not"
        return lost.isEmpty ? line : line + ": " + lost.map(\.name).joined(separator: ", ")
    }
}
