/// The screens and windows of an environment.
@MainActor final class ScreenWindows: EnvironmentState {
    /// The screen of the simulated device.
    lazy var screen = UIScreen(device: .first)
    /// The screen of the window that became key last.
    weak var screenOfWindow: UIScreen?
    weak var keyWindow: UIWindow?
    /// Whether a controller is being asked how the status bar looks.
    var asksForStatusBar = false
    /// Oldest first.
    private var entries: [Entry] = []

    private struct Entry { weak var window: UIWindow? }

    nonisolated init() {}

    /// All windows, oldest first.
    var all: [UIWindow] { entries.compactMap(\.window) }

    func register(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        entries.append(Entry(window: window))
    }
}
