import Foundation
import Testing

@testable import PlumbCommand

/// What `plumb animate` reports about a motion, and how this affects the run.
struct MotionTests {
    private let folder = TemporaryFolder()

    private func run(_ arguments: String...) async -> CommandRun { await CommandRun.of(arguments, in: folder.url) }

    /// Writes a spec in which two texts swap places, through one another or one below the other.
    private func write(secondTop: Int = 20, ignoring: String = "") throws {
        try folder.write(
            """
            name: Swap
            root:
              kind: UIView
              backgroundColor: white
              subviews:
                - kind: UIView
                  id: card
                  subviews:
                    - {kind: UILabel, id: title, text: Rooms}
                    - {kind: UILabel, id: price, text: 12 €\(ignoring)}
            constraints:
              - card.edges == root
              - title.top == card.top + 20
              - price.top == card.top + \(secondTop)
              - title.leading == card.leading + 10 "title"
              - price.leading == card.leading + 150 "price"
            states:
              swapped:
                constants: {title: 150, price: 10}
            animations:
              swap: {to: swapped, duration: 0.5}
              back: {from: swapped, duration: 0.5}
            """, to: "Swap.yaml")
    }

    @Test func `a fault in the middle of an animation is a warning`() async throws {
        try write()
        let run = await run("animate", "Swap.yaml", "--animation", "swap", "--device", "220x100@2x", "--format", "trace", "html")
        #expect(run.status == .success)
        #expect(!run.output.contains("overlap"))
        #expect(run.errors.contains("Swap/220x100@2x/swap\n  warning: overlapMidway UIView/card/"))
        #expect(run.errors.contains(" overlaps `title` by up to ") || run.errors.contains(" overlaps `price` by up to "))
        let page = try folder.read("Output/Swap/220x100@2x/swap.html")
        #expect(page.contains("\"findings\":[{") && page.contains("overlapMidway"))
        try write(secondTop: 60)
        let fixed = await self.run("animate", "Swap.yaml", "--animation", "swap", "--device", "220x100@2x", "--format", "trace", "html")
        #expect(!fixed.errors.contains("overlap"))
        #expect(try folder.read("Output/Swap/220x100@2x/swap.html").contains("\"findings\":[]"))
    }

    @Test func `check inspects every animation and draws nothing`() async throws {
        try write()
        let run = await run("animate", "Swap.yaml", "--check", "--device", "220x100@2x")
        #expect(run.status == .success && run.lines.last == "2 findings in 2 animations")
        #expect(run.output.contains("Swap/220x100@2x/back\n"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "Output").path))
        #expect(await self.run("animate", "Swap.yaml", "--check", "--strict", "--device", "220x100@2x").status == .differences)
        let json = await self.run("animate", "Swap.yaml", "--check", "--json", "--device", "220x100@2x")
        #expect(json.output.contains("\"kind\" : \"overlapMidway\"") && json.output.contains("\"firstFrame\" : "))
        try write(secondTop: 60)
        let fixed = await self.run("animate", "Swap.yaml", "--check", "--strict", "--device", "220x100@2x")
        #expect(fixed.status == .success && fixed.output == "no findings in 2 animations\n")
    }

    @Test func `settings decide how severe a finding is`() async throws {
        try write()
        try folder.write("findings: {overlapMidway: error}", to: "plumb.yaml")
        let failed = await run("animate", "Swap.yaml", "--check", "--device", "220x100@2x")
        #expect(failed.status == .differences && failed.output.contains("\n  overlapMidway UIView/card/"))
        try folder.write("findings: {overlapMidway: [{in: '**/card/*', severity: off}]}", to: "plumb.yaml")
        #expect(await run("animate", "Swap.yaml", "--check", "--strict", "--device", "220x100@2x").status == .success)
        try folder.write("findings: {overlapMidway: error}", to: "plumb.yaml")
        try write(ignoring: ", plumb:ignore: {overlapMidway: it is quick}")
        #expect(await run("animate", "Swap.yaml", "--check", "--strict", "--device", "220x100@2x").status == .success)
        try write()
        try folder.write("findings: {overlapMidway: off}", to: "plumb.yaml")
        #expect(await run("animate", "Swap.yaml", "--check", "--strict", "--device", "220x100@2x").status == .success)
    }
}
