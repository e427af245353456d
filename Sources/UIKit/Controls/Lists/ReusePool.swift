import Foundation

/// A view that a list recycles when it leaves the visible area, and shows again with other data.
@MainActor protocol ReusableView: UIView {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// Creates the cells, headers and footers of a list from registered classes and nibs, and keeps those that are not visible for reuse.
@MainActor final class ReusePool<View: ReusableView> {
    private struct Key: Hashable {
        var kind: String?
        var identifier: String
    }

    private var makers: [Key: () -> View?] = [:]
    private var spares: [Key: [View]] = [:]

    /// - Parameter kind: The kind of supplementary view; nil for views without a kind.
    func register(_ viewClass: AnyClass?, _ identifier: String, kind: String? = nil) {
        makers[Key(kind: kind, identifier: identifier)] = viewClass.map { viewClass in
            { MetatypeOrder.registered(viewClass, identifier) as? View }
        }
    }

    func register(_ nib: UINib?, _ identifier: String, kind: String? = nil) {
        makers[Key(kind: kind, identifier: identifier)] = nib.map { nib in
            { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first }
        }
    }

    func register(_ make: @escaping () -> View?, _ identifier: String, kind: String? = nil) {
        makers[Key(kind: kind, identifier: identifier)] = make
    }

    /// Returns a view that was kept for reuse, otherwise a new one; nil if nothing was registered for the identifier.
    func dequeue(_ identifier: String, kind: String? = nil) -> View? {
        let key = Key(kind: kind, identifier: identifier)
        if let view = spares[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return makers[key]?()
    }

    func retire(_ view: View, kind: String? = nil) {
        view.removeFromSuperview()
        if let identifier = view.reuseIdentifier { spares[Key(kind: kind, identifier: identifier), default: []].append(view) }
    }
}
