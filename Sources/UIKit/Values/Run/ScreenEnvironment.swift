import CairoGraphics
import Foundation
import Graphics
import Synchronization

/// Everything that a screen uses without being passed it: the run's time, random numbers and language, fonts, assets, the current traits,
/// windows, the timeline, appearance proxies. Screens in different environments do not affect each other in one process.
///
/// It is ambient because UIKit's API for it is (`UITraitCollection.current`, `UIScreen.main`, `UIImage(named:)`). This is the only place
/// where it is set: by `perform` for the code inside it, otherwise for the process.
package final class ScreenEnvironment: Sendable {
    let run: RunState
    package let text: Typesetter
    let assets: Locked<ImageAssets>
    let traits: Locked<CurrentTraits>
    let screens: ScreenState
    let appearance: AppearanceProxies

    /// Creates an environment that takes only its appearance proxies from the current one, because apps configure their bars before they
    /// create a screen.
    package convenience init(run: SimulatedRun, text: Typesetter) {
        self.init(run: run, text: text, appearance: Self.current.appearance)
    }

    /// Creates the environment in which a process begins.
    package convenience init() { self.init(run: .standard, text: .standard, appearance: AppearanceProxies()) }

    private init(run: SimulatedRun, text: Typesetter, appearance: AppearanceProxies) {
        self.run = RunState(run)
        self.text = text
        self.appearance = appearance
        assets = Locked(ImageAssets())
        traits = Locked(CurrentTraits())
        screens = ScreenState()
    }

    /// Creates a copy with a new run.
    private init(_ other: ScreenEnvironment, run: SimulatedRun) {
        self.run = RunState(run)
        (text, assets, traits, screens, appearance) = (other.text, other.assets, other.traits, other.screens, other.appearance)
    }

    func with(_ run: SimulatedRun) -> ScreenEnvironment { ScreenEnvironment(self, run: run) }

    // MARK: Current environment

    @TaskLocal private static var scoped: ScreenEnvironment?
    private static let ofProcess = Mutex(ScreenEnvironment())

    /// The environment of the surrounding `perform`, otherwise the process's.
    package static var current: ScreenEnvironment { scoped ?? ofProcess.withLock { $0 } }

    /// Replaces the environment of code outside of any `perform`.
    static func replaceInProcess(_ change: (ScreenEnvironment) -> ScreenEnvironment) { ofProcess.withLock { $0 = change($0) } }

    /// Runs the operation in this environment, including the tasks that it starts.
    package func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try Self.$scoped.withValue(self) { try operation() }
    }

    package func perform<Result>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$scoped.withValue(self) { try await operation() }
    }

    /// Runs the operation in this environment, including the work that it defers to the main queue or to other threads, until the operation
    /// ends. Queues do not inherit task-local values, so only one operation runs at a time.
    @MainActor package func performWithQueues<Result>(_ operation: @MainActor () async throws -> Result) async rethrows -> Result {
        await Self.turns.take()
        defer { Self.turns.pass() }
        let previous = Self.ofProcess.withLock { current in
            defer { current = self }
            return current
        }
        defer { Self.ofProcess.withLock { $0 = previous } }
        return try await Self.$scoped.withValue(self) { try await operation() }
    }

    @MainActor private static let turns = Turns()
}

/// The screens and windows. They are accessed only on the main thread.
@MainActor final class ScreenState {
    lazy var timeline = Timeline()
    /// The screen of the simulated device.
    lazy var screen = UIScreen(device: .first)
    /// The screen of the window that became key last.
    weak var screenOfWindow: UIScreen?
    weak var keyWindow: UIWindow?
    /// Oldest first.
    var windows: [Entry] = []
    /// Whether a layout of the windows is scheduled for the next turn.
    var isCommitScheduled = false

    struct Entry { weak var window: UIWindow? }

    nonisolated init() {}
}

/// The traits that code outside any view sees.
struct CurrentTraits: Sendable {
    private var resting = UITraitCollection.fallback
    private weak var window: UIWindow?
    private var ofWindow: UITraitCollection?

    /// The traits of the followed window while it exists, otherwise those set without one.
    var traits: UITraitCollection {
        get { window == nil ? resting : ofWindow ?? resting }
        set { if window == nil { resting = newValue } else { ofWindow = newValue } }
    }

    mutating func follow(_ window: UIWindow, _ traits: UITraitCollection) {
        self.window = window
        ofWindow = traits
    }
}

/// A value that any thread may read and change, one at a time.
final class Locked<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }

    func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try value.withLock { value in try body(&value) }
    }
}

/// Lets callers proceed one after the other, in the order in which they arrive.
@MainActor private final class Turns {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated init() {}

    func take() async {
        guard isTaken else { isTaken = true; return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func pass() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
