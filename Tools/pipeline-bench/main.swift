// Measures the stages from an input to its picture, on the examples at 1179 × 2556; `Benchmarks/pipeline.py` runs it beside a browser.
//
//   pipeline-bench stages FOLDER     each stage of each example, and whole cells of each kind: JSON
//   pipeline-bench pages FOLDER      the same screens as HTML pages, our pictures of them, and their raw pixels; prints a line for each
//   pipeline-bench memory FOLDER N [KIND]   resident kilobytes after every 200 of N cells of a kind: what a profiler runs
import CairoGraphics
import Foundation
import Graphics
import ProfileScreen
import RecipeScreens
import Snapshots
import UIKit

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
    print("usage: pipeline-bench stages|pages|memory FOLDER [CELLS] [KIND]")
    exit(2)
}
let folder = URL(filePath: arguments[2], directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let pipeline = Pipeline(folder: folder)

/// A kind of examples, measured apart from the others.
struct Kind {
    var name: String
    var examples: [Case]
    /// Thirty pictures: all examples in the plain cell, then in the next cell, and so on.
    @MainActor var jobs: [Renderer.Job] { Array(cells.flatMap { cell in examples.map { Renderer.Job($0, in: cell) } }.prefix(30)) }
}

/// All examples in their first state.
let project = try Project.load(at: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
func examples(_ screens: [Screen], names: [String]) throws -> [Case] {
    try InputFinder(project: project, screens: screens).cases(named: names)
        .filter { $0.state == nil && $0.file?.pathExtension != "storyboard" && $0.file?.pathExtension != "xib" }
}
let kinds = [
    Kind(name: "UIKit", examples: try examples([Screen("Profile") { ProfileViewController() }], names: [])),
    Kind(
        name: "SwiftUI",
        examples: try examples(
            [
                Screen("Recipe") { RecipeView() },
                Screen("Recipe.List") { UINavigationController(rootViewController: RecipeListController()) },
            ], names: ["Recipe", "Recipe.List"])),
]

/// Variants of a 393 × 852 pt screen at three pixels per point, the plain one first.
let cells = ["", "/dark", "/rtl", "/XL", "/XS", "/bold-text"].compactMap { Cell(named: "iPhone-15-Pro/portrait" + $0, catalog: .standard) }

switch arguments[1] {
case "stages": try printStages()
case "pages": try writePages()
case "memory": try printMemory(cells: arguments.count > 3 ? Int(arguments[3]) ?? 2000 : 2000, of: arguments.dropFirst(4).first ?? "UIKit")
default: print("there is no “\(arguments[1])”")
}

@MainActor func printStages() throws {
    struct Row: Encodable { var name: String; var stages: [String]; var milliseconds: [Double] }
    struct Whole: Encodable { var record, verify: Double }
    struct Report: Encodable { var size: [Int]; var rows: [Row]; var kinds: [String: Whole] }
    let rows = try kinds.flatMap(\.examples).map { example in
        let stages = try pipeline.stages(of: Renderer.Job(example, in: cells[0]), turns: 9)
        return Row(name: example.name, stages: stages.map(\.name), milliseconds: stages.map(\.milliseconds))
    }
    var wholes: [String: Whole] = [:]
    for kind in kinds { wholes[kind.name] = Whole(record: try record(kind.jobs), verify: try verify(kind.jobs)) }
    let size = cells[0].size, scale = cells[0].device.scale
    let report = Report(size: [Int(size.width * scale), Int(size.height * scale)], rows: rows, kinds: wholes)
    print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
}

@MainActor func record(_ jobs: [Renderer.Job]) throws -> Double { try pipeline.whole(jobs) { try pipeline.record($0) } }

@MainActor func verify(_ jobs: [Renderer.Job]) throws -> Double {
    let store = GoldenStore(folder: folder.appending(path: "goldens"))
    let approver = Approver(store: store)
    for job in jobs { _ = try approver.approve(pipeline.renderer.snapshot(of: job), by: pipeline.renderer, with: pipeline.rasterizer) }
    return try pipeline.whole(jobs) { job in
        // A new verifier for each cell, because one that has met the same picture before would not draw it again.
        let verifier = Verifier(store: store, output: folder.appending(path: "output"), renderer: pipeline.renderer)
        let verdict = try verifier.verify(pipeline.renderer.snapshot(of: job), with: pipeline.rasterizer)
        guard verdict.outcome == .same else { fatalError("\(job.key) differs from itself") }
    }
}

@MainActor func writePages() throws {
    for kind in kinds {
        for (number, job) in kind.jobs.enumerated() {
            let snapshot = try pipeline.renderer.snapshot(of: job)
            let bitmap = Renderer.bitmap(of: snapshot, with: pipeline.rasterizer)
            let name = "\(kind.name)-\(number)"
            var page = Page(snapshot, folder: folder, name: name)
            try Data(page.html().utf8).write(to: folder.appending(path: "\(name).html"))
            try Data(try pipeline.renderer.png(of: bitmap)).write(to: folder.appending(path: "\(name).png"))
            try Data(bitmap.bytes).write(to: folder.appending(path: "\(name).bgra"))
            print(kind.name, name, bitmap.width, bitmap.height, snapshot.tree.scale, job.key)
        }
    }
}

@MainActor func printMemory(cells count: Int, of name: String) throws {
    guard let jobs = kinds.first(where: { $0.name == name })?.jobs else { return print("there is no kind “\(name)”") }
    var kilobytes: [Int] = []
    for done in 1...max(count, 1) {
        try pipeline.record(jobs[done % jobs.count])
        if done % 200 == 0 { kilobytes.append(Clock.residentKilobytes) }
    }
    print(kilobytes)
}
