import ProfileScreen
import Snapshots

/// The examples written in Swift.
enum Gallery {
    static let screens = [
        Screen("Profile") { ProfileViewController() }
    ]
}
