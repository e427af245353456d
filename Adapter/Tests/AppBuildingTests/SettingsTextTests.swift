import AppBuilding
import Foundation
import Testing

struct SettingsTextTests {
    private func folder(_ files: [String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").standardizedFileURL
        for path in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        return folder
    }

    @Test func `a folder is listed instead of its files when all of them are used`() throws {
        let place = try folder([
            "App/A.swift", "App/More/B.swift", "App/More/Assets.xcassets/x.json", "App/en.lproj/A.strings", "Kit/C.swift", "Kit/D.swift",
        ])
        var code = AppCode(name: "App", sources: [place.path + "/App", place.path + "/Kit/C.swift"])
        code.resources = [place.path + "/App"]
        let text = SettingsText(code: code, folder: place, project: "App.xcodeproj").text
        #expect(text.contains("  sources:\n    - App\n    - Kit/C.swift\n"))
        #expect(text.contains("  resources:\n    - App\n"))
        #expect(text.contains("  # 3 Swift files\n"))
    }

    @Test func `default isolation is written, and what is free of it`() throws {
        let place = try folder(["App/A.swift", "Kit/C.swift", "Kit/D.swift"])
        var code = AppCode(name: "App", sources: [place.path + "/App", place.path + "/Kit"])
        (code.isOnMainActor, code.isApproachable) = (true, true)
        code.nonisolatedSources = [place.path + "/Kit"]
        let text = SettingsText(code: code, folder: place, project: "App.xcodeproj").text
        #expect(text.contains("  approachable: true\n  mainActor: true\n  nonisolated:\n    - Kit\n"))
    }

    @Test func `code settings are decoded with default values`() throws {
        let text =
            #"{"name": "App", "sources": ["A"], "packages": [{"url": "https://x.org/Kit.git", "from": "1.0.0", "products": ["Kit"]}]}"#
        let code = try JSONDecoder().decode(AppCode.self, from: Data(text.utf8))
        #expect(code.languageMode == "5")
        #expect(code.defines == ["DEBUG"])
        #expect(code.packages.first?.products == ["Kit"])
    }
}
