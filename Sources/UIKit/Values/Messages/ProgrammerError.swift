import Foundation

/// Programmer errors for which UIKit raises an exception. They stop the program in this one place.
@MainActor package enum ProgrammerError {
    /// A closure that tests set to receive the message instead of stopping.
    package static var intercept: ((String) -> Void)? {
        get { State.current.intercept }
        set { State.current.intercept = newValue }
    }

    @MainActor private final class State: EnvironmentState {
        var intercept: ((String) -> Void)?
        nonisolated init() {}
    }

    /// Stops with UIKit's message. Returns only while `intercept` is set; the caller must then leave everything unchanged.
    package static func stop(_ message: String) {
        if let intercept { intercept(message); return }
        preconditionFailure(message)
    }

    static func check(_ objection: String?) {
        if let objection { stop(objection) }
    }
}
