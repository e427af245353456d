import Foundation
import Snapshots
import Testing
import UIKit

@testable import PlumbCommand

/// `plumb test --base`, which compares with another commit instead of goldens.
struct BaseTests {
    let folder = TemporaryFolder()

    init() throws {
        try folder.write("inputs: [Inputs]\nmatrix: small\nmatrices: {small: {devices: [40x40, 60x40]}}\n", to: "App/plumb.yaml")
        try folder.write(spec("A", 4), to: "App/Inputs/A.yaml")
        try folder.write("Output\n", to: ".gitignore")
        try git("init", "-q", "-b", "main")
        try git("add", "-A")
        try git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "first")
    }

    private func spec(_ name: String, _ constant: Int) -> String {
        """
        name: \(name)
        root: {kind: UIView, backgroundColor: white, subviews: [{kind: UILabel, id: title, text: A}]}
        constraints: [title.leading == safeArea.leading + \(constant), title.top == safeArea.top]
        """
    }

    private func git(_ words: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + words
        process.currentDirectoryURL = folder.url
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private func plumb(_ arguments: String..., screens: [Screen] = []) async -> CommandRun {
        await CommandRun.of(arguments, in: folder.url.appending(path: "App", directoryHint: .isDirectory), screens: screens)
    }

    @Test func `a change is reported against the commit, without a golden in the repository`() async throws {
        let same = await plumb("test", "--base", "main")
        #expect(same.status == .success && same.lines == ["all 2 cells match their goldens"])
        try folder.write(spec("A", 6), to: "App/Inputs/A.yaml")
        try folder.write(spec("B", 4), to: "App/Inputs/B.yaml")
        let run = await plumb("test", "--base", "HEAD")
        #expect(run.status == .differences && run.lines.first == "2 of 4 cells differ, 2 have no golden")
        #expect(run.output.contains("`title` moved 2 pt right"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "App/Goldens").path))
        #expect(await plumb("test", "A", "--base", "HEAD").lines.first == "2 of 2 cells differ")
    }

    @Test func `an unknown reference is an error, and no reference is taken for an option`() async throws {
        let run = await plumb("test", "--base", "nowhere")
        #expect(run.status == .badInput)
        #expect(run.errors == "error: unknown commit, branch or tag “nowhere”; in a shallow clone, fetch it first\n")
        #expect(await plumb("test", "--base=--output=x").errors.contains("unknown commit"))
    }

    @Test func `a screen in Swift is compared with its golden at the commit`() async throws {
        let screen = { (color: UIColor) in
            Screen("Own") {
                let own = UIViewController(); own.view.backgroundColor = color; return own
            }
        }
        _ = await plumb("approve", screens: [screen(.white)])
        try git("add", "-A")
        try git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "second")
        _ = await plumb("approve", screens: [screen(.red)])
        let run = await plumb("test", "Own", "--base", "HEAD", screens: [screen(.red)])
        #expect(run.lines.first == "2 of 2 cells differ" && run.errors.contains("Own: written in Swift, compared with the goldens of HEAD"))
    }
}
