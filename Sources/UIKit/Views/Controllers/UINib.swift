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
        InterfaceDocuments.nibs?(name, owner.map { $0 as AnyObject }) ?? []
    }
}
