import Foundation
import SourceAdaptation

/// A `project.pbxproj`: targets with their files and the settings that affect the compiler.
public struct XcodeProject {
    public struct Target {
        public var name: String
        /// `application`, `framework`, `bundle.unit-test` …
        public var kind: String
        public var code: AppCode
        /// Whether the target is built for phones or tablets, as far as its settings say.
        public var isForTouch = true
        /// The names of the targets that it depends on.
        public var dependencies: [String]
    }

    public let url: URL
    public let targets: [Target]
    /// The packages whose products the targets use, as the project names them.
    public let packages: [AppCode.Package]
    /// The packages of the targets and of their tests.
    let packagesWithTests: [AppCode.Package]
    /// Other projects that this one refers to.
    let projects: [URL]

    /// Reads a project.
    /// - Parameters:
    ///   - url: The location of `App.xcodeproj`.
    ///   - configuration: The build configuration. Targets without it have their first.
    public init(_ url: URL, configuration: String = "Debug") throws {
        let data = try Data(contentsOf: url.appending(path: "project.pbxproj"))
        guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]], let root = list["rootObject"] as? String
        else { throw AppError("'\(url.path)' is not a project file.") }
        let reader = ProjectReader(folder: url.deletingLastPathComponent(), objects: objects, root: root, configuration: configuration)
        self.url = url
        targets = reader.targets()
        packages = reader.packages()
        packagesWithTests = reader.packages(withTests: true)
        projects = reader.projects()
    }

    /// Returns the named target. Without a name, returns the first app for phones or tablets, or else the first app.
    public func target(named name: String?) throws -> Target {
        if let name {
            guard let target = targets.first(where: { $0.name == name }) else {
                throw AppError("There is no target '\(name)'; the targets are \(targets.map(\.name).joined(separator: ", ")).")
            }
            return target
        }
        let apps = targets.filter { $0.kind == "application" }
        guard let app = apps.first(where: \.isForTouch) ?? apps.first ?? targets.first else {
            throw AppError("'\(url.lastPathComponent)' has no target.")
        }
        return app
    }
}

extension XcodeProject {
    /// Returns the versions that `Package.resolved` pins, in the project or in a workspace beside it.
    private func pins() -> PackagePins? {
        let folder = url.deletingLastPathComponent()
        let beside = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { $0.hasSuffix(".xcworkspace") }.map { folder.appending(path: $0) }
        let places = [url.appending(path: "project.xcworkspace")] + beside
        return places.lazy.compactMap { PackagePins($0.appending(path: "xcshareddata/swiftpm/Package.resolved")) }.first
    }

    /// Whether a module is an app or an extension, which nobody but tests imports.
    private func isProgram(_ module: String) -> Bool {
        targets.contains { $0.code.name == module && ($0.kind == "application" || $0.kind.hasPrefix("app-extension")) }
    }

    /// Returns the code of a target and of the app's own modules that it imports: targets of this project, of projects below its folder, in
    /// its workspace or that it refers to, and of packages there. They and pods are its dependencies; an app and its tests are compiled as one.
    public func code(target name: String?) throws -> AppCode {
        let target = try target(named: name)
        var code = target.isTest ? tests(of: target) : target.code
        var others: [String: AppCode] = [:]
        for target in targets where target.code.name != code.name && !target.isTest { others[target.code.name] = target.code }
        let beside = projects + Workspace.projects(beside: url)
        let podfile = Pods(folder: url.deletingLastPathComponent()), pods = podfile?.modules() ?? []
        // A pod's description says what the app is built with; a project in the pod's folder is for working on the pod alone.
        for (name, found) in podfile?.ownModules() ?? [] where others[name] == nil { others[name] = found }
        var folders: [String: URL] = [:]
        for own in OwnModules(folder: url.deletingLastPathComponent(), beside: beside).modules() where others[own.name] == nil {
            (others[own.name], folders[own.name]) = (own.code, own.package)
        }
        for (name, found) in pods where others[name] == nil { others[name] = found }
        code.pins = pins()
        let fetched = (Carthage(folder: url.deletingLastPathComponent())?.packages ?? []) + (podfile?.packages() ?? [])
        code.packages = (target.isTest ? packagesWithTests : packages).map { code.pins?.pin($0) ?? $0 }
        code.packages += fetched.filter { package in !code.packages.contains { $0.identity == package.identity } }
        var waiting = AppImports.of(code).subtracting(code.modules)
        while let module = waiting.min() {
            waiting.remove(module)
            guard let other = others.removeValue(forKey: module), module != code.name else { continue }
            // The views of a pod are not screens of the app.
            if pods.contains(where: { $0.name == module && $0.code == other }) {
                var pod = other
                pod.foreignFolders = pod.sources
                code.dependencies.append(pod)
            } else {
                // Tests see what is internal in the app, which its program begins; that of a framework, from the outside.
                if target.isTest, isProgram(module) {
                    code.join(other)
                } else {
                    var own = other
                    (own.isOwn, own.isTested) = (true, target.isTest)
                    code.dependencies.append(own)
                }
                // A project may have a package as a folder alone. It brings others, too.
                if let folder = folders[module], !code.packages.contains(where: { $0.url == folder.path }) {
                    var package = AppCode.Package(url: folder.path)
                    package.joined = true
                    code.packages.append(package)
                }
                if target.isTest { code.defines = Set(code.defines + other.defines).sorted() }
            }
            waiting.formUnion(AppImports.of(other).subtracting(code.modules))
        }
        return code
    }
}

