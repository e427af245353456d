import UIKit

extension PreferencesViewController {
    /// The screen in its navigation controller, with a large title.
    public static func inNavigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: PreferencesViewController())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
