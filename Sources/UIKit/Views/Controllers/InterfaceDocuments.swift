import Foundation

/// Loads documents by name, for `UIStoryboard`, `UINib` and controllers with a nib of their name. The code that has access to an app's
/// files sets these closures.
@preconcurrency @MainActor
package enum InterfaceDocuments {
    package static var storyboards: ((_ name: String) -> (any InterfaceStoryboard)?)? {
        get { State.current.storyboards }
        set { State.current.storyboards = newValue }
    }
    /// The names of the storyboards, sorted.
    package static var storyboardNames: [String] {
        get { State.current.storyboardNames }
        set { State.current.storyboardNames = newValue }
    }
    /// How many storyboards are being read because another refers to them.
    package static var references: Int {
        get { State.current.references }
        set { State.current.references = newValue }
    }
    package static var nibs: ((_ name: String, _ owner: AnyObject?) -> [Any]?)? {
        get { State.current.nibs }
        set { State.current.nibs = newValue }
    }

    @MainActor private final class State: InheritedState {
        var storyboards: ((_ name: String) -> (any InterfaceStoryboard)?)?
        var nibs: ((_ name: String, _ owner: AnyObject?) -> [Any]?)?
        var storyboardNames: [String] = []
        var references = 0

        nonisolated init() {}

        init(inheriting parent: State) {
            (storyboards, nibs, storyboardNames) = (parent.storyboards, parent.nibs, parent.storyboardNames)
        }
    }

    /// Loads the view of a controller from the nib that it names or that is named after it.
    static func loadView(of controller: UIViewController) -> Bool {
        guard let nibs else { return false }
        let name = "\(type(of: controller))"
        let base = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
        for name in controller.nibName.map({ [$0] }) ?? base + [name] {
            guard nibs(name, controller) != nil, controller.isViewLoaded || controller.hasView else { continue }
            return true
        }
        return false
    }
}

/// The scenes of a storyboard.
@preconcurrency @MainActor
package protocol InterfaceStoryboard: AnyObject {
    func makeInitial(_ storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
    func make(_ identifier: String, _ storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
    /// Makes the first scene whose controller is of a class.
    func make(ofClass name: String, _ storyboard: UIStoryboard) -> UIViewController?
}