/// The modules whose sources are below an app's folder or in projects beside it: targets of other project files and of packages.
private struct OwnModules {
    let folder: URL
    let beside: [URL]

    func modules() -> [(name: String, code: AppCode, package: URL?)] {
        var result: [(name: String, code: AppCode, package: URL?)] = []
        for project in beside.compactMap({ try? XcodeProject($0) }) { result += project.targets.map { ($0.code.name, $0.code, nil) } }
        for path in paths() {
            if path.hasSuffix(".xcodeproj"), let project = try? XcodeProject(folder.appending(path: path)) {
                result += project.targets.map { ($0.code.name, $0.code, nil) }
            } else if PackageManifest.isManifest(folder.appending(path: path).path) {
                let place = folder.appending(path: path).deletingLastPathComponent().standardizedFileURL
                result += (PackageFolder(place)?.modules() ?? []).map { ($0.name, $0.code, place) }
            }
        }
        return result
    }

    private func paths() -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)
        var result: [String] = []
        while let path = all?.nextObject() as? String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasSuffix(".xcodeproj") || name == "Package.swift" { result.append(path) }
            // Other people's code, and folders without code.
            if name.hasPrefix(".") || ["Pods", "Carthage", "node_modules", "build"].contains(name) || name.hasSuffix(".xcassets")
                || name.hasSuffix(".xcodeproj")
            {
                all?.skipDescendants()
            }
        }
        return result.sorted()
    }
}

public struct AppError: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}

/// Resolves the references of a project file.
private struct ProjectReader {
    let folder: URL
    let objects: [String: [String: Any]]
    let root: String
    let configuration: String
    /// The paths of files and groups by identifier.
    private let paths: [String: String]

    init(folder: URL, objects: [String: [String: Any]], root: String, configuration: String) {
        self.folder = folder
        self.configuration = configuration
        self.objects = objects
        self.root = root
        let project = objects[root] ?? [:]
        let start = folder.path + ((project["projectDirPath"] as? String).map { $0.isEmpty ? "" : "/" + $0 } ?? "")
        var paths: [String: String] = [:]
        if let group = project["mainGroup"] as? String {
            Self.walk(group, below: start, root: start, objects: objects, into: &paths, depth: 0)
        }
        self.paths = paths
    }

    private static func walk(
        _ id: String, below parent: String, root: String, objects: [String: [String: Any]], into paths: inout [String: String], depth: Int
    ) {
        guard let object = objects[id], depth < 60 else { return }
        var path = object["sourceTree"] as? String == "SOURCE_ROOT" ? root : parent
        if let own = object["path"] as? String { path = own.hasPrefix("/") ? here(own, below: root) : place(own, in: path) }
        paths[id] = path
        for child in object["children"] as? [String] ?? [] {
            walk(child, below: path, root: root, objects: objects, into: &paths, depth: depth + 1)
        }
    }

    /// Returns a file or folder in another one. A Mac's disk takes `API` for `Api`, so a project's spelling may not be that of the disk.
    private static func place(_ path: String, in folder: String) -> String {
        path.split(separator: "/").reduce(folder) { folder, name in
            let place = folder + "/" + name
            guard !FileManager.default.fileExists(atPath: place) else { return place }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.sorted().first { $0.lowercased() == name.lowercased() }.map { folder + "/" + $0 } ?? place
        }
    }

