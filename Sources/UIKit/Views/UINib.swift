import Foundation

/// A document of views that cells are made from. What it holds is made by whoever reads documents.
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
