import Foundation
import SourceAdaptation

/// A target of a package in C or C++. It is compiled as it is; one that needs what Linux lacks becomes Swift declarations of its headers.
public struct ClangTarget: Sendable, Codable, Equatable {
    /// The target's folder.
    var folder: String
    /// The folder of the public headers, below the target's.
    var headers: String
    /// Files and folders below the target's; none for all.
    var sources: [String]
    var excludes: [String]
    /// The macros, as `NAME` or `NAME=1`.
    var defines: [String]
    /// The folders of other headers, below the target's.
    var searchPaths: [String]
    /// The libraries of the system that it needs.
    var libraries: [String]
    /// The modules whose headers it includes.
    var dependencies: [String]
    /// Whether it is a library of the system, with the name that pkg-config has for it.
    var isSystem = false, pkgConfig: String?

    /// Returns nil if the target has Swift or Objective-C, or no public headers, or if it is a library without a module map.
    init?(_ target: PackageManifest.Target, in folder: URL) {
        self.folder = folder.standardizedFileURL.path
        headers = target.headers
        sources = target.sources
        excludes = target.excludes
        (defines, searchPaths, libraries) = (target.macros, target.searchPaths, target.libraries)
        dependencies = target.dependencies.map { $0.name.moduleName }
        (isSystem, pkgConfig) = (target.isSystemLibrary, target.pkgConfig)
        guard !isSystem else {
            headers = "."
            guard FileManager.default.fileExists(atPath: folder.appending(path: "module.modulemap").path) else { return nil }
            return
        }
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        guard !all.contains(where: { [".swift", ".m", ".mm"].contains(where: $0.hasSuffix) }), !files().isEmpty,
            all.contains(where: { $0.hasPrefix(headers + "/") || headers == "." })
        else { return nil }
    }

    private static let kinds: Set<String> = ["c", "cc", "cpp", "cxx", "S"]

    /// Returns the paths of the files to compile, sorted.
    func files() -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        func isBelow(_ path: String, _ places: [String]) -> Bool {
            places.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        return all.filter { path in
            Self.kinds.contains((path as NSString).pathExtension) && !isBelow(path, excludes) && (sources.isEmpty || isBelow(path, sources))
        }.sorted().map { folder + "/" + $0 }
    }

    var publicHeaders: String { headers == "." ? folder : folder + "/" + headers }

    /// The compiler's words for a file of the target.
    private var words: [String] {
        defines.map { "-D" + $0 } + ([publicHeaders] + searchPaths.map { folder + "/" + $0 }).flatMap { ["-I", $0] }
    }

