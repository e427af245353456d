import UIKit

/// A named screen written in Swift. It is drawn in the same way as layout specs and Interface Builder documents.
///
///     let profile = Screen("Profile") { ProfileViewController() }
///         .state("editing") { (profile: ProfileViewController) in profile.setEditing(true, animated: false) }
///         .animation("expand") { (profile: ProfileViewController) in profile.toggle() }
public struct Screen: Sendable {
    /// A change to the screen after it has appeared.
    struct Change: Sendable {
        var name: String
        var apply: @MainActor @Sendable (UIViewController) throws(WrongController) -> Void
    }

    /// The error for a state or animation whose closure takes another type of controller than the screen creates.
    package struct WrongController: Error, Sendable, Hashable {
        /// The name of the state or animation.
        package var name: String
        package var expected: String
        package var found: String
    }

    /// The name of the screen, of its case, and of the folder of its goldens.
    public let name: String
    let make: @MainActor @Sendable () -> UIViewController
    private(set) var states: [Change] = []
    private(set) var animations: [Change] = []

    /// Creates a screen. `make` is called once for each cell, on the main actor.
    public init(_ name: String, make: @escaping @MainActor @Sendable () -> UIViewController) {
        self.name = name
        self.make = make
    }

    /// Creates a screen that shows a SwiftUI view. `content` is called once for each cell, on the main actor.
    @_disfavoredOverload
    public init<Content: HostedContent>(_ name: String, content: @escaping @MainActor @Sendable () -> Content) {
        self.init(name) { () -> UIViewController in content().makeHostingController() }
    }

    /// Adds a state: a separate case, `Profile.editing`, to which `change` is applied after the screen has appeared.
    public func state<Controller: UIViewController>(_ name: String, _ change: @escaping @MainActor @Sendable (Controller) -> Void) -> Screen
    {
        var screen = self
        screen.states.append(Change(name: name, change))
        return screen
    }

    /// Adds an animation: everything that `start` animates with `UIView.animate` or an animator can be drawn frame by frame.
    public func animation<Controller: UIViewController>(_ name: String, _ start: @escaping @MainActor @Sendable (Controller) -> Void)
        -> Screen
    {
        var screen = self
        screen.animations.append(Change(name: name, start))
        return screen
    }
}

extension Screen {
    /// Returns the screens of an app's code that need no arguments: its previews, then its controllers and views, named by their classes.
    /// Of two with the same name the first is used.
    @MainActor public static func screens(of module: InterfaceModule) -> [Screen] {
        InterfaceModules.install(module)
        InterfaceSample.fillsStores = true
        var seen: Set<String> = []
        return (module.previews + module.screens).filter { seen.insert($0.name).inserted }.map { Screen($0.name, make: $0.make) }
    }
}

extension Screen.Change {
    fileprivate init<Controller: UIViewController>(name: String, _ body: @escaping @MainActor @Sendable (Controller) -> Void) {
        self.init(name: name) { controller throws(Screen.WrongController) in
            guard let own = controller as? Controller else {
                throw Screen.WrongController(name: name, expected: "\(Controller.self)", found: "\(type(of: controller))")
            }
            body(own)
        }
    }
}
