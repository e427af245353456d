import Foundation

/// Scenes by name, out of an app's documents.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let document: (any InterfaceStoryboard)?

    /// A document that is not there stops the program on iOS. Here its scenes are empty.
    public init(name: String, bundle: Bundle?) {
        self.name = name
        document = InterfaceDocuments.storyboards?(name)
        super.init()
    }

    /// Of a document that is being read.
    package init(name: String, document: any InterfaceStoryboard) {
        self.name = name
        self.document = document
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? { document?.makeInitial(self, nil) }

    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let made = document?.makeInitial(self, creator.map { creator in { creator($0) } })
        return made as? ViewController ?? creator?(NSCoder())
    }

    /// An empty controller where the document has none of that name.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        document?.make(identifier, self, nil) ?? UIViewController()
    }

    /// The controller that `creator` makes, or one made by its class.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = document?.make(identifier, self, creator.map { creator in { creator($0) } })
        if let made = made as? ViewController { return made }
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
        givenDestination = destination
        super.init()
    }

    public let identifier: String?
    public let source: UIViewController
    private let givenDestination: UIViewController
    open var destination: UIViewController { givenDestination }
    open func perform() {}
}
