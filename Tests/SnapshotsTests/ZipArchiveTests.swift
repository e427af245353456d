import Foundation
import Testing

@testable import Snapshots

/// Archives that are damaged anywhere: what is read of them is what was packed, or nothing.
struct ZipArchiveTests {
    private let url = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString).zip")

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    @Test func `damaged archives give the packed bytes or nothing`() throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let script = """
            import sys, zipfile
            z = zipfile.ZipFile(sys.argv[1], 'w')
            z.writestr('run/stored.txt', 'stored ' * 9, zipfile.ZIP_STORED)
            z.writestr('run/deflated.txt', 'deflated ' * 900, zipfile.ZIP_DEFLATED)
            z.comment = b'a comment'
            """
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, url.path]
        try process.run()
        process.waitUntilExit()
        let whole = try Data(contentsOf: url)
        let packed = [
            "run/stored.txt": Data(String(repeating: "stored ", count: 9).utf8),
            "run/deflated.txt": Data(String(repeating: "deflated ", count: 900).utf8),
        ]
        let archive = try #require(ZipArchive(url))
        for (path, data) in packed {
            #expect(archive.contents(path, limit: 1 << 20) == data)
            #expect(archive.contents(path, limit: 10) == nil)
        }

        var numbers = Numbers(state: 1)
        for round in 0..<5000 {
            var bytes = whole
            switch round % 4 {
            case 0: bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &numbers))
            case 1: bytes.removeFirst(Int.random(in: 1..<bytes.count, using: &numbers))
            default:
                // Most of the bytes that matter are in the records at the end.
                for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                    let first = round % 4 == 2 ? bytes.count - 200 : 0
                    bytes[Int.random(in: first..<bytes.count, using: &numbers)] = [
                        0, 1, 0x7f, 0xff, UInt8.random(in: 0...255, using: &numbers),
                    ]
                    .randomElement(using: &numbers)!
                }
            }
            try Data(bytes).write(to: url)
            guard let archive = ZipArchive(url) else { continue }
            for path in archive.files.keys {
                // A path may be damaged, too; the bytes are those of one of the files.
                guard let read = archive.contents(path, limit: 1 << 20) else { continue }
                #expect(packed.values.contains(read) || read.isEmpty, "round \(round): \(path)")
            }
        }
    }
}
