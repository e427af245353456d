import Foundation
import Snapshots
import Testing
import UIKit

@testable import PlumbCommand

/// A box that slides.
private final class SlidingController: UIViewController {
    let inset: CGFloat
    private let box = UIView()
    private var leading: NSLayoutConstraint?

    init(inset: CGFloat) {
        self.inset = inset
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        box.backgroundColor = .blue
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let leading = box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset)
        self.leading = leading
        NSLayoutConstraint.activate([
            leading, box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10), box.widthAnchor.constraint(equalToConstant: 20),
            box.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    func move(to inset: CGFloat) {
        leading?.constant = inset
        view.layoutIfNeeded()
    }
}

/// The verbs on screens written in Swift, as in a user's own executable.
struct ScreenTests {
    let folder = TemporaryFolder()

    private func screen(inset: CGFloat = 10) -> Screen {
        Screen("Slide") { SlidingController(inset: inset) }
            .state("away") { (controller: SlidingController) in controller.move(to: 60) }
            .animation("slide") { (controller: SlidingController) in
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { controller.move(to: 70) }
            }
    }

    private func run(_ arguments: String..., inset: CGFloat = 10) async -> CommandRun {
        await CommandRun.of(arguments, in: folder.url, screens: [screen(inset: inset)])
    }

