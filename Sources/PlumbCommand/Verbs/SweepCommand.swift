import ArgumentParser
import Foundation
import Snapshots

struct SweepCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sweep",
        abstract: "Finds the widths and text sizes at which something is wrong with the layout; draws nothing.",
        discussion: """
            Each case is laid out over a range of widths, at all text sizes and in both directions, and checked as by lint. The width at
            which a finding appears or disappears is located to the point. The height and safe area are those of the device; the horizontal
            size class is regular from 600 pt. Findings that are errors cause exit code 1.

            EXAMPLES
              plumb sweep Examples/PostCell
              plumb sweep SignIn --from 320 --to 430 --content-size L AX1 AX3
              plumb sweep SignIn --short --long --keyboard --svg sweep.svg
              plumb sweep SignIn --json
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var world: RunOptions

    @Option(help: ArgumentHelp("The smallest width, in points.", valueName: "points"))
    var from = 280

    @Option(help: ArgumentHelp("The largest width, in points.", valueName: "points"))
    var to = 1400

    @Option(help: ArgumentHelp("The device that determines everything but the width.", valueName: "name"))
    var device = "iPhone 16 Pro"

    @Option(help: "The release of iOS: 18, 26, 17.5. Default: that of plumb.yaml, otherwise the device's own.")
    var system: String?

    @Option(parsing: .upToNextOption, help: ArgumentHelp("Text sizes: XS to XXXL, AX1 to AX5. Default: all.", valueName: "size"))
    var contentSize: [String] = []

    @Flag(help: "Also check with texts twice as long.")
    var long = false

    @Flag(help: "Also check with texts half as long.")
    var short = false

    @Flag(help: "Also check with the keyboard shown.")
    var keyboard = false

    @Flag(help: "Lay out every width; slower, and only different if a finding appears and disappears within eight points.")
    var every = false

    @Option(help: ArgumentHelp("Write an SVG picture of the widths to this file.", valueName: "file"))
    var svg: String?

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard from > 0, to >= from, to <= 10_000 else {
            throw ValidationError("--from and --to must be from 1 to 10000, and --to must not be smaller than --from")
        }
    }

    func run() async throws { try await world.perform(execute) }

    @MainActor private func execute(_ project: Project, _ context: CommandContext) async throws {
        guard let model = project.catalog.device(named: self.device) else { throw UsageError.unknownDevice(self.device, project.catalog) }
        let systems = try SystemRelease.list(system.map { [$0] } ?? []) ?? project.settings.systems
        let device = systems?.first.map { model.running($0) } ?? model
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
                if sentences.isEmpty { context.console.print("  no findings at any width") }
            }
        }
        if results.contains(where: \.hasErrors) { throw ExitStatus.differences }
    }
}
