import Foundation
import SourceAdaptation

/// Compiles one module, an app or a dependency of it, leaves out the code that did not compile, and compiles again.
struct ModuleBuilder {
    let package: AppPackage
    private(set) var state: AppState
    /// The hash of everything that determines which of the module's code compiles.
    let inputs: String
    private let memory: AppMemory
    /// Whether the module is one that the app imports.
    private let isDependency: Bool
    private let rounds: Int
    private let say: (String) -> Void
    /// Whether the same code has compiled before, so that it is built at once.
    private var isKnown = false
    /// The number of times that code was left out.
    private var round = 0
    /// The errors of the last round.
    private var last: [CompilerMessage] = []
    private var step = AppState.Step.everything
    /// Whether a step may have changed types that other files use, and these were not checked since.
    private var reachesOthers = true
    /// Whether the last errors are of a check that reads the bodies of functions.
    private var isInBodies = false

    /// - Parameter rounds: The maximum number of rounds. The last four leave out whole files that still fail.
    init(
        _ package: AppPackage, _ state: AppState, isDependency: Bool, inputs: String, rounds: Int, say: @escaping (String) -> Void
    ) throws {
        (self.package, self.state, self.isDependency, self.inputs, self.rounds, self.say) = (
            package, state, isDependency, inputs, rounds, say
        )
        memory = AppMemory(folder: package.folder, dependency: isDependency ? state.code.name : nil)
        guard let known = memory.recall(inputs) else { return }
        self.state.recall(known)
        isKnown = true
    }

    func keep() throws { try memory.keep(state.memory(inputs: inputs)) }

    /// Leaves code out until the rest has no errors that are found without generating code.
    mutating func settle() throws {
        while true {
            step.files.formUnion(try package.write(state.files()))
            let skipsChecks = isKnown && round == 0
            var found = skipsChecks ? [] : try errors()
            if found.isEmpty, isDependency, !skipsChecks || !package.hasInterface { found = try interfaceErrors() }
            guard !found.isEmpty else { return state.forgetTrees() }
            try leaveOut(found)
        }
    }

    /// Whether an error is in the module: in a file of its author, or in a rewritten one.
    func contains(_ error: CompilerMessage) -> Bool {
        state.contains(error.path) || error.path.hasPrefix(package.sources.path + "/")
    }

    /// Checks everything anew, as after a module that this one imports has changed.
    mutating func reset() { step = .everything }

    /// Leaves out the code around each error.
    mutating func leaveOut(_ found: [CompilerMessage]) throws {
        guard round < rounds else {
            let places = last.prefix(5).map { "\n\($0.path):\($0.line): \($0.text)" }.joined()
            throw AppError(
                "After \(rounds) rounds the \(isDependency ? "module \(state.code.name)" : "app's code") still does not compile:\(places)")
        }
        round += 1
        say("\(isDependency ? "\(state.code.name): " : "")round \(round): \(found.count) errors in \(Set(found.map(\.path)).count) files")
        try note(found)
        let before = state.memory(inputs: inputs)
        step = state.giveUp(found, inBodies: isInBodies, wholeFiles: round > rounds - 4, generated: package.sources)
        guard last != found || state.memory(inputs: inputs) != before else {
            let error = found[0]
            throw AppError(
                "\(error.path):\(error.line): \(error.text)\nNothing can be left out that ends this error of \(state.code.name).")
        }
        last = found
    }

    /// The folder with a file for each module that lists the errors of its rounds: why code was left out that compiles on its own.
    static let rounds = "rounds"

    private func note(_ errors: [CompilerMessage]) throws {
        let folder = package.folder.appending(path: Self.rounds), place = folder.appending(path: "\(state.code.name).txt")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let before = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
        let lines = errors.map { "\($0.path):\($0.line):\($0.column ?? 0): \($0.text)\n" }.joined()
        try Data("\(before)round \(round)\n\(lines)\n".utf8).write(to: place)
    }

    /// Returns the errors that the last step has left: first those of declarations, then those of the files that the step changed, and if
    /// these have none, those of all files. Most dependencies have none, which one check of everything shows.
    private mutating func errors() throws -> [CompilerMessage] {
        let first = isDependency && step.isOfEverything ? try allErrors() : nil
        if let first, first.isEmpty { return [] }
        // The files that the step changed come first, with what is in them: most rounds leave errors in one file.
        var checks: [AppPackage.Depth] = step.isOfEverything ? [] : [.hasty(step.files)]
        if step.changesTypes {
            reachesOthers = true
            checks = (step.isOfEverything ? [] : [.declarations(step.files)]) + checks + [.declarations(nil)]
        }
        if !reachesOthers { checks.append(.flow(step.files)) }
        for check in checks where check.names?.isEmpty != true {
            if case .declarations = check { isInBodies = false } else { isInBodies = true }
            let errors = try package.errors(check).filter { !$0.isOfHaste }
            guard errors.isEmpty else { return errors }
        }
        (isInBodies, reachesOthers) = (true, false)
        return try first ?? allErrors()
    }

    /// Returns the errors of all files. Whether an expression that took long compiles is found when nothing else is wrong.
    private func allErrors() throws -> [CompilerMessage] {
        let found = try package.errors(.everything), errors = found.filter { !$0.isOfHaste }
        return found.isEmpty || !errors.isEmpty ? errors : try package.errors(.flow(nil))
    }

    /// Writes the module's interface, and returns the errors that are found then.
    private func interfaceErrors() throws -> [CompilerMessage] {
        // What is stored is about the interface that is there now.
        memory.forget()
        let output = try package.writeInterface(), errors = CompilerMessage.errors(in: output.text)
        guard output.status != 0, errors.isEmpty else { return errors }
        throw AppError("The module \(state.code.name) could not be compiled:\n\(output.text.suffix(4000))")
    }
}
