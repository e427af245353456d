import Foundation
import Graphics
import ImageProcessing
import Testing

@testable import Goldens

final class GoldenStoreTests {
    let store = GoldenStore(
        folder: FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory))
    let key = GoldenStore.Key(caseName: "PostCell", cellName: "iPhone-16-Pro/portrait/rtl")
    let golden = GoldenStore.Golden(
        fingerprint: Fingerprint(text: "cairo 1.18.4"), text: "1 × 1 @2x\nUIView (0 0 1 1)\n",
        picture: PNG.encode(Bitmap(width: 1, height: 1, bytes: [0, 0, 255, 255])))

    deinit { try? FileManager.default.removeItem(at: store.folder) }

    @Test func `a golden reads back as it was written, at a path that is the cell's name`() throws {
        #expect(try store.golden(at: key) == nil)
        try store.write(golden, at: key)
        #expect(try store.golden(at: key) == golden)
        let text = try String(contentsOf: store.folder.appending(path: "PostCell/iPhone-16-Pro/portrait/rtl.txt"), encoding: .utf8)
        #expect(text == "# drawn with cairo 1.18.4\n1 × 1 @2x\nUIView (0 0 1 1)\n")
        #expect(store.keys() == [key])
    }

    @Test func `removing leaves no empty folder`() throws {
        try store.write(golden, at: key)
        try store.remove(key)
        #expect(store.keys().isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.path).isEmpty)
    }

    @Test func `half a golden and a Git LFS pointer are damage, not differences`() throws {
        try store.write(golden, at: key)
        try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(to: store.url(key, "png"))
        #expect(throws: GoldenStore.Damage.fault(.pointer, "\(store.folder.lastPathComponent)/PostCell/iPhone-16-Pro/portrait/rtl.png")) {
            try store.golden(at: key)
        }
        try FileManager.default.removeItem(at: store.url(key, "png"))
        #expect(throws: GoldenStore.Damage.missingPicture("\(store.folder.lastPathComponent)/PostCell/iPhone-16-Pro/portrait/rtl.png")) {
            try store.golden(at: key)
        }
        #expect(store.keys() == [key])
    }

    @Test func `an unchanged golden is not written again`() throws {
        try store.write(golden, at: key)
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: store.url(key, "txt").path)
        try store.write(golden, at: key)
        let date = try FileManager.default.attributesOfItem(atPath: store.url(key, "txt").path)[.modificationDate] as? Date
        #expect(date == old)
    }
}
