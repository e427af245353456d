import Foundation

/// Scenes by name. UIKit code that asks for one compiles; the documents themselves are read by module `InterfaceBuilder`, not through here.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    public init(name: String, bundle: Bundle?) { super.init() }

    /// nil: documents are not looked for.
    open func instantiateInitialViewController() -> UIViewController? { nil }

    /// The controller that `creator` makes.
    open func instantiateInitialViewController<ViewController: UIViewController>(creator: ((NSCoder) -> ViewController?)? = nil)
        -> ViewController?
    { creator?(NSCoder()) }

    /// An empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }

    /// The controller that `creator` makes, or one made by its class.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let coder = NSCoder()
        if let made = creator?(coder) ?? ViewController(coder: coder) { return made }
        fatalError("\(ViewController.self) cannot be made from a coder")
    }
}

/// The way from one scene to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    open func perform() {}
}
