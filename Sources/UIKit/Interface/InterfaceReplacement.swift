/// Overrides that an app's extensions of UIKit's classes have, while they run.
///
/// Objective-C puts such an override in the place of the class's own member. Here the member asks for it, and does its own work where the override
/// asks for that.
@preconcurrency @MainActor public enum InterfaceReplacement {
    private struct Run {
        var object: ObjectIdentifier
        var member: String
        var type: ObjectIdentifier
    }

    private static var runs: [Run] = []

    /// Whether the override is to run: not when it runs already, for then it has asked for `super`.
    public static func begins(_ object: AnyObject, _ member: String, _ type: AnyClass) -> Bool {
        let run = Run(object: ObjectIdentifier(object), member: member, type: ObjectIdentifier(type))
        guard !runs.contains(where: { $0.object == run.object && $0.member == member && $0.type == run.type }) else { return false }
        runs.append(run)
        return true
    }

    /// After each `begins` that said yes, in reverse order.
    public static func ends() { runs.removeLast() }
}
