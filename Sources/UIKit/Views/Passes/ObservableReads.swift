import Foundation
import Observation

/// Tracks what a view reads in its passes: traits and observable objects. It is marked again when they change.
@MainActor enum ObservableReads {
    enum Pass { case layout, properties }

    /// Runs `body`. When an observable value that it read changes, the view is marked for the pass.
    /// - Returns: The traits that `body` read.
    static func during(_ pass: Pass, of view: UIView, _ body: () -> Void) -> TraitMask {
        let observer = view.observer ?? ViewObserver(view)
        view.observer = observer
        return TraitReads.during {
            withObservationTracking(body) {
                // An object may change in the background: the view hears of it in the main queue's next turn.
                if MainQueue.isCurrent {
                    MainActor.assumeIsolated { observer.changed(pass) }
                } else {
                    DispatchQueue.main.async { observer.changed(pass) }
                }
            }
        }
    }
}

/// The object that observation retains in place of a view.
@MainActor final class ViewObserver {
    nonisolated var view: UIView? {
        get { unsafe viewReference }
        set { unsafe viewReference = newValue }
    }
    private nonisolated(unsafe) unowned var viewReference: UIView?

    init(_ view: UIView) { self.view = view }

    func changed(_ pass: ObservableReads.Pass) {
        switch pass {
        case .layout: view?.setNeedsLayout()
        case .properties: view?.setNeedsUpdateProperties()
        }
    }
}
