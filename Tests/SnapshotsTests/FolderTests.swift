import Foundation
import Testing

@testable import Snapshots

/// What is written into goldens and output stays there, whole.
final class FolderTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory)
    private var goldens: URL { folder.appending(path: "Goldens", directoryHint: .isDirectory) }

    init() throws { try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func text(_ path: String) -> String? { try? String(contentsOf: folder.appending(path: path), encoding: .utf8) }

    @Test func `no write goes through a link below the folder`() throws {
        let elsewhere = folder.appending(path: "elsewhere", directoryHint: .isDirectory)
        try AtomicFile.write("mine", to: "victim.txt", in: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: goldens.path + "/Card", withDestinationPath: elsewhere.path)
        try FileManager.default.createSymbolicLink(atPath: goldens.path + "/a.txt", withDestinationPath: elsewhere.path + "/victim.txt")
        for path in ["Card/victim.txt", "Card/new.txt", "a.txt"] {
            let fault = #expect(throws: FileFault.self) { try AtomicFile.write("theirs", to: path, in: goldens) }
            #expect(fault?.reason == "it is a link, and Plumb writes through none")
        }
        let store = GoldenStore(folder: goldens)
        #expect(throws: FileFault.self) { try store.remove(GoldenStore.Key(caseName: "Card", cellName: "victim")) }
        #expect(text("elsewhere/victim.txt") == "mine" && text("elsewhere/new.txt") == nil)
        // The folder itself may be one: people keep output on another disk.
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Output", withDestinationPath: elsewhere.path)
        try AtomicFile.write("there", to: "report.txt", in: folder.appending(path: "Output"))
        #expect(text("elsewhere/report.txt") == "there")
    }

    @Test func `a stopped write leaves the old file, and the next run clears away its part`() throws {
        try AtomicFile.write("old", to: "Card/cell.txt", in: goldens)
        // The highest number that a process may have is far below.
        let part = goldens.appending(path: ".plumb-part-999999999-1")
        try Data("ne".utf8).write(to: part)
        let mine = goldens.appending(path: ".plumb-part-\(getpid())-999")
        try Data("half".utf8).write(to: mine)
        let lock = try FolderLock(goldens)
        #expect(text("Goldens/Card/cell.txt") == "old")
        #expect(!FileManager.default.fileExists(atPath: part.path) && FileManager.default.fileExists(atPath: mine.path))
        withExtendedLifetime(lock) {}
    }

    @Test func `a folder in use says who uses it, and is free when they end`() throws {
        var lock: FolderLock? = try FolderLock(goldens)
        let held = #expect(throws: FolderLock.Held.self) { try FolderLock(goldens) }
        #expect(held?.process == Int(getpid()) && held?.command?.isEmpty == false)
        #expect(lock != nil)
        lock = nil
        #expect(throws: Never.self) { try FolderLock(goldens) }
    }

    @Test func `what cannot be written says where and why`() throws {
        try AtomicFile.write("a file", to: "Card", in: goldens)
        let fault = #expect(throws: FileFault.self) { try AtomicFile.write("x", to: "Card/cell.txt", in: goldens) }
        #expect(fault?.path.hasSuffix("Goldens/Card/cell.txt") == true)
    }
}
