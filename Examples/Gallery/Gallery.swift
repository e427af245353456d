import ControlSheet
import ProfileScreen
import Snapshots

/// The examples written in Swift.
enum Gallery {
    static let screens =
        [Screen("Profile") { ProfileViewController() }] + ControlSheet.pages.map { Screen("Controls.\($0.name)", make: $0.make) }
}
