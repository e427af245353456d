import CairoGraphics
import Foundation
import Graphics
import Synchronization

/// Everything that a screen takes from around it and that nobody hands to it: the run's time, chance and language, fonts, assets, the traits in
/// force, windows, the timeline, appearance proxies. Two screens in environments of their own keep out of each other's way in one process.
///
/// It is ambient because UIKit's names for it are (`UITraitCollection.current`, `UIScreen.main`, `UIImage(named:)`), and this is the one place
/// where it is set: for the code around by `perform`, else for the process.
package final class ScreenEnvironment: Sendable {
    let run: RunState
    package let text: Typesetter
    let assets: Locked<ImageAssets>
    let traits: Locked<CurrentTraits>
    let screens: ScreenState
    let appearance: AppearanceProxies

    /// Nothing of the process's own but what its appearance proxies say: apps dress their bars before they make a screen.
    package convenience init(run: SimulatedRun, text: Typesetter) {
        self.init(run: run, text: text, appearance: Self.current.appearance)
    }

    /// As a process begins.
    package convenience init() { self.init(run: .standard, text: .standard, appearance: AppearanceProxies()) }

    private init(run: SimulatedRun, text: Typesetter, appearance: AppearanceProxies) {
        self.run = RunState(run)
        self.text = text
        self.appearance = appearance
        assets = Locked(ImageAssets())
        traits = Locked(CurrentTraits())
        screens = ScreenState()
    }

    /// The same but for the run, which begins anew.
    private init(_ other: ScreenEnvironment, run: SimulatedRun) {
        self.run = RunState(run)
        (text, assets, traits, screens, appearance) = (other.text, other.assets, other.traits, other.screens, other.appearance)
    }

    func with(_ run: SimulatedRun) -> ScreenEnvironment { ScreenEnvironment(self, run: run) }

    // MARK: The one that is on

    @TaskLocal private static var scoped: ScreenEnvironment?
    private static let ofProcess = Mutex(ScreenEnvironment())

    /// That of the code around, else the process's.
    package static var current: ScreenEnvironment { scoped ?? ofProcess.withLock { $0 } }

    /// For all code that is in none of its own.
    static func replaceInProcess(_ change: (ScreenEnvironment) -> ScreenEnvironment) { ofProcess.withLock { $0 = change($0) } }

    /// Runs the operation in this environment. Tasks that the operation begins are in it, too.
    package func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try Self.$scoped.withValue(self) { try operation() }
    }

    package func perform<Result>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$scoped.withValue(self) { try await operation() }
    }

    /// Runs the operation in this environment; so does what it puts off to the main queue or to threads of its own, until it ends. Queues know
    /// of no task: one operation has its turns at a time.
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

/// What there is of screens and windows. All of it belongs to the main thread.
@MainActor final class ScreenState {
    lazy var timeline = Timeline()
    /// The simulated device's.
    lazy var screen = UIScreen(device: .first)
    /// Of the window that became key last.
    weak var screenOfWindow: UIScreen?
    weak var keyWindow: UIWindow?
    /// Oldest first.
    var windows: [Entry] = []
    /// Whether windows will be laid out at the next turn.
    var isCommitScheduled = false

    struct Entry { weak var window: UIWindow? }

    nonisolated init() {}
}

/// The traits that code outside any view sees.
struct CurrentTraits: Sendable {
    private var resting = UITraitCollection.fallback
    private weak var window: UIWindow?
    private var ofWindow: UITraitCollection?

    /// Those of a window that is there still, else those from before it.
    var traits: UITraitCollection {
        get { window == nil ? resting : ofWindow ?? resting }
        set { if window == nil { resting = newValue } else { ofWindow = newValue } }
    }

    mutating func follow(_ window: UIWindow, _ traits: UITraitCollection) {
        self.window = window
        ofWindow = traits
    }
}

/// A value that any thread may look at and change, one at a time.
final class Locked<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }

    func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try value.withLock { value in try body(&value) }
    }
}

/// One after the other, in the order of coming.
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
