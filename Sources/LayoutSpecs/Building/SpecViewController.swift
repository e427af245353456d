import UIKit

/// The controller of a screen built from a spec. Focus and scrolling need a screen and wait until it appears.
package final class SpecViewController: UIViewController {
    /// The data sources of the spec's tables and collections, which do not retain them.
    var sources: [AnyObject] = []
    private var firstResponder: UIView?
    private var offsets: [(view: UIScrollView, target: ScrollTarget)] = []

    enum ScrollTarget {
        case point(CGPoint)
        case top, bottom
    }

    func setFirstResponder(_ view: UIView, _ isFirst: Bool) {
        if isFirst { firstResponder = view } else if firstResponder === view { firstResponder = nil }
    }

    func setContentOffset(_ target: ScrollTarget, of view: UIScrollView) {
        offsets.removeAll { $0.view === view }
        offsets.append((view, target))
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        firstResponder?.becomeFirstResponder()
        view.layoutIfNeeded()
        for (scrollView, target) in offsets { scroll(scrollView, to: target) }
        if let firstResponder { reveal(firstResponder) }
    }

    private func scroll(_ scrollView: UIScrollView, to target: ScrollTarget) {
        let insets = scrollView.adjustedContentInset
        let highest = -insets.top
        let lowest = max(highest, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
        switch target {
        case .point(let point): scrollView.contentOffset = point
        case .top: scrollView.contentOffset.y = highest
        case .bottom: scrollView.contentOffset.y = lowest
        }
    }

    /// Scrolls edited text into view, as UIKit does when a field becomes first responder.
    private func reveal(_ view: UIView) {
        guard let scrollView = view.next(UIScrollView.self) else { return }
        // Inferred: UIKit keeps the field a short distance from the edge.
        scrollView.scrollRectToVisible(view.convert(view.bounds.insetBy(dx: 0, dy: -12), to: scrollView), animated: false)
    }
}
