import UIKit


class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

class OlderDelegate: UIResponder, UIApplicationDelegate {}
