import Foundation

/// What a controller says to the bars of the containers it is in.
extension UIViewController {
    /// Made when first asked for, with the controller's title.
    public var navigationItem: UINavigationItem {
        if let item = navigationItemStorage as? UINavigationItem { return item }
        let item = UINavigationItem(title: "")
        item.title = title
        navigationItemStorage = item
        return item
    }

    public var tabBarItem: UITabBarItem! {
        get {
            if let item = tabBarItemStorage as? UITabBarItem { return item }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            tabBarItemStorage = item
            return item
        }
        set { tabBarItemStorage = newValue }
    }

    public var navigationController: UINavigationController? { nearest() }

    public var tabBarController: UITabBarController? { nearest() }

    private func nearest<T: UIViewController>() -> T? {
        var controller = parent
        while let current = controller {
            if let found = current as? T { return found }
            controller = current.parent
        }
        return nil
    }

    public var toolbarItems: [UIBarButtonItem]? {
        get { toolbarItemsStorage as? [UIBarButtonItem] }
        set {
            toolbarItemsStorage = newValue
            navigationController?.childDidChange()
        }
    }

    public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

    public var hidesBottomBarWhenPushed: Bool {
        get { navigationItem.hidesBottomBarWhenPushed }
        set { navigationItem.hidesBottomBarWhenPushed = newValue }
    }

    public var editButtonItem: UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil) }

    /// The scroll view whose content runs under the bars: the root view itself, or the first one directly on it.
    var barScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        if let scroll = contentScrollView(for: .top) { return scroll }
        return view as? UIScrollView ?? view.subviews.first { $0 is UIScrollView } as? UIScrollView
    }
}
