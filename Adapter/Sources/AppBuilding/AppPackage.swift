import Foundation

/// The hidden package of an app: its rewritten code, and a program that has every verb of `plumb` and contains the app's screens, or the
/// app's tests.
struct AppPackage {
    /// The code of the app, or of one of its dependencies.
    let code: AppCode
    let folder: URL
    let plumb: PlumbParts
    /// The name of the package, within which the modules see what is `package`.
    let name: String

    /// The modules in C that any of the package's may import.
    let clangModules: [(name: String, target: ClangTarget)]

    private let kept = Kept()

    /// What every check of a module needs, and does not change from one to the next.
    private final class Kept {
        var clangFlags: [String]?
        /// The compiler's commands, by the driver's words.
        var jobs: [[String]: FrontendJob] = [:]
    }

    init(code: AppCode, folder: URL, plumb: PlumbParts) {
        (self.code, self.folder, self.plumb, name, clangModules) = (code, folder, plumb, code.name, code.clangModules)
    }

    /// The part of an app's package with one of its dependencies.
    init(_ dependency: AppCode, of app: AppPackage) {
        (code, folder, plumb, name, clangModules) = (dependency, app.folder, app.plumb, app.name, app.clangModules)
    }

    var sources: URL { folder.appending(path: "Sources/\(code.name)") }
    /// The folder of the compiled interfaces of the app's dependencies.
    var interfaces: URL { folder.appending(path: "Modules") }
    /// The build folder that all apps share: Plumb's own debug build, or a folder beside the app's package if Plumb is built already or
    /// its folder is not writable.
    private var build: URL {
        let isOpen = !plumb.areBuilt && FileManager.default.isWritableFile(atPath: plumb.folder.path)
        return isOpen ? plumb.folder.appending(path: ".build") : folder.deletingLastPathComponent().appending(path: "build")
    }
    var product: String { code.tests == nil ? "\(code.name)_screens" : "\(code.name)PackageTests" }
    /// A target without code that depends on all of Plumb's modules, so that one build makes them.
    var parts: String { "\(code.name)_parts" }
    private var built: URL { build.appending(path: "debug/\(product)\(code.tests == nil ? "" : ".xctest")") }
    /// A folder like an app's on a device: the program, and beside it the contents of `Bundle.main`.
    private var bundle: URL { folder.appending(path: "\(code.name).app") }
    var program: URL { bundle.appending(path: code.name) }
    var modules: URL { plumb.areBuilt ? plumb.builtModules : build.appending(path: "debug/Modules") }

