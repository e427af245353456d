import Foundation

/// The containers around a controller.
extension UIViewController {
    public var navigationController: UINavigationController? { nearest() }
    public var tabBarController: UITabBarController? { nearest() }

    /// Returns the closest container of the given type.
    func nearest<T: UIViewController>() -> T? {
        var controller = parent
        while let current = controller {
            if let found = current as? T { return found }
            controller = current.parent
        }
        return nil
    }

    /// The scroll view whose content is under the bars: the one set for the top edge, the root view itself, or its first scroll view
    /// subview.
    var barScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        if let scroll = contentScrollView(for: .top) { return scroll }
        return view as? UIScrollView ?? view.subviews.first { $0 is UIScrollView } as? UIScrollView
    }
}
