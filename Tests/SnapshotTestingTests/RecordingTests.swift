import Foundation
import Testing
import UIKit

@_spi(Internals) @testable import SnapshotTesting

struct RecordingTests {
    let workshop: Workshop
    init() throws { workshop = try Workshop() }

    private let path = "Tests/__Snapshots__/CardTests/testCard.1.json"

    private func say(_ value: Int, _ record: SnapshotTestingConfiguration.Record) throws -> String? {
        try workshop.message(value, as: .json, named: "1", record: record)
    }

    @Test func `a missing reference is recorded, and the assertion fails`() throws {
        let message = try #require(try say(42, .missing))
        #expect(message.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …"))
        #expect(workshop.text(path) == "42")
        #expect(try say(42, .missing) == nil)
    }

    @Test func `a reference that differs is kept when only missing ones are recorded`() throws {
        _ = try say(999, .missing)
        let message = try #require(try say(42, .missing))
        #expect(message.hasPrefix("Snapshot \"1\" does not match reference.\n\n@−\n"))
        #expect(message.hasSuffix("@@ −1,1 +1,1 @@\n−999\n+42"))
        #expect(workshop.text(path) == "999")
    }

    @Test func `recording mode never writes no file`() throws {
        let reason = "No reference was found on disk. New snapshot was not recorded because recording is disabled"
        #expect(try say(42, .never) == reason)
        #expect(!workshop.has(path))
    }

    @Test func `recording mode all replaces every reference and fails`() throws {
        _ = try say(999, .missing)
        #expect(try #require(try say(42, .all)).hasPrefix("Record mode is on. Automatically recorded snapshot: …"))
        #expect(workshop.text(path) == "42")
    }

    @Test func `recording mode failed replaces only references that differ`() throws {
        _ = try say(42, .missing)
        let date = try FileManager.default.attributesOfItem(atPath: workshop.file(path).path)[.modificationDate] as? Date
        #expect(try say(42, .failed) == nil)
        #expect(try FileManager.default.attributesOfItem(atPath: workshop.file(path).path)[.modificationDate] as? Date == date)
        let message = try #require(try say(43, .failed))
        #expect(message.hasPrefix("Snapshot \"1\" does not match reference. A new snapshot was automatically recorded."))
        #expect(workshop.text(path) == "43")
    }

    @Test func `recording modes are read by name, and a Boolean stands for two of them`() {
        #expect(
            ["all", "failed", "missing", "never"].map { SnapshotTestingConfiguration.Record(rawValue: $0) } == [
                .all, .failed, .missing, .never,
            ])
        #expect(SnapshotTestingConfiguration.Record(rawValue: "once") == nil)
        #expect([true, false] as [SnapshotTestingConfiguration.Record] == [.all, .missing])
    }

    @Test func `in a path, characters of a name other than letters, digits and underscores become hyphens`() {
        #expect(SnapshotLocation.sanitized("testCard()") == "testCard")
        #expect(SnapshotLocation.sanitized("noWidth.noHeight") == "noWidth-noHeight")
        #expect(SnapshotLocation.sanitized("  a  b (c)/d_é ") == "a-b-c-d_é")
    }

    @Test func `assertions without a name are numbered within each test`() throws {
        #expect(try workshop.message("a", as: .lines, test: "testOne()") != nil)
        #expect(try workshop.message("b", as: .lines, test: "testTwo()") != nil)
        #expect(try workshop.message("c", as: .lines, test: "testOne()") != nil)
        #expect(workshop.text("Tests/__Snapshots__/CardTests/testOne.1.txt") == "a")
        #expect(workshop.text("Tests/__Snapshots__/CardTests/testOne.2.txt") == "c")
        #expect(workshop.text("Tests/__Snapshots__/CardTests/testTwo.1.txt") == "b")
    }

    @Test func `every number is given once, even to concurrent requests`() async {
        let counter = SnapshotCounter()
        let numbers = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<200 { group.addTask { counter.next(for: "test") } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(numbers.sorted() == Array(1...200))
    }

    @Test func `a recording mode is inherited where none is given`() {
        withSnapshotTesting(record: .all) {
            withSnapshotTesting(diffTool: "compare") {
                let current = SnapshotTestingConfiguration.current
                #expect(current?.record == .all)
                #expect(current?.diffTool?(currentFilePath: "old.png", failedFilePath: "new.png") == "compare old.png new.png")
            }
            let tool = SnapshotTestingConfiguration.current?.diffTool
            #expect(
                tool?(currentFilePath: "old.png", failedFilePath: "new.png").hasPrefix("@−\n\"file://old.png\"\n@+\n\"file://new.png\"")
                    == true)
        }
        #expect(SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a b", failedFilePath: "c") == "ksdiff \"a b\" \"c\"")
    }

    @Test(.snapshots(record: .never, diffTool: "compare")) func `a trait sets how its tests record`() {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        #expect(_record == .never)
        #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "compare a b")
    }
}
