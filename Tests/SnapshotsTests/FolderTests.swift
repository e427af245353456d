import Foundation
import Testing

@testable import Goldens

/// Files in goldens and output are written whole, and only inside their folder.
final class FolderTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory)
    private var goldens: URL { folder.appending(path: "Goldens", directoryHint: .isDirectory) }

    init() throws { try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func text(_ path: String) -> String? { try? String(contentsOf: folder.appending(path: path), encoding: .utf8) }

    @Test func `no write follows a link below the folder`() throws {
        let elsewhere = folder.appending(path: "elsewhere", directoryHint: .isDirectory)
        try AtomicFile.write("mine", to: "victim.txt", in: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: goldens.path + "/Card", withDestinationPath: elsewhere.path)
        try FileManager.default.createSymbolicLink(atPath: goldens.path + "/a.txt", withDestinationPath: elsewhere.path + "/victim.txt")
        for path in ["Card/victim.txt", "Card/new.txt", "a.txt"] {
            let fault = #expect(throws: FileFault.self) { try AtomicFile.write("theirs", to: path, in: goldens) }
            #expect(fault?.reason == "it is a symbolic link")
        }
        let store = GoldenStore(folder: goldens)
        #expect(throws: FileFault.self) { try store.remove(GoldenStore.Key(caseName: "Card", cellName: "victim")) }
        #expect(text("elsewhere/victim.txt") == "mine" && text("elsewhere/new.txt") == nil)
        // The folder itself may be a link, because people keep output on another disk.
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Output", withDestinationPath: elsewhere.path)
        try AtomicFile.write("there", to: "report.txt", in: folder.appending(path: "Output"))
        #expect(text("elsewhere/report.txt") == "there")
    }

    @Test func `an interrupted write leaves the old file, and the next run removes the partial one`() throws {
        try AtomicFile.write("old", to: "Card/cell.txt", in: goldens)
        // No process can have a number as high as this.
        let part = goldens.appending(path: ".plumb-part-999999999-1")
        try Data("ne".utf8).write(to: part)
        let mine = goldens.appending(path: ".plumb-part-\(getpid())-999")
        try Data("half".utf8).write(to: mine)
        let lock = try FolderLock(goldens)
        #expect(text("Goldens/Card/cell.txt") == "old")
        #expect(!FileManager.default.fileExists(atPath: part.path) && FileManager.default.fileExists(atPath: mine.path))
        withExtendedLifetime(lock) {}
    }

    @Test func `a folder in use names the process that uses it, and is free when that ends`() throws {
        var lock: FolderLock? = try FolderLock(goldens)
        let held = #expect(throws: FolderLock.Held.self) { try FolderLock(goldens) }
        #expect(held?.process == Int(getpid()) && held?.command?.isEmpty == false)
        #expect(lock != nil)
        lock = nil
        #expect(throws: Never.self) { try FolderLock(goldens) }
    }

    @Test func `a failed write says where and why`() throws {
        try AtomicFile.write("a file", to: "Card", in: goldens)
        let fault = #expect(throws: FileFault.self) { try AtomicFile.write("x", to: "Card/cell.txt", in: goldens) }
        #expect(fault?.path.hasSuffix("Goldens/Card/cell.txt") == true)
    }
}
