import Foundation
import SourceAdaptation

/// The pods that a `Podfile.lock` names, and those that lie in the folder.
struct Pods {
    /// The names of the pods, without their parts: `Moya`, not `Moya/Core`.
    let names: [String]
    private let folder: URL
    /// The pods that lie in the project itself (`pod 'Kit', :path => 'Kit'`), with their folders.
    private let own: [(name: String, folder: URL)]

    /// Returns nil if the folder has no `Podfile.lock`.
    init?(folder: URL) {
        guard let text = try? String(contentsOf: folder.appending(path: "Podfile.lock"), encoding: .utf8) else { return nil }
        self.folder = folder.appending(path: "Pods")
        var names: [String] = [], own: [(name: String, folder: URL)] = []
        var isPods = false, isOwn = false, source = ""
        for line in text.split(whereSeparator: \.isNewline) {
            if !line.hasPrefix(" ") { (isPods, isOwn) = (line == "PODS:", line == "EXTERNAL SOURCES:") }
            if isOwn, let name = line.firstMatch(of: #/^  "?([^\s"/:]+)"?:$/#)?.output.1 { source = String(name) }
            if isOwn, let path = line.firstMatch(of: #/^    :path: "?([^"]+)"?$/#)?.output.1 {
                own.append((source, folder.appending(path: String(path))))
            }
            guard isPods, let name = line.firstMatch(of: #/^  - "?([^\s"/]+)/#)?.output.1, !names.contains(String(name)) else { continue }
            names.append(String(name))
        }
        self.names = names
        self.own = own
    }

    /// Returns the pods that lie in the project itself. Their screens are the app's.
    func ownModules() -> [(name: String, code: AppCode)] {
        own.compactMap { name, place in
            let isFile = place.pathExtension == "podspec"
            let folder = isFile ? place.deletingLastPathComponent() : place
            let file = isFile ? place : folder.appending(path: "\(name).podspec")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            let description = PodDescription(text: text)
            func places(_ paths: [String]) -> [String] { paths.map { folder.appending(path: $0).standardizedFileURL.path } }
            var code = AppCode(name: module(of: name), sources: places(description.sources))
            guard !code.files().isEmpty else { return nil }
            code.resources = places(description.resources)
            return (code.name, code)
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

    /// Returns a sentence that says which pods are compiled with the app. Those that lie in the folder and are not compiled are imported
    /// by nothing.
    func summary(built modules: Set<String>) -> String {
        let here = Set((self.modules() + ownModules()).map(\.name))
        let rest = names.filter { !modules.contains(module(of: $0)) && KnownModules.libraries[$0] == nil }
        let lost = rest.filter { !here.contains(module(of: $0)) }, idle = rest.count - lost.count
        let line =
            "Podfile: \(names.count) \(names.count == 1 ? "pod" : "pods"), \(names.count - rest.count) built, "
            + (idle > 0 ? "\(idle) not imported, " : "") + "\(lost.count) not"
        return lost.isEmpty ? line : line + ": " + lost.joined(separator: ", ")
    }
}

/// What a pod's description (`Kit.podspec`) says about its files, read from its text.
struct PodDescription {
    /// The files and folders of the code without tests, and those of the resources.
    private(set) var sources: [String] = [], resources: [String] = []

    init(text: String) {
        var tests: Set<Substring> = []
        for line in text.split(whereSeparator: \.isNewline) where !line.drop(while: \.isWhitespace).hasPrefix("#") {
            if let name = line.firstMatch(of: #/\.(?:test_spec|app_spec)\b.*\|\s*(\w+)\s*\|/#)?.output.1 { tests.insert(name) }
            let assignment = line.firstMatch(of: #/(\w+)\.(source_files|resources?|resource_bundles?)\s*=\s*(.+)/#)
            guard let (_, owner, key, list) = assignment?.output, !tests.contains(owner) else { continue }
            let value = key.hasPrefix("resource_bundle") ? list.split(separator: ">").dropFirst().joined(separator: ">")[...] : list
            let paths = value.matches(of: #/["']([^"']+)["']/#).map { Self.folder(of: $0.output.1) }
            if key == "source_files" { sources += paths } else { resources += paths }
        }
    }

    /// Returns the part of a pattern before the first name with wildcards: `Kit/Core` of `Kit/Core/**/*.{swift}`.
    private static func folder(of pattern: Substring) -> String {
        pattern.split(separator: "/").prefix { !$0.contains { "*?{[".contains($0) } }.joined(separator: "/")
    }
}
