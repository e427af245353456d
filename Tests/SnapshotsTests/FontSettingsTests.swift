import Foundation
import Testing

@testable import Rendering

final class FontSettingsTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)", directoryHint: .isDirectory)
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func project(fonts: String) throws -> Project {
        try FileManager.default.createDirectory(at: folder.appending(path: "Fonts"), withIntermediateDirectories: true)
        try "fonts: \(fonts)\n".write(to: folder.appending(path: "plumb.yaml"), atomically: true, encoding: .utf8)
        return try Project.load(at: folder)
    }

    @Test func `fonts of a folder are found by name`() throws {
        let project = try project(fonts: "Fonts")
        try FileManager.default.copyItem(
            atPath: "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf", toPath: folder.appending(path: "Fonts/Brand.ttf").path)
        let fonts = try project.fonts()
        #expect(fonts.contains(name: "NotoSerif-Bold"))
        #expect(!fonts.contains(name: "Brand"))
    }

    @Test func `an app's fonts are found by name, and other files are skipped`() throws {
        let bundle = folder.appending(path: "Fonts")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let project = try Project.load(at: folder)
        try FileManager.default.createSymbolicLink(
            atPath: bundle.appending(path: "Brand.ttf").path, withDestinationPath: "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf")
        try "no font".write(to: bundle.appending(path: "Broken.otf"), atomically: true, encoding: .utf8)
        #expect(try project.fonts(ofApp: bundle).contains(name: "NotoSerif-Bold"))
        #expect(try !project.fonts().contains(name: "NotoSerif-Bold"))
    }

    @Test func `a file that is not a font is an error`() throws {
        #expect(throws: InputError.self) { try self.project(fonts: "[plumb.yaml]").fonts() }
    }
}
