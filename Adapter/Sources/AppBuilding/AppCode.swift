import Foundation
import SourceAdaptation

/// The code of an app, as described by `code:` in plumb.yaml or by a project file.
public struct AppCode: Sendable, Codable, Equatable {
    /// The module's name.
    public var name: String
    /// Swift files, and folders of Swift files.
    public var sources: [String]
    /// Parts of paths; files whose path contains one are left out.
    public var excludes: [String] = []
    /// Storyboards, nibs, asset catalogs, string tables.
    public var resources: [String] = []
    /// Folders that the bundle has as they are, with the files in them: folder references of Xcode, copied folders of packages.
    public var folders: [String] = []
    public var defines: [String] = ["DEBUG"]
    public var languageMode = "5"
    /// The features of later versions of Swift that it uses.
    public var features: [String] = []
    /// Whether Xcode's approachable concurrency is on, and whether everything is on the main actor unless it says otherwise.
    public var isApproachable = false, isOnMainActor = false
    /// The sources of modules that are not on the main actor, unlike the app.
    public var nonisolatedSources: [String] = []
    /// Other modules that the build provides.
    public var modules: [String] = []
    /// The modules that are compiled with it as one module: what tests test, and modules that cannot be compiled before it.
    public var ownModules: [String] = []
    /// The sources of each of the app's own modules.
    public var moduleSources: [String: [String]] = [:]
    /// The public Objective-C headers of the modules that are compiled with it.
    public var headers: [String] = []
    /// The modules that the code imports: the app's own and other people's. Each is compiled by itself.
    public var dependencies: [AppCode] = []
    /// How the module is compiled if it is C or C++.
    var clang: ClangTarget?
    /// Whether this is one of the app's own modules, whose controllers and views are screens.
    public var isOwn = false
    /// Whether it is compiled for tests, which draw what they want: it has no screens then.
    public var isTested = false

    public var packages: [Package] = []
    /// The modules of the packages whose code was found, by the package's identity.
    public var found: [String: [String]] = [:]
    /// The versions of all packages, also of those that only packages name.
    public var pins: PackagePins?
    /// Folders of other people's code, whose views are not screens of the app.
    public var foreignFolders: [String] = []
    /// The folder of recorded answers of servers.
    public var fixtures: String?
    /// The app's `Info.plist`, and the values of its `$(NAME)` where the project defines them.
    public var infoPlist: String?
    public var infoValues: [String: String] = [:]

    /// How the code runs, if it is a bundle of unit tests with the app that they test; nil for an app.
    public var tests: TestBundle?

    /// A package that the code imports from.
    public struct Package: Sendable, Codable, Equatable {
        /// An address or a folder.
        public var url: String
        /// The lowest version.
        public var from = ""
        /// The version, the branch and the commit, where given.
        public var exact = "", branch = "", revision = ""
        public var products: [String] = []
        /// Whether its files are rewritten as the app's are. Otherwise the package is built as it is.
        public var joined = false
        /// The pod whose description says which files are compiled; empty for a package with a manifest. Its address is empty if CocoaPods knows
        /// it.
        public var pod = ""
        /// The subspecs of the pod that are used.
        public var parts: [String] = []

        public init(url: String) { self.url = url }

        init(pod: String) { (url, self.pod) = ("", pod) }

        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            func text(_ key: CodingKeys) throws -> String { try values.decodeIfPresent(String.self, forKey: key) ?? "" }
            url = try values.contains(.pod) ? text(.url) : values.decode(String.self, forKey: .url)
            (from, exact, branch, revision) = (try text(.from), try text(.exact), try text(.branch), try text(.revision))
            products = try values.decodeIfPresent([String].self, forKey: .products) ?? []
            joined = try values.decodeIfPresent(Bool.self, forKey: .joined) ?? false
            pod = try text(.pod)
            parts = try values.decodeIfPresent([String].self, forKey: .parts) ?? []
        }

        /// The package's name in a manifest.
        var name: String {
            let last = url.split(separator: "/").last.map(String.init) ?? url
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
        /// An identity that is the same for every way of writing an address.
        var identity: String { pod.isEmpty ? name.lowercased() : "pod-" + pod.lowercased() }

        var dependency: String {
            guard url.contains("://") else { return ".package(path: \"\(url)\")" }
            let wish =
                [("exact", exact), ("from", from), ("branch", branch), ("revision", revision)].first { !$1.isEmpty } ?? ("from", from)
            return ".package(url: \"\(url)\", \(wish.0): \"\(wish.1)\")"
        }
    }

