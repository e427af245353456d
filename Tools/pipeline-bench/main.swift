// Measures the stages from an input to its picture, on the examples at 1179 × 2556; `Benchmarks/pipeline.py` runs it beside a browser.
//
//   pipeline-bench stages FOLDER     each stage of each example, and whole cells: JSON
//   pipeline-bench pages FOLDER      the same screens as HTML pages, our pictures of them, and their raw pixels; prints a line for each
//   pipeline-bench memory FOLDER N   resident kilobytes after every 200 of N cells
import CairoGraphics
import Foundation
import Graphics
import ProfileScreen
import Snapshots

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
    print("usage: pipeline-bench stages|pages|memory FOLDER [CELLS]")
    exit(2)
}
let folder = URL(filePath: arguments[2], directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let pipeline = Pipeline(folder: folder)

/// All examples in their first state.
let project = try Project.load(at: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
let examples = try InputFinder(project: project, screens: [Screen("Profile") { ProfileViewController() }]).cases(named: [])
    .filter { $0.state == nil && $0.file?.pathExtension != "storyboard" && $0.file?.pathExtension != "xib" }

/// Variants of a 393 × 852 pt screen at three pixels per point, the plain one first.
let cells = ["", "/dark", "/rtl", "/XL", "/XS", "/bold-text"].compactMap { Cell(named: "iPhone-15-Pro/portrait" + $0, catalog: .standard) }

/// Thirty pictures: all examples in the plain cell, then in the next cell, and so on.
let jobs = Array(cells.flatMap { cell in examples.map { Renderer.Job($0, in: cell) } }.prefix(30))

switch arguments[1] {
case "stages": try printStages()
case "pages": try writePages()
case "memory": try printMemory(cells: arguments.count > 3 ? Int(arguments[3]) ?? 2000 : 2000)
default: print("there is no “\(arguments[1])”")
}

@MainActor func printStages() throws {
    struct Row: Encodable { var name: String; var stages: [String]; var milliseconds: [Double] }
    struct Report: Encodable { var size: [Int]; var rows: [Row]; var record, verify: Double }
    let rows = try examples.map { example in
        let stages = try pipeline.stages(of: Renderer.Job(example, in: cells[0]), turns: 9)
        return Row(name: example.name, stages: stages.map(\.name), milliseconds: stages.map(\.milliseconds))
    }
    let record = try pipeline.whole(jobs) { try pipeline.record($0) }
    let store = GoldenStore(folder: folder.appending(path: "goldens"))
    let approver = Approver(store: store)
    for job in jobs { _ = try approver.approve(pipeline.renderer.snapshot(of: job), by: pipeline.renderer, with: pipeline.rasterizer) }
    let verify = try pipeline.whole(jobs) { job in
        // A new verifier for each cell, because one that has met the same picture before would not draw it again.
        let verifier = Verifier(store: store, output: folder.appending(path: "output"), renderer: pipeline.renderer)
        let verdict = try verifier.verify(pipeline.renderer.snapshot(of: job), with: pipeline.rasterizer)
        guard verdict.outcome == .same else { fatalError("\(job.key) differs from itself") }
    }
    let size = cells[0].size, scale = cells[0].device.scale
    let report = Report(size: [Int(size.width * scale), Int(size.height * scale)], rows: rows, record: record, verify: verify)
    print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
}

@MainActor func writePages() throws {
    for (number, job) in jobs.enumerated() {
        let snapshot = try pipeline.renderer.snapshot(of: job)
        let bitmap = Renderer.bitmap(of: snapshot, with: pipeline.rasterizer)
        let name = "\(number)"
        var page = Page(snapshot, folder: folder, name: name)
        try Data(page.html().utf8).write(to: folder.appending(path: "\(name).html"))
        try Data(try pipeline.renderer.png(of: bitmap)).write(to: folder.appending(path: "\(name).png"))
        try Data(bitmap.bytes).write(to: folder.appending(path: "\(name).bgra"))
        print(name, bitmap.width, bitmap.height, snapshot.tree.scale, job.key)
    }
}

@MainActor func printMemory(cells count: Int) throws {
    var kilobytes: [Int] = []
    for done in 1...max(count, 1) {
        try pipeline.record(jobs[done % jobs.count])
        if done % 200 == 0 { kilobytes.append(Clock.residentKilobytes) }
    }
    print(kilobytes)
}
