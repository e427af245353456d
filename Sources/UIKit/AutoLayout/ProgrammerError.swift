import Foundation

/// Mistakes that UIKit answers with an exception: the one place where they stop the program.
@MainActor package enum ProgrammerError {
    /// Set by tests to receive the message instead of stopping.
    package static var intercept: ((String) -> Void)?

    /// Stops with UIKit's message. Returns only while `intercept` is set; the caller then leaves everything as it was.
    package static func stop(_ message: String) {
        if let intercept { intercept(message); return }
        preconditionFailure(message)
    }

    static func check(_ objection: String?) {
        if let objection { stop(objection) }
    }
}
