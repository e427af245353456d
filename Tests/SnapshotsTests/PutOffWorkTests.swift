import Snapshots
import Testing
import UIKit

/// What a screen puts off to the main queue is there when it is drawn.
@MainActor @Suite struct PutOffWorkTests {
    private final class Loading: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            DispatchQueue.main.async { [self] in
                label.text = "asked"
                Task {
                    label.text = label.text.map { $0 + ", told" }
                    DispatchQueue.main.async { [self] in label.text = label.text.map { "\($0) in \(Locale.current.identifier)" } }
                }
            }
        }
    }

    @Test func `work is done that waits for turns of the main queue, in the cell's language`() async throws {
        Self.made = []
        let screen = Screen("Loading") {
            let controller = Loading()
            Self.made.append(controller)
            return controller
        }
        let project = try Project.load(at: URL(filePath: "/"))
        for input in try InputFinder(project: project, screens: [screen]).cases(named: ["Loading"]) {
            for language in ["en", "de"] {
                let cell = Cell(device: DeviceCatalog.standard.devices[0], language: .code(language))
                _ = try await Renderer(workers: 1).settledSnapshot(of: Renderer.Job(input, in: cell))
            }
        }
        #expect(Self.made.map(\.label.text) == ["asked, told in en_US", "asked, told in de_DE"])
    }

    private static var made: [Loading] = []
}
