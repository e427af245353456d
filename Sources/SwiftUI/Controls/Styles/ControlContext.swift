/// Where a control is, as far as its look depends on it.
enum ControlContext: Hashable, Sendable {
    case standard
    /// In a row of a list or form.
    case row
    /// In a menu, a bar or another place in which UIKit shows actions: controls say what they do instead of showing it.
    case actions
}

private enum ControlContextKey: EnvironmentKey { static let defaultValue = ControlContext.standard }

extension EnvironmentValues {
    var controlContext: ControlContext {
        get { self[ControlContextKey.self] }
        set { self[ControlContextKey.self] = newValue }
    }
}
