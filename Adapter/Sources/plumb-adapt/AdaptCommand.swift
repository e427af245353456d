import Foundation
import SourceAdaptation
import Synchronization

/// Reads the folders, rewrites their files and writes the files that changed.
struct AdaptCommand {
    let arguments: AdaptArguments

    func run() throws -> Int32 {
        var options = AdaptationOptions(modules: arguments.modules.union(arguments.others.map(\.name)))
        options.registersClasses = arguments.registersClasses
        options.locatesSource = arguments.locatesSource
        let adapter = SourceAdapter(options: options)
        let (files, sources) = try self.sources(in: arguments.inputs)
        let readouts = try inParallel(sources) { adapter.read($0) }
        let others = try arguments.others.map { name, folder in
            ModuleReadout(name: name, files: try inParallel(self.sources(in: [folder]).texts) { adapter.read($0) })
        }
        let adaptation = adapter.adapt(sources, readouts: readouts, module: arguments.module, beside: others)
        var report = AdaptationReport(files: files.count, findings: adaptation.findings)
        if arguments.checksSyntax { report.newSyntaxErrors = try newSyntaxErrors(adapter, readouts, adaptation) }
        if let output = arguments.output {
            let writer = OutputFolder(url: output)
            report.written = try writer.write(zip(files, adaptation.files).map { ($0.name, $1.bytes) } + moduleFile(adaptation))
        }
        try report.print(asJSON: arguments.writesReport)
        return report.newSyntaxErrors.isEmpty ? 0 : 1
    }

    private func sources(in folders: [URL]) throws -> (files: [SourceFolder.File], texts: [SourceText]) {
        let files = try SourceFolder(inputs: folders, excludes: arguments.excludes).files()
        return (files, try inParallel(files) { SourceText(path: $0.url.path, bytes: Array(try Data(contentsOf: $0.url))) })
    }

    private func moduleFile(_ adaptation: Adaptation) -> [(String, [UInt8])] {
        adaptation.moduleFile.map { [("PlumbInterface.swift", Array($0.utf8))] } ?? []
    }

    /// Returns the files that could be parsed before the rewrite and cannot be parsed now.
    private func newSyntaxErrors(_ adapter: SourceAdapter, _ readouts: [FileReadout], _ adaptation: Adaptation) throws -> [String] {
        let again = try inParallel(adaptation.files) { adapter.read(SourceText(path: $0.path, bytes: $0.bytes)) }
        return zip(adaptation.files, zip(readouts, again)).filter { !$1.0.hasSyntaxError && $1.1.hasSyntaxError }.map(\.0.path)
    }

    private func inParallel<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], _ work: @Sendable (Input) throws -> Output
    ) throws -> [Output] {
        let results = Mutex([Result<Output, any Error>?](repeating: nil, count: inputs.count))
        // Files differ widely in length, so each is its own iteration.
        DispatchQueue.concurrentPerform(iterations: inputs.count) { number in
            let result = Result { try work(inputs[number]) }
            results.withLock { $0[number] = result }
        }
        return try results.withLock { $0 }.compactMap { try $0?.get() }
    }
}
