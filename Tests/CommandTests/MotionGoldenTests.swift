import Foundation
import Testing

@testable import PlumbCommand
@testable import Goldens

/// Animations that `plumb test` compares with goldens.
struct MotionGoldenTests {
    private let folder = TemporaryFolder()

    private func run(_ arguments: String...) async -> CommandRun { await CommandRun.of(arguments, in: folder.url) }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.url.appending(path: path).path) }

    private func write(top: Int = 10, duration: Double = 0.5, curve: String = "easeInOut", color: String = "systemBlue") throws {
        try folder.write(
            """
            name: Slide
            root:
              kind: UIView
              backgroundColor: white
              subviews:
                - kind: UIView
                  id: box
                  backgroundColor: \(color)
                  subviews: [{kind: UIView, id: dot, backgroundColor: white, constraints: [size == 4, center == box]}]
                - {kind: UIView, id: still, backgroundColor: systemGray, constraints: [size == 10, leading == root.leading, bottom == root.bottom]}
            constraints:
              - box.size == 20
              - box.leading == root.leading + 10 "leading"
              - box.top == root.top + 10 "top"
            states:
              away:
                constants: {leading: 70, top: \(top)}
            animations:
              slide: {to: away, duration: \(duration), curve: \(curve)}
            """, to: "Slide.yaml")
    }

    /// - Parameter animations: nil for none.
    private func writeSettings(animations: String?) throws {
        let cases = animations.map { "\ncases: {Slide: {animations: \($0)}}" } ?? ""
        try folder.write(
            """
            inputs: Slide.yaml
            matrix: small
            matrices: {small: {devices: [100x60, 120x60]}}
            """ + cases, to: "plumb.yaml")
    }

    private let key = "Slide/100x60@2x/slide.motion"

    @Test func `a motion without a golden is reported, and approving writes what moves and a strip`() async throws {
        try write()
        try writeSettings(animations: "[slide]")
        let first = await run("test")
        #expect(first.status == .differences && first.output.contains("\(key) has no golden"))
        #expect(await run("approve").lines.last == "0 replaced, 5 added, 0 unchanged")
        #expect(exists("Goldens/\(key).png") && !exists("Goldens/Slide/120x60@2x/slide.motion.txt"))
        let lines = try folder.read("Goldens/\(key).txt").split(separator: "\n").map(String.init)
        // The version, the frame rate, the frame numbers, and one line: the dot moves with the box, and nothing else moves.
        #expect(lines.count == 4 && lines[0].hasPrefix("# drawn with ") && lines[1] == "60 frames a second")
        #expect(lines[2].hasPrefix("view,property,0,1,2,") && lines[2].hasSuffix(",30"))
        #expect(lines[3].hasPrefix("UIView/box,x,10,10.") && lines[3].hasSuffix(",70"))
        let again = await run("test", "--strict")
        #expect(again.status == .success && again.output.contains("all 5 cells match their goldens"))
        #expect(await run("approve").lines.last == "0 replaced, 0 added, 5 unchanged")
    }

    @Test func `a failure says which view moves differently, in which frame and by how much`() async throws {
        try write()
        try writeSettings(animations: "[slide]")
        _ = await run("approve")
        try write(curve: "linear")
        let eased = await run("test")
        #expect(eased.status == .differences && eased.output.contains("1 of 5 cells differs"))
        #expect(eased.output.contains("\(key) differs\n  `box` is "))
        #expect(eased.output.contains(/`box` is [0-9.]+ pt further (left|right) in frame [0-9]+ of 30/))
        for name in ["golden.png", "actual.png", "diff.png", "three-up.png", "golden.txt", "actual.txt"] {
            #expect(exists("Output/failures/\(key).\(name)"), "\(name)")
        }
        #expect(try folder.read("Output/report.html").contains("slide.motion"))
        try write(top: 22)
        #expect(await run("test").output.contains("`box` moves up or down, but did not before"))
        try write(duration: 1)
        #expect(await run("test").output.contains("the motion takes 61 frames (1 s) instead of 31 frames (0.5 s)"))
        try write(color: "systemRed")
        let colored = await run("test")
        #expect(colored.output.contains("5 of 5 cells differ") && colored.output.contains(" pixels differ ("))
        #expect(await run("approve").lines.contains("\(key) has different pixels"))
        #expect(await run("test").status == .success)
    }

    @Test func `approving reports how a motion has changed`() async throws {
        try write()
        try writeSettings(animations: "[slide]")
        _ = await run("approve")
        try write(curve: "linear")
        _ = await run("test")
        let run = await run("approve")
        #expect(run.lines.first?.hasPrefix("\(key) `box` is ") == true && run.lines.last == "1 replaced, 0 added, 4 unchanged")
    }

    @Test func `prune lists a motion's golden once nothing asks for it`() async throws {
        try write()
        try writeSettings(animations: "[slide]")
        _ = await run("approve")
        #expect(await run("prune").output == "no unused goldens\n")
        try writeSettings(animations: nil)
        #expect(await run("prune").lines.first == key)
        #expect(await run("test", "--strict").status == .differences)
        #expect(exists("Goldens/\(key).txt"))
        #expect(await run("prune", "--delete").status == .success)
        #expect(!exists("Goldens/\(key).txt") && !exists("Goldens/\(key).png") && exists("Goldens/Slide/100x60@2x.png"))
    }

    @Test func `options that leave out the first cell leave out its motion`() async throws {
        try write()
        try writeSettings(animations: "[slide]")
        #expect(await run("cells").lines == ["Slide/100x60@2x", "Slide/120x60@2x", key, "Slide.away/100x60@2x", "Slide.away/120x60@2x"])
        #expect(await run("cells", "--only", "120*").lines == ["Slide/120x60@2x", "Slide.away/120x60@2x"])
        #expect(await run("cells", "--only", "100*").lines.contains(key))
        #expect(await !run("render", "--out", "Pictures").output.contains("motion"))
    }

    @Test func `motions are cached, and shards divide them`() async throws {
        try write()
        try writeSettings(animations: "[slide]")
        _ = await run("approve")
        _ = await run("test", "--cache", "Cache")
        let known = await run("test", "--cache", "Cache", "--json")
        #expect(known.output.contains("\"known\" : 5"))
        for part in 1...2 { _ = await run("test", "--shard", "\(part)/2", "--out", "Output/\(part)") }
        let merged = await run("merge", "Output/1", "Output/2")
        #expect(merged.status == .success && merged.output.contains("all 5 cells match their goldens"), "\(merged)")
    }

    @Test func `an unknown animation in the settings is a fault`() async throws {
        try write()
        try writeSettings(animations: "[slid]")
        let run = await run("test")
        #expect(run.status != .success && run.status != .differences && run.errors.contains("slid") && run.errors.contains("slide"))
    }
}

