import Foundation
import Testing

@testable import Rendering

struct CodeSettingsTests {
    private static let text = """
        code:
          name: Trails
          sources: [Trails, Kit/A.swift]
          excludes: Widgets
          resources: [Trails]
          defines: [DEBUG, BETA]
          languageMode: 6
          mainActor: true
          nonisolated: [Kit]
          packages:
            - {url: https://example.org/Kit, from: 1.2.0, products: [Kit]}
            - {url: ../Local, products: [Local]}
        """

    @Test func `plumb.yaml's code section is read`() throws {
        let code = try #require(try Settings.read(text: Self.text, file: "plumb.yaml").code)
        #expect(code.name == "Trails")
        #expect(code.sources == ["Trails", "Kit/A.swift"])
        #expect(code.excludes == ["Widgets"])
        #expect(code.languageMode == "6")
        #expect(code.isOnMainActor && !code.isApproachable)
        #expect(code.packages.map(\.from) == ["1.2.0", ""])
    }

    @Test func `relative paths are resolved against the folder of the settings`() throws {
        let code = try #require(try Settings.read(text: Self.text, file: "plumb.yaml").code)
        let resolved = code.resolved(in: URL(filePath: "/app/ios", directoryHint: .isDirectory))
        #expect(resolved.sources == ["/app/ios/Trails", "/app/ios/Kit/A.swift"])
        #expect(resolved.nonisolatedSources == ["/app/ios/Kit"])
        #expect(resolved.packages.map(\.url) == ["https://example.org/Kit", "/app/Local"])
    }

    @Test func `faults have their line`() {
        do {
            _ = try Settings.read(text: "code:\n  source: [A]\n", file: "plumb.yaml")
            Issue.record("a wrong key was read")
        } catch {
            #expect(error.errors.first?.location?.line == 2)
            #expect(error.errors.contains { $0.problem == .missingKey("sources", of: "code") })
        }
    }
}
