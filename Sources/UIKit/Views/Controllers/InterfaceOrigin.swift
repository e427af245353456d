/// The document's information about a controller that was created from it.
@preconcurrency @MainActor
package struct InterfaceOrigin {
    package var storyboard: UIStoryboard?
    /// Creates the view, once.
    package var loadView: ((UIViewController) -> Void)?
    /// What is done once the view is loaded.
    package var whenLoaded: [(UIViewController) -> Void] = []
    /// The segues by identifier; each is passed the sender.
    package var segues: [String: (Any?) -> Void] = [:]
    /// The document's objects that are not views, such as gesture recognisers and the data sources of static tables.
    package var objects: [AnyObject] = []

    nonisolated package init() {}
}
