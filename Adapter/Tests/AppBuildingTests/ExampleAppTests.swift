import AppBuilding
import Foundation
import SourceAdaptation
import Testing

/// `Examples/App`, whose sources do not mention Plumb.
struct ExampleAppTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples/App").standardizedFileURL

    private func code() throws -> AppCode { try XcodeProject(Self.folder.appending(path: "Trails.xcodeproj")).code(target: nil) }

    @Test func `the project lists files that exist`() throws {
        let code = try code()
        #expect(code.name == "Trails")
        #expect(code.files().count == 17)
        #expect(code.defines == ["DEBUG"])
        for path in code.sources + code.resources { #expect(FileManager.default.fileExists(atPath: path), "\(path)") }
        let resources = Set(code.resources.map { URL(filePath: $0).lastPathComponent })
        #expect(resources == ["Assets.xcassets", "Diary.xcdatamodeld", "Localizable.xcstrings", "Main.storyboard", "Main.strings"])
    }

    /// The settings beside the project begin with what `plumb init` writes, except for the matrix and the release of iOS: its cells are on both.
    @Test func `the settings are those that init writes`() throws {
        let written = SettingsText(code: try code(), folder: Self.folder, project: "Trails.xcodeproj").text
        let settings = try String(contentsOf: Self.folder.appending(path: "plumb.yaml"), encoding: .utf8)
        #expect(settings.hasPrefix(written.replacing("matrix: phones\nsystem: 26", with: "matrix: telling")))
    }

    @Test func `the only finding in the app is that its delegate is not called`() throws {
        let code = try code()
        let adapter = SourceAdapter(options: AdaptationOptions(modules: [code.name]))
        let sources = try code.files().map { SourceText(path: $0.path, bytes: Array(try Data(contentsOf: $0))) }
        let findings = adapter.adapt(sources, module: code.name).findings.map(\.message)
        #expect(findings == ["This entry point is not used; the screen Launch calls the app's delegate."])
        for source in sources { #expect(!String(decoding: source.bytes, as: UTF8.self).contains("Plumb")) }
    }
}
