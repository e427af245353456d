import Foundation

/// What a controller says to the bars of the containers it is in.
extension UIViewController {
    var ownNavigationItem: UINavigationItem {
        if let item = navigationItemStorage as? UINavigationItem { return item }
        let item = UINavigationItem(title: "")
        item.title = title
        navigationItemStorage = item
        return item
    }

    var ownTabBarItem: UITabBarItem {
        if let item = tabBarItemStorage as? UITabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tabBarItemStorage = item
        return item
    }

    /// The closest container of a kind that the controller is in.
    func nearest<T: UIViewController>() -> T? {
        var controller = parent
        while let current = controller {
            if let found = current as? T { return found }
            controller = current.parent
        }
        return nil
    }

    /// The scroll view whose content runs under the bars: the root view itself, or the first one directly on it.
    var barScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        if let scroll = contentScrollView(for: .top) { return scroll }
        return view as? UIScrollView ?? view.subviews.first { $0 is UIScrollView } as? UIScrollView
    }
}
