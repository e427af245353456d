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

            EXAMPLES
              plumb animate Examples/ExpandableCard/ExpandableCard.yaml --animation expand --fps 60
              plumb animate ExpandableCard --animation expand --device 'iPhone 16 Pro' --direction natural rtl --out Output
              plumb animate ExpandableCard --animation expand --format gif mp4
              plumb animate ExpandableCard --animation expand --trace --moving
              plumb animate SignIn --to keyboard --format mp4
              plumb animate SignIn --to landscape
              plumb animate Settings --device 'iPad Pro 11-inch (M4)' --orientation landscape --to half
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
    var format: [FilmMaker.Format] = []

    @Flag(help: "Print the motion trace and draw nothing.")
    var trace = false

    @Flag(help: "Of the printed trace, only views of which something changes.")
    var moving = false

    func validate() throws {
        guard trace || !moving else { throw ValidationError("--moving goes with --trace") }
        guard !trace || format.isEmpty else { throw ValidationError("--trace prints and draws nothing: leave --format out") }
    }

    func run() async throws { try await matrix.run.perform(carryOut) }

    @MainActor private func carryOut(_ project: Project, _ context: CommandContext) async throws {
        guard !trace else { return try await printTrace(project, context) }
        let renderer = try work.renderer(project)
        let folder = out.map { context.url($0) } ?? project.output
        let maker = FilmMaker(renderer: renderer, folder: folder, formats: format.isEmpty ? FilmMaker.standardFormats : format)
        var files: [String] = []
        for motion in try await motion.motions(project: project, matrix: matrix, renderer: renderer) {
            let progress = ProgressLine(console: context.console, verb: "drew", unit: "frames")
            files += try await maker.write(motion) { done, total in
                progress.update(done: done, of: total, name: FilmMaker.path(of: motion))
            }
        }
        if work.json { return context.console.print(try JSONText.of(["files": files])) }
        for file in files where !file.contains("/frame-") { context.console.print("\(context.name(of: folder))/\(file)") }
    }

    private func printTrace(_ project: Project, _ context: CommandContext) async throws {
        for motion in try await motion.motions(project: project, matrix: matrix, renderer: Renderer(workers: 1)) {
            let trace = moving ? motion.trace.moving : motion.trace
            if work.json { context.console.print(try JSONText.of(trace)) } else { context.console.write(.output, trace.csv) }
        }
    }
}

/// Which animation.
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

    @MainActor func motions(project: Project, matrix: MatrixOptions, renderer: Renderer) throws -> [Motion] {
        let cases = try InputFinder(project: project, screens: CommandContext.current.screens).cases(named: [input])
        guard let first = cases.first(where: { $0.state == nil }) ?? cases.first else { return [] }
        let plan = try Plan(cases: [first], project: project, options: matrix, fallback: "default")
        let jobs = matrix.isGiven ? plan.jobs : Array(plan.jobs.prefix(1))
        return try jobs.map { job in
            guard to.isEmpty else {
                return try renderer.motion(of: job.input, during: CellChange(from: job.cell, by: to), framesPerSecond: fps)
            }
            return try renderer.motion(of: job.input, animation: try name(for: job.input), in: job.cell, framesPerSecond: fps)
        }
    }

    private func name(for input: Case) throws -> String {
        if let animation { return animation }
        guard input.animations.count == 1 else { throw InputError.unknownAnimation("", of: input.name, known: input.animations) }
        return input.animations[0]
    }
}

extension FilmMaker.Format: ExpressibleByArgument {}
