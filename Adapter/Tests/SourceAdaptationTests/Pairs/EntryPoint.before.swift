import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

@UIApplicationMain class OlderDelegate: UIResponder, UIApplicationDelegate {}
