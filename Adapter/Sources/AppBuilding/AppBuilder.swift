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
        let package = AppPackage(code: code, folder: folder, plumb: plumb)
        let lock = try lockFolder()
        defer { close(lock) }
        try package.writeManifest()
        if !plumb.areBuilt { say("building Plumb for \(code.name)") }
        try prepare(package)
        var state = try AppState(code: code)
        say("\(state.sources.count) files")
        for path in code.missingResources { say("“\(path)” is not there; the app is built without it") }
        let memory = AppMemory(folder: folder), inputs = try memory.inputs(of: code, state.sources, plumb: package.modules)
        let known = memory.recall(inputs)
        known.map { state.recall($0) }
        try settle(&state, in: package, isKnown: known != nil)
        try memory.keep(state.memory(inputs: inputs))
        try package.makeBundle()
        return state.report(program: package.program)
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
        let package = AppPackage(code: code, folder: folder, plumb: plumb)
        var state = try AppState(code: code)
        try package.write(state.files())
        return try errors(package, .types)
    }

    /// Builds UIKit and Plumb's other modules, before the app's own code is added.
    private func prepare(_ package: AppPackage) throws {
        try package.makeFolders()
        let output = try package.swiftBuild(plumbAlone: true)
        guard output.status == 0 else { throw AppError("Plumb could not be built:\n\(output.text.suffix(4000))") }
    }

    /// Compiles, leaves out the code that did not compile, and compiles again.
    /// - Parameter isKnown: Whether the same code has compiled before, so that it is built at once.
    private func settle(_ state: inout AppState, in package: AppPackage, isKnown: Bool) throws {
        var last: [CompilerMessage] = [], step = AppState.Step.everything, progress = Progress()
        for round in 1...rounds {
            step.files.formUnion(try package.write(state.files()))
            let errors = try isKnown && round == 1 ? [] : typeErrors(package, step, &progress)
            let found = try errors.isEmpty ? buildErrors(package, step, skipsChecks: isKnown && round == 1) : errors
            guard !found.isEmpty else { return }
            say("round \(round): \(found.count) errors in \(Set(found.map(\.path)).count) files")
            try note(found, round)
            last = found
            step = state.giveUp(found, inBodies: progress.isInBodies, wholeFiles: round > rounds - 4, generated: package.sources)
        }
        let places = last.prefix(5).map { "\n\($0.path):\($0.line): \($0.text)" }.joined()
        throw AppError("After \(rounds) rounds the app's code still does not compile:\(places)")
    }

    /// Adds a round's errors to `rounds.txt`, which shows why code was left out that compiles on its own.
    private func note(_ errors: [CompilerMessage], _ round: Int) throws {
        let place = folder.appending(path: "rounds.txt")
        let before = round == 1 ? "" : (try? String(contentsOf: place, encoding: .utf8)) ?? ""
        let lines = errors.map { "\($0.path):\($0.line):\($0.column ?? 0): \($0.text)\n" }.joined()
        try Data("\(before)round \(round)\n\(lines)\n".utf8).write(to: place)
    }

    /// How far the app's code is settled.
    private struct Progress {
        /// Whether a step may have changed types that other files use, and these were not checked since.
        var reachesOthers = true
        /// Whether the last errors are of a check that reads the bodies of functions.
        var isInBodies = false
    }

    /// Returns the type errors that a step has left: first those of declarations, then those of the files that it changed, and if these
    /// have none, what it has done to other files. Whether an expression that took long compiles is found before the build.
    private func typeErrors(_ package: AppPackage, _ step: AppState.Step, _ progress: inout Progress) throws -> [CompilerMessage] {
        var checks: [AppPackage.Depth] = step.isOfEverything ? [] : [.hasty(step.files)]
        if step.changesTypes {
            progress.reachesOthers = true
            checks = (step.isOfEverything ? [] : [.declarations(step.files)]) + [.declarations(nil)] + checks
        }
        for check in checks where check.names?.isEmpty != true {
            if case .declarations = check { progress.isInBodies = false } else { progress.isInBodies = true }
            let errors = try errors(package, check).filter { !$0.isOfHaste }
            guard errors.isEmpty else { return errors }
        }
        progress.isInBodies = true
        guard progress.reachesOthers else { return [] }
        progress.reachesOthers = false
        return try errors(package, .hasty(nil)).filter { !$0.isOfHaste }
    }

    /// Builds the program of code whose types are correct, as far as is known.
    /// - Returns: The errors that are found then, those of the files that the step changed first.
    private func buildErrors(_ package: AppPackage, _ step: AppState.Step, skipsChecks: Bool) throws -> [CompilerMessage] {
        let checks: [AppPackage.Depth] = skipsChecks ? [] : (step.isOfEverything ? [] : [.flow(step.files)]) + [.flow(nil)]
        for check in checks where check.names?.isEmpty != true {
            let errors = try errors(package, check)
            guard errors.isEmpty else { return errors }
        }
        let output = try package.swiftBuild()
        guard output.status != 0 else { return [] }
        let found = CompilerMessage.errors(in: output.text)
        guard !found.isEmpty else { throw AppError("The app's program could not be built:\n\(output.text.suffix(4000))") }
        return found
    }

    /// Returns the errors of a check. A compiler that fails without naming a line has not read the code at all, for example if modules are
    /// missing.
    private func errors(_ package: AppPackage, _ depth: AppPackage.Depth) throws -> [CompilerMessage] {
        let output = try package.check(depth)
        let errors = CompilerMessage.errors(in: output.text)
        guard errors.isEmpty, output.status != 0 else { return errors }
        throw AppError("The app's code could not be checked:\n\(output.text.suffix(4000))")
    }
}
