import CairoGraphics
import Foundation
import Testing
import UIKit

@testable import Rendering

/// Screens of one process have their own fonts, assets and traits, although their turns of the main queue alternate.
@MainActor @Suite(.serialized) struct TwoScreensTests {
    /// Requests everything that UIKit offers under a name of the process, again at each turn.
    private final class Asking: UIViewController {
        var putsOff = true
        private let stack = UIStackView()

        override func viewDidLoad() {
            super.viewDidLoad()
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
            tell()
            guard putsOff else { return }
            DispatchQueue.main.async { [self] in
                tell()
                Task {
                    tell()
                    DispatchQueue.main.async { [self] in tell() }
                }
            }
        }

        private func tell() {
            view.backgroundColor = UIColor(named: "Ground")
            let traits = UITraitCollection.current, label = UILabel()
            label.numberOfLines = 0
            label.font = UIFont(name: "Noto Serif", size: 22) ?? .preferredFont(forTextStyle: .title2)
            let texts = [
                "\(traits.userInterfaceStyle.rawValue)", traits.preferredContentSizeCategory.rawValue, "\(UIScreen.main.bounds.size)",
                Locale.current.identifier, "\(SimulatedRun.uuid())", "\(UIApplication.shared.windows.count)",
            ]
            label.text = texts.joined(separator: " ")
            stack.addArrangedSubview(label)
        }
    }

    private struct Drawn: Equatable {
        var text: String
        var identity: UInt64
    }

    private struct Screening {
        var renderer: Renderer
        var job: Renderer.Job

        /// The text of the tree explains why pixels differ.
        @MainActor func drawn() async throws -> Drawn {
            let snapshot = try await renderer.settledSnapshot(of: job)
            return Drawn(text: snapshot.tree.text, identity: Renderer.bitmap(of: snapshot, with: Rasterizer()).identity)
        }
    }

    private static func screening(
        _ fonts: FontLibrary, _ assets: String, _ cell: String, in folder: URL, runsMainQueue: Bool = true
    ) throws -> Screening {
        var renderer = Renderer(fonts: fonts, workers: 1)
        renderer.runsMainQueue = runsMainQueue
        let ground = folder.appending(path: "\(assets)/Assets.xcassets/Ground.colorset")
        try FileManager.default.createDirectory(at: ground, withIntermediateDirectories: true)
        let color = #"{"color-space": "srgb", "components": {"red": "\#(assets)", "green": "0.5", "blue": "0.5", "alpha": "1"}}"#
        try Data(#"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#.utf8).write(to: ground.appending(path: "Contents.json"))
        let screen = Screen("Asking") {
            let controller = Asking()
            controller.putsOff = runsMainQueue
            return controller
        }
        var input = screen.cases[0]
        input.assets = AssetFolder.around(folder.appending(path: "\(assets)/Screen.swift"))
        return Screening(renderer: renderer, job: Renderer.Job(input, in: try #require(Cell(named: cell, catalog: .standard))))
    }

    // Queues run outside any task, and other tests make windows in the process's own environment, so these tests run in new processes.

    @Test func `two screens drawn at once have the bytes of each alone`() async {
        await #expect(processExitsWith: .success) { try await TwoScreensTests.drawTwoAtOnce() }
    }

    @Test func `a screen that is laid out without turns is independent of another's turns`() async {
        await #expect(processExitsWith: .success) { try await TwoScreensTests.drawOneBetweenTurns() }
    }

    private static func drawTwoAtOnce() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "two-screens-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        var fonts = FontLibrary.standard
        _ = try fonts.add(file: "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf")
        let light = try Self.screening(.standard, "0.2", "iPhone-16-Pro/portrait", in: folder)
        let dark = try Self.screening(fonts, "0.9", "iPad-Pro-11-inch-M4/landscape/AX1/dark", in: folder)
        let alone = (try await light.drawn(), try await dark.drawn())
        #expect(alone.0 != alone.1)
        for _ in 0..<3 {
            async let first = light.drawn(), second = dark.drawn()
            let together = (try await first, try await second)
            #expect(together.0 == alone.0 && together.1 == alone.1)
        }
    }

    private static func drawOneBetweenTurns() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "two-screens-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let light = try Self.screening(.standard, "0.2", "iPhone-16-Pro/portrait", in: folder)
        let plain = try Self.screening(.standard, "0.7", "iPhone-SE-3rd-generation/portrait/dark", in: folder, runsMainQueue: false)
        let (aloneLight, alonePlain) = (try await light.drawn(), try await plain.drawn())
        async let first = light.drawn()
        for _ in 0..<8 {
            await Task.yield()
            let second = try await plain.drawn()
            #expect(second == alonePlain)
        }
        let together = try await first
        #expect(together == aloneLight)
    }
}
