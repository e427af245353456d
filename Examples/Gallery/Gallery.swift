import ControlSheet
import ConversationScreen
import DiscoverScreen
import EpisodeScreen
import PreferencesScreen
import ProfileScreen
import RecipeScreens
import Snapshots
import UIKit
import WelcomeScreen

/// The examples written in Swift.
package enum Gallery {
    package static let screens =
        [
            Screen("Profile") { ProfileViewController() },
            Screen("Conversation") { UINavigationController(rootViewController: ConversationViewController()) },
            Screen("Preferences") { PreferencesViewController.inNavigation() },
            Screen("Discover") { DiscoverViewController.inNavigation() },
            Screen("Welcome") { WelcomeViewController() }
                .state("account") { (welcome: WelcomeViewController) in welcome.show(page: 2) },
            Screen("Episode") { EpisodeViewController.inNavigation() }
                .animation("seek") { (navigation: UINavigationController) in
                    (navigation.topViewController as? EpisodeViewController)?.seek()
                },
            Screen("Recipe") { RecipeView() },
            Screen("Recipe.List") { UINavigationController(rootViewController: RecipeListController()) },
            Screen("Recipe.Rating") { RatingController() },
        ] + ControlSheet.pages.map { Screen("Controls.\($0.name)", make: $0.make) }
}