    private func write(settings: String) throws { try folder.write(settings, to: "plumb.yaml") }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.url.appending(path: path).path) }

    @Test func `render draws a screen and its states over the settings' matrix, with sheets`() async throws {
        try write(settings: "matrix: small\nmatrices: {small: {devices: 100x60, styles: all}}")
        let run = await run("render", "--all", "--sheet", "--format", "png", "txt", "json")
        #expect(run.status == .success, "\(run.errors)")
        for name in ["Slide/100x60@2x", "Slide/100x60@2x/dark", "Slide.away/100x60@2x", "Slide.away/100x60@2x/dark"] {
            for suffix in ["png", "txt", "json"] { #expect(exists("Output/\(name).\(suffix)"), "\(name).\(suffix)") }
        }
        #expect(exists("Output/Slide.sheet.png") && exists("Output/Slide.away.sheet.png"))
        #expect(try folder.read("Output/Slide.away/100x60@2x.txt").contains("box UIView (60 10 20 20)"))
        #expect(run.errors.contains("drew 4 of 4 cells"))
        #expect(run.lines.last == "4 cells in Output")
    }

    @Test func `test fails without goldens, passes once they are approved, and describes a later change in words`() async throws {
        try write(settings: "matrix: small\nmatrices: {small: {devices: 100x60, directions: [natural, rtl]}}")
        let first = await run("test", "--json")
        #expect(first.status == .differences)
        #expect(
            first.output.contains("\"missing\" : 4") && first.output.contains("\"cells\" : 4") && first.output.contains("\"failed\" : 0"))
        #expect(!exists("Goldens"))

        #expect(await run("approve").lines.last == "0 replaced, 4 added, 0 unchanged")
        #expect(exists("Goldens/Slide/100x60@2x/rtl.png") && exists("Goldens/Slide/100x60@2x/rtl.txt"))
        #expect(await run("test").lines.last == "all 4 cells match their goldens")

        let changed = await run("test", inset: 14)
        #expect(changed.status == .differences)
        #expect(changed.output.contains("  `box` moved 4 pt right") && changed.output.contains("  `box` moved 4 pt left"))
        #expect(changed.output.contains("2 of 4 cells differ") && changed.lines.last?.hasSuffix("plumb approve Slide") == true)
        #expect(exists("Output/report.html") && exists("Output/junit.xml") && exists("Output/report.json"))
        #expect(exists("Output/failures/Slide/100x60@2x.three-up.png"))

        #expect(await run("approve", "Slide", inset: 14).lines.contains("Slide/100x60@2x `box` moved 4 pt right"))
        #expect(await run("test", inset: 14).status == .success)
        #expect(!exists("Output/failures"))
    }

    @Test func `goldens that no cell asks for are listed, and only prune removes them`() async throws {
        try write(settings: "matrix: small\nmatrices: {small: {devices: 100x60, styles: all}}")
        _ = await run("approve")
        try write(settings: "matrix: small\nmatrices: {small: {devices: 100x60}}")
        let tested = await run("test")
        #expect(tested.status == .success && tested.output.contains("  Slide/100x60@2x/dark"))
        #expect(tested.output.contains("remove them with plumb prune --delete"))
        #expect(await run("test", "--strict").status == .differences)
        #expect(await run("test", "--strict", "--device", "100x60").status == .success)

        let approved = await run("approve")
        #expect(approved.output.contains("  Slide/100x60@2x/dark") && approved.lines.last == "0 replaced, 0 added, 2 unchanged")
        #expect(await run("prune").lines.first == "Slide/100x60@2x/dark")
        #expect(exists("Goldens/Slide/100x60@2x/dark.png") && exists("Goldens/Slide.away/100x60@2x/dark.txt"))

        #expect(await run("prune", "Slide.away", "--delete").lines == ["removed Slide.away/100x60@2x/dark", "1 golden removed"])
        #expect(!exists("Goldens/Slide.away/100x60@2x") && exists("Goldens/Slide/100x60@2x/dark.png"))
        #expect(await run("prune", "--delete").lines.first == "removed Slide/100x60@2x/dark")
        #expect(await run("test", "--strict").status == .success)
        #expect(await run("prune").lines == ["no unused goldens"])
    }

    @Test func `a change made after the last run is not approved`() async throws {
        try write(settings: "matrix: small\nmatrices: {small: {devices: 100x60}}")
        _ = await run("test", inset: 12)
        let refused = await run("approve", inset: 14)
        #expect(refused.status == .differences && !exists("Goldens/Slide"))
        #expect(
            refused.errors.contains(
                "Slide/100x60@2x has changed since the last run; run plumb test Slide and review it, or approve with --unseen"))
        #expect(await run("approve", inset: 12).lines.last == "0 replaced, 1 added, 1 unchanged")
        #expect(await run("approve", "--unseen", inset: 14).lines.last == "1 replaced, 0 added, 1 unchanged")
        // A run of other cells says nothing about this one.
        _ = await run("test", "Slide.away", inset: 14)
        #expect(await run("approve", "Slide", inset: 16).status == .success)
    }

    @Test func `animate writes frames, films, a strip and a trace that follows the curve`() async throws {
        let run = await run("animate", "Slide", "--fps", "20", "--device", "100x60")
        #expect(run.status == .success, "\(run.errors)")
        for name in ["/frame-000.png", "/frame-010.png", ".html", ".apng", ".strip.png", ".trace.csv", ".trace.json"] {
            #expect(exists("Output/Slide/100x60@2x/slide\(name)"), "\(name)")
        }
        #expect(!exists("Output/Slide/100x60@2x/slide/frame-011.png"))
        let trace = try folder.read("Output/Slide/100x60@2x/slide.trace.csv").split(separator: "\n").filter { $0.contains("box") }
        #expect(trace.count == 11)
        #expect(trace[5] == "5,0.25,UIView/box,40,10,20,20,1" && trace[10] == "10,0.5,UIView/box,70,10,20,20,1")
        let printed = await self.run("animate", "Slide", "--fps", "20", "--device", "100x60", "--trace", "--moving")
        #expect(printed.lines.count == 12 && printed.lines[1].hasPrefix("0,0,UIView/box,10,"))
        #expect(await self.run("animate", "Slide", "--moving").status == .badInput)
    }

    @Test func `animate writes only the requested formats`() async throws {
        let run = await run("animate", "Slide", "--fps", "20", "--device", "100x60", "--format", "gif", "webp")
        #expect(run.status == .success && run.lines == ["Output/Slide/100x60@2x/slide.gif", "Output/Slide/100x60@2x/slide.webp"])
        #expect(!exists("Output/Slide/100x60@2x/slide/frame-000.png") && !exists("Output/Slide/100x60@2x/slide.trace.csv"))
        #expect(await self.run("animate", "Slide", "--format", "mpeg").status == .badInput)
        #expect(await self.run("animate", "Slide", "--trace", "--format", "gif").status == .badInput)
    }

    @Test func `1.9 plumb trace says who places each view, what is ambiguous, what contradicts and what it cost`() async throws {
        let text = await run("trace", "Slide", "--device", "100x60")
        #expect(text.status == .success && text.lines.first == "Slide/100x60@2x")
        #expect(text.lines.contains { $0.hasPrefix("|   |   •UIView:0x") && $0.hasSuffix(" box (10 10; 20 20)") })
        #expect(text.output.contains(" variables, ") && text.output.contains(" solves, ") && !text.output.contains("AMBIGUOUS"))
        let broken = await CommandRun.of(["trace", "Broken", "--device", "100x60"], in: folder.url, screens: [Self.broken])
        #expect(broken.lines.contains { $0.contains("*UIView:0x") && $0.contains(" - AMBIGUOUS LAYOUT for loose.minX, loose.minY") })
        #expect(broken.output.contains("Unable to simultaneously satisfy constraints.") && broken.output.contains("'tight.wide'"))
        let json = await CommandRun.of(["trace", "Broken", "--device", "100x60", "--json"], in: folder.url, screens: [Self.broken])
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: [[String: Any]]])
        let cell = try #require(root["cells"]?.first?["trace"] as? [String: Any])
        let views = try #require(cell["views"] as? [[String: Any]])
        #expect(views.first { $0["identifier"] as? String == "loose" }?["ambiguous"] as? [String] == ["minX", "minY"])
        #expect((cell["conflicts"] as? [[String: Any]])?.first?["brokenIdentifier"] as? String == "tight.wide")
        #expect((cell["counters"] as? [String: Int])?["solves"] ?? 0 >= 1)
    }

    @Test func `1.9 plumb trace --view lists the constraints that decide a view`() async throws {
        let run = await run("trace", "Slide", "--device", "100x60", "--view", "box")
        #expect(run.output.contains("horizontal:\n") && run.output.contains("H:|-(10)-[UIView:0x") && run.output.contains(".width == 20"))
        #expect(await self.run("trace", "Slide", "--view", "bux").errors.contains("has no view “bux”; did you mean “box”?"))
    }

    /// A screen with one view that has no position and one that has two widths.
    private static let broken = Screen("Broken") {
        let controller = UIViewController()
        let (loose, tight) = (UIView(), UIView())
        (loose.accessibilityIdentifier, tight.accessibilityIdentifier) = ("loose", "tight")
        for view in [loose, tight] {
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        let wide = tight.widthAnchor.constraint(equalToConstant: 50)
        wide.identifier = "tight.wide"
        NSLayoutConstraint.activate([
            loose.widthAnchor.constraint(equalToConstant: 10), tight.topAnchor.constraint(equalTo: controller.view.topAnchor),
            tight.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            tight.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor), wide,
        ])
        return controller
    }

    @Test func `unknown inputs and animations are reported with the nearest name`() async {
        let input = await run("render", "Slied")
        #expect(input.status == .badInput && input.errors == "error: unknown input “Slied”; did you mean “Slide”?\n")
        let animation = await run("animate", "Slide", "--animation", "slid")
        #expect(animation.status == .badInput && animation.errors.contains("did you mean “slide”?"))
        let nothing = await CommandRun.of(["render"], in: folder.url)
        #expect(nothing.status == .badInput && nothing.errors.contains("no inputs: name some"))
    }

    @Test func `frames prints every view of every cell`() async throws {
        let run = await run("frames", "Slide", "--device", "100x60")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [[String: Any]]])
        let views = try #require(json["cells"]?.first?["views"] as? [[String: Any]])
        #expect(views.last?["id"] as? String == "box" && views.last?["frame"] as? [Double] == [10, 10, 20, 20])
    }

    @Test func `doctor says what pictures are drawn with`() async {
        let run = await run("doctor", "--json")
        #expect(run.output.contains("\"cairo\"") && run.output.contains("\"missing\""))
    }
}

