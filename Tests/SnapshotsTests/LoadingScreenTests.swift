import Foundation
import Testing
import UIKit

@testable import Rendering
@testable import Snapshots

/// Screens that load what they show: with work that they defer, or a task that sleeps.
@MainActor @Suite(.serialized) struct LoadingScreenTests {
    private class LoadingController: UIViewController {
        let label = UILabel(), indicator = UIActivityIndicatorView()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            view.addSubview(label)
            begin()
        }

        func begin() {}

        func show(_ text: String) {
            indicator.stopAnimating()
            label.text = text
        }
    }

    private final class TurningController: LoadingController {
        override func begin() {
            view.addSubview(indicator)
            indicator.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
            indicator.startAnimating()
            Task {
                try await Task.sleep(for: .seconds(2))
                show("Loaded")
            }
        }
    }

    /// A service of an app, off the main actor.
    private struct Service {
        @concurrent func load() async throws -> String {
            try await Task.sleep(for: .milliseconds(10))
            return "Loaded"
        }
    }

    private final class ServedController: LoadingController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            Task { show(try await Service().load()) }
        }
    }

    private final class BlankController: LoadingController {
        override func begin() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.show("Loaded") } }
    }

    private final class HintController: LoadingController {
        override func begin() {
            show("Hint")
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.show("Gone") }
        }
    }

    @Test func `a screen that shows nothing yet, or an indicator that turns, is drawn when it has loaded`() async throws {
        let module = InterfaceModule(named: "Loading")
        module.add(screens: [
            PlumbScreen("Turning") { TurningController() }, PlumbScreen("Blank") { BlankController() }.states(.loading),
            PlumbScreen("Hint") { HintController() }, PlumbScreen("Served") { ServedController() },
        ])
        try await ScreenEnvironment().perform {
            var renderer = Renderer(workers: 1)
            renderer.runsMainQueue = true
            var texts: [String: String?] = [:]
            for input in Screen.screens(of: module).flatMap(\.cases) {
                let job = Renderer.Job(input, in: Cell(device: DeviceCatalog.standard.devices[0]))
                texts[input.name] = try await renderer.withWindow(of: job) {
                    (ShownScreen(in: $0)?.controller as? LoadingController)?.label.text
                }
            }
            #expect(texts == ["Turning": "Loaded", "Blank": "Loaded", "Blank.loading": nil, "Hint": "Hint", "Served": "Loaded"])
        }
    }
}
