import Foundation
import Observation

/// Observable objects that a view reads in its own passes.
@MainActor enum ObservableReads {
    /// Runs `body`; when something observable that it read changes, `invalidate` is called for the view.
    static func during(_ view: UIView, _ invalidate: @escaping @MainActor @Sendable (UIView) -> Void, _ body: () -> Void) {
        withObservationTracking(body) { [weak view] in
            MainActor.assumeIsolated { if let view { invalidate(view) } }
        }
    }
}