    /// Returns a file or folder that the project names with the whole path it has on one machine, as Xcode does with the classes that it
    /// writes for a data model. On other machines it is looked for below the project's folder, by as much of its path as is there.
    private static func here(_ path: String, below root: String) -> String {
        guard !FileManager.default.fileExists(atPath: path) else { return path }
        let parts = path.split(separator: "/")
        let candidates = parts.indices.lazy.map { root + "/" + parts[$0...].joined(separator: "/") }
        return candidates.first { FileManager.default.fileExists(atPath: $0) } ?? path
    }

    func targets() -> [XcodeProject.Target] {
        (objects[root]?["targets"] as? [String] ?? []).compactMap(target)
    }

    private func target(_ id: String) -> XcodeProject.Target? {
        guard let object = objects[id], let name = object["name"] as? String else { return nil }
        let settings = settings(of: object)
        var code = AppCode(name: Self.module(name, settings), sources: [])
        for phase in (object["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] }) {
            let references = (phase["files"] as? [String] ?? []).compactMap { objects[$0]?["fileRef"] as? String }
            let files = references.flatMap(filePaths)
            switch phase["isa"] as? String {
            case "PBXSourcesBuildPhase":
                code.sources += files.filter { $0.hasSuffix(".swift") }.map(ExampleFile.present)
                // Xcode compiles data models.
                code.resources += files.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
            case "PBXResourcesBuildPhase":
                let folders = references.filter(isFolderReference).compactMap { paths[$0] }
                code.folders += folders
                code.resources += files.filter { !folders.contains($0) }
            case "PBXHeadersBuildPhase": code.headers += publicHeaders(of: phase)
            default: break
            }
        }
        addSynchronizedFolders(of: id, Set(object["fileSystemSynchronizedGroups"] as? [String] ?? []), to: &code)
        // A framework shows what the header of its name imports.
        if let umbrella = code.headers.firstIndex(where: { $0.hasSuffix("/\(code.name).h") }) {
            code.headers.insert(code.headers.remove(at: umbrella), at: 0)
        }
        SwiftSettings(settings).apply(to: &code)
        code.home = folder.path
        let fixtures = folder.appending(path: "Fixtures").path
        if FileManager.default.fileExists(atPath: fixtures) { code.fixtures = fixtures }
        if let path = settings["INFOPLIST_FILE"] as? String {
            let root = folder.path, place = path.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: "")
            code.infoPlist = place.hasPrefix("/") ? place : root + "/" + place
        }
        code.infoValues = settings.compactMapValues { $0 as? String }.merging(["PRODUCT_NAME": name, "TARGET_NAME": name]) { own, _ in own }
        let kind = (object["productType"] as? String ?? "").replacing("com.apple.product-type.", with: "")
        let dependencies = (object["dependencies"] as? [String] ?? []).compactMap { objects[$0]?["target"] as? String }
            .compactMap { objects[$0]?["name"] as? String }
        let platform = [settings["SDKROOT"], settings["SUPPORTED_PLATFORMS"]].compactMap { $0 as? String }.joined(separator: " ")
        let isForTouch = platform.isEmpty || platform.contains("iphone") || platform.contains("auto")
        return XcodeProject.Target(name: name, kind: kind, code: code, isForTouch: isForTouch, dependencies: dependencies)
    }

    /// Returns the headers of a framework that other modules see.
    private func publicHeaders(of phase: [String: Any]) -> [String] {
        (phase["files"] as? [String] ?? []).compactMap { objects[$0] }
            .filter { (($0["settings"] as? [String: Any])?["ATTRIBUTES"] as? [String] ?? []).contains("Public") }
            .compactMap { $0["fileRef"] as? String }.flatMap(filePaths).filter { $0.hasSuffix(".h") }
    }

