/// What the document that a controller comes from knows of it.
@preconcurrency @MainActor
package struct InterfaceOrigin {
    package var storyboard: UIStoryboard?
    /// Makes the view, once.
    package var loadView: ((UIViewController) -> Void)?
    /// By identifier; each is given the sender.
    package var segues: [String: (Any?) -> Void] = [:]
    /// Objects of the document beside its views: gesture recognisers, sources of static tables.
    package var objects: [AnyObject] = []

    nonisolated package init() {}
}
