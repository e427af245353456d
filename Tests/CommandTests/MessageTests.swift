import Foundation
import Snapshots
import Testing
import UIKit

@testable import PlumbCommand

/// Error messages of the command: where the fault is, and what to do.
struct MessageTests {
    let folder = TemporaryFolder()

    private func run(_ arguments: String..., screens: [Screen] = []) async -> CommandRun {
        await CommandRun.of(arguments, in: folder.url, screens: screens)
    }

    @Test func `an input that is neither a file nor a screen is reported as missing`() async {
        #expect(
            await run("render", "Screens/Home.yaml").errors
                == "error: no such file or folder: “Screens/Home.yaml”\n")
        #expect(await run("render", "Home").errors == "error: no such file or folder: “Home”\n")
        let near = await run("render", "Home", screens: [Screen("Homes") { UIViewController() }])
        #expect(near.errors == "error: unknown input “Home”; did you mean “Homes”?\n")
    }

    @Test func `every error has the same label`() async {
        let run = await run("render", "--bogus")
        #expect(run.errors.hasPrefix("error: Unknown option '--bogus'") && !run.errors.contains("Error:"))
    }

    @Test func `errors have colour on a terminal`() async throws {
        try folder.write("root:\n  kind: UIVew\n", to: "a.yaml")
        let console = Console(write: { _, _ in }, errorHasColor: true)
        let project = try Project.load(at: folder.url)
        let errors = try #require(throws: InputErrors.self) {
            try InputFinder(project: project, screens: []).cases(named: ["a.yaml"])
        }
        let text = try #require(Sentences.about(errors, console: console)?.text)
        #expect(text.contains("2:9: \u{1B}[31merror:\u{1B}[0m There is no kind of view named 'UIVew'."))
    }

    @Test func `lint reports the faults of every file in a folder and still checks the other files`() async throws {
        try folder.write("root:\n  kind: UIVew\n", to: "in/a.yaml")
        try folder.write("root:\n  kind: UILabel\n  txt: X\n", to: "in/b.yaml")
        try folder.write("<a><b></a>", to: "in/c.xib")
        try folder.write("root: {kind: UIView, backgroundColor: white}\n", to: "in/d.yaml")
        let text = await run("lint", "in")
        #expect(text.status == .badInput)
        for fault in ["a.yaml:2:9: error: ", "b.yaml:3:3: error: ", "c.xib:1:11: error: not well-formed XML"] {
            #expect(text.errors.contains(fault), "\(fault)")
        }
        let json = await run("lint", "in", "--json")
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(json.status == .badInput && root["cases"] as? [String] == ["d"])
        let errors = try #require(root["errors"] as? [[String: Any]])
        #expect(errors.compactMap { $0["line"] as? Int } == [2, 3, 1])
        #expect(errors[1]["message"] as? String == "UILabel has no 'txt'. Did you mean 'text'?")
    }

    @Test(arguments: ["render", "test", "lint", "trace"])
    func `a faulty input is reported as JSON when JSON is requested`(verb: String) async throws {
        try folder.write("root:\n  kind: UIVew\n", to: "a.yaml")
        let run = await run(verb, "a.yaml", "--json")
        #expect(run.status == .badInput)
        let root = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect((root["errors"] as? [[String: Any]])?.first?["column"] as? Int == 9)
    }

    @Test func `a summary with findings does not say that all is in order`() async throws {
        try folder.write("root: {kind: UIView, subviews: [{kind: UILabel, id: loose, text: Hello}]}\n", to: "a.yaml")
        let run = await run("lint", "a.yaml")
        #expect(run.lines.last == "1 case: 1 finding in 1 layout")
    }

    @Test func `content sizes are accepted under both of their names`() async throws {
        let short = await run("matrix", "--device", "iPhone 16", "--content-size", "AX1")
        let long = await run("matrix", "--device", "iPhone 16", "--content-size", "accessibilityMedium")
        #expect(short.lines == ["iPhone-16/portrait/AX1"] && long.lines == short.lines)
        try folder.write("root: {kind: UIView}\nvariations:\n  - {when: contentSize >= AX1, views: {}}\n", to: "a.yaml")
        #expect(await run("lint", "a.yaml").status == .success)
    }

    @Test func `faults of YAML in the settings are reported where they begin`() async throws {
        try folder.write("inputs:\n\t- Screens\n", to: "plumb.yaml")
        #expect(await run("matrix").errors.hasPrefix("plumb.yaml:2:1: error: invalid YAML: tabs cannot be used for indentation\n"))
        try folder.write("output: \"Out\ngoldens: Goldens\nmatrix: \"all\"\n", to: "plumb.yaml")
        #expect(
            await run("matrix").errors.hasPrefix(
                "plumb.yaml:1:9: error: invalid YAML: this quote is not closed on the same line\n"))
    }

    @Test func `a closure that takes another controller is an error, not a picture`() async throws {
        let screen = Screen("Slide") { UIViewController() }
            .state("away") { (_: UINavigationController) in }
            .animation("slide") { (_: UINavigationController) in }
        let drawn = await run("render", "Slide.away", "--device", "40x40", screens: [screen])
        #expect(drawn.status == .differences)
        #expect(
            drawn.errors.contains(
                "“away” expects a UINavigationController, but the screen's controller is a UIViewController; "
                    + "declare its closure with that type"))
        let animated = await run("animate", "Slide", "--device", "40x40", screens: [screen])
        #expect(animated.status != .success && animated.errors.contains("“slide” expects a UINavigationController"))
    }

    @Test func `counts in JSON match those in the text`() async throws {
        try folder.write("root: {kind: UIView, backgroundColor: white}\n", to: "a.yaml")
        _ = await run("approve", "a.yaml", "--device", "40x40", "50x50")
        try folder.write("root: {kind: UIView, backgroundColor: black}\n", to: "a.yaml")
        let words = await run("test", "a.yaml", "--device", "40x40", "50x50")
        #expect(words.output.contains("2 of 2 cells differ"))
        let json = await run("test", "a.yaml", "--device", "40x40", "50x50", "--json")
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(root["different"] as? Int == 2 && root["failed"] as? Int == 0)
    }

    @Test(arguments: ["../../up", "/absolute", "a//b", "..", ".hidden", "a/.b", "x\\u0000y", "a\\\\b", "a\\u001B[31m"])
    func `no case name can write outside the output folder`(name: String) async throws {
        let folder = TemporaryFolder()
        try folder.write("name: \"\(name)\"\nroot: {kind: UIView, backgroundColor: red}\n", to: "work/a.yaml")
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        for verb in ["render", "approve"] {
            let run = await CommandRun.of([verb, "a.yaml"], in: folder.url.appending(path: "work"))
            #expect(run.status == .badInput && run.errors.contains("is not a valid case name"), "\(run.errors)")
            #expect(!run.errors.contains("\u{1B}[31m"))
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
    }

    @Test func `reference files of tests and results of runs are not inputs`() async throws {
        let folder = TemporaryFolder()
        try folder.write("root: {kind: UIView, backgroundColor: red}\n", to: "App/a.yaml")
        try folder.write("{\"items\": []}", to: "App/Tests/__Snapshots__/OrderTests/testOrder.1.json")
        for name in ["run.json", "report.json"] { try folder.write("{\"cases\": []}", to: "App/Output/\(name)") }
        let run = await CommandRun.of(["lint", "App"], in: folder.url)
        #expect(run.status == .success, "\(run.errors)")
    }

    @Test func `missing symbols, images and colours are all reported with line and nearest name`() async throws {
        let folder = TemporaryFolder()
        try folder.write(
            """
            name: A
            root:
              kind: UIView
              subviews:
                - {kind: UIImageView, id: a, image: {symbol: person.crop.circl}}
                - {kind: UIImageView, id: b, image: {asset: hero}}
                - {kind: UIImageView, id: c, image: pictur.png}
                - {kind: UILabel, id: d, text: A, textColor: {asset: inc}}
            """, to: "a.yaml")
        let color = #"{"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}"#
        try folder.write(#"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#, to: "Assets.xcassets/ink.colorset/Contents.json")
        try folder.write("inputs: [a.yaml]\n", to: "plumb.yaml")
        try folder.write("no picture yet", to: "picture.png")
        let lint = await CommandRun.of(["lint", "a.yaml"], in: folder.url)
        #expect(lint.status == .badInput)
        for words in [
            "a.yaml:5: unknown symbol “person.crop.circl”; a labelled box is shown instead; did you mean “person.crop.circle”?",
            "a.yaml:6: unknown image “hero”; a labelled box is shown instead",
        ] {
            #expect(lint.output.contains(words), "\(lint.output)")
        }
        for words in [
            "a.yaml:7:41: error: There is no image at 'pictur.png'. Did you mean 'picture.png'?",
            "a.yaml:8:58: error: No asset catalog near the spec has a colour 'inc'. Did you mean 'ink'?",
        ] {
            #expect(lint.errors.contains(words), "\(lint.errors)")
        }
        // A fault that is the same in every cell is reported once.
        let render = await CommandRun.of(["render", "a.yaml", "--device", "iPhone 16 Pro", "--style", "light", "dark"], in: folder.url)
        #expect(render.status == .differences && render.errors.contains("error: A/iPhone-16-Pro/portrait and 1 more cell: "))
        #expect(render.errors.split(separator: "There is no image").count == 2)
    }

    @Test func `a file of components is not a screen, and a change to it changes the specs that use it`() async throws {
        let folder = TemporaryFolder()
        func part(_ text: String) throws {
            try folder.write("components:\n  part:\n    view: {kind: UILabel, id: text, text: \(text)}\n", to: "App/parts.yaml")
        }
        try part("One")
        try folder.write("name: A\ncomponents: parts.yaml\nroot: {kind: UIStackView, arranged: [{use: part, id: a}]}\n", to: "App/a.yaml")
        let arguments = ["App", "--device", "200x100@1x", "--format", "txt"]
        #expect(await CommandRun.of(["render"] + arguments, in: folder.url).status == .success)
        #expect(try folder.read("Output/A/200x100@1x.txt").contains("a_text UILabel") == false)
        #expect(try folder.read("Output/A/200x100@1x.txt").contains("a UILabel"))
        let test = ["App", "--device", "200x100@1x", "--cache", "cache"]
        _ = await CommandRun.of(["approve", "App", "--device", "200x100@1x", "--unseen"], in: folder.url)
        _ = await CommandRun.of(["test"] + test, in: folder.url)
        #expect(await CommandRun.of(["test"] + test, in: folder.url).output.contains("1 from the cache"))
        try part("Two")
        #expect(await CommandRun.of(["test"] + test, in: folder.url).status == .differences)
    }

    @Test func `a spec's texts may come from string tables beside it`() async throws {
        let folder = TemporaryFolder()
        try folder.write("inputs: [App]\n", to: "plumb.yaml")
        let texts =
            "{kind: UILabel, text: {localized: greeting}}, {kind: UILabel, text: {localized: bye, table: Ends}}, {kind: UILabel, text: {localized: none}}"
        try folder.write("name: A\nroot: {kind: UIStackView, arranged: [\(texts)]}\n", to: "App/a.yaml")
        try folder.write("\"greeting\" = \"Hello\";\n", to: "App/en.lproj/Localizable.strings")
        try folder.write("\"greeting\" = \"Hallo\";\n", to: "App/de.lproj/Localizable.strings")
        let unit = #"{"stringUnit": {"state": "translated", "value": "Tschüss"}}"#
        try folder.write(
            #"{"sourceLanguage": "en", "version": "1.0", "strings": {"bye": {"localizations": {"de": \#(unit)}}}}"#,
            to: "App/Ends.xcstrings")
        let run = await CommandRun.of(
            ["render", "App", "--device", "200x100@1x", "--language", "base", "de", "--format", "txt"], in: folder.url)
        #expect(run.status == .success, "\(run.errors)")
        let (english, german) = (try folder.read("Output/A/200x100@1x.txt"), try folder.read("Output/A/200x100@1x/de.txt"))
        #expect(english.contains("“Hello”") && german.contains("“Hallo”") && german.contains("“Tschüss”"))
        let lint = await CommandRun.of(["lint", "App"], in: folder.url)
        #expect(
            lint.output.contains("a.yaml:2: no text “none” in table Localizable beside the spec; the key is shown instead"))
    }
}
