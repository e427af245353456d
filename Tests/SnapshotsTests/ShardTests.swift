import Foundation
import Testing
import UIKit

@testable import Goldens
@testable import Rendering
@testable import Snapshots

struct ShardTests {
    @Test(arguments: [1, 2, 3, 5, 8, 40]) func `every cell is in exactly one shard, in its order`(count: Int) throws {
        var number: UInt64 = 9
        for cells in [0, 1, 7, 60] {
            let costs = (0..<cells).map { _ in
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Double(number >> 40) / 1e5 + 0.001
            }
            let parts = try (1...count).map { try #require(Shard("\($0)/\(count)")).part(costs: costs) }
            #expect(parts.flatMap(Array.init) == Array(0..<cells))
        }
    }

    @Test func `shards cost the same, as far as whole cells allow`() throws {
        let costs = (0..<100).map { Double($0 % 7 + 1) }
        let total = costs.reduce(0, +)
        for index in 1...4 {
            let part = try #require(Shard("\(index)/4")).part(costs: costs)
            #expect(abs(part.reduce(0) { $0 + costs[$1] } - total / 4) <= 7)
        }
    }

    @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/2"]) func `a malformed shard is refused`(text: String) {
        #expect(Shard(text) == nil)
    }

    @Test func `a measured cell costs what it took, and another is estimated by its pixels`() throws {
        let input = Case(name: "A", source: .screen(Screen("A") { UIViewController() }))
        let jobs = try ["10x10@1x", "20x10@1x"].map { name in
            Renderer.Job(input, in: Cell(device: try #require(DeviceCatalog.standard.device(named: name))))
        }
        var costs = CellCosts()
        costs.note(.milliseconds(8), of: jobs[0].key)
        #expect(costs.costs(of: jobs) == [8, 16])
    }

    // MARK: Merging

    @Test func `names that lead outside their folder are refused`() {
        for name in ["../a/b", "a/../b", "a", "a//b", "/a/b", "a/b\0", "a/.", "a\\b/c"] { #expect(GoldenStore.Key(name) == nil, "\(name)") }
        #expect(GoldenStore.Key("Card/iPhone-16/portrait")?.cellName == "iPhone-16/portrait")
    }

    @Test func `a run reads back as it was written`() throws {
        let output = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        var report = ReportTests.report
        report.locations[report.entries[1].key] = ReportLocation(file: "Card.yaml", line: 3)
        report.conflicts = [LayoutConflictLog(key: report.entries[0].key, log: "x")]
        try StoredRun(report: report, stretch: .init(start: 0, keys: report.entries.map(\.key))).write(in: output)
        let read = try StoredRun(in: output)
        #expect(read.report.entries == report.entries && read.report.orphans == report.orphans && read.report.locations == report.locations)
        #expect(read.report.conflicts == report.conflicts && read.stretch.total == 5)
    }
}
