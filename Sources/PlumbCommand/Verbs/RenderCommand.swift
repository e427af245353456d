import ArgumentParser
import Foundation
import Snapshots

struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws inputs in a matrix of devices and settings.",
        discussion: """
            Pictures are written to OUT/<case>/<cell>.png. The default matrix is the one that plumb.yaml names, otherwise “default”.

            EXAMPLES
              plumb render Examples/PostCell/PostCell.yaml
              plumb render Examples --matrix phones --sheet
              plumb render Examples/PostCell --device 'iPhone 16 Pro' --content-size L AX3 --direction natural rtl
              plumb render --all --matrix everything --jobs 4 --out Output
              plumb render Examples/PostCell --cell iPhone-16-Pro/portrait/rtl/dark --format png txt json
              plumb render Examples/PostCell --device 'iPhone 16 Pro' --chrome --format png pdf
              plumb render App.xcodeproj --matrix phones
              plumb render App.xcodeproj --samples long
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var work: WorkOptions

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var out: String?

    @Option(
        parsing: .upToNextOption,
        help: "png (picture), pdf and svg (paths and text, for design review), txt (layer tree), json (frames of all views).")
    var format: [Drawer.Format] = [.png]

    @Flag(help: "Also write a sheet with all cells of each input.")
    var sheet = false

    @Flag(help: "Show the device around the screen: its body, and its notch or island.")
    var chrome = false

    @Option(help: "The sample values of an app's screens: typical, long (texts longer than their room, twelve rows) or empty.")
    var samples: SampleKind = .typical

    func run() async throws {
        if let app = input.inputs.first, AppCodeTool.isProject(app) { return try drawScreens(of: app) }
        try await matrix.run.perform(execute)
    }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        samples.use()
        let renderer = try work.renderer(project)
        let plan = try Plan(cases: try input.cases(project: project), project: project, options: matrix, fallback: "default")
        let folder = out.map { context.url($0) } ?? project.output
        var drawer = Drawer(renderer: renderer, folder: folder, formats: format, makesSheets: sheet)
        drawer.showsDevices = chrome
        let progress = ProgressLine(console: context.console, verb: "drew")
        let total = plan.jobs.count
        let result = try await drawer.draw(plan.jobs) { done, job in
            progress.update(done: done, of: total, name: job.key.description)
        }
        try report(result, in: folder, context)
    }

    /// Draws the screens of an app's own code, with a program built from it.
    private func drawScreens(of app: String) throws {
        let arguments = CommandLine.arguments.dropFirst().filter { $0 != app }
        let status = try AppCodeTool(project: app).run(verb: Array(arguments))
        guard status == 0 else { throw ExitStatus(rawValue: status) ?? .badInput }
    }

    private func report(_ result: Drawer.Result, in folder: URL, _ context: CommandContext) throws {
        let console = context.console
        for sentence in Sentences.failures(result.failures, console: console) { console.note(sentence) }
        if !result.missingImages.isEmpty {
            console.note("missing pictures, drawn as labelled boxes: \(result.missingImages.joined(separator: ", "))")
        }
        for (file, sentences) in result.diagnostics { console.note(Sentences.diagnostics(sentences.count, in: context.name(of: file))) }
        for (name, sentences) in result.incomplete {
            let file = context.name(of: folder.appending(path: name).appending(path: "incomplete.txt"))
            console.note(Sentences.incomplete(name, count: sentences.count, file: file))
        }
        for (name, shown) in result.empty { if let sentence = shown.sentence { console.note(Sentences.empty(name, sentence)) } }
        if !work.json { LayoutText(console: console).print(result.conflicts) }
        if work.json {
            struct Record: Encodable {
                var cells, failed: Int
                var files, failures, missingImages, findings: [String]
                var conflicts: [LayoutConflictLog]
            }
            console.print(
                try JSONText.of(
                    Record(
                        cells: result.cells, failed: result.failures.count, files: result.files,
                        failures: result.failures.map(\.key.description), missingImages: result.missingImages,
                        findings: result.diagnostics.flatMap(\.sentences), conflicts: result.conflicts))
            )
        } else {
            for sheet in result.sheets { console.print(sheet) }
            let done = result.cells - result.failures.count
            console.print("\(done) \(done == 1 ? "cell" : "cells") in \(context.name(of: folder))")
        }
        guard result.failures.isEmpty else { throw ExitStatus.differences }
    }
}

/// The cases with their cells, in order.
struct Plan {
    var jobs: [Renderer.Job]

    /// - Parameters:
    ///   - fallback: the matrix for cases that have none in the options or settings.
    ///   - motions: whether to include animations that have goldens.
    init(cases: [Case], project: Project, options: MatrixOptions, fallback: String, motions: Bool = false) throws {
        jobs = try cases.flatMap { input in
            let refined = (try input.file.map { try project.refined(for: $0) } ?? project).onSystems(of: input)
            let own = refined.matrix(forCase: input.name) ?? refined.matrix(forCase: input.inputName)
            let cells =
                options.isGiven || own == nil ? try options.cells(project: refined, fallback: own?.name ?? fallback) : own?.cells ?? []
            let prepared = refined.applyingSettings(to: input)
            let stills = cells.map { Renderer.Job(prepared, in: $0) }
            guard motions, !prepared.heldAnimations.isEmpty else { return stills }
            for name in prepared.heldAnimations where !prepared.animations.contains(name) {
                throw InputError.unknownAnimation(name, of: prepared.name, known: prepared.animations)
            }
            // Motions are drawn in the first cell of the case's own matrix, unless options exclude it.
            let home = (own ?? refined.matrix(named: fallback))?.cells.first
            guard let home, cells.contains(where: { $0.name == home.name }) else { return stills }
            return stills + prepared.heldAnimations.map { Renderer.Job(prepared, in: home, animation: $0) }
        }
    }

    /// Creates a plan for verbs that draw nothing: the cells that options name, otherwise the first cell of each case.
    init(lookingAt cases: [Case], project: Project, options: MatrixOptions) throws {
        try self.init(cases: cases, project: project, options: options, fallback: "default")
        if !options.isGiven { jobs = cases.compactMap { input in jobs.first { $0.input.name == input.name } } }
    }

    var caseNames: [String] { cases.map(\.name) }

    /// Returns the scope in which goldens can be orphans: everything on a whole run, otherwise the named cases and those that are known to
    /// be gone, and nothing if options select cells.
    func scope(_ input: InputOptions, _ matrix: MatrixOptions, _ project: Project, _ store: GoldenStore) -> GoldenStore.Scope {
        guard !matrix.isGiven else { return .none }
        return input.isWhole ? .everything : .cases(caseNames + input.goneCases(project, store, except: caseNames))
    }

    /// The cases, each once.
    var cases: [Case] {
        var seen: Set<String> = []
        return jobs.map(\.input).filter { seen.insert($0.name).inserted }
    }
}

extension Drawer.Format: ExpressibleByArgument {}
extension SampleKind: ExpressibleByArgument {}
