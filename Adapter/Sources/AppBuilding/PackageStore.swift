import Foundation
import FoundationNetworking
import SourceAdaptation

/// The packages that an app's code is compiled with, fetched once, at the versions that the app is pinned to.
public struct PackageStore {
    /// The folder of the checkouts.
    public let folder: URL
    /// Where CocoaPods publishes the descriptions of pods.
    var descriptions = URL(string: "https://cdn.cocoapods.org/Specs/")!
    public var say: (String) -> Void = { _ in }

    public init(folder: URL) { self.folder = folder }

    /// Adds the packages' modules that the code imports, and the modules that those import. A package that cannot be fetched is reported
    /// and left out.
    public func join(_ code: inout AppCode) {
        var known = Known(pins: code.pins)
        for package in code.packages where package.joined { known.packages[package.identity] = package }
        code.packages.removeAll(where: \.joined)
        for package in known.packages.values.sorted(by: { $0.identity < $1.identity }) { add(package, to: &known) }
        // The app's own packages bring others, too.
        let own = code.ownModules + code.dependencies.filter(\.isOwn).map(\.name)
        for module in own.sorted() { addPackages(broughtBy: module, to: &known) }

        var waiting = code.dependencies.reduce(AppImports.of(code)) { $0.union($1.importedModules) }
        var done: Set<String> = [code.name]
        // Modules that no package has so far; one that is added later may.
        var unknown: Set<String> = []
        while let module = waiting.min() {
            waiting.remove(module)
            guard !done.contains(module), !code.compiledModules.union(code.modules).contains(module) else { continue }
            guard let found = known.modules[module] else {
                unknown.insert(module)
                continue
            }
            done.insert(module)
            var other = found.code
            other.foreignFolders = [found.package.folder.standardizedFileURL.path]
            code.dependencies.append(other)
            waiting.formUnion(other.importedModules)
            guard addPackages(broughtBy: module, to: &known) else { continue }
            waiting.formUnion(unknown)
            unknown = []
        }
        code.found = known.found
        code.useDropIns()
    }

    /// The packages that were looked at, and their modules.
    private struct Known {
        let pins: PackagePins?
        var packages: [String: AppCode.Package] = [:]
        var modules: [String: (code: AppCode, package: PackageFolder)] = [:]
        /// The names of each package's modules, by its identity.
        var found: [String: [String]] = [:]
    }

    /// Adds the packages that a module depends on, and those that the modules of local ones depend on.
    /// - Returns: Whether one is new.
    @discardableResult
    private func addPackages(broughtBy module: String, to known: inout Known) -> Bool {
        guard let package = known.modules[module]?.package else { return false }
        var isNew = false
        for dependency in others(package, of: module, known.pins).map({ known.pins?.pin($0) ?? $0 })
        where known.packages[dependency.identity] == nil {
            known.packages[dependency.identity] = dependency
            let modules = add(dependency, to: &known)
            isNew = true
            if !dependency.url.contains(":") { for module in modules { addPackages(broughtBy: module, to: &known) } }
        }
        return isNew
    }

    /// Returns the packages that a target depends on.
    private func others(_ package: PackageFolder, of module: String, _ pins: PackagePins?) -> [AppCode.Package] {
        let target = package.manifest.targets.first { $0.name.moduleName == module }
        let names = Set((target?.dependencies ?? []).map { ($0.package ?? $0.name).lowercased() })
        let isOpen = target?.dependencies.contains(where: \.isOfSomePackage) == true
        let packages = package.manifest.packages.compactMap { other -> AppCode.Package? in
            var url = other.place
            if !url.contains(":") { url = package.folder.appending(path: url).standardizedFileURL.path }
            var result = AppCode.Package(url: url)
            guard isOpen || names.contains(result.identity) || names.contains(other.name?.lowercased() ?? "") else { return nil }
            result.from = other.from ?? ""
            result.exact = other.exact ?? ""
            result.branch = other.branch ?? ""
            result.revision = other.revision ?? ""
            return result
        }
        // A manifest may say addresses by functions of its own; then the versions that the app is pinned to have them.
        let known = Set(packages.map(\.identity)), pinned = (target?.dependencies ?? []).compactMap { $0.package?.lowercased() }
        return packages + Set(pinned).subtracting(known).sorted().compactMap { pins?.package(named: $0) }
    }

    /// Returns the names of the modules that the package has.
    @discardableResult
    private func add(_ package: AppCode.Package, to known: inout Known) -> [String] {
        guard !DropIn.packages.contains(package.identity), let place = checkout(of: package) else { return [] }
        guard let folder = PackageFolder(place, pod: package.pod, parts: package.parts) else {
            say("'\(place.lastPathComponent)' has neither Package.swift nor podspec nor project")
            return []
        }
        let modules = folder.modules()
        known.found[package.identity] = modules.map(\.name)
        for (name, code) in modules where known.modules[name] == nil { known.modules[name] = (code, folder) }
        return modules.map(\.name)
    }

