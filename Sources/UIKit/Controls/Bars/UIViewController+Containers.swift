import Foundation

extension UIViewController {
    /// The scroll view whose content is under the bars: the one set for the top edge, the root view itself, or its first scroll view
    /// subview.
    var barScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        if let scroll = contentScrollView(for: .top) { return scroll }
        return view as? UIScrollView ?? view.subviews.first { $0 is UIScrollView } as? UIScrollView
    }
}
