import ArgumentParser
import Foundation
import Snapshots

struct SweepCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sweep",
        abstract: "Tells from which width on, and at which text sizes, something is wrong with the layout; draws nothing.",
        discussion: """
            Each case is laid out over a range of widths, at all text sizes and in both directions, and looked over as by lint. Where findings
            come or go, the width is found to the point. The device gives the height and the safe area; from 600 pt on the width is regular.
            With errors among the findings the command ends with 1.

            EXAMPLES
              plumb sweep Examples/PostCell
              plumb sweep SignIn --from 320 --to 430 --content-size L AX1 AX3
              plumb sweep SignIn --short --long --keyboard --svg sweep.svg
              plumb sweep SignIn --json
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var world: RunOptions

    @Option(help: ArgumentHelp("The least width, points.", valueName: "points"))
    var from = 280

    @Option(help: ArgumentHelp("The greatest width, points.", valueName: "points"))
    var to = 1400

    @Option(help: ArgumentHelp("The device that gives all but the width.", valueName: "name"))
    var device = "iPhone 16 Pro"

    @Option(parsing: .upToNextOption, help: ArgumentHelp("Text sizes: XS to XXXL, AX1 to AX5. None: all.", valueName: "size"))
    var contentSize: [String] = []

    @Flag(help: "Texts twice as long, too.")
    var long = false

    @Flag(help: "Texts half as long, too.")
    var short = false

    @Flag(help: "With the keyboard up, too.")
    var keyboard = false

    @Flag(help: "Lay out every single width: slower, and the same answer unless something comes and goes within eight points.")
    var every = false

    @Option(help: ArgumentHelp("Write a picture of the widths here.", valueName: "file"))
    var svg: String?

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard from > 0, to >= from, to <= 10_000 else {
            throw ValidationError("widths are whole points, the greatest at least the least, at most 10000")
        }
    }

    func run() async throws { try await world.perform(execute) }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        guard let device = project.catalog.device(named: self.device) else {
            throw UsageError.unknown(self.device, what: "device", allowed: project.catalog.names)
        }
        var sweep = Sweep()
        sweep.widths = from...to
        sweep.contentSizes =
            try contentSize.isEmpty
            ? ContentSize.allCases
            : contentSize.map { word in
                guard let size = ContentSize(rawValue: word) else {
                    throw UsageError.unknown(word, what: "text size", allowed: ContentSize.allCases.map(\.rawValue))
                }
                return size
            }
        // Sorted from the shortest to the longest, so that sentences can name a range of them.
        if short { sweep.languages.insert(.pseudo(.short), at: 0) }
        if long { sweep.languages.append(.pseudo(.long)) }
        if keyboard { sweep.keyboards.append(.shown) }
        if every { sweep.step = 1 }
        var results: [Sweep.Result] = []
        for input in try input.cases(project: project) {
            let settings = try input.file.map { try project.refined(for: $0) } ?? project
            sweep.kinds = settings.settings.findings.kinds
            results.append(try sweep.run(input, on: device))
        }
        if let svg {
            // One file for each case.
            let file = context.url(svg)
            for result in results {
                let stem = file.deletingPathExtension().lastPathComponent, name = results.count == 1 ? stem : "\(stem)-\(result.case)"
                try Data(result.svg.utf8).write(to: file.deletingLastPathComponent().appending(path: "\(name).svg"))
            }
        }
        if json {
            context.console.print(try JSONText.of(["sweeps": results]))
        } else {
            for result in results {
                let sentences = result.sentences
                let head = "\(result.case): \(result.cells) layouts from \(result.from) to \(result.to) pt"
                context.console.print(context.console.colored(head, .bold))
                for sentence in sentences { context.console.print("  " + sentence) }
                if sentences.isEmpty { context.console.print("  in order at every width") }
            }
        }
        if results.contains(where: \.hasErrors) { throw ExitStatus.differences }
    }
}
