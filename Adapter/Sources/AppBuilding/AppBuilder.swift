import Foundation
import SourceAdaptation

/// Makes a package out of an app's code beside its pictures, and gives up as little of the code as lets the rest compile.
public struct AppBuilder {
    public let code: AppCode
    /// The hidden folder of the package.
    public let folder: URL
    /// Plumb's own package.
    public let plumb: URL
    public var say: (String) -> Void = { _ in }
    /// Rounds of compiling after which the files that still fail are left out.
    public var rounds = 26

    public init(code: AppCode, folder: URL, plumb: URL) {
        self.code = code
        self.folder = folder
        self.plumb = plumb
    }

    /// Builds the program that draws the app's screens.
    public func build() throws -> AppReport {
        let package = AppPackage(code: code, folder: folder, plumb: plumb)
        try package.writeManifest()
        say("building Plumb for \(code.name)")
        try prepare(package)
        var state = try AppState(code: code)
        say("\(state.sources.count) files")
        let memory = AppMemory(folder: folder), inputs = try memory.inputs(of: code, state.sources, plumb: package.modules)
        memory.recall(inputs).map { state.recall($0) }
        try settle(&state, in: package)
        try memory.keep(state.memory(inputs: inputs))
        try package.makeBundle()
        return state.report(program: package.program)
    }

    /// UIKit and the rest, before the app's own code is there.
    private func prepare(_ package: AppPackage) throws {
        try package.makeFolders()
        let output = try package.swiftBuild(plumbAlone: true)
        guard output.status == 0 else { throw AppError("Plumb did not build:\n\(output.text.suffix(4000))") }
    }

    /// Compiles, gives up what did not compile, and compiles again.
    private func settle(_ state: inout AppState, in package: AppPackage) throws {
        var last: [CompilerMessage] = []
        for round in 1...rounds {
            try package.write(state.files())
            var errors = try self.errors(package, .types)
            if errors.isEmpty { errors = try self.errors(package, .flow) }
            if errors.isEmpty {
                let output = try package.swiftBuild()
                guard output.status != 0 else { return }
                errors = CompilerMessage.errors(in: output.text)
                guard !errors.isEmpty else { throw AppError("The app's program did not build:\n\(output.text.suffix(4000))") }
            }
            say("round \(round): \(errors.count) errors in \(Set(errors.map(\.path)).count) files")
            last = errors
            state.giveUp(errors, wholeFiles: round > rounds - 4, generated: package.sources)
        }
        let places = last.prefix(5).map { "\n\($0.path):\($0.line): \($0.text)" }.joined()
        throw AppError("After \(rounds) rounds the app's code still does not compile:\(places)")
    }

    /// A compiler that stops without naming a line has not read the code at all: modules are missing, say.
    private func errors(_ package: AppPackage, _ depth: AppPackage.Depth) throws -> [CompilerMessage] {
        let output = try package.check(depth)
        let errors = CompilerMessage.errors(in: output.text)
        guard errors.isEmpty, output.status != 0 else { return errors }
        throw AppError("The app's code could not be checked:\n\(output.text.suffix(4000))")
    }
}
