import Foundation

/// An Interface Builder document of views, from which cells are created. The module that reads documents creates its objects.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle: Bundle?) {
        self.name = name
        super.init()
    }

    open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        let objects = InterfaceDocuments.nibs?(name, owner.map { $0 as AnyObject }) ?? []
        // The owner's outlets are often weak, and the list is thrown away.
        if !objects.isEmpty { MainQueue.keep(objects) }
        return objects
    }
}

extension Bundle {
    /// Returns the top-level objects of a document in the bundle.
    @preconcurrency @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
