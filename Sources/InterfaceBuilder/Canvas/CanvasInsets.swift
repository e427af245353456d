/// Insets in points: top, left, bottom and right.
struct CanvasInsets: Sendable, Equatable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
}

/// A layout root as the canvas shows it: its element in the document, and its frame, which is an input.
struct CanvasRoot: Sendable {
    enum Role: Sendable {
        /// The view of a controller.
        case controllerView
        /// A top-level view of a xib.
        case xibView
        /// A view beside the controller in a scene.
        case looseView
        /// A cell or a reusable view, in a table or collection view or at the top level of a xib.
        case cell
        /// A table's header or footer, or a bar item's view.
        case accessory
    }

    let element: Element
    let role: Role
    /// x, y, width, height in points.
    let frame: (x: Double, y: Double, width: Double, height: Double)
    let bars: SimulatedBars
}