/// A controller whose button has two widths, 100 and 200 pt, and is lower than a finger.
private final class ContradictingController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIButton(type: .system)
        box.setTitle("Go", for: .normal)
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .white
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 200),
            box.heightAnchor.constraint(equalToConstant: 20),
        ])
    }
}

/// Layout messages in the output of the verbs.
struct LayoutMessageTests {
    private let folder = TemporaryFolder()
    private let screens = [Screen("Wide") { ContradictingController() }]

    private func run(_ arguments: String...) async -> CommandRun { await .of(arguments, in: folder.url, screens: screens) }

    @Test func `render and test print contradictions as UIKit does, once for all cells`() async {
        let drawn = await run("render", "Wide", "--device", "300x300@1x", "--style", "light", "dark", "--out", "out")
        #expect(drawn.status == .success)
        #expect(drawn.errors.contains("layout: in Wide/300x300@1x and in 1 more\n  [LayoutConstraints] Unable to simultaneously satisfy"))
        #expect(drawn.errors.contains("Will attempt to recover by breaking constraint"))
        let tested = await run("test", "Wide", "--device", "300x300@1x", "--out", "out", "--json")
        #expect(tested.output.contains("\"conflicts\"") && tested.output.contains("Unable to simultaneously satisfy"))
    }

    @Test func `lint reports findings with view, position and advice, and exits with 1`() async {
        let linted = await run("lint", "Wide", "--device", "300x300@1x", "--style", "light", "dark")
        #expect(linted.status == .differences)
        #expect(linted.lines.first == "Wide/300x300@1x")
        #expect(linted.output.contains("or give one a lower priority (and in 1 more cell)"))
        #expect(linted.output.contains("smallTarget") && linted.output.contains("box  at 0 0 "))
        let ignoring = await run("lint", "Wide", "--device", "300x300@1x", "--ignore", "conflict", "smallTarget")
        #expect(ignoring.status == .success && ignoring.output == "no findings in 1 case\n")
        #expect(await run("lint", "Wide", "--ignore", "smalTarget").errors.contains("did you mean “smallTarget”?"))
        #expect(await run("lint", "Wide", "--device", "300x300@1x", "--json").output.contains("\"kind\" : \"smallTarget\""))
    }
}
