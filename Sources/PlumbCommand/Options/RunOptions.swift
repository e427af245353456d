import ArgumentParser
import Foundation
import Snapshots

/// Options for the environment of every screen, except the language, which belongs to the matrix.
struct RunOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The time that screens see as now: '2026-01-09T09:41:00Z' or '2026-01-09 09:41'.", valueName: "moment"))
    var now: String?

    @Option(help: ArgumentHelp("The time zone of the screens: Europe/Berlin, GMT or +05:30.", valueName: "zone"))
    var timeZone: String?

    @Option(help: ArgumentHelp("The seed for random numbers; the same seed draws the same pictures.", valueName: "number"))
    var seed: UInt64?

    @Option(help: ArgumentHelp("The locale for numbers, dates and lists: de_CH. A language keeps its region.", valueName: "locale"))
    var locale: String?

    private var settings: RunSettings { RunSettings(now: now, timeZone: timeZone, seed: seed, locale: locale) }

    /// The options as command-line arguments.
    var arguments: [String] {
        Advice.option("--now", now) + Advice.option("--time-zone", timeZone) + Advice.option("--seed", seed.map(String.init))
            + Advice.option("--locale", locale)
    }

    /// Loads the project in the command's directory and passes it to the operation. Screens drawn by the operation see the environment of
    /// the options, or of the project where there are none.
    @MainActor func perform(_ operation: @MainActor (Project, CommandContext) async throws -> Void) async throws {
        let context = CommandContext.current
        let project = try Project.load(at: context.directory)
        try await settings.over(project.settings.run).perform { try await operation(project, context) }
    }

    func validate() throws {
        if let fault = settings.fault { throw ValidationError(fault) }
    }
}
