import UIKit

/// Ends a presentation, or leaves a page.
@MainActor public struct DismissAction {
    let action: (@MainActor () -> Void)?
    nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }
    public func callAsFunction() { action?() }
}

/// Whether a view is presented, for older apps.
public struct PresentationMode {
    public private(set) var isPresented: Bool
    let action: @MainActor () -> Void
    init(isPresented: Bool, _ action: @escaping @MainActor () -> Void) { (self.isPresented, self.action) = (isPresented, action) }

    public mutating func dismiss() {
        isPresented = false
        MainActor.assumeIsolated { [action = Unchecked(action)] in action.value() }
    }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
private enum ModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode(isPresented: false) {}) }
}
private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    public var presentationMode: Binding<PresentationMode> {
        get { self[ModeKey.self] }
        set { self[ModeKey.self] = newValue }
    }
    public var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Sets what views call to leave.
    mutating func setDismissing(_ action: @escaping @MainActor () -> Void) {
        dismiss = DismissAction(action)
        presentationMode = .constant(PresentationMode(isPresented: true, action))
        isPresented = true
    }
}
