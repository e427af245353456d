import Foundation

/// The scenes of one of an app's storyboards, by name.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let document: (any InterfaceStoryboard)?

    /// Creates a storyboard by name. A missing document stops the program on iOS; here its scenes are empty.
    public init(name: String, bundle: Bundle?) {
        self.name = name
        document = InterfaceDocuments.storyboards?(name)
        super.init()
    }

    /// Creates the storyboard of a document that is being read.
    package init(name: String, document: any InterfaceStoryboard) {
        self.name = name
        self.document = document
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? { kept(document?.makeInitial(self, nil)) }

    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let made = kept(document?.makeInitial(self, creator.map { creator in { creator($0) } }))
        return made as? ViewController ?? creator?(NSCoder())
    }

    /// Returns the controller of a scene, or an empty controller if the document has no scene of that name.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        kept(document?.make(identifier, self, nil)) ?? UIViewController()
    }

    /// Returns the controller that `creator` creates, or one created from its class.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = kept(document?.make(identifier, self, creator.map { creator in { creator($0) } }))
        if let made = made as? ViewController { return made }
        let coder = NSCoder()
        if let made = creator?(coder) ?? ViewController(coder: coder) { return made }
        fatalError("\(ViewController.self) cannot be made from a coder")
    }

    /// Returns the first controller of a class among the scenes of all storyboards.
    package static func controller(ofClass name: String) -> UIViewController? {
        InterfaceDocuments.storyboardNames.lazy.compactMap { storyboard in
            let storyboard = UIStoryboard(name: storyboard, bundle: nil)
            return storyboard.kept(storyboard.document?.make(ofClass: name, storyboard))
        }.first
    }

    private func kept(_ controller: UIViewController?) -> UIViewController? {
        if let controller { MainQueue.keep(controller) }
        return controller
    }
}

/// What a segue that is made by its class connects; see `MetatypeOrder`.
@MainActor public struct SegueOrder {
    let identifier: String?
    let source, destination: UIViewController
}

/// The base class of segues, which class values create.
@preconcurrency @MainActor
open class MetatypeSegue: NSObject {
    override init() { super.init() }

    public required convenience init(madeBy order: SegueOrder) { self.init() }
}

@preconcurrency @MainActor
public protocol MetatypeSegueInitializable {}

extension MetatypeSegue: MetatypeSegueInitializable {}

extension MetatypeSegueInitializable where Self: MetatypeSegue {
    /// Creates a segue of a class that is known only as a value.
    @preconcurrency public init(identifier: String?, source: UIViewController, destination: UIViewController, _: Void = ()) {
        self.init(madeBy: SegueOrder(identifier: identifier, source: source, destination: destination))
    }
}

/// The transition from one scene to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: MetatypeSegue {
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        givenDestination = destination
        super.init()
    }

    /// Creates a segue whose `perform()` calls the handler.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    @available(*, unavailable)
    public required convenience init(madeBy order: SegueOrder) {
        self.init(identifier: order.identifier, source: order.source, destination: order.destination)
    }

    private var performHandler: (() -> Void)?

    public let identifier: String?
    public let source: UIViewController
    private let givenDestination: UIViewController
    open var destination: UIViewController { givenDestination }
    open func perform() { performHandler?() }
}

extension UISceneConfiguration {
    public var storyboard: UIStoryboard? {
        get { storyboardStorage as? UIStoryboard }
        set { storyboardStorage = newValue }
    }
}
