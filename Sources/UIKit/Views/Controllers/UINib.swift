import Foundation

/// An Interface Builder document of views, from which cells are created. The module that reads documents creates its objects.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle: Bundle?) {
        self.name = name
        super.init()
    }

    /// The options of an instantiation. Objects of the outside are not passed on.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        let objects = InterfaceDocuments.nibs?(name, owner.map { $0 as AnyObject }) ?? []
        // The owner's outlets are often weak, and the list is thrown away.
        if !objects.isEmpty { MainQueue.keep(objects) }
        return objects
    }
}

extension Bundle {
    /// Returns the top-level objects of a document in the bundle.
    @preconcurrency @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
