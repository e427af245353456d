import Foundation

extension UIViewController {
    /// The scroll view whose content is under the bar at an edge: the one set for the edge, the root view itself, or its first scroll view
    /// subview.
    func barScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        if let scroll = contentScrollView(for: edge) { return scroll }
        return view as? UIScrollView ?? view.subviews.first { $0 is UIScrollView } as? UIScrollView
    }
}