    /// Decodes the code. Missing keys have their default values.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func list(_ key: CodingKeys) throws -> [String] { try values.decodeIfPresent([String].self, forKey: key) ?? [] }
        name = try values.decode(String.self, forKey: .name)
        sources = try list(.sources)
        excludes = try list(.excludes)
        resources = try list(.resources)
        folders = try list(.folders)
        defines = try values.decodeIfPresent([String].self, forKey: .defines) ?? ["DEBUG"]
        languageMode = try values.decodeIfPresent(String.self, forKey: .languageMode) ?? "5"
        features = try list(.features)
        isApproachable = try values.decodeIfPresent(Bool.self, forKey: .isApproachable) ?? false
        isOnMainActor = try values.decodeIfPresent(Bool.self, forKey: .isOnMainActor) ?? false
        nonisolatedSources = try list(.nonisolatedSources)
        modules = try list(.modules)
        ownModules = try list(.ownModules)
        moduleSources = try values.decodeIfPresent([String: [String]].self, forKey: .moduleSources) ?? [:]
        headers = try list(.headers)
        dependencies = try values.decodeIfPresent([AppCode].self, forKey: .dependencies) ?? []
        clang = try values.decodeIfPresent(ClangTarget.self, forKey: .clang)
        isOwn = try values.decodeIfPresent(Bool.self, forKey: .isOwn) ?? false
        isTested = try values.decodeIfPresent(Bool.self, forKey: .isTested) ?? false
        packages = try values.decodeIfPresent([Package].self, forKey: .packages) ?? []
        found = try values.decodeIfPresent([String: [String]].self, forKey: .found) ?? [:]
        foreignFolders = try list(.foreignFolders)
        home = try values.decodeIfPresent(String.self, forKey: .home)
        fixtures = try values.decodeIfPresent(String.self, forKey: .fixtures)
        infoPlist = try values.decodeIfPresent(String.self, forKey: .infoPlist)
        infoValues = try values.decodeIfPresent([String: String].self, forKey: .infoValues) ?? [:]
        tests = try values.decodeIfPresent(TestBundle.self, forKey: .tests)
    }

    public init(name: String, sources: [String]) {
        self.name = name
        self.sources = sources
    }

    /// The folder of `PlumbScreens.swift`, the team's list of screens.
    public var home: String?

    /// Whether a file imports SwiftUI, or a framework that is drawn with it.
    func usesSwiftUI() throws -> Bool {
        try (files() + dependencies.flatMap { $0.files() }).contains { file in
            let source = SourceText(path: file.path, bytes: Array(try Data(contentsOf: file)))
            return source.mentions(SourceText.modulesOfSwiftUI) && source.importsSwiftUI
        }
    }

    /// Returns the Swift files, each once, sorted by path.
    public func files() -> [URL] {
        var paths: Set<String> = []
        let list = home.map { $0 + "/" + ScreenListText.fileName }
        for source in sources + [list].compactMap(\.self) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else { continue }
            guard isFolder.boolValue else {
                // A manifest may name files of other languages.
                if source.hasSuffix(".swift") { paths.insert(source) }
                continue
            }
            paths.formUnion(Self.swiftFiles(in: source))
        }
        // A file that a project names by two paths is one file.
        let files = Set(paths.map { URL(filePath: $0).standardizedFileURL.path })
        return files.filter { path in !excludes.contains { path.contains($0) } }.sorted().map { URL(filePath: $0) }
    }

    /// Returns the paths of the Swift files in a folder and in those below it.
    static func swiftFiles(in folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter { path in
            path.hasSuffix(".swift") && !isPassedOver(path) && !PackageManifest.isManifest(folder + "/" + path)
        }.map { folder + "/" + $0 }
    }

    /// Whether a file is hidden, or lies in a documentation catalog: its code is for readers.
    static func isPassedOver(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
    }
}

extension SourceText {
    fileprivate static let modulesOfSwiftUI = Set(["SwiftUI", "AppIntents"] + KnownModules.ofSwiftUI)

    fileprivate var importsSwiftUI: Bool {
        String(decoding: bytes, as: UTF8.self).matches(of: #/\bimport (?:\w+ )?(\w+)\b/#).contains {
            Self.modulesOfSwiftUI.contains(String($0.output.1))
        }
    }
}
