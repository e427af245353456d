import UIKit

/// A screen written in Swift, under a name: it goes through the same pipeline as layout specs and Interface Builder documents.
///
///     let profile = Screen("Profile") { ProfileViewController() }
///         .state("editing") { (profile: ProfileViewController) in profile.setEditing(true, animated: false) }
///         .animation("expand") { (profile: ProfileViewController) in profile.toggle() }
public struct Screen: Sendable {
    /// A change to the screen once it has appeared.
    struct Change: Sendable {
        var name: String
        var apply: @MainActor @Sendable (UIViewController) throws(WrongController) -> Void
    }

    /// The closure of a state or an animation takes another controller than the screen makes.
    package struct WrongController: Error, Sendable, Hashable {
        /// Of the state or animation.
        package var name: String
        package var expected: String
        package var found: String
    }

    /// Also the case's name and the folder of its goldens.
    public let name: String
    let make: @MainActor @Sendable () -> UIViewController
    private(set) var states: [Change] = []
    private(set) var animations: [Change] = []

    /// `make` is called once for every cell, on the main actor.
    public init(_ name: String, make: @escaping @MainActor @Sendable () -> UIViewController) {
        self.name = name
        self.make = make
    }

    /// Adds a state: a case of its own, `Profile.editing`, in which `change` has been made after the screen appeared.
    public func state<Controller: UIViewController>(_ name: String, _ change: @escaping @MainActor @Sendable (Controller) -> Void) -> Screen
    {
        var screen = self
        screen.states.append(Change(name: name, change))
        return screen
    }

    /// Adds an animation: what `start` begins with `UIView.animate` or an animator can be drawn frame by frame.
    public func animation<Controller: UIViewController>(_ name: String, _ start: @escaping @MainActor @Sendable (Controller) -> Void)
        -> Screen
    {
        var screen = self
        screen.animations.append(Change(name: name, start))
        return screen
    }
}

extension Screen {
    /// What an app's code can show without arguments: its previews, then its controllers and views by the names of their classes. Of two with
    /// one name the first counts.
    @MainActor public static func screens(of module: InterfaceModule) -> [Screen] {
        InterfaceModules.install(module)
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
