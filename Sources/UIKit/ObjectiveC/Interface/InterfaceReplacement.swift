/// The running overrides that an app's extensions of UIKit's classes declare.
///
/// In Objective-C, such an override replaces the class's own member. Here the member calls the override, and does its own work when the
/// override calls `super`.
@preconcurrency @MainActor public enum InterfaceReplacement {
    private struct Run {
        var object: ObjectIdentifier
        var member: String
        var type: ObjectIdentifier
    }

    private static var runs: [Run] {
        get { State.current.runs }
        set { State.current.runs = newValue }
    }

    @MainActor private final class State: EnvironmentState {
        var runs: [Run] = []
        nonisolated init() {}
    }

    /// Whether to run the override. Returns false if it is running already, because then it has called `super`.
    public static func begins(_ object: AnyObject, _ member: String, _ type: AnyClass) -> Bool {
        let run = Run(object: ObjectIdentifier(object), member: member, type: ObjectIdentifier(type))
        guard !runs.contains(where: { $0.object == run.object && $0.member == member && $0.type == run.type }) else { return false }
        runs.append(run)
        return true
    }

    /// Ends the last override for which `begins` returned true.
    public static func ends() { runs.removeLast() }
}
