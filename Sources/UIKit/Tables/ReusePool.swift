import Foundation

/// A view that lists take back when it goes out of sight, and show again with other data.
@MainActor protocol ReusableView: UIView {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// Makes cells, headers and footers of a list from what was registered, and keeps those out of sight.
@MainActor final class ReusePool<View: ReusableView> {
    private struct Key: Hashable {
        var kind: String?
        var identifier: String
    }

    private var makers: [Key: () -> View?] = [:]
    private var spares: [Key: [View]] = [:]

    /// - Parameter kind: of supplementary views; nil for all that have none.
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

    /// One that is out of sight, else a new one; nil where nothing was registered.
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
