import UIKit

/// UIKit's own classes, which documents may name as `customClass`: a view that should be a `UIControl`, or a controller that should be a
/// `UINavigationController`.
@MainActor enum StandardClasses {
    /// Returns the class that a document names: the app's own, or else UIKit's.
    static func type(named name: String) -> AnyClass? { InterfaceModules.type(named: name) ?? all[name] }

    private static let all = Dictionary(uniqueKeysWithValues: (controllers + views).map { ("\($0)", $0) })

    private static let controllers: [AnyClass] = [
        UIViewController.self, UINavigationController.self, UITabBarController.self, UISplitViewController.self, UIPageViewController.self,
        UITableViewController.self, UICollectionViewController.self,
    ]

    private static let views: [AnyClass] = [
        UIView.self, UIControl.self, UILabel.self, UIButton.self, UIImageView.self, UIStackView.self, UIScrollView.self, UITextField.self,
        UITextView.self, UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIProgressView.self,
        UIActivityIndicatorView.self, UIPageControl.self, UIPickerView.self, UIDatePicker.self, UISearchBar.self, UINavigationBar.self,
        UIToolbar.self, UITabBar.self, UIVisualEffectView.self, UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self,
        UICollectionView.self, UICollectionViewCell.self, UICollectionReusableView.self, UIColorWell.self,
    ]
}
