import Foundation
import Testing

@testable import PlumbCommand

struct UsageTests {
    @Test func `every verb that reads inputs works on an app's own code, except watch`() {
        let readers = PlumbCommand.configuration.subcommands.filter { verb in
            Mirror(reflecting: verb.init()).children.contains { "\(type(of: $0.value))" == "OptionGroup<InputOptions>" }
        }
        let names = Set(readers.compactMap { $0.configuration.commandName })
        #expect(names.count > 8 && names.subtracting(AppCodeTool.verbs) == ["watch"])
    }

    @Test func `help lists verbs, exit codes and examples, and is a success`() async {
        let run = await CommandRun.of(["--help"])
        #expect(run.status == .success && run.errors.isEmpty)
        for word in ["EXAMPLES", "EXIT CODES", "devices", "matrix", "completions"] { #expect(run.output.contains(word), "\(word)") }
    }

    @Test func `every verb has help with examples`() async {
        for verb in PlumbCommand.configuration.subcommands {
            let name = verb.configuration.commandName ?? ""
            let run = await CommandRun.of([name, "--help"])
            #expect(run.status == .success && run.output.contains("EXAMPLES"), "\(name)")
        }
    }

    @Test func `an unknown verb is reported with the nearest one`() async {
        let run = await CommandRun.of(["matriks"])
        #expect(run.status == .badInput)
        #expect(run.errors == "error: unknown command “matriks”; did you mean “matrix”?\n")
        #expect(run.output.isEmpty)
        let far = await CommandRun.of(["zzz"])
        #expect(far.status == .badInput && far.errors == "error: unknown command “zzz”; --help lists all commands\n")
    }

    @Test func `wrong options are bad input`() async {
        let run = await CommandRun.of(["devices", "--jsn"])
        #expect(run.status == .badInput && run.errors.contains("--jsn"))
    }

    /// The settings that `plumb init` writes beside a project contain `code:`, too.
    @Test func `a project on the command line is not looked up in the settings`() {
        #expect(AppCodeTool.isProject("App.xcodeproj") && AppCodeTool.isProject("ios/App.xcodeproj/"))
        #expect(!AppCodeTool.isProject("App.yaml") && !AppCodeTool.isProject("App"))
    }

    @Test func `options of code may come before or after the project`() throws {
        for words in [
            ["--report", "--target", "Kit", "App.xcodeproj"], ["App.xcodeproj", "--target", "Kit", "--report"],
            ["App.xcodeproj", "--report", "--target=Kit"],
        ] {
            let command = try CodeCommand.parse(words)
            #expect(command.report && command.target == "Kit" && command.project == "App.xcodeproj" && command.verb.isEmpty, "\(words)")
        }
        let render = try CodeCommand.parse(["App.xcodeproj", "render", "--matrix", "phones"])
        #expect(render.verb == ["render", "--matrix", "phones"] && !render.report)
        #expect(throws: (any Error).self) { try CodeCommand.parse(["App.xcodeproj", "--reprot"]) }
    }

    @Test func `an unknown device is reported with the nearest name`() async {
        let run = await CommandRun.of(["matrix", "--device", "iPhone 16 Por"])
        #expect(run.status == .badInput)
        #expect(run.errors == "error: unknown device “iPhone 16 Por”; did you mean “iPhone 16 Pro”?\n")
        let short = await CommandRun.of(["matrix", "--device", "iPhone SE"])
        let generations = ["1st", "3rd", "2nd"].map { "iPhone SE (\($0) generation)" }.joined(separator: ", ")
        #expect(short.errors == "error: unknown device “iPhone SE”; did you mean one of: \(generations)?\n")
    }

    @Test func `devices are printed as text and as JSON`() async throws {
        let text = await CommandRun.of(["devices", "iPhone 16 Pro"])
        #expect(text.lines.count == 1 && text.output.contains("402×874 @3x") && text.output.contains("safe area 62/34"))
        let json = await CommandRun.of(["devices", "iPad Pro 11*", "--json"])
        let devices = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        #expect(devices.count == 5 && devices.allSatisfy { $0["scale"] as? Int == 2 })
        #expect(devices.allSatisfy { $0["system"] as? String == "18.0" })
        let later = await CommandRun.of(["devices", "iPhone 16 Pro", "iPhone 17", "--system", "26"])
        #expect(later.lines.map { $0.contains("iOS 26.0") } == [true, true] && later.output.contains("iPhone 16 Pro, iOS 26"))
    }

    @Test func `options make a matrix, or narrow a named one`() async {
        let made = await CommandRun.of([
            "matrix", "--device", "iPhone 16 Pro", "--direction", "natural", "rtl", "--content-size", "L", "AX3",
        ])
        #expect(
            made.lines == [
                "iPhone-16-Pro/portrait", "iPhone-16-Pro/portrait/AX3", "iPhone-16-Pro/portrait/rtl", "iPhone-16-Pro/portrait/rtl/AX3",
            ])
        let narrowed = await CommandRun.of(["matrix", "--matrix", "everything", "--device", "iPad Pro 11-inch (M4)", "--keyboard", "shown"])
        #expect(narrowed.lines == ["iPad-Pro-11-inch-M4/portrait/keyboard", "iPad-Pro-11-inch-M4/landscape/keyboard"])
        let none = await CommandRun.of(["matrix", "--matrix", "phones", "--keyboard", "shown"])
        #expect(none.status == .badInput && none.errors.contains("no cells left in the matrix “phones”"))
    }

