import UIKit

/// What is known of the surroundings of a place on the screen, beside its rectangle.
struct Surroundings {
    /// The areas whose edges are covered, the innermost last.
    var safeAreas: [SafeArea] = []
    /// The rectangles of the named coordinate spaces, in the window's coordinates.
    var spaces: [AnyHashable: CGRect] = [:]
    /// The scroll view around the place.
    var scroll: ScrollContainer?
    /// Whether the next layout's views are where the scroll view comes to rest.
    var collectsScrollTargets = false
}

extension Stage {
    /// Puts elements in changed surroundings.
    func within(_ change: (inout Surroundings) -> Void, _ body: () -> Void) {
        let outer = surroundings
        change(&surroundings)
        body()
        surroundings = outer
    }

    /// Returns a rectangle of the canvas in the window's coordinates.
    func global(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
}
