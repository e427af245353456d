import UIKit

/// Sets the outlets and actions of a document's objects after all of them are created.
@MainActor struct Connector {
    let builder: ViewBuilder
    /// Controllers and file's owners by id.
    let owners: [String: AnyObject]

    private func object(_ id: String?) -> AnyObject? { id.flatMap { owners[$0] ?? builder.items[$0] } }

    /// Connects elements and everything in them, except outlets to objects that are not here, sets the runtime attributes of the author's objects
    /// and calls their `awakeFromNib()`.
    func connect(below roots: [Element]) {
        for root in roots {
            for element in root.descendants {
                // Prototypes are connected when they are created.
                if element.name == "connections", let owner = element.parent, !isInPrototype(element, below: root) {
                    connect(element, of: owner)
                }
            }
        }
        builder.setAttributes()
        for object in builder.ownObjects { object.awakeFromNib() }
        for constraint in builder.ownConstraints { constraint.awakeFromNib() }
    }

    private func isInPrototype(_ element: Element, below root: Element) -> Bool {
        var current = element.parent
        while let next = current, next != root {
            if next.parent?.name == "prototypes" { return !builder.items.keys.contains(next.id ?? "") }
            current = next.parent
        }
        return false
    }

    private func connect(_ connections: Element, of element: Element) {
        guard let owner = object(element.id) else { return }
        var collections: [String: [AnyObject]] = [:]
        for connection in connections.children {
            switch connection.name {
            case "outlet": setOutlet(connection, of: owner)
            case "outletCollection":
                guard let name = connection["property"], let value = object(connection["destination"]) else { continue }
                collections[name, default: []].append(value)
            case "action": addAction(connection, of: owner)
            case "segue": builder.addSegue?(connection, owner)
            default: break
            }
        }
        for (name, values) in collections.sorted(by: { $0.key < $1.key }) { setCollection(name, values, of: owner) }
    }

    private func setOutlet(_ connection: Element, of owner: AnyObject) {
        guard let name = connection["property"], let value = object(connection["destination"]) else { return }
        if InterfaceModules.setOutlet(name, of: owner, to: value) || StandardOutlets.set(name, of: owner, to: value) { return }
        guard InterfaceModules.isOwn(owner) else { return }
        builder.session.report(.outlet, at: connection, name)
    }

    private func setCollection(_ name: String, _ values: [AnyObject], of owner: AnyObject) {
        if name == "gestureRecognizers", let view = owner as? UIView {
            for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
        } else {
            _ = InterfaceModules.setOutlet(name, of: owner, to: values)
        }
    }

    private func addAction(_ connection: Element, of owner: AnyObject) {
        guard let name = connection["selector"], let target = object(connection["destination"]) else { return }
        let action = InterfaceModules.action(name, of: target) ?? Selector(name)
        switch owner {
        case let control as UIControl:
            control.addTarget(target, action: action, for: Self.events[connection["eventType"] ?? ""] ?? .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: action)
        default: break
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}

/// The outlets of UIKit's own classes. A value of another type leaves the current one in place: the document's own rows.
@MainActor enum StandardOutlets {
    static func set(_ name: String, of owner: AnyObject, to value: AnyObject) -> Bool {
        switch (name, owner) {
        case ("view", let controller as UIViewController): controller.view = value as? UIView
        case ("dataSource", let table as UITableView): (value as? any UITableViewDataSource).map { table.dataSource = $0 }
        case ("delegate", let table as UITableView): (value as? any UITableViewDelegate).map { table.delegate = $0 }
        case ("dataSource", let collection as UICollectionView):
            (value as? any UICollectionViewDataSource).map { collection.dataSource = $0 }
        case ("delegate", let collection as UICollectionView): (value as? any UICollectionViewDelegate).map { collection.delegate = $0 }
        case ("delegate", let view as UITextView): (value as? any UITextViewDelegate).map { view.delegate = $0 }
        case ("delegate", let field as UITextField): (value as? any UITextFieldDelegate).map { field.delegate = $0 }
        case ("delegate", let bar as UISearchBar): (value as? any UISearchBarDelegate).map { bar.delegate = $0 }
        case ("delegate", let view as UIScrollView): (value as? any UIScrollViewDelegate).map { view.delegate = $0 }
        case ("dataSource", let picker as UIPickerView): (value as? any UIPickerViewDataSource).map { picker.dataSource = $0 }
        case ("delegate", let picker as UIPickerView): (value as? any UIPickerViewDelegate).map { picker.delegate = $0 }
        case ("delegate", let recognizer as UIGestureRecognizer):
            (value as? any UIGestureRecognizerDelegate).map { recognizer.delegate = $0 }
        default: return false
        }
        return true
    }
}

extension ViewBuilder {
    /// Creates the objects that lie beside a scene's controller or the views of a nib: gesture recognisers, bar button items and objects of the
    /// author's classes. Only outlets lead to them, which may be weak.
    func objects(of elements: [Element]) -> [AnyObject] {
        elements.compactMap { element in
            guard let id = element.id else { return nil }
            if element.name == "barButtonItem" { return barButtonItem(session.reading(element)) }
            let own = element.name == "customObject" ? element["customClass"].flatMap(InterfaceModules.object(named:)) : nil
            let object = own ?? GestureReader.recognizer(element)
            items[id] = object
            return object
        }
    }
}

/// Creates the gesture recognisers of a scene from their elements.
@MainActor enum GestureReader {
    static func recognizer(_ element: Element) -> UIGestureRecognizer? {
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = element["numberOfTapsRequired"].flatMap(Int.init) ?? 1
            return tap
        case "longPressGestureRecognizer": return UILongPressGestureRecognizer()
        case "panGestureRecognizer": return UIPanGestureRecognizer()
        case "swipeGestureRecognizer": return UISwipeGestureRecognizer()
        case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
        default: return nil
        }
    }
}