struct MotionOutlineTests {
    private func outline(_ text: String) throws -> MotionOutline { try #require(MotionOutline(text: text)) }

    @Test func `an outline parses back from its text, whatever the views are called`() throws {
        let text = """
            60 frames a second
            view,property,0,1,2
            "a, ""b""/c",x,0,1.5,3
            card,alpha,0,,1
            card,shown,1,0,1

            """
        #expect(try outline(text).text == text)
        #expect(MotionOutline(text: "100 × 100 @2x\nUIWindow (0 0 100 100)\n") == nil)
    }

    @Test func `each kind of difference has its own sentence`() throws {
        func sentences(_ before: String, _ after: String) throws -> [String] {
            let head = "60 frames a second\nview,property,0,1,2\n"
            return MotionOutline.sentences(from: try outline(head + before + "\n"), to: try outline(head + after + "\n"))
        }
        #expect(try sentences("card/title,y,0,10,20", "card/title,y,0,22,20") == ["`title` is 12 pt lower in frame 1 of 2"])
        #expect(try sentences("card,y,0,10,20", "card,y,-4,6,16") == ["`card` is 4 pt higher in every frame"])
        #expect(try sentences("card,height,0,10,20", "card,height,0,10,15") == ["`card` is 5 pt shorter in frame 2 of 2"])
        #expect(try sentences("card,alpha,0,0.5,1", "card,alpha,0,0.2,1") == ["`card` is 30 % less opaque in frame 1 of 2"])
        #expect(try sentences("card,x,0,10,20", "title,x,0,10,20") == ["`card` no longer moves", "`title` moves, but did not before"])
        #expect(try sentences("card,x,0,10,20", "card,x,0,10,20\ncard,alpha,0,1,1") == ["`card` changes its opacity, but did not before"])
        #expect(try sentences("card,x,0,10,20", "card,x,0,10,20").isEmpty)
    }
}
