import Foundation
import ImageProcessing
import UIKit

/// A temporary folder that serves as a package with a test file.
final class TemporaryPackage {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "Package.swift"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func file(_ path: String) -> URL { folder.appending(path: path) }

    func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: file(path).path) }

    func data(_ path: String) throws -> Data { try Data(contentsOf: file(path)) }

    func write(_ data: Data, to path: String) throws {
        try FileManager.default.createDirectory(at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file(path))
    }

    private func isFile(_ path: String) -> Bool {
        (try? file(path).resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }

    var files: [String] {
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return all.filter { !$0.hasPrefix("Output") && $0 != "Package.swift" && isFile($0) }.sorted()
    }
}

/// A picture's file as a Mac writes it: with a chunk that only its programs write.
func macFile(of image: UIImage) -> Data {
    let file = image.bitmap.map { PNG.encode($0) } ?? []
    // After the signature, the header of 25 bytes and the colour space of 13.
    let place = 8 + 25 + 13
    // An empty chunk: length, name, checksum.
    let mark: [UInt8] = [0, 0, 0, 0] + Array("eXIf".utf8) + [0xCA, 0x79, 0x97, 0x04]
    return Data(file[..<place] + mark + file[place...])
}
