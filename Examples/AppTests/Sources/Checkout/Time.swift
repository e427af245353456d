#if os(Linux)
    import UIKit

    // In pictures, the current date is the run's. The module's own initialiser takes precedence over Foundation's.
    extension Date {
        init() { self = SimulatedRun.date }
    }
#endif