    /// Returns the folder of a package, or nil if it cannot be fetched.
    private func checkout(of package: AppCode.Package) -> URL? {
        guard !package.pod.isEmpty || package.url.contains(":") else { return URL(filePath: package.url, directoryHint: .isDirectory) }
        let place = folder.appending(path: package.identity), mark = place.appending(path: ".plumb-version")
        let wanted = [package.url, package.exact, package.revision, package.branch, package.from].joined(separator: " ")
        if (try? String(contentsOf: mark, encoding: .utf8)) == wanted { return place }
        say("fetching \(package.identity)")
        try? FileManager.default.removeItem(at: place)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard package.url.isEmpty ? fetchPod(package, into: place) : fetch(package, into: place) else {
            say("\(package.url.isEmpty ? package.identity : package.url) could not be fetched; code that needs it is omitted")
            return nil
        }
        try? Data(wanted.utf8).write(to: mark)
        return place
    }

    private func fetch(_ package: AppCode.Package, into place: URL) -> Bool {
        var names = package.exact.isEmpty ? [] : [package.exact, "v" + package.exact]
        if names.isEmpty, package.revision.isEmpty {
            if let newest = newest(package) { names.append(newest) }
            if !package.branch.isEmpty { names.append(package.branch) }
        }
        for name in names where git(["clone", "--quiet", "--depth", "1", "--branch", name, package.url, place.path]) { return true }
        // A version whose tag was deleted can still be fetched by its commit.
        guard !package.revision.isEmpty, git(["clone", "--quiet", "--no-checkout", package.url, place.path]) else { return false }
        return git(["-C", place.path, "checkout", "--quiet", package.revision])
    }

    /// Fetches the description of a pod that CocoaPods publishes, and the repository that it names.
    private func fetchPod(_ package: AppCode.Package, into place: URL) -> Bool {
        guard let sum = try? Shell.run(["sh", "-c", #"printf %s "$1" | md5sum"#, "sh", package.pod]), sum.status == 0 else { return false }
        // Descriptions lie in folders by the first letters of the sum of the name.
        let path = sum.text.prefix(3).map(String.init) + [package.pod, package.exact, "\(package.pod).podspec.json"]
        guard let text = try? Data(contentsOf: path.reduce(descriptions) { $0.appending(path: $1) }),
            let description = PodDescription(json: text, parts: package.parts), let url = description.repository
        else { return false }
        var source = AppCode.Package(url: url)
        source.exact = description.tag ?? ""
        guard fetch(source, into: place) else { return false }
        return (try? text.write(to: place.appending(path: PackageFolder.podFile))) != nil
    }

    /// Returns the newest version that is at least the lowest one and has the same first number.
    private func newest(_ package: AppCode.Package) -> String? {
        guard !package.from.isEmpty, let from = Version(package.from),
            let output = try? Shell.run(["git", "ls-remote", "--tags", package.url], Self.surroundings), output.status == 0
        else { return nil }
        let names = output.text.split(separator: "\n").compactMap { $0.split(separator: "/").last.map(String.init) }
        let versions = names.compactMap { name in Version(name).map { (name, $0) } }
            .filter { $1.numbers[0] == from.numbers[0] && !($1 < from) }
        return versions.max { $0.1 < $1.1 }?.0
    }

    /// Runs git without downloading large files that are stored elsewhere.
    private func git(_ words: [String]) -> Bool {
        let filters = ["smudge=", "process=", "required=false"].flatMap { ["-c", "filter.lfs.\($0)"] }
        return (try? Shell.run(["git"] + filters + words, Self.surroundings))?.status == 0
    }

    /// Nobody is present to enter a password.
    private static let surroundings = Shell.Surroundings(limit: 300, grace: 1, environment: ["GIT_TERMINAL_PROMPT": "0"])
}

/// A version `1.2.3`, with or without a `v`. Prereleases (`2.0.0-beta`) are not versions here.
private struct Version: Comparable {
    let numbers: [Int]

    init?(_ text: String) {
        let parts = (text.hasPrefix("v") ? text.dropFirst() : text[...]).split(separator: ".").map { Int($0) }
        guard (1...3).contains(parts.count), parts.allSatisfy({ $0 != nil }) else { return nil }
        numbers = parts.compactMap(\.self) + Array(repeating: 0, count: 3 - parts.count)
    }

    static func < (one: Version, other: Version) -> Bool { one.numbers.lexicographicallyPrecedes(other.numbers) }
}

/// The modules that the files of some code import.
enum AppImports {
    /// An import with its attributes: `@_spi(Internals) @testable import Kit`.
    private static var form: Regex<(Substring, Substring)> {
        #/^\s*(?:(?:@\w+(?:\([^)]*\))?|public|internal|package|private|fileprivate) )*import (?:(?:class|struct|enum|func|protocol|typealias|let|var) )?(\w+)/#
    }

    static func of(_ code: AppCode) -> Set<String> {
        var modules: Set<String> = []
        let form = form
        for file in code.files() {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            for line in text.split(separator: "\n") where line.contains("import ") {
                guard let name = line.firstMatch(of: form)?.output.1 else { continue }
                modules.insert(String(name))
            }
        }
        return modules
    }
}
