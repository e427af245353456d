import ArgumentParser
import Foundation
import Snapshots

struct AnimateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Draws an animation frame by frame: pictures, a page that steps through them, films, a strip, a trace.",
        discussion: """
            Frames are those at k/fps, from the moment the animation is asked for to the one in which everything has arrived. No clock is
            read. Without options, the first cell of the input's matrix is drawn.

            With --to, the device is what changes: the keyboard comes, the device is turned, another app takes a part of the screen. The same
            views go from one layout to the other.

            The motion trace says where every view is in every frame, a line each: frame,time,view,x,y,width,height,alpha. Positions are those
            of the upright box around the view, in the window, points; alpha is the view's own. With --trace it is printed, and nothing drawn.

            What is wrong between the two ends though it is not at them is told, too: texts and controls that leave the screen or are cut off,
            things that lie over each other, views that jump (docs/Findings.md). These are warnings: --strict makes the command end with 1
            where there are any, as does findings: in plumb.yaml for kinds that it makes errors. --check draws nothing.

            EXAMPLES
              plumb animate Examples/ExpandableCard/ExpandableCard.yaml --animation expand --fps 60
              plumb animate ExpandableCard --animation expand --device 'iPhone 16 Pro' --direction natural rtl --out Output
              plumb animate ExpandableCard --animation expand --format gif mp4
              plumb animate ExpandableCard --animation expand --trace --moving
              plumb animate SignIn --to keyboard --format mp4
              plumb animate SignIn --to landscape
              plumb animate Settings --device 'iPad Pro 11-inch (M4)' --orientation landscape --to half
              plumb animate ExpandableCard --check --strict
            """)

    @OptionGroup var motion: MotionOptions
    @OptionGroup var matrix: MatrixOptions
    @OptionGroup var work: WorkOptions

    @Option(help: ArgumentHelp("Folder to write to.", valueName: "folder"))
    var out: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            frames (a picture each), html (a page to step through them), apng, gif (one pixel a point, 255 colours), webp (without loss), mp4 (by \
            ffmpeg, where it is installed), strip, trace. None: frames, html, apng, strip, trace.
            """,
            valueName: "format"))
    var format: [AnimationWriter.Format] = []

    @Flag(help: "Print the motion trace and draw nothing.")
    var trace = false

    @Flag(help: "Of the printed trace, only views of which something changes.")
    var moving = false

    @Flag(help: "Draw nothing, and tell what is wrong on the way; without --animation, of every animation.")
    var check = false

    @Flag(help: "Fail on warnings, too.")
    var strict = false

    func validate() throws {
        guard !check || (!trace && format.isEmpty) else { throw ValidationError("--check draws nothing: leave --trace and --format out") }
        guard trace || !moving else { throw ValidationError("--moving goes with --trace") }
        guard !trace || format.isEmpty else { throw ValidationError("--trace prints and draws nothing: leave --format out") }
    }

    func run() async throws { try await matrix.run.perform(execute) }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        guard !trace else { return try await printTrace(project, context) }
        guard !check else { return try await printFindings(project, context) }
        let renderer = try work.renderer(project)
        let folder = out.map { context.url($0) } ?? project.output
        let maker = AnimationWriter(renderer: renderer, folder: folder, formats: format.isEmpty ? AnimationWriter.standardFormats : format)
        var files: [String] = []
        var told: [MotionFindings] = []
        for motion in try motion.motions(project: project, matrix: matrix, renderer: renderer) {
            let progress = ProgressLine(console: context.console, verb: "drew", unit: "frames")
            let findings = try findings(in: motion, project, renderer)
            files += try await maker.write(motion, findings: findings) { done, total in
                progress.update(done: done, of: total, name: AnimationWriter.path(of: motion))
            }
            told.append(MotionFindings(of: motion, findings))
        }
        if work.json {
            struct Record: Encodable { var files: [String]; var motions: [MotionFindings] }
            context.console.print(try JSONText.of(Record(files: files, motions: told)))
        } else {
            for file in files where !file.contains("/frame-") { context.console.print("\(context.name(of: folder))/\(file)") }
            MotionText(console: context.console).print(told, to: .error)
        }
        try judge(told)
    }

    @MainActor private func findings(in motion: Motion, _ project: Project, _ renderer: Renderer) throws -> [MotionFinding] {
        try renderer.findings(in: motion, project: try motion.input.file.map { try project.refined(for: $0) } ?? project)
    }

    @MainActor private func printFindings(_ project: Project, _ context: CommandContext) async throws {
        let renderer = try work.renderer(project)
        let told = try motion.motions(project: project, matrix: matrix, renderer: renderer, all: true).map {
            MotionFindings(of: $0, try findings(in: $0, project, renderer))
        }
        if work.json {
            context.console.print(try JSONText.of(["motions": told]))
        } else {
            MotionText(console: context.console).print(told, to: .output)
            context.console.print(MotionText.summary(told))
        }
        try judge(told)
    }

    private func judge(_ told: [MotionFindings]) throws {
        let findings = told.flatMap(\.findings)
        if findings.contains(where: { strict || $0.severity == .error }) { throw ExitStatus.differences }
    }

    private func printTrace(_ project: Project, _ context: CommandContext) async throws {
        for motion in try await motion.motions(project: project, matrix: matrix, renderer: Renderer(workers: 1)) {
            let trace = moving ? motion.trace.moving : motion.trace
            if work.json { context.console.print(try JSONText.of(trace)) } else { context.console.write(.output, trace.csv) }
        }
    }
}

/// Options that select an animation.
struct MotionOptions: ParsableArguments {
    @Argument(help: "A layout spec, or the name of a case.")
    var input: String

    @Option(help: "The animation's name; may be left out when there is only one.")
    var animation: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            Instead of an animation, what a person does to the device: portrait, landscape, keyboard, hidden (the keyboard goes), full, third, half, \
            two-thirds.
            """,
            valueName: "change"))
    var to: [String] = []

    @Option(help: "Frames a second.")
    var fps = 60

    func validate() throws {
        guard (1...1000).contains(fps) else { throw ValidationError("--fps takes a number from 1 to 1000") }
        guard to.isEmpty || animation == nil else { throw ValidationError("--to draws a change of the device: leave --animation out") }
    }

    /// - Parameter all: whether to return all animations of the input if none is named.
    @MainActor func motions(project: Project, matrix: MatrixOptions, renderer: Renderer, all: Bool = false) throws -> [Motion] {
        let cases = try InputFinder(project: project, screens: CommandContext.current.screens).cases(named: [input])
        guard let first = cases.first(where: { $0.state == nil }) ?? cases.first else { return [] }
        let plan = try Plan(cases: [first], project: project, options: matrix, fallback: "default")
        let jobs = matrix.isGiven ? plan.jobs : Array(plan.jobs.prefix(1))
        return try jobs.flatMap { job in
            guard to.isEmpty else {
                return [try renderer.motion(of: job.input, during: CellChange(from: job.cell, by: to), framesPerSecond: fps)]
            }
            let names = all && animation == nil && !job.input.animations.isEmpty ? job.input.animations : [try name(for: job.input)]
            return try names.map { try renderer.motion(of: job.input, animation: $0, in: job.cell, framesPerSecond: fps) }
        }
    }

    private func name(for input: Case) throws -> String {
        if let animation { return animation }
        guard input.animations.count == 1 else { throw InputError.unknownAnimation("", of: input.name, known: input.animations) }
        return input.animations[0]
    }
}

extension AnimationWriter.Format: ExpressibleByArgument {}
