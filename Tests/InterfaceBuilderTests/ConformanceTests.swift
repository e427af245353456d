import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Frames of public documents against those that Interface Builder wrote into them. docs/Fidelity.md has the scores of the whole corpus.
@MainActor @Suite(.enabled(if: Fixture.hasCorpus, "the public corpus is not there")) struct ConformanceTests {
    private struct Manifest: Decodable {
        struct Unit: Decodable {
            var sceneID: String
            var scored: Bool
            var free, text: [String]
        }

        struct File: Decodable {
            var file: String
            var units: [Unit]
        }

        var files: [File]
    }

    private struct Score: CustomStringConvertible {
        var right = 0
        var all = 0

        var share: Double { all == 0 ? 1 : Double(right) / Double(all) }
        var description: String { "\(right) of \(all)" }
    }

    /// Every twelfth document: seconds in a debug build, a dozen owners.
    private static let stride = 12

    @Test func framesOfASampleAreInterfaceBuilders() throws {
        let corpus = try #require(Fixture.corpus)
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: corpus.appending(path: "manifest.json")))
        var free = Score()
        var text = Score()
        for (index, file) in manifest.files.enumerated() where index.isMultiple(of: Self.stride) {
            let document = try IBDocument.read(Data(contentsOf: corpus.appending(path: file.file)), file: file.file)
            let answer = document.frames()
            for unit in file.units where unit.scored {
                let frames = Self.frames(of: unit.sceneID, in: answer)
                let wanted = Self.written(in: unit.sceneID, of: document)
                Self.count(unit.free, frames, wanted, in: &free)
                Self.count(unit.text, frames, wanted, in: &text)
            }
        }
        #expect(free.all > 100 && text.all > 100)
        #expect(free.share >= 0.93, "text-free views: \(free)")
        #expect(text.share >= 0.5, "text views, measured with our own fonts: \(text)")
    }

    private static func count(_ ids: [String], _ frames: [String: CGRect], _ wanted: [String: CGRect], in score: inout Score) {
        for id in ids {
            guard let want = wanted[id] else { continue }
            score.all += 1
            guard let got = frames[id] else { continue }
            let errors = [
                got.minX - want.minX, got.minY - want.minY, got.width - want.width, got.height - want.height,
            ]
            if errors.allSatisfy({ abs($0) <= 0.5 + 1e-6 }) { score.right += 1 }
        }
    }

    private static func frames(of scene: String, in answer: SolvedFrames) -> [String: CGRect] {
        let views = answer.scenes.filter { $0.sceneID == scene }.flatMap(\.views)
        return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    private static func written(in scene: String, of document: IBDocument) -> [String: CGRect] {
        let session = ReadingSession(document: document, sizeClasses: document.device?.sizeClasses ?? SizeClasses())
        var frames: [String: CGRect] = [:]
        for view in document.scenes.filter({ $0.id == scene }).flatMap(\.views) {
            for element in view.descendants where ViewKind(element: element) != nil {
                guard let id = element.id, let frame = ViewFrame.read(session.reading(element)) else { continue }
                frames[id] = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            }
        }
        return frames
    }
}
