import Foundation
import Snapshots
import Testing
import UIKit

@testable import PlumbCommand

/// Two programs that share one folder of goldens: one has only specs, the other also has its own screens.
struct SharedGoldensTests {
    let folder = TemporaryFolder()

    init() throws {
        try folder.write("name: Spec\nroot: {kind: UIView, backgroundColor: white}\n", to: "Inputs/Spec/Spec.yaml")
        try folder.write(
            "inputs: [Inputs]\nmatrix: small\nmatrices: {small: {devices: 40x40, styles: all}}\n", to: "plumb.yaml")
    }

    private func plumb(_ arguments: String...) async -> CommandRun { await CommandRun.of(arguments, in: folder.url) }

    private func app(_ arguments: String...) async -> CommandRun {
        await CommandRun.of(arguments, in: folder.url, screens: [Screen("Own") { UIViewController() }], program: "build/app")
    }

    private var goldens: [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.url.appending(path: "Goldens").path)) ?? []
        return paths.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.sorted()
    }

    @Test(arguments: ["plumb, app", "app, plumb", "plumb, app, plumb", "app, plumb, app"], ["", "Spec"])
    func `approving in any order, with and without names, removes no golden`(order: String, name: String) async throws {
        #expect(await app("approve").status == .success)
        let all = goldens
        #expect(all.count == 8)
        for program in order.split(separator: ", ") {
            let arguments = ["approve"] + (name.isEmpty ? [] : [name])
            let run =
                program == "app"
                ? await CommandRun.of(arguments, in: folder.url, screens: [Screen("Own") { UIViewController() }], program: "build/app")
                : await CommandRun.of(arguments, in: folder.url)
            #expect(run.status == .success && !run.output.contains("unused golden"))
            #expect(goldens == all)
        }
    }

    @Test func `a golden that another program lists is no orphan, and one that no program lists is`() async throws {
        _ = await app("approve")
        #expect(try folder.read("Goldens/app.cases") == "Own\nSpec\n")
        #expect(await plumb("test", "--strict").status == .success)
        #expect(await plumb("prune").lines == ["no unused goldens"])
        try FileManager.default.removeItem(at: folder.url.appending(path: "Goldens/app.cases"))
        #expect(await plumb("prune").lines.contains("Own/40x40@2x"))
    }

    @Test func `a case that its program no longer has is an orphan after the program's next approval`() async throws {
        _ = await app("approve")
        _ = await plumb("approve")
        #expect(await CommandRun.of(["approve"], in: folder.url, program: "build/app").output.contains("  Own/40x40@2x/dark"))
        #expect(await plumb("prune").lines.contains("Own/40x40@2x"))
        #expect(goldens.count == 8)
    }

    @Test func `a run of chosen scenes does not make the other goldens orphans`() async throws {
        _ = await app("approve")
        #expect(await plumb("approve", "--scene", "none").output.contains("unused golden") == false)
        #expect(goldens.count == 8)
    }

    @Test func `advice names the running program and repeats its options`() async throws {
        let run = await app("test", "Own", "--style", "dark", "--device", "50x50", "--goldens", "My goldens")
        #expect(
            run.lines.last
                == "after reviewing, accept with: build/app approve Own --device 50x50 --style dark --goldens 'My goldens'")
    }
}
