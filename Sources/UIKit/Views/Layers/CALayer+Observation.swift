import Foundation

extension CALayer {
    /// Reports a change of the layer's geometry, and with it of its view's.
    func geometryWasChanged(_ own: String, _ views: String) {
        KeyValueTable.changed(self, own, "frame")
        guard let view else { return }
        KeyValueTable.changed(view, views, "frame")
        if own == "bounds" { view.boundsWereObserved() }
    }

    func lookWasChanged(_ own: String, _ views: String) {
        KeyValueTable.changed(self, own)
        if let view { KeyValueTable.changed(view, views) }
    }
}
