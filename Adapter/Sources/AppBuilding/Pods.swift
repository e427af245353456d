import Foundation
import SourceAdaptation

/// The pods that a `Podfile.lock` names, and those that lie in the folder.
struct Pods {
    /// The names of the pods, without their parts: `Moya`, not `Moya/Core`.
    let names: [String]
    /// The version of each pod, and its parts that are used.
    private let versions: [String: String], parts: [String: Set<String>]
    /// The repositories of pods that come from one (`pod 'Kit', :git => …`), with the commits that were used.
    private let repositories: [String: (url: String, commit: String)]
    private let folder: URL
    /// The pods that lie in the project itself (`pod 'Kit', :path => 'Kit'`), with their folders.
    private let own: [(name: String, folder: URL)]

    /// Returns nil if the folder has no `Podfile.lock`.
    init?(folder: URL) {
        guard let text = try? String(contentsOf: folder.appending(path: "Podfile.lock"), encoding: .utf8) else { return nil }
        self.folder = folder.appending(path: "Pods")
        var names: [String] = [], own: [(name: String, folder: URL)] = []
        var versions: [String: String] = [:], parts: [String: Set<String>] = [:]
        var repositories: [String: (url: String, commit: String)] = [:]
        var section: Substring = "", source = ""
        for line in text.split(whereSeparator: \.isNewline) {
            if !line.hasPrefix(" ") { section = line }
            if let name = line.firstMatch(of: #/^  "?([^\s"/:]+)"?:$/#)?.output.1 { source = String(name) }
            if section == "EXTERNAL SOURCES:" || section == "CHECKOUT OPTIONS:",
                let (_, key, value) = line.firstMatch(of: #/^    :(path|git|commit|tag): "?([^"]+)"?$/#)?.output
            {
                switch key {
                case "path": own.append((source, folder.appending(path: String(value))))
                case "git": repositories[source, default: ("", "")].url = String(value)
                default: repositories[source, default: ("", "")].commit = String(value)
                }
            }
            guard section == "PODS:", let (_, whole, version) = line.firstMatch(of: #/^  - "?([^\s"]+)(?: \(([^)]+)\))?/#)?.output else {
                continue
            }
            let path = whole.split(separator: "/").map(String.init), name = path[0]
            if path.count > 1 { parts[name, default: []].insert(path.dropFirst().joined(separator: "/")) }
            versions[name] = version.map(String.init)
            if !names.contains(name) { names.append(name) }
        }
        self.names = names
        self.own = own
        (self.versions, self.parts, self.repositories) = (versions, parts, repositories)
    }

    /// Returns the pods that lie in the project itself. Their screens are the app's.
    func ownModules() -> [(name: String, code: AppCode)] {
        own.compactMap { name, place in
            let isFile = place.pathExtension == "podspec"
            let folder = isFile ? place.deletingLastPathComponent() : place
            let file = isFile ? place : folder.appending(path: "\(name).podspec")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            let used = (parts[name] ?? []).sorted()
            let code = PodDescription(text: text, name: name, parts: used).code(named: module(of: name), in: folder)
            return code.files().isEmpty ? nil : (code.name, code)
        }
    }

    /// Returns the module of a pod: what its module map says (`Lottie` for `lottie-ios`), otherwise its name.
    private func module(of name: String) -> String {
        let map = folder.appending(path: "Target Support Files/\(name)/\(name).modulemap")
        let written = (try? String(contentsOf: map, encoding: .utf8))?.firstMatch(of: #/module (\w+)/#)?.output.1
        return written.map(String.init) ?? String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Returns the pods that lie in the folder `Pods` and have Swift files or public headers.
    func modules() -> [(name: String, code: AppCode)] {
        names.filter { KnownModules.libraries[$0] == nil }.compactMap { name in
            let place = folder.appending(path: name).standardizedFileURL.path
            var code = AppCode(name: module(of: name), sources: [place])
            code.headers = headers(of: name)
            guard !code.files().isEmpty || !code.headers.isEmpty else { return nil }
            code.resources = [place]
            return (code.name, code)
        }
    }

    /// Returns the pods that lie neither in the folder `Pods` nor in the project, as packages that can be fetched.
    func packages() -> [AppCode.Package] {
        let here = Set(own.map(\.name))
        return names.compactMap { name in
            guard !here.contains(name), DropIn.products[name] == nil,
                !FileManager.default.fileExists(atPath: folder.appending(path: name).path)
            else { return nil }
            var package = AppCode.Package(pod: name)
            package.url = repositories[name]?.url ?? ""
            package.joined = true
            package.parts = (parts[name] ?? []).sorted()
            package.revision = repositories[name]?.commit ?? ""
            if package.url.isEmpty { package.exact = versions[name] ?? "" }
            return package
        }
    }

    /// Returns the headers of a pod that its umbrella header lists, in its order.
    private func headers(of name: String) -> [String] {
        let umbrella = folder.appending(path: "Target Support Files/\(name)/\(name)-umbrella.h"), place = folder.appending(path: name)
        guard let text = try? String(contentsOf: umbrella, encoding: .utf8) else { return [] }
        let listed = text.matches(of: #/#import "([^"]+)"/#).map { $0.output.1.split(separator: "/").last.map(String.init) ?? "" }
        let all = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
        let paths = Dictionary(
            all.filter { $0.hasSuffix(".h") }.sorted().map { ($0.split(separator: "/").last.map(String.init) ?? $0, $0) },
            uniquingKeysWith: { one, _ in one })
        return listed.compactMap { paths[$0] }.map { place.appending(path: $0).standardizedFileURL.path }
    }

    /// Returns a sentence that says which pods are compiled with the app. Those whose code is there and that are not compiled are imported by
    /// nothing.
    /// - Parameter found: The modules of packages whose code was found, by identity.
    func summary(built modules: Set<String>, found: [String: [String]] = [:]) -> String {
        let here = Set((self.modules() + ownModules()).map(\.name))
        func fetched(_ name: String) -> [String]? { found[AppCode.Package(pod: name).identity] }
        let rest = names.filter { modules.isDisjoint(with: fetched($0) ?? [module(of: $0)]) && KnownModules.libraries[$0] == nil }
        let lost = rest.filter { fetched($0) == nil && !here.contains(module(of: $0)) }, idle = rest.count - lost.count
        let line =
            "Podfile: \(names.count) \(names.count == 1 ? "pod" : "pods"), \(names.count - rest.count) built, "
            + (idle > 0 ? "\(idle) not imported, " : "") + "\(lost.count) not"
        return lost.isEmpty ? line : line + ": " + lost.joined(separator: ", ")
    }
}