    @Test func `a release of iOS is an axis of the options`() async throws {
        let made = await CommandRun.of(["matrix", "--device", "iPhone 16 Pro", "iPhone 17", "--system", "18", "26"])
        let both = ["iPhone-16-Pro/portrait", "iPhone-16-Pro-iOS-26/portrait", "iPhone-17-iOS-18/portrait", "iPhone-17/portrait"]
        #expect(made.lines == both)
        let moved = await CommandRun.of(["matrix", "--matrix", "golden", "--system", "26", "--style", "dark"])
        #expect(moved.lines == ["iPhone-16-Pro-iOS-26/portrait/dark/ar"])
        let json = await CommandRun.of(["matrix", "--device", "iPhone 17", "--json"])
        #expect(json.output.contains("\"system\" : \"26.0\"") || json.output.contains("\"system\":\"26.0\""))
    }

    @Test func `one line of plumb.yaml changes the release, and an option changes it again`() async throws {
        let folder = TemporaryFolder()
        try folder.write(
            "system: 26\nmatrices:\n  mine: {devices: [iPhone 16 Pro], styles: all, exclude: ['iPhone-16-Pro/*/dark']}\n", to: "plumb.yaml")
        let own = await CommandRun.of(["matrix", "--matrix", "mine"], in: folder.url)
        #expect(own.lines == ["iPhone-16-Pro-iOS-26/portrait"])
        let golden = await CommandRun.of(["matrix", "--matrix", "golden"], in: folder.url)
        #expect(golden.lines.count == 5 && golden.lines.allSatisfy { $0.contains("-iOS-26/") })
        let made = await CommandRun.of(["matrix", "--device", "320x200"], in: folder.url)
        #expect(made.lines == ["320x200@2x-iOS-26"])
        let earlier = await CommandRun.of(["matrix", "--matrix", "mine", "--system", "18"], in: folder.url)
        #expect(earlier.lines == ["iPhone-16-Pro/portrait"])
        let wrong = await CommandRun.of(["matrix", "--system", "19"])
        #expect(wrong.status == .badInput)
        #expect(
            wrong.errors
                == "error: unknown release “19”; name a release of iOS, such as 18, 17.5 or 26: from 11 to 18, or 26, which follows 18\n")
        let device = await CommandRun.of(["matrix", "--device", "iPhone 16 Pro, iOS 19"])
        #expect(device.errors.hasPrefix("error: unknown release “19” in “iPhone 16 Pro, iOS 19”; name a release of iOS"))
    }

    @Test func `plumb.yaml in the working directory is read, and its faults have a caret`() async throws {
        let folder = TemporaryFolder()
        try folder.write("matrices:\n  mine: {devices: [320x200, iPhone 16], styles: all}\n", to: "plumb.yaml")
        let good = await CommandRun.of(["matrix", "--matrix", "mine"], in: folder.url)
        #expect(good.lines == ["320x200@2x", "320x200@2x/dark", "iPhone-16/portrait", "iPhone-16/portrait/dark"])

        try folder.write("matrices:\n  mine: {devices: [iPhone 16], styels: all}\n", to: "plumb.yaml")
        let bad = await CommandRun.of(["matrix"], in: folder.url)
        #expect(bad.status == .badInput)
        #expect(
            bad.errors == """
                plumb.yaml:2:32: error: unknown key “styels”; did you mean “styles”?
                      mine: {devices: [iPhone 16], styels: all}
                                                   ^

                """)
    }

    @Test func `a matrix can be read from a file`() async throws {
        let folder = TemporaryFolder()
        try folder.write("matrices:\n  cards: {devices: 320x200}\n  other: {devices: all}\n", to: "cards.yaml")
        let run = await CommandRun.of(["matrix", "--matrix", "cards.yaml"], in: folder.url)
        #expect(run.lines == ["320x200@2x"])
    }

    @Test func `colours are used only where a terminal shows them`() async {
        let run = await CommandRun.of(["matrix"])
        #expect(!run.output.contains("\u{1B}"))
        let console = Console(write: { _, _ in }, outputHasColor: true)
        #expect(console.colored("x", .red) == "\u{1B}[31mx\u{1B}[0m")
    }

    @Test func `completions are printed for bash, zsh and fish`() async {
        for shell in ["bash", "zsh", "fish"] {
            let run = await CommandRun.of(["completions", shell])
            #expect(run.status == .success && ["plumb", "iPhone", "everything"].allSatisfy(run.output.contains), "\(shell)")
        }
        #expect(await CommandRun.of(["completions", "tcsh"]).status == .badInput)
    }
}