    /// Whether its files compile here.
    /// - Parameter others: The targets whose headers it may include.
    func compiles(besides others: [ClangTarget]) throws -> Bool {
        let includes = others.flatMap { ["-I", $0.publicHeaders] }
        if isSystem {
            let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".h") }.sorted()
            return try Shell.run(["clang", "-fsyntax-only", "-w", "-x", "c"] + words + all.map { folder + "/" + $0 }).status == 0
        }
        return try Shell.run(["clang", "-fsyntax-only", "-w"] + words + includes + files()).status == 0
    }

    /// The text of a module map as SwiftPM writes it; nil if the target has one.
    func moduleMap(named module: String) -> String? {
        let place = URL(filePath: publicHeaders)
        func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: place.appending(path: name).path) }
        if exists("module.modulemap") { return nil }
        let umbrella = ["\(module).h", "\(module)/\(module).h"].first(where: exists)
        let line = umbrella.map { "umbrella header \"\(place.appending(path: $0).path)\"" } ?? "umbrella \"\(place.path)\""
        return "module \(module) {\n    \(line)\n    export *\n}\n"
    }

    /// What a copy of the target depends on, so that it is made anew when that changes.
    var stamp: String {
        let values = files().map { path in
            let values = try? URL(filePath: path).resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
            return "\(path) \(values?.fileSize ?? 0) \(values?.contentModificationDate?.timeIntervalSince1970 ?? 0)"
        }
        return (values + words).joined(separator: "\n")
    }

    /// The target in a manifest that has a copy of its folder below `Sources`.
    func manifest(named module: String, dependencies: [String]) -> String {
        guard !isSystem else {
            let pkgConfig = pkgConfig.map { ", pkgConfig: \"\($0)\"" } ?? ""
            return "        .systemLibrary(name: \"\(module)\", path: \"Sources/\(module)\"\(pkgConfig))"
        }
        func list(_ words: [String]) -> String { "[" + words.joined(separator: ", ") + "]" }
        func quoted(_ words: [String]) -> [String] { words.map { "\"\($0)\"" } }
        let macros = defines.map { word in
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            return parts.count > 1 ? ".define(\"\(parts[0])\", to: \"\(parts[1])\")" : ".define(\"\(word)\")"
        }
        let settings = list(macros + searchPaths.map { ".headerSearchPath(\"\($0)\")" })
        let excludes = excludes.filter { FileManager.default.fileExists(atPath: folder + "/" + $0) }
        var words = ["name: \"\(module)\"", "dependencies: \(list(quoted(dependencies)))", "path: \"Sources/\(module)\""]
        if !excludes.isEmpty { words.append("exclude: \(list(quoted(excludes)))") }
        if !sources.isEmpty { words.append("sources: \(list(quoted(sources)))") }
        words += ["publicHeadersPath: \"\(headers)\"", "cSettings: \(settings)", "cxxSettings: \(settings)"]
        if !libraries.isEmpty { words.append("linkerSettings: \(list(libraries.map { ".linkedLibrary(\"\($0)\")" }))") }
        return "        .target(\(words.joined(separator: ", ")))"
    }
}

extension String {
    /// The name of the module that a target of this name is.
    var moduleName: String {
        let name = String(map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}

extension AppCode {
    /// The modules that the code imports.
    var importedModules: Set<String> { clang.map { Set($0.dependencies) } ?? AppImports.of(self) }

    /// Those of the dependencies that are C or C++ and compile here.
    var clangModules: [(name: String, target: ClangTarget)] { dependencies.compactMap { module in module.clang.map { (module.name, $0) } } }
}

extension AppPackage {
    /// Copies the targets in C and C++ that compile, and writes their module maps, by which Swift that imports them is checked before the build.
    /// - Returns: The package without those that do not compile: of these, only the headers are read.
    func copyingClangTargets() throws -> AppPackage {
        var code = code, done: [ClangTarget] = []
        for number in code.dependencies.indices {
            let name = code.dependencies[number].name
            guard let target = code.dependencies[number].clang else { continue }
            let place = folder.appending(path: "Sources/\(name)"), mark = interfaces.appending(path: "\(name).clang")
            let isKnown = (try? String(contentsOf: mark, encoding: .utf8)) == target.stamp
            guard try isKnown || target.compiles(besides: done) else {
                code.dependencies[number].clang = nil
                if FileManager.default.fileExists(atPath: mark.path) {
                    try? FileManager.default.removeItem(at: mark)
                    try? FileManager.default.removeItem(at: place)
                }
                continue
            }
            done.append(target)
            if isKnown, FileManager.default.fileExists(atPath: place.path) { continue }
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.copyItem(at: URL(filePath: target.folder), to: place)
            if let map = target.moduleMap(named: name) { try write(map, to: interfaces.appending(path: "\(name).modulemap")) }
            try write(target.stamp, to: mark)
        }
        return AppPackage(code: code, folder: folder, plumb: plumb)
    }

    /// The compiler's words for Swift that imports targets in C.
    var clangWords: [String] {
        clangModules.flatMap { name, target in
            let own = URL(filePath: target.publicHeaders).appending(path: "module.modulemap")
            let map = FileManager.default.fileExists(atPath: own.path) ? own : interfaces.appending(path: "\(name).modulemap")
            return ["-fmodule-map-file=\(map.path)", "-I", target.publicHeaders].flatMap { ["-Xcc", $0] }
        }
    }
}
