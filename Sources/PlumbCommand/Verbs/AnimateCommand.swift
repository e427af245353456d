import ArgumentParser
import Foundation
import Snapshots

struct AnimateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Draws an animation frame by frame: as pictures, a page to step through, a film, a strip or a trace.",
        discussion: """
            Frames are drawn at multiples of 1/fps, from the start of the animation until everything has come to rest. The system clock is
            not used. Without options, the first cell of the input's matrix is drawn.

            With --to, the device changes instead: the keyboard appears, the device is rotated, or another app takes part of the screen. The
            same views move from one layout to the other.

            The motion trace lists every view in every frame, one per line: frame,time,view,x,y,width,height,alpha. Positions are those of
            the view's bounding box in the window, in points; alpha is that of the view alone. --trace prints the trace and draws nothing.

            Problems that occur only during the motion are reported, too: texts and controls that leave the screen or are cut off, views
            that overlap, views that jump (docs/Findings.md). They are warnings. With --strict, or for kinds that findings: in plumb.yaml
            makes errors, they cause exit code 1. --check draws nothing.

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

    @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
    var out: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            frames (one picture each), html (a page to step through), apng, gif (one pixel per point, 255 colours), webp (lossless), mp4 \
            (requires ffmpeg), strip, trace. Default: frames, html, apng, strip, trace.
            """,
            valueName: "format"))
    var format: [AnimationWriter.Format] = []

    @Flag(help: "Print the motion trace and draw nothing.")
    var trace = false

    @Flag(help: "Print only views that change; requires --trace.")
    var moving = false

    @Flag(help: "Draw nothing, and report what is wrong during the motion; without --animation, for every animation.")
    var check = false

    @Flag(help: "Fail on warnings, too.")
    var strict = false

    func validate() throws {
        guard !check || (!trace && format.isEmpty) else { throw ValidationError("--check cannot be combined with --trace or --format") }
        guard trace || !moving else { throw ValidationError("--moving requires --trace") }
        guard !trace || format.isEmpty else { throw ValidationError("--trace cannot be combined with --format") }
    }

    func run() async throws { try await matrix.run.perform(execute) }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        guard !trace else { return try await printTrace(project, context) }
        guard !check else { return try await printFindings(project, context) }
        let renderer = try work.renderer(project)
        let folder = out.map { context.url($0) } ?? project.output
        let maker = AnimationWriter(renderer: renderer, folder: folder, formats: format.isEmpty ? AnimationWriter.standardFormats : format)
        var files: [String] = []
        var audited: [MotionFindings] = []
        for motion in try motion.motions(project: project, matrix: matrix, renderer: renderer) {
            let progress = ProgressLine(console: context.console, verb: "drew", unit: "frames")
            let findings = try findings(in: motion, project, renderer)
            files += try await maker.write(motion, findings: findings) { done, total in
                progress.update(done: done, of: total, name: AnimationWriter.path(of: motion))
            }
            audited.append(MotionFindings(of: motion, findings))
        }
        if work.json {
            struct Record: Encodable { var files: [String]; var motions: [MotionFindings] }
            context.console.print(try JSONText.of(Record(files: files, motions: audited)))
        } else {
            for file in files where !file.contains("/frame-") { context.console.print("\(context.name(of: folder))/\(file)") }
            MotionText(console: context.console).print(audited, to: .error)
        }
        try throwOnFailure(audited)
    }

    @MainActor private func findings(in motion: Motion, _ project: Project, _ renderer: Renderer) throws -> [MotionFinding] {
        try renderer.findings(in: motion, project: try motion.input.file.map { try project.refined(for: $0) } ?? project)
    }

    @MainActor private func printFindings(_ project: Project, _ context: CommandContext) async throws {
        let renderer = try work.renderer(project)
        let audited = try motion.motions(project: project, matrix: matrix, renderer: renderer, all: true).map {
            MotionFindings(of: $0, try findings(in: $0, project, renderer))
        }
        if work.json {
            context.console.print(try JSONText.of(["motions": audited]))
        } else {
            MotionText(console: context.console).print(audited, to: .output)
            context.console.print(MotionText.summary(audited))
        }
        try throwOnFailure(audited)
    }

    private func throwOnFailure(_ motions: [MotionFindings]) throws {
        let findings = motions.flatMap(\.findings)
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

    @Option(help: "The name of the animation; optional if there is only one.")
    var animation: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            """
            A change of the device to draw instead of an animation: portrait, landscape, keyboard, hidden (hides the keyboard), full, \
            third, half, two-thirds.
            """,
            valueName: "change"))
    var to: [String] = []

    @Option(help: "Frames per second.")
    var fps = 60

    func validate() throws {
        guard (1...1000).contains(fps) else { throw ValidationError("--fps must be from 1 to 1000") }
        guard to.isEmpty || animation == nil else { throw ValidationError("--to cannot be combined with --animation") }
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
