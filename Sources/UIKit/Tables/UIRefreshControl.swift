import Foundation

/// Pull to refresh: a wheel above the content while it refreshes.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    public init() { super.init(frame: .zero) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

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
