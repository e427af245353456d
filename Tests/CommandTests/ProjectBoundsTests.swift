import ImageProcessing
import Foundation
import Graphics
import Testing

@testable import PlumbCommand
@testable import Snapshots

/// A spec reads only files of its project, because a picture shows what was read.
@MainActor struct ProjectBoundsTests {
    private let home = TemporaryFolder()

    private static let dot = PNG.encode(Bitmap(width: 4, height: 4, bytes: [UInt8](repeating: 255, count: 64)))

    /// Writes a file, creating its folders.
    private func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    private func write(_ bytes: [UInt8], to path: String) throws {
        let url = home.url.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    private func spec(_ line: String, more: String = "") -> String {
        "name: Card\n\(more)root:\n  kind: UIView\n  subviews:\n    - kind: UIImageView\n      id: a\n      \(line)\n"
    }

    private func lint(_ path: String) async -> CommandRun { await CommandRun.of(["lint", path], in: home.url) }

    private func link(_ path: String, to other: String) throws {
        let url = home.url.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: home.url.appending(path: other))
    }

    @Test(arguments: ["../secret.png", "link.png", "pictures/../../secret.png"])
    func `a picture outside the project is an error at its line`(name: String) async throws {
        try write(Self.dot, to: "secret.png")
        try write("matrix: default\n", to: "app/plumb.yaml")
        try link("app/link.png", to: "secret.png")
        try write(Self.dot, to: "app/pictures/ada.png")
        try write(spec("image: \(name)"), to: "app/Card.yaml")
        let run = await lint("app/Card.yaml")
        #expect(run.status == .badInput, "\(run.output)\(run.errors)")
        let words = run.output + run.errors
        #expect(words.contains("Card.yaml:7") && words.contains("is outside the project"), "\(words)")
    }

    @Test func `an absolute path inside the project is accepted`() async throws {
        try write(Self.dot, to: "app/ada.png")
        try write(spec("image: \(home.url.path)/app/ada.png"), to: "app/Card.yaml")
        let run = await lint("app/Card.yaml")
        let words = run.output + run.errors
        #expect(!words.contains("outside") && !words.contains("error"), "\(words)")
    }

    @Test func `folders of one project may name each other's files`() async throws {
        try write(Self.dot, to: "shared/ada.png")
        try write("", to: ".git")
        try write(spec("image: ../shared/ada.png"), to: "screens/Card.yaml")
        let run = await lint("screens/Card.yaml")
        let words = run.output + run.errors
        #expect(!words.contains("outside") && !words.contains("error"), "\(words)")
    }

    @Test func `components outside the project are an error, and none of their text is printed`() async throws {
        try write("token: 0123456789\n", to: "secret.yaml")
        try write("matrix: default\n", to: "app/plumb.yaml")
        try write(spec("alpha: 1", more: "components: ../secret.yaml\n"), to: "app/Card.yaml")
        let run = await lint("app/Card.yaml")
        let words = run.output + run.errors
        #expect(words.contains("Card.yaml:2") && words.contains("is outside the project") && !words.contains("token"), "\(words)")
    }

    @Test func `string tables must be beside the spec and named without a folder`() async throws {
        try write("\"key\" = \"secret\";", to: "Secret.strings")
        try write("matrix: default\n", to: "app/plumb.yaml")
        let label = "text: {localized: key, table: TABLE}"
        try write(spec(label.replacing("TABLE", with: "../../Secret")).replacing("UIImageView", with: "UILabel"), to: "app/Card.yaml")
        var words = await lint("app/Card.yaml")
        #expect((words.output + words.errors).contains("without a folder"))
        try link("app/en.lproj/Secret.strings", to: "Secret.strings")
        try write(spec(label.replacing("TABLE", with: "Secret")).replacing("UIImageView", with: "UILabel"), to: "app/Card.yaml")
        words = await lint("app/Card.yaml")
        #expect((words.output + words.errors).contains("is outside the project"), "\(words.output)\(words.errors)")
    }

    @Test func `pictures of asset catalogs must be in the project, too`() async throws {
        try write(Self.dot, to: "secret.png")
        try write("matrix: default\n", to: "app/plumb.yaml")
        let contents = #"{"images": [{"filename": "../../../secret.png", "idiom": "universal"}]}"#
        try write(contents, to: "app/Assets.xcassets/ada.imageset/Contents.json")
        try write(spec("image: {asset: ada}"), to: "app/Card.yaml")
        let run = await lint("app/Card.yaml")
        #expect((run.output + run.errors).contains("“secret.png” lies outside of the project"), "\(run.output)\(run.errors)")
    }

    @Test func `a picture that exists but cannot be drawn is reported with the reason`() async throws {
        try write("%PDF-1.4 and nothing else", to: "broken.pdf")
        try write(Array(Self.dot.prefix(60)), to: "half.png")
        for (name, reason) in [("half.png", "cut off"), ("broken.pdf", "PDF")] {
            try write(spec("image: \(name)"), to: "Card.yaml")
            let run = await lint("Card.yaml")
            let words = run.output + run.errors
            #expect(words.contains("'\(name)' cannot be drawn") && words.contains(reason), "\(words)")
        }
    }
}
