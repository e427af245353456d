import CairoGraphics
import Foundation
import Graphics
import Synchronization

/// Everything that a screen can change or observe without being passed it: the run's time, random numbers and language, fonts, assets, the
/// current traits, and the states that UIKit's parts keep for it. Screens in different environments do not affect each other in one
/// process.
///
/// It is ambient because UIKit's API for it is (`UITraitCollection.current`, `UIScreen.main`, `UIImage(named:)`). This is the only place
/// where it is set: by `perform` for the code inside it, otherwise for the process.
package final class ScreenEnvironment: Sendable {
    let run: RunState
    private let fonts: Mutex<Fonts>
    private let states: EnvironmentStates

    /// Creates an environment that takes from the current one only what an app sets before its first screen (`InheritedState`).
    @MainActor package convenience init(run: SimulatedRun, text: Typesetter) {
        let current = Self.current
        let files = current.fonts.withLock { $0.files }
        self.init(run: run, fonts: Fonts(text: text).adding(files), states: current.states.forNewScreen())
    }

    /// Creates the environment in which a process begins.
    package convenience init() { self.init(run: .standard, fonts: Fonts(text: .standard), states: EnvironmentStates()) }

    private init(run: SimulatedRun, fonts: Fonts, states: EnvironmentStates) {
        self.run = RunState(run)
        self.fonts = Mutex(fonts)
        self.states = states
    }

    /// Creates a copy with a new run.
    private init(_ other: ScreenEnvironment, run: SimulatedRun) {
        self.run = RunState(run)
        fonts = Mutex(other.fonts.withLock { $0 })
        states = other.states
    }

    // MARK: Fonts

    /// The typesetter, with the fonts that code has registered.
    private struct Fonts {
        var text: Typesetter
        var files: [String] = []

        func adding(_ files: [String]) -> Fonts {
            let new = files.filter { !self.files.contains($0) }
            guard !new.isEmpty else { return self }
            var library = text.fonts
            for file in new { _ = try? library.add(file: file) }
            return Fonts(text: Typesetter(fonts: library), files: self.files + new)
        }
    }

    package var text: Typesetter { fonts.withLock { $0.text } }

    /// Adds the faces of a file for code of this environment and of screens made later.
    /// - Returns: False for a file that is no font.
    package func register(fontFile path: String) -> Bool {
        var library = FontLibrary()
        guard (try? library.add(file: path)) != nil else { return false }
        fonts.withLock { $0 = $0.adding([path]) }
        return true
    }

    func with(_ run: SimulatedRun) -> ScreenEnvironment { ScreenEnvironment(self, run: run) }

    /// The current environment's only object of a class, made when first requested.
    package static func shared<Object: AnyObject>(_ make: () -> Object) -> Object { SharedObjects.current.object(make) }

    // MARK: Current environment

    @TaskLocal private static var scoped: ScreenEnvironment?
    private static let ofProcess = Mutex(
        ScreenEnvironment(run: .standard, fonts: Fonts(text: .standard), states: EnvironmentStates.inProcess))

    /// The environment of the surrounding `perform`, otherwise the process's.
    package static var current: ScreenEnvironment { scoped ?? ofProcess.withLock { $0 } }

    /// The environment of the surrounding `perform`; nil outside of any.
    static var surrounding: ScreenEnvironment? { scoped }

    /// Replaces the environment of code outside of any `perform`.
    static func replaceInProcess(_ change: (ScreenEnvironment) -> ScreenEnvironment) { ofProcess.withLock { $0 = change($0) } }

    /// Runs the operation in this environment, including the tasks that it starts and the blocks that it leaves on queues.
    package func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try Self.$scoped.withValue(self) { try states.perform(operation) }
    }

    package func perform<Result>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$scoped.withValue(self) { try await states.perform(operation) }
    }

    /// Runs the operation in this environment, including detached tasks and threads, until the operation ends. These inherit no task-local
    /// values, so only one operation runs at a time.
    @MainActor package func performWithQueues<Result>(_ operation: @MainActor () async throws -> Result) async rethrows -> Result {
        await Self.turns.take()
        defer { Self.turns.pass() }
        let previous = Self.ofProcess.withLock { current in
            defer { current = self }
            return current
        }
        EnvironmentStates.inProcess = states
        defer {
            Self.ofProcess.withLock { $0 = previous }
            EnvironmentStates.inProcess = previous.states
        }
        return try await perform { try await operation() }
    }

    @MainActor private static let turns = Turns()
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
