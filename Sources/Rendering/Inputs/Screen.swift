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
    /// What a person touches before the picture is taken.
    private(set) var way: [WalkStep] = []
    /// How the screen is made.
    package private(set) var origin = Origin.code

    package enum Origin: Sendable, Hashable {
        /// Code that lists it as a screen.
        case code
        /// The team's own list, `plumbScreens`.
        case list
        case preview
        /// A controller or view of the app, with sample values where it needs data.
        case samples
        case launch
        /// What is touched after the launch, and the class of the controller that appears.
        case walk([String], controller: String)
    }
    private(set) var states: [Change] = []
    private(set) var animations: [Change] = []

    /// Creates a screen. `make` is called once for each cell, on the main actor.
    public init(_ name: String, make: @escaping @MainActor @Sendable () -> UIViewController) {
        self.name = name
        self.make = make
    }

    /// Returns the screen at the end of a way that begins here.
    func walked(_ way: [WalkStep], named name: String, to controller: String = "") -> Screen {
        var screen = Screen(name, make: make)
        screen.way = way
        screen.origin = .walk(way.map(\.words), controller: controller)
        return screen
    }

    /// The screen as it is without a network.
    package var offline: Screen {
        var screen = Screen(name) { [make] in
            InterfaceSample.answering = .offline
            return make()
        }
        (screen.way, screen.origin, screen.states, screen.animations) = (way, origin, states, animations)
        return screen
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
        if let listed = module.listed {
            return screens(listed, launch: module.screens.first { $0.name == WalkMap.launch }, module.previews)
        }
        var seen: Set<String> = []
        let previews = Set(module.previews.map(\.name))
        return (module.previews + module.screens).filter { seen.insert($0.name).inserted }.map { made in
            var screen = Screen(made.name, make: made.make)
            screen.origin = previews.contains(made.name) ? .preview : made.name == WalkMap.launch ? .launch : .samples
            return screen
        }
    }
}

extension Screen {
    /// Returns the screens of a team's own list, each in its states, and the app's previews.
    @MainActor private static func screens(
        _ listed: [PlumbScreen], launch: InterfacePreview?, _ previews: [InterfacePreview]
    ) -> [Screen] {
        let own = listed.flatMap { $0.screens(launch: launch?.make) }, names = Set(own.map(\.name))
        let others = previews.filter { !names.contains($0.name) }.map { preview in
            var screen = Screen(preview.name, make: preview.make)
            screen.origin = .preview
            return screen
        }
        return own + others
    }

    /// Adds a state whose change fits any controller.
    fileprivate func state(_ name: String, _ change: @escaping @MainActor @Sendable (UIViewController) -> Void) -> Screen {
        var screen = self
        screen.states.append(Change(name: name) { controller in change(controller) })
        return screen
    }

    fileprivate static func listed(_ name: String, _ steps: [PlumbStep], make: @escaping @MainActor @Sendable () -> UIViewController)
        -> Screen
    {
        var screen = Screen(name, make: make)
        screen.way = steps.map { WalkStep(target: $0, words: "\($0)") }
        screen.origin = .list
        return screen
    }
}

extension PlumbScreen {
    /// Returns the screen, and the screen under each condition.
    @MainActor fileprivate func screens(launch: (@MainActor @Sendable () -> UIViewController)?) -> [Screen] {
        guard let make = make ?? launch else { return [] }
        let plain = changes.reduce(Screen.listed(name, steps, make: make)) { $0.state($1.name, $1.apply) }
        return [plain]
            + conditions.map { condition in
                Screen.listed("\(name).\(condition.rawValue)", steps) {
                    condition.use()
                    return make()
                }
            }
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
