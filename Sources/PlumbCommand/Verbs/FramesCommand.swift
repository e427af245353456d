import ArgumentParser
import Foundation
import Snapshots

struct FramesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames", abstract: "Prints the frames of all views as JSON.",
        discussion: """
            EXAMPLES
              plumb frames Examples/PostCell/PostCell.yaml --device 'iPhone 16 Pro'
              plumb frames Examples/Trips/Trips.storyboard

            A storyboard or xib without options for cells is laid out as on Interface Builder's canvas, on the device it was designed for,
            and its frames are listed by the ids in the document.
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions

    @Option(help: "Number of cells to lay out at the same time.")
    var jobs: Int?

    @Option(help: ArgumentHelp("A JSON file of text sizes to use instead of measuring; only for documents.", valueName: "file"))
    var intrinsics: String?

    @Option(help: ArgumentHelp("A JSON file of safe areas and margins to replace the canvas's; only for documents.", valueName: "file"))
    var env: String?

    func run() async throws {
        if let documents { return try await printCanvas(of: documents) }
        try await matrix.run.perform(execute)
    }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        let renderer = Renderer(workers: jobs ?? 1)
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "golden")
        let lists = await renderer.forEach(plan.jobs) { snapshot, _ in FrameList(snapshot) }
        var hasFailed = false
        let good = zip(plan.jobs, lists).compactMap { job, list -> FrameList? in
            do { return try list.get() } catch {
                hasFailed = true
                context.console.note(Sentences.failure(of: job.key.description, error, console: context.console))
                return nil
            }
        }
        context.console.print(try JSONText.of(["cells": good]))
        if hasFailed { throw ExitStatus.differences }
    }

    // MARK: Documents

    /// The inputs, if they are all documents and no option selects cells.
    private var documents: [String]? {
        guard !input.inputs.isEmpty, !input.all, input.scene.isEmpty, !matrix.isGiven else { return nil }
        let areDocuments = input.inputs.allSatisfy { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        return areDocuments ? input.inputs : nil
    }

    /// Prints one line for each document.
    private func printCanvas(of documents: [String]) async throws {
        let context = CommandContext.current
        let (sizes, insets) = (intrinsics.map(context.url), env.map(context.url))
        for document in documents {
            let json = try await MainActor.run {
                try CanvasFrames.json(of: context.url(document), named: document, intrinsics: sizes, environment: insets)
            }
            context.console.print(json)
        }
    }
}
