import UIKit

/// The controller of a screen made from a spec. What can only be done on a screen waits until it appears: focus and scrolling.
package final class SpecViewController: UIViewController {
    /// What its tables and collections show; they hold it weakly.
    var sources: [AnyObject] = []
    private var firstResponder: UIView?
    private var offsets: [(view: UIScrollView, place: ScrollPlace)] = []

    enum ScrollPlace {
        case point(CGPoint)
        case top, bottom
    }

    func setFirstResponder(_ view: UIView, _ isFirst: Bool) {
        if isFirst { firstResponder = view } else if firstResponder === view { firstResponder = nil }
    }

    func setContentOffset(_ place: ScrollPlace, of view: UIScrollView) {
        offsets.removeAll { $0.view === view }
        offsets.append((view, place))
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        firstResponder?.becomeFirstResponder()
        view.layoutIfNeeded()
        for (scrollView, place) in offsets { scroll(scrollView, to: place) }
        if let firstResponder { reveal(firstResponder) }
    }

    private func scroll(_ scrollView: UIScrollView, to place: ScrollPlace) {
        let insets = scrollView.adjustedContentInset
        let highest = -insets.top
        let lowest = max(highest, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
        switch place {
        case .point(let point): scrollView.contentOffset = point
        case .top: scrollView.contentOffset.y = highest
        case .bottom: scrollView.contentOffset.y = lowest
        }
    }

    /// Text that is edited is scrolled into view, as UIKit does when a field gets the focus.
    private func reveal(_ view: UIView) {
        guard let scrollView = view.next(UIScrollView.self) else { return }
        // Inferred: UIKit keeps the field a little off the edge.
        scrollView.scrollRectToVisible(view.convert(view.bounds.insetBy(dx: 0, dy: -12), to: scrollView), animated: false)
    }
}