    static func literal(_ words: [String]) -> String {
        "[" + words.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }.joined(separator: ", ") + "]"
    }

    func write(_ text: String, to place: URL) throws {
        if (try? String(contentsOf: place, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    /// Creates the source files without which SwiftPM cannot read the package.
    func makeFolders() throws {
        for package in [self] + code.dependencies.filter({ $0.clang == nil }).map({ AppPackage($0, of: self) }) {
            let place = package.sources.appending(path: "PlumbInterface.swift")
            if !FileManager.default.fileExists(atPath: place.path) { try write("", to: place) }
        }
    }

    /// Creates the bundle in which `Bundle.main` finds the app's resources: localised files in language folders, all others at
    /// the top, and folders with what is in them.
    func makeBundle() throws {
        let files = FileManager.default
        try? files.removeItem(at: bundle)
        try files.createDirectory(at: bundle, withIntermediateDirectories: true)
        // Foundation requests the language of every bundle and stops at one that has none.
        let info = try PropertyListSerialization.data(fromPropertyList: AppInfo(code).entries, format: .xml, options: 0)
        try write(String(decoding: info, as: UTF8.self), to: bundle.appending(path: "Info.plist"))
        let product = built.resolvingSymlinksInPath()
        do { try files.linkItem(at: product, to: program) } catch { try files.copyItem(at: product, to: program) }
        if let fixtures = code.fixtures {
            try? files.createSymbolicLink(at: bundle.appending(path: "Fixtures"), withDestinationURL: URL(filePath: fixtures))
        }
        let resources = AppResources(code.bundled)
        for folder in resources.folders {
            try? files.createSymbolicLink(at: bundle.appending(path: folder.lastPathComponent), withDestinationURL: folder)
        }
        for resource in resources.files {
            let folder = resource.language.map { bundle.appending(path: $0) } ?? bundle
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in Self.names(of: resource.file) {
                try? files.createSymbolicLink(at: folder.appending(path: name), withDestinationURL: resource.file)
            }
        }
    }

    /// The name of the file by which a bundle of tests begins.
    static let testsFile = "PlumbTests.swift"

    /// Returns the names that a resource has in a bundle: code asks for a data model by the name of what Xcode compiles it to.
    private static func names(of file: URL) -> [String] {
        let name = file.lastPathComponent, compiled = ["xcdatamodeld": "momd", "xcdatamodel": "mom"][file.pathExtension]
        return [name] + (compiled.map { [file.deletingPathExtension().lastPathComponent + "." + $0] } ?? [])
    }

    /// Writes the files that changed and deletes those that no longer exist.
    /// - Returns: The names of the files that changed.
    @discardableResult
    func write(_ files: [(name: String, text: [UInt8])]) throws -> Set<String> {
        var changed: Set<String> = []
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let files = files + (testsProgram.map { [(name: Self.testsFile, text: Array($0.utf8))] } ?? [])
        for (name, text) in files {
            let place = sources.appending(path: name), data = Data(text)
            guard (try? Data(contentsOf: place)) != data else { continue }
            try data.write(to: place)
            changed.insert(name)
        }
        let kept = Set(files.map(\.name))
        for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) where !kept.contains(name) {
            try FileManager.default.removeItem(at: sources.appending(path: name))
        }
        return changed
    }

    /// Builds the program, or only UIKit and Plumb's other modules before the app's own code is added.
    func swiftBuild(plumbAlone: Bool = false) throws -> Shell.Output {
        let words = ["swift", "build", "--package-path", folder.path, "--scratch-path", build.path, "--disable-build-manifest-caching"]
        defer { invalidatePlan() }
        // More of the modules in C may be built then.
        kept.clangFlags = nil
        // SwiftPM finds the methods of XCTest's classes in the index.
        let indexing = plumb.areBuilt && code.tests == nil ? ["--disable-index-store"] : []
        guard plumbAlone else {
            return try Shell.run(words + indexing + (code.tests == nil ? ["--product", product] : ["--build-tests"]))
        }
        guard !plumb.areBuilt else { return Shell.Output(status: 0, text: "") }
        return try Shell.run(words + ["--target", parts])
    }

    /// Marks the manifest as changed. SwiftPM keeps the plan of a build and checks only whether that plan's package has changed, not
    /// whether it is the package to build.
    private func invalidatePlan() {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.appending(path: "Package.swift").path)
    }

    enum Depth: Equatable {
        /// Errors outside of the bodies of functions, of the named files alone or of all. They come first, because many errors in bodies
        /// follow from them, and take a fraction of the time.
        case declarations(Set<String>?)
        /// Type errors, all at once for every file.
        case types
        /// Type errors of the named files alone, or of all. The compiler gives an expression up early, as one that takes too long: in code
        /// with errors, a few such expressions take most of the time.
        case hasty(Set<String>?)
        /// Errors of the named files alone, or of all, that are found once the types are correct: values that may be missing, paths that
        /// return nothing.
        case flow(Set<String>?)
        /// As `hasty` for all files and, if the types are correct, as `flow`: what a module without errors needs.
        case everything

        /// The files to check; nil for all.
        var names: Set<String>? {
            switch self {
            case .declarations(let names), .hasty(let names), .flow(let names): names
            case .types, .everything: nil
            }
        }

        /// Whether the compiler goes on to code in its intermediate language, where it finds values that may be missing.
        var goesOn: Bool {
            switch self {
            case .flow, .everything: true
            case .declarations, .hasty, .types: false
            }
        }
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// The compiler's words for the module, without its files.
    private func language() throws -> [String] {
        // As SwiftPM does, for `package` declarations.
        var words = ["-package-name", name.lowercased(), "-module-name", code.name, "-parse-as-library"]
        words += ["-I", interfaces.path, "-I", modules.path] + LanguageFlags(code: code).words
        // As SwiftPM does; lists of screens see what is internal in the app's other modules.
        if code.isOwn { words.append("-enable-testing") }
        words += (code.defines + ["PLUMB"]).flatMap { ["-D", $0] }
        words += clangWords
        let flags = try kept.clangFlags ?? plumb.clangFlags(build: modules.deletingLastPathComponent())
        kept.clangFlags = flags
        words += flags
        return words + (code.tests == nil ? [] : ["-plugin-path", try Shell.libraries() + "/host/plugins/testing"])
    }

    private var interface: URL { interfaces.appending(path: "\(code.name).swiftmodule") }
    var hasInterface: Bool { FileManager.default.fileExists(atPath: interface.path) }

    /// Writes the interface of the module, which those that import it are checked with.
    func writeInterface() throws -> Shell.Output {
        try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
        let words = [
            "swiftc", "-emit-module", "-whole-module-optimization", "-o", interface.path, "-suppress-warnings", "-Xfrontend",
            "-experimental-skip-non-inlinable-function-bodies",
        ]
        return try Shell.run(words + language() + files().map { sources.appending(path: $0).path })
    }

    /// Returns the errors of a check. A compiler that fails without naming a line has not read the code at all, for example if modules are
    /// missing.
    func errors(_ depth: Depth) throws -> [CompilerMessage] {
        let output = try check(depth), errors = CompilerMessage.errors(in: output.text)
        guard errors.isEmpty, output.status != 0 else { return errors.filter { !$0.isOfUnfinishedConstant } }
        throw AppError("The code of \(code.name) could not be checked:\n\(output.text.suffix(4000))")
    }

    /// Checks the module without generating code.
    private func check(_ depth: Depth) throws -> Shell.Output {
        let files = try files()
        // Each compiler reads the whole module before it checks its share of the files, so there are as many as run at the same time.
        var words = [
            "swiftc", "-continue-building-after-errors", "-suppress-warnings", "-typecheck", "-enable-batch-mode", "-driver-batch-count",
            "2", "-j", "2",
        ]
        switch depth {
        case .declarations: words += ["-Xfrontend", "-experimental-skip-all-function-bodies"]
        // The compiler's own limit is a million. Twenty thousand take it less than a second.
        case .hasty, .everything: words += ["-Xfrontend", "-solver-scope-threshold=20000"]
        // An app's own compiler takes seconds for one that needs more; where something else of it is missing, minutes.
        case .flow: words += ["-Xfrontend", "-solver-scope-threshold=100000"]
        case .types: break
        }
        words += try language() + files.map { sources.appending(path: $0).path }
        guard depth.names != nil || depth.goesOn, let job = try job(words, goesOn: depth.goesOn) else { return try Shell.run(words) }
        let names = depth.names ?? Set(files)
        return try job.run(primary: names.intersection(files).map { sources.appending(path: $0).path }.sorted())
    }

    /// Returns the command that the compiler's driver would run; nil if it does not say.
    private func job(_ words: [String], goesOn: Bool) throws -> FrontendJob? {
        let key = words + [goesOn ? "-emit-sil" : "-typecheck"]
        if let known = kept.jobs[key] { return known }
        let output = try Shell.run(words + ["-###", "-driver-filelist-threshold", "1000000"])
        let job = output.status == 0 ? FrontendJob(output.text, goesOn: goesOn) : nil
        kept.jobs[key] = job
        return job
    }
}
