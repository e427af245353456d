import Foundation
import SourceAdaptation

/// Builds a package from an app's code, beside its pictures, and leaves out as little of the code as possible so that the rest compiles.
public struct AppBuilder {
    public let code: AppCode
    /// The hidden folder of the package.
    public let folder: URL
    public let plumb: PlumbParts
    public var say: (String) -> Void = { _ in }
    /// The maximum number of compile rounds. The last four leave out whole files that still fail.
    public var rounds = 150

    public init(code: AppCode, folder: URL, plumb: PlumbParts) {
        self.code = code
        self.folder = folder
        self.plumb = plumb
    }

    /// Builds the program that draws the app's screens.
    public func build() throws -> AppReport {
        let lock = try lockFolder()
        defer { close(lock) }
        let package = try arranged()
        try package.writeManifest()
        if !plumb.areBuilt { say("building Plumb for \(code.name)") }
        try prepare(package)
        try? FileManager.default.removeItem(at: folder.appending(path: ModuleBuilder.rounds))
        var dependencies = try settledDependencies(of: package)
        var app = try module(package, after: dependencies, documentClasses: documentClasses(of: package))
        say("\(app.state.sources.count + dependencies.map(\.state.sources.count).reduce(0, +)) files")
        let missing = package.code.bundled.missingResources
        if let first = missing.first {
            say("“\(first)”\(missing.count > 1 ? " and \(missing.count - 1) more files are" : " is") not there; the app is built without")
        }
        try app.settle()
        while true {
            let found = try buildErrors(package)
            guard !found.isEmpty else { break }
            try leaveOut(found, of: &app, &dependencies)
            try app.settle()
        }
        for module in dependencies + [app] { try module.keep() }
        try package.makeBundle()
        var report = app.state.report(program: package.program)
        for dependency in dependencies { report.add(dependency.state.report(program: package.program)) }
        report.unmade.removeAll { app.state.hidden.contains($0.name) }
        report.made.removeAll { app.state.hidden.contains($0.name) }
        return report
    }

    /// Returns the package of the code, with its dependencies in the order in which they are compiled.
    private func arranged() throws -> AppPackage {
        var code = code
        code.arrangeDependencies(besides: try plumb.moduleNames().union(AdaptationOptions.usual))
        return try AppPackage(code: code, folder: folder, plumb: plumb).copyingClangTargets()
    }

    /// The classes that the documents of an app, with all of its modules, name.
    private func documentClasses(of package: AppPackage) -> DocumentClasses { AppResources(package.code.bundled).documentClasses }

    /// Compiles the dependencies, each after those that it imports, and at the same time as those that it does not: most are small, and leave
    /// the other cores idle.
    private func settledDependencies(of package: AppPackage) throws -> [ModuleBuilder] {
        let classes = documentClasses(of: package), dependencies = package.code.dependencies.filter { $0.clang == nil }
        let work = OrderedWork<ModuleBuilder>(needs: Self.needs(of: dependencies))
        return try work.results(workers: ProcessInfo.processInfo.activeProcessorCount) { number, others in
            let dependency = dependencies[number]
            var module = try module(
                AppPackage(dependency, of: package), after: others, isDependency: true,
                documentClasses: dependency.isOwn ? classes : nil)
            try module.settle()
            try module.keep()
            return module
        }
    }

    /// Returns for each module the numbers of those that it imports, also through others. They come before it.
    static func needs(of modules: [AppCode]) -> [[Int]] {
        var needs: [[Int]] = []
        for module in modules {
            let imported = module.importedModules
            let direct = needs.indices.filter { imported.contains(modules[$0].name) }
            needs.append(Set(direct + direct.flatMap { needs[$0] }).sorted())
        }
        return needs
    }

    private func module(
        _ package: AppPackage, after others: [ModuleBuilder], isDependency: Bool = false, documentClasses: DocumentClasses? = nil
    ) throws -> ModuleBuilder {
        let native = package.clangModules.map { ModuleReadout(name: $0.name, files: []) }
        let state = try AppState(
            code: package.code, beside: native + others.map(\.state.readout), isDependency: isDependency, documentClasses: documentClasses)
        let modules = try plumb.moduleNames().sorted().map { package.modules.appending(path: $0 + ".swiftmodule") }
        let inputs = try AppMemory.inputs(
            of: package.code, state.sources, modules: modules.filter { FileManager.default.fileExists(atPath: $0.path) },
            dependencies: others.map(\.inputs))
        return try ModuleBuilder(package, state, isDependency: isDependency, inputs: inputs, rounds: rounds, say: say)
    }

    /// Leaves out the code around errors that the build found, in the modules that they are in.
    private func leaveOut(_ found: [CompilerMessage], of app: inout ModuleBuilder, _ dependencies: inout [ModuleBuilder]) throws {
        var others = found
        for number in dependencies.indices {
            let own = others.filter(dependencies[number].contains)
            guard !own.isEmpty else { continue }
            others.removeAll { own.contains($0) }
            try dependencies[number].leaveOut(own)
            try dependencies[number].settle()
            app.reset()
        }
        if !others.isEmpty { try app.leaveOut(others) }
    }

    /// Waits until no other run writes into the folder; each would take the other's half-written files for errors.
    /// - Returns: An open file, whose end releases the folder.
    private func lockFolder() throws -> Int32 {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "lock").path, file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw AppError("\(path) cannot be written: \(String(cString: strerror(errno)))") }
        if flock(file, LOCK_EX | LOCK_NB) != 0 {
            say("another run is building \(code.name) in \(folder.path); waiting for it")
            flock(file, LOCK_EX)
        }
        return file
    }

    /// Compiles the app's code as it is, with nothing left out, against the modules of Plumb's last build.
    /// - Returns: The compiler's errors of this one round.
    public func check() throws -> [CompilerMessage] {
        let package = try arranged(), dependencies = try settledDependencies(of: package)
        var app = try module(package, after: dependencies, documentClasses: documentClasses(of: package)).state
        try package.write(app.files())
        return try package.errors(.types)
    }

    /// Builds UIKit and Plumb's other modules, before the app's own code is added.
    private func prepare(_ package: AppPackage) throws {
        try package.makeFolders()
        let output = try package.swiftBuild(plumbAlone: true)
        guard output.status == 0 else { throw AppError("Plumb could not be built:\n\(output.text.suffix(4000))") }
    }

    /// Builds the program of code whose types are correct, as far as is known.
    /// - Returns: The errors that are found then.
    private func buildErrors(_ package: AppPackage) throws -> [CompilerMessage] {
        let output = try package.swiftBuild()
        guard output.status != 0 else { return [] }
        let found = CompilerMessage.errors(in: output.text)
        guard !found.isEmpty else { throw AppError("The app's program could not be built:\n\(output.text.suffix(4000))") }
        return found
    }
}
