/// A screen that a team describes itself, in the list `plumbScreens` of its file `PlumbScreens.swift`. With such a list, only its screens and
/// the app's previews are drawn.
///
///     @MainActor let plumbScreens = [
///         PlumbScreen("Launch", after: []),
///         PlumbScreen("Room", after: [.tab(1), .row(0)]),
///         PlumbScreen("Profile") { ProfileViewController(user: User(name: "Anna")) }.states(.loading, .error, .empty, .long),
///     ]
@preconcurrency @MainActor
public struct PlumbScreen {
    /// A state that data can have on any screen.
    public enum Condition: String, Sendable, CaseIterable {
        /// Servers and stores have not answered yet.
        case loading
        /// Servers and stores answer with an error.
        case error
        /// There is no text and there are no rows.
        case empty
        /// Texts are longer than their room, and there are twelve rows.
        case long

        @MainActor package func use() {
            switch self {
            case .loading: InterfaceSample.answering = .waits
            case .error: InterfaceSample.answering = .fails
            case .empty: InterfaceSample.kind = .empty
            case .long: InterfaceSample.kind = .long
            }
        }
    }

    /// A change to the screen after it has appeared.
    package struct Change: Sendable {
        package var name: String
        package var apply: @MainActor @Sendable (UIViewController) -> Void
    }

    package let name: String
    /// Nil for the app after its launch.
    package let make: (@MainActor @Sendable () -> UIViewController)?
    package let steps: [PlumbStep]
    package private(set) var conditions: [Condition] = []
    package private(set) var changes: [Change] = []

    /// Creates a screen that shows a controller.
    public init(_ name: String, make: @escaping @MainActor @Sendable () -> UIViewController) {
        (self.name, self.make, steps) = (name, { PreviewNavigation.around(make()) }, [])
    }

    /// Creates a screen that shows a view at its natural size.
    public init(_ name: String, make: @escaping @MainActor @Sendable () -> UIView) {
        (self.name, self.make, steps) = (name, { PreviewHost(make(), isPart: true) }, [])
    }

    /// Creates a screen that appears when a person touches something after the launch.
    public init(_ name: String, after steps: [PlumbStep]) { (self.name, make, self.steps) = (name, nil, steps) }

    /// Adds states of its data: the screen is also drawn as `Name.loading` and so on.
    public func states(_ conditions: Condition...) -> PlumbScreen {
        var screen = self
        screen.conditions += conditions
        return screen
    }

    /// Adds a state to which `change` brings the screen after it has appeared: its controller, or the closest container of the given class
    /// around it. `change` does nothing if the screen shows another controller.
    public func state<Controller: UIViewController>(
        _ name: String, _ change: @escaping @MainActor @Sendable (Controller) -> Void
    ) -> PlumbScreen {
        var screen = self
        screen.changes.append(
            Change(name: name) { controller in
                if let own = sequence(first: controller, next: \.parent).lazy.compactMap({ $0 as? Controller }).first { change(own) }
            })
        return screen
    }
}

/// What a person touches on a screen, by its place among others of its kind, so that it is the same in every language and size.
public enum PlumbStep: Sendable, Hashable, Codable {
    case tab(Int)
    /// An item of the navigation bar, from left to right.
    case barItem(Int)
    /// An item of the toolbar.
    case toolbarItem(Int)
    /// A button or another view that is touched, from the first to the last of the screen.
    case control(Int)
    case segment(Int, of: Int)
    /// A row of a table or an item of a collection, in a section of one of the screen's lists.
    case row(Int, section: Int = 0, list: Int = 0)
    /// An action of a row that is swiped towards its beginning, from the edge of the table inwards.
    case swipe(Int, section: Int = 0, list: Int = 0, action: Int = 0)
    /// The page after the shown one.
    case nextPage
    /// A button of an alert, or an element of an open menu.
    case choice(Int)
    /// A word that is typed into the screen's search bar and searched for.
    case search
    /// Sample text that is typed into the screen's empty text fields.
    case text
    /// Time that passes until another screen appears by itself, as after a splash screen; ten seconds at most.
    case wait
}
