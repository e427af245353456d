import Foundation
import Graphics
import ImageProcessing
import UIKit

@_spi(Internals) @testable import SnapshotTesting

/// A temporary folder that serves as a package with a test file.
final class Workshop {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "Package.swift"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var testFile: String { folder.appending(path: "Tests/CardTests.swift").path }
    func file(_ path: String) -> URL { folder.appending(path: path) }
    func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: file(path).path) }
    func write(_ text: String, to path: String) throws {
        try FileManager.default.createDirectory(at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file(path))
    }

    func text(_ path: String) -> String? { try? String(contentsOf: file(path), encoding: .utf8) }

    /// Returns the outcomes of a snapshot among the results of the run's report, which are those that are not as recorded.
    func entries(_ name: String) -> [String] {
        struct Report: Decodable {
            struct Entry: Decodable {
                var cell: String
                var outcome: String
            }
            var results: [Entry]
        }
        let report = text("Output/report.json").flatMap { try? JSONDecoder().decode(Report.self, from: Data($0.utf8)) }
        return (report?.results ?? []).filter { $0.cell == name }.map(\.outcome)
    }

    /// Returns the failure message of an assertion in the test file, or nil when it passes.
    func message<Value, Format>(
        _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil, test: String = "testCard()",
        record: SnapshotTestingConfiguration.Record = .missing
    ) throws -> String? {
        let location = SnapshotLocation(
            filePath: testFile, testName: test, name: name, pathExtension: strategy.pathExtension, directory: nil)
        var format: Format?
        strategy.snapshot(value).run { format = $0 }
        guard let format else { return "no value" }
        let site = CallSite(fileID: "SnapshotTestingTests/Workshop.swift", filePath: #filePath, line: #line, column: 1)
        return try Verification(strategy: strategy, location: location, record: record, site: site).message(for: format)
    }
}

/// A picture's file as a Mac writes it: with a chunk that only its programs write.
func macFile(of bitmap: Bitmap) -> Data {
    let file = PNG.encode(bitmap)
    // After the signature, the header of 25 bytes and the colour space of 13.
    let place = 8 + 25 + 13
    // An empty chunk: length, name, checksum.
    let mark: [UInt8] = [0, 0, 0, 0] + Array("eXIf".utf8) + [0xCA, 0x79, 0x97, 0x04]
    return Data(file[..<place] + mark + file[place...])
}