    /// Adds the folders that Xcode 16 synchronises with the disk. A target has the files of its folders except some, and of other folders only
    /// those that are exceptions there.
    private func addSynchronizedFolders(of target: String, _ own: Set<String>, to code: inout AppCode) {
        for (group, object) in objects.sorted(by: { $0.key < $1.key })
        where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
            guard let folder = paths[group] else { continue }
            let sets = (object["exceptions"] as? [String] ?? []).compactMap { objects[$0] }.filter { $0["target"] as? String == target }
            let exceptions = sets.flatMap { $0["membershipExceptions"] as? [String] ?? [] }.map { "\(folder)/\($0)" }
            code.headers += sets.flatMap { $0["publicHeaders"] as? [String] ?? [] }.map { "\(folder)/\($0)" }
            guard own.contains(group) else {
                code.sources += exceptions.filter { $0.hasSuffix(".swift") }
                code.resources += exceptions.filter { !$0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: $0) }
                continue
            }
            code.resources.append(folder)
            code.sources +=
                exceptions.isEmpty
                ? [folder]
                : AppCode.swiftFiles(in: folder).filter { file in !exceptions.contains { file == $0 || file.hasPrefix($0 + "/") } }
        }
    }

    /// Returns the used packages at other addresses, and all local packages.
    /// - Parameter withTests: Whether to return those that only tests use, which no screen needs.
    func packages(withTests: Bool = false) -> [AppCode.Package] {
        let targets = (objects[root]?["targets"] as? [String] ?? []).compactMap { objects[$0] }
            .filter { withTests || !($0["productType"] as? String ?? "").contains("-test") }
        let products = targets.flatMap { $0["packageProductDependencies"] as? [String] ?? [] }
        let used = Set(products.compactMap { objects[$0]?["package"] as? String })
        let listed = objects[root]?["packageReferences"] as? [String] ?? []
        // A product may name a reference that the project lists no longer: Xcode takes it from a package of the same name.
        let unlisted = used.subtracting(listed).compactMap { objects[$0]?["repositoryURL"] as? String }
        let renewed = Set(unlisted.map { AppCode.Package(url: $0).identity })
        return listed.compactMap { id in
            guard let object = objects[id] else { return nil }
            if let path = object["relativePath"] as? String {
                var package = AppCode.Package(url: folder.appending(path: path).standardizedFileURL.path)
                package.joined = true
                return package
            }
            guard let url = object["repositoryURL"] as? String,
                used.contains(id) || renewed.contains(AppCode.Package(url: url).identity)
            else { return nil }
            let requirement = object["requirement"] as? [String: Any] ?? [:]
            func word(_ key: String) -> String { requirement[key] as? String ?? "" }
            var package = AppCode.Package(url: url)
            package.joined = true
            (package.exact, package.branch, package.revision) = (word("version"), word("branch"), word("revision"))
            package.from = word("minimumVersion")
            return package
        }
    }

    /// Returns the other projects among the files, sorted by path.
    func projects() -> [URL] {
        paths.values.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { URL(filePath: $0).standardizedFileURL }
    }

    /// Whether a reference is to a folder with whatever is in it, which Xcode shows in blue.
    private func isFolderReference(_ id: String) -> Bool {
        let object = objects[id]
        return [object?["lastKnownFileType"], object?["explicitFileType"]].contains { $0 as? String == "folder" }
    }

    /// Returns the path of a file, or the paths of all files in a variant group.
    private func filePaths(_ id: String) -> [String] {
        if objects[id]?["isa"] as? String == "PBXVariantGroup" {
            return (objects[id]?["children"] as? [String] ?? []).compactMap { paths[$0] }
        }
        return paths[id].map { [$0] } ?? []
    }

    /// Returns the project's settings for the configuration, overridden by the target's.
    private func settings(of target: [String: Any]) -> [String: Any] {
        func chosen(_ object: [String: Any]) -> [String: Any] {
            guard let list = (object["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else { return [:] }
            let all = (list["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
            func named(_ name: String) -> [String: Any]? { all.first { $0["name"] as? String == name } }
            let chosen = named(configuration) ?? named("Debug") ?? all.first
            let own = chosen?["buildSettings"] as? [String: Any] ?? [:]
            return (chosen.flatMap(file).map { ConfigurationFile($0).settings } ?? [:]).merging(own) { $1 }
        }
        return chosen(objects[root] ?? [:]).merging(chosen(target)) { $1 }
    }

    /// Returns the file that a configuration is based on, which is given by identifier or by its path below a folder.
    private func file(of configuration: [String: Any]) -> URL? {
        if let id = configuration["baseConfigurationReference"] as? String { return paths[id].map { URL(filePath: $0) } }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String, let folder = paths[anchor],
            let way = configuration["baseConfigurationReferenceRelativePath"] as? String
        else { return nil }
        return URL(filePath: folder + "/" + way)
    }

    private static func module(_ name: String, _ settings: [String: Any]) -> String {
        let given = (settings["PRODUCT_MODULE_NAME"] as? String) ?? (settings["PRODUCT_NAME"] as? String) ?? name
        let word = given.contains("$") ? name : given
        let identifier = String(word.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return identifier.first?.isNumber == true ? "_" + identifier : identifier
    }
}
