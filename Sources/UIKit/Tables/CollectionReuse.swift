import Foundation

/// Makes cells, headers and footers of a collection from what was registered, and keeps those out of sight.
@MainActor final class CollectionReuse {
    private struct Key: Hashable {
        var kind: String?
        var identifier: String
    }

    private var makers: [Key: () -> UICollectionReusableView?] = [:]
    private var spares: [Key: [UICollectionReusableView]] = [:]

    func register(_ viewClass: AnyClass?, _ kind: String?, _ identifier: String) {
        makers[Key(kind: kind, identifier: identifier)] = viewClass.map { viewClass in
            { MetatypeOrder.registered(viewClass, identifier) as? UICollectionReusableView }
        }
    }

    func register(_ nib: UINib?, _ kind: String?, _ identifier: String) {
        makers[Key(kind: kind, identifier: identifier)] = nib.map { nib in
            { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
        }
    }

    func register(_ make: @escaping () -> UICollectionReusableView?, _ kind: String?, _ identifier: String) {
        makers[Key(kind: kind, identifier: identifier)] = make
    }

    func dequeue(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
        let key = Key(kind: kind, identifier: identifier)
        if let view = spares[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = makers[key]?()
        view?.reuseIdentifier = identifier
        return view
    }

    func retire(_ view: UICollectionReusableView, _ kind: String?) {
        view.removeFromSuperview()
        if let identifier = view.reuseIdentifier { spares[Key(kind: kind, identifier: identifier), default: []].append(view) }
    }
}
