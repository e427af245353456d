import Snapshots
import Testing
import UIKit

/// Work that a screen defers to the main queue is done when the screen is drawn.
@MainActor struct PutOffWorkTests {
    private final class Loading: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            DispatchQueue.main.async { [self] in
                label.text = "asked"
                Task {
                    label.text = label.text.map { $0 + ", told" }
                    DispatchQueue.main.async { [self] in label.text = label.text.map { "\($0), shown" } }
                }
            }
        }
    }

    @Test func `work that waits for turns of the main queue is done before drawing`() async throws {
        Self.made = []
        let screen = Screen("Loading") {
            let controller = Loading()
            Self.made.append(controller)
            return controller
        }
        let project = try Project.load(at: URL(filePath: "/"))
        for input in try InputFinder(project: project, screens: [screen]).cases(named: ["Loading"]) {
            let cell = Cell(device: DeviceCatalog.standard.devices[0])
            var renderer = Renderer(workers: 1)
            renderer.runsMainQueue = true
            _ = try await renderer.settledSnapshot(of: Renderer.Job(input, in: cell))
        }
        #expect(Self.made.map(\.label.text) == ["asked, told, shown"])
    }

    private static var made: [Loading] = []
}
