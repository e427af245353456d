import Foundation
import SourceAdaptation

/// A package's folder, with its targets as code that can be compiled with an app's.
struct PackageFolder {
    let folder: URL
    let manifest: PackageManifest
    /// Whether the code of its targets is on the main actor unless it says otherwise.
    private let isOnMainActor: Bool
    /// The modules of a folder without a manifest.
    private let described: [AppCode]

    /// The file in which the description of a fetched pod is kept, which its repository need not have.
    static let podFile = ".plumb-podspec.json"

    /// Reads the manifest; of a pod its description, and of a folder without a manifest the descriptions of pods and the project that lie in it.
    ///
    /// Returns nil if there is none of them.
    init?(_ folder: URL, pod: String = "", parts: [String] = []) {
        let pods = pod.isEmpty ? [] : Self.module(ofPod: pod, parts, in: folder).map { [$0] } ?? []
        // A pod of which no description is to be had is read as the package that most are, too.
        let text = pods.isEmpty ? try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8) : nil
        self.folder = folder
        manifest = PackageManifest(text: text ?? "")
        isOnMainActor = text?.contains("defaultIsolation(MainActor") == true
        described = pod.isEmpty && text == nil ? Self.libraries(in: folder) : pods
        if text == nil, described.isEmpty { return nil }
    }

    private static func module(ofPod name: String, _ parts: [String], in folder: URL) -> AppCode? {
        let published = [podFile, "\(name).podspec.json"].lazy.compactMap { try? Data(contentsOf: folder.appending(path: $0)) }.first
        if let published, let description = PodDescription(json: published, parts: parts) {
            return description.code(named: name.moduleName, in: folder).ifFilled
        }
        let file = folder.appending(path: "\(name).podspec")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return PodDescription(text: text, name: name, parts: parts).code(named: name.moduleName, in: folder).ifFilled
    }

    /// Returns the modules of pods that the folder describes; if there are none, the frameworks of its projects.
    private static func libraries(in folder: URL) -> [AppCode] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let pods = names.filter { $0.hasSuffix(".podspec") }.compactMap { module(ofPod: String($0.dropLast(8)), [], in: folder) }
        guard pods.isEmpty else { return pods }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.compactMap { try? XcodeProject(folder.appending(path: $0)) }
        return projects.flatMap(\.targets).filter { $0.kind == "framework" }.compactMap(\.code.ifFilled)
    }

    /// Returns the targets with Swift files or public headers, by their modules' names. Folders below `Sources` that the manifest does not
    /// write out are targets too.
    func modules() -> [(name: String, code: AppCode)] {
        guard described.isEmpty else { return described.map { ($0.name, $0) } }
        var result = manifest.targets.compactMap { target in code(of: target).map { ($0.name, $0) } }
        let sources = folder.appending(path: "Sources")
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []).sorted()
        where !manifest.targets.contains(where: { $0.name == name || $0.path == "Sources" || $0.path == "Sources/" + name }) {
            var code = AppCode(name: name, sources: [sources.appending(path: name).path])
            code.isOnMainActor = isOnMainActor
            code.languageMode = manifest.languageMode
            if manifest.hasResources { code.resources = Self.resources(in: sources.appending(path: name)) }
            if !code.files().isEmpty { result.append((name, code)) }
        }
        return result
    }

    private func code(of target: PackageManifest.Target) -> AppCode? {
        guard let place = place(of: target), !KnownModules.ofC.contains(target.name) else { return nil }
        if target.isSystemLibrary {
            var code = AppCode(name: target.name.moduleName, sources: [])
            code.clang = ClangTarget(target, in: place)
            return code.clang == nil ? nil : code
        }
        func below(_ path: String) -> String { place.appending(path: path).standardizedFileURL.path }
        var code = AppCode(name: target.name.moduleName, sources: target.sources.isEmpty ? [place.path] : target.sources.map(below))
        code.isOnMainActor = isOnMainActor
        code.languageMode = target.languageMode ?? manifest.languageMode
        code.defines = Set(code.defines + target.defines).sorted()
        code.features = target.features
        let excludes = target.excludes.map(below)
        let files = code.files().map(\.path)
        let kept = files.filter { file in !excludes.contains { file == $0 || file.hasPrefix($0 + "/") } }
        code.headers = Self.headers(in: place.appending(path: target.headers))
        code.clang = ClangTarget(target, in: place)
        guard !kept.isEmpty || !code.headers.isEmpty else { return nil }
        if kept.count < files.count { code.sources = kept }
        guard manifest.hasResources else { return code }
        let resources = Self.resources(in: place).filter { file in !excludes.contains { file == $0 || file.hasPrefix($0 + "/") } }
        code.folders = target.copies.map(below).filter { path in
            (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        }
        code.resources = target.resources.map(below).filter { !code.folders.contains($0) } + resources
        return code
    }

    /// Returns the headers in a folder, sorted by path. Some packages list them as links.
    private static func headers(in folder: URL) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".h") }.sorted().map { folder.appending(path: $0).standardizedFileURL.path }
    }

    /// Returns what Xcode takes as a target's resources without being told: catalogs, documents, data models and folders of languages.
    private static func resources(in folder: URL, depth: Int = 0) -> [String] {
        let kinds = ["xcassets", "xcstrings", "storyboard", "xib", "xcdatamodeld", "lproj"]
        guard depth < 12, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
        return names.sorted().flatMap { name -> [String] in
            let place = folder.appending(path: name)
            if kinds.contains(place.pathExtension) { return [place.standardizedFileURL.path] }
            guard !name.hasPrefix("."), (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { return [] }
            return resources(in: place, depth: depth + 1)
        }
    }

    private func place(of target: PackageManifest.Target) -> URL? {
        if let path = target.path { return folder.appending(path: path).standardizedFileURL }
        let places = ["Sources", "Source", "src", "srcs"].map { folder.appending(path: "\($0)/\(target.name)") }
        if let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) { return place }
        // A package's only target may use the whole folder.
        let sources = folder.appending(path: "Sources")
        return manifest.targets.count == 1 && FileManager.default.fileExists(atPath: sources.path) ? sources : nil
    }
}

extension AppCode {
    /// The code, or nil if there are neither Swift files nor headers.
    fileprivate var ifFilled: AppCode? { files().isEmpty && headers.isEmpty ? nil : self }
}
