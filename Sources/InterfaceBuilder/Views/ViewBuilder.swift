import UIKit

/// Builds one tree of views from one tree of elements.
///
/// Views are created from the outside in. Constraints wait until all items of the tree exist and are activated in one batch
/// (``connect()``).
@MainActor final class ViewBuilder {
    enum Purpose {
        /// As in Interface Builder: cells are layout roots themselves, placeholder constraints are active, and sizes are those of the Xcode
        /// generation that wrote the document.
        case canvas
        /// As on a device.
        case screen
    }

    let session: ReadingSession
    let purpose: Purpose
    /// Views and guides by id: the items that constraints refer to.
    var items: [String: AnyObject] = [:]
    /// The views that were created, outside in, including the root.
    private(set) var made: [(id: String, kind: ViewKind, view: UIView)] = []
    private(set) var constraints: [IBConstraint] = []
    /// The constraints that were activated.
    private(set) var installed: [IBConstraint] = []
    /// Guides by id.
    private(set) var guides: [String: Guide] = [:]

    struct Guide {
        let view: String
        /// `safeArea`, `contentLayoutGuide` …
        let key: String
    }

    /// An object of the author's class that has not been filled from the document yet.
    var pending: UIView?
    /// The views that the size classes exclude, which have no superview.
    private var uninstalled: Set<ObjectIdentifier> = []
    /// Objects of the author's classes, from the inside out.
    private(set) var ownObjects: [UIView] = []
    /// Constraints of the author's classes.
    private(set) var ownConstraints: [NSLayoutConstraint] = []

    /// The views of an author's class whose runtime attributes are to be set.
    private var attributes: [(view: UIView, reading: Reading)] = []

    /// Sets the runtime attributes of an author's objects. Their setters may need what the class makes after `super.init(coder:)`, as in public
    /// apps, and outlets. That outlets come first is inferred: with them, a setter of either kind finds what it needs.
    func setAttributes() {
        let all = attributes
        attributes = []
        for (view, reading) in all { RuntimeAttributes.apply(to: view, reading) }
    }

    /// The views of an author's class, which the canvas draws as their standard class.
    private(set) var ownClasses: Set<ObjectIdentifier> = []

    /// The font names of text by view id; text in the system font has none.
    private(set) var faces: [String: String] = [:]
    /// Sizes fed from outside, by view id.
    var measured: [String: CanvasInputs.Size] = [:]
    /// Container views and the controllers to put into them.
    var embeds: [(container: UIView, controllerID: String)] = []

    /// Connects what a segue begins at, also in rows that are created later.
    var addSegue: ((_ segue: Element, _ trigger: AnyObject) -> Void)?

    /// The data sources of the document's own lists, which do not retain them.
    var sources: [AnyObject] = []
    /// The targets for outlets and actions of rows that are created later.
    var owners: [String: AnyObject] = [:]

    init(session: ReadingSession, purpose: Purpose) {
        self.session = session
        self.purpose = purpose
    }

    var document: IBDocument { session.document }

    /// Creates the view of an element with everything below it.
    func view(_ element: Element) -> UIView {
        let reading = session.reading(element)
        let kind = ViewKind(element: element) ?? .unknown
        guard let type = ownClass(reading, kind) else { return fill(nil, kind, reading) }
        var made: UIView?
        let coder = InterfaceCoder { [self] object in made = (object as? UIView).map { fill($0, kind, reading) } }
        let view = type.init(coder: coder) ?? made ?? fill(nil, kind, reading)
        ownObjects.append(view)
        return view
    }

    /// Returns the class that the document names for an element, or another framework's, if the program contains it.
    private func ownClass(_ reading: Reading, _ kind: ViewKind) -> UIView.Type? {
        guard purpose == .screen, let name = reading.element["customClass"] ?? kind.foreignClass else { return nil }
        // The usual class of the element is made as without a custom class.
        guard name != "UI" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() else { return nil }
        return StandardClasses.type(named: name) as? UIView.Type
    }

    /// Returns the pending object of the author's class if it is of the kind that the document requires, otherwise a standard view, with
    /// the properties that its class's tables and the document have in common.
    func made<View: UIView>(_ usual: @autoclosure () -> View, _ reading: Reading) -> View {
        defer { pending = nil }
        let view = pending as? View ?? usual()
        setProperties(of: view, Array(type(of: view).table.all.dropFirst(UIView.table.all.count)), reading)
        return view
    }

    private func fill(_ own: UIView?, _ kind: ViewKind, _ reading: Reading) -> UIView {
        pending = own
        let element = reading.element
        let view = makeView(kind, reading)
        pending = nil
        if let id = element.id {
            items[id] = view
            made.append((id, kind, view))
            if element["customClass"] != nil { ownClasses.insert(ObjectIdentifier(view)) }
            if purpose == .canvas { faces[id] = element.child(key: "fontDescription").flatMap { $0["name"] ?? $0["family"] } }
        }
        view.source = sourceReference(reading)
        setGeometry(of: view, reading)
        setCommonProperties(of: view, kind, reading)
        addGuides(of: view, reading)
        addConstraints(of: reading)
        addSubviews(of: view, kind, reading)
        if own == nil { RuntimeAttributes.apply(to: view, reading) } else { attributes.append((view, reading)) }
        return view
    }

    private func sourceReference(_ reading: Reading) -> SourceReference {
        SourceReference(
            file: document.file, line: reading.element.line, element: reading.element.id, ignored: IgnoredFindings.read(reading))
    }

    // MARK: Geometry

    private func setGeometry(of view: UIView, _ reading: Reading) {
        let frame = Self.frame(reading)
        let isFixed = reading.flag("fixedFrame") ?? false
        let translates = reading.flag("translatesAutoresizingMaskIntoConstraints") ?? true
        view.translatesAutoresizingMaskIntoConstraints = translates || isFixed
        // Where constraints determine the view, the file's frame is no input for them, but code sees it until they do (`viewDidLoad` makes a
        // button round by it), and the masks of subviews are relative to it.
        let holdsMasks = reading.element.children.contains { child in
            (child.name == "subviews" ? child.children : [child]).contains {
                ViewKind(element: $0) != nil && $0["translatesAutoresizingMaskIntoConstraints"] != "NO"
            }
        }
        if let frame, translates || isFixed || holdsMasks { view.frame = frame } else if let frame { view.showFrame(frame) }
        if let mask = reading.child("autoresizingMask") { view.autoresizingMask = Self.autoresizingMask(mask) }
    }

    static func frame(_ reading: Reading) -> CGRect? {
        ViewFrame.read(reading).map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    }

    private static func autoresizingMask(_ reading: Reading) -> UIView.AutoresizingMask {
        reading.skip("key")
        var mask: UIView.AutoresizingMask = []
        if reading.flag("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
        if reading.flag("widthSizable") == true { mask.insert(.flexibleWidth) }
        if reading.flag("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
        if reading.flag("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
        if reading.flag("heightSizable") == true { mask.insert(.flexibleHeight) }
        if reading.flag("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
        return mask
    }

    // MARK: Guides

    private func addGuides(of view: UIView, _ reading: Reading) {
        for child in reading.element.children {
            switch child.name {
            case "viewLayoutGuide":
                let guide = session.reading(child)
                guard let id = guide["id"] else { continue }
                let key = guide["key"] ?? ""
                items[id] = Self.guide(key, of: view)
                guides[id] = reading.element.id.map { Guide(view: $0, key: key) }
            case "layoutGuides":
                for element in child.children where element.name == "viewLayoutGuide" {
                    guard let id = element.id else { continue }
                    let guide = UILayoutGuide()
                    guide.identifier = element["userLabel"] ?? element["identifier"] ?? id
                    view.addLayoutGuide(guide)
                    items[id] = guide
                }
            default: break
            }
        }
    }

    private static func guide(_ key: String, of view: UIView) -> UILayoutGuide {
        switch (key, view) {
        case ("contentLayoutGuide", let scroll as UIScrollView): scroll.contentLayoutGuide
        case ("frameLayoutGuide", let scroll as UIScrollView): scroll.frameLayoutGuide
        case ("layoutMargins", _), ("layoutMarginsGuide", _): view.layoutMarginsGuide
        case ("readableContent", _), ("readableContentGuide", _): view.readableContentGuide
        case ("keyboard", _), ("keyboardLayoutGuide", _): view.keyboardLayoutGuide
        default: view.safeAreaLayoutGuide
        }
    }

    /// Adds the guides of a controller from a document older than the safe area.
    func addLayoutGuides(of controller: IBController, to viewController: UIViewController) {
        let view = controller.view?.id ?? ""
        if let id = controller.topLayoutGuide {
            items[id] = viewController.topLayoutGuide
            guides[id] = Guide(view: view, key: "topLayoutGuide")
        }
        if let id = controller.bottomLayoutGuide {
            items[id] = viewController.bottomLayoutGuide
            guides[id] = Guide(view: view, key: "bottomLayoutGuide")
        }
    }

    // MARK: Subviews

    private func addSubviews(of view: UIView, _ kind: ViewKind, _ reading: Reading) {
        let excluded = reading.excluded("subviews")
        for element in reading.element.items("subviews") {
            guard ViewKind(element: element) != nil else { continue }
            guard !excluded.contains(element.id ?? "") else {
                if purpose == .screen { addUninstalled(self.view(element), to: view) }
                continue
            }
            let subview = self.view(element)
            switch view {
            // A hidden view takes no room in its stack and keeps its alignment across it (Corpus.md, hidden).
            case let stack as UIStackView: stack.addArrangedSubview(subview)
            case let effect as UIVisualEffectView: effect.contentView.addSubview(subview)
            default: view.addSubview(subview)
            }
        }
        if reading.element.child("subviews") != nil { _ = reading.child("subviews") }
        addContentView(of: view, kind, reading)
        if purpose == .screen { addRows(of: view, kind, reading) }
    }

    /// Retains a view that the size classes exclude. It is created, and outlets refer to it, as on iOS, but it is no subview: the size classes
    /// could install it later.
    private func addUninstalled(_ subview: UIView, to view: UIView) {
        view.interfaceObjects.append(subview)
        uninstalled.insert(ObjectIdentifier(subview))
    }

    /// Adds the `contentView` of a cell or an effect view, which is part of the same layout.
    private func addContentView(of view: UIView, _ kind: ViewKind, _ reading: Reading) {
        guard let element = reading.element.child(key: "contentView"), ViewKind(element: element) != nil else { return }
        let target = contentView(of: view)
        guard let target else {
            view.addSubview(self.view(element))
            return
        }
        if let cell = view as? UITableViewCell, fillStandardCell(cell, element) { return }
        fill(target, from: element)
    }

    private func contentView(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let view as UITableViewHeaderFooterView: view.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: nil
        }
    }

    /// Fills an existing view from an element.
    private func fill(_ target: UIView, from element: Element) {
        let reading = session.reading(element)
        if let id = element.id {
            items[id] = target
            made.append((id, ViewKind(element: element) ?? .view, target))
        }
        target.source = sourceReference(reading)
        // The owner sets its frame.
        for child in [reading.child("rect", key: "frame"), reading.child("autoresizingMask")] { child.map { session.markAll($0.element) } }
        setCommonProperties(of: target, .view, reading)
        addGuides(of: target, reading)
        addConstraints(of: reading)
        addSubviews(of: target, .view, reading)
        RuntimeAttributes.apply(to: target, reading)
    }

    // MARK: Constraints

    /// Adds the constraints that an element owns: on a screen also those that the size classes exclude, because outlets refer to them.
    private func addConstraints(of reading: Reading) {
        constraints += purpose == .canvas ? ConstraintReader.constraints(of: reading) : ConstraintReader.all(of: reading)
    }

    /// Creates the constraints and activates them in one batch. Constraints that cannot be created are reported as findings.
    func connect() {
        var ready: [NSLayoutConstraint] = []
        for constraint in constraints where purpose == .canvas || !constraint.isPlaceholder {
            guard constraint.isInstalled, !reachesUninstalledView(constraint) else {
                addUninstalled(constraint)
                continue
            }
            guard let made = ConstraintConnector.constraint(constraint, items: items, session: session) else { continue }
            ready.append(made)
            if let id = constraint.element.id { items[id] = made }
            if type(of: made) != NSLayoutConstraint.self {
                RuntimeAttributes.apply(to: made, session.reading(constraint.element))
                ownConstraints.append(made)
            }
            installed.append(constraint)
        }
        constraints = []
        NSLayoutConstraint.activate(ready)
    }

    /// Returns whether one item of a constraint lies in a view that the size classes exclude and the other does not.
    private func reachesUninstalledView(_ constraint: IBConstraint) -> Bool {
        guard !uninstalled.isEmpty, let second = constraint.secondItem else { return false }
        let roots = [constraint.firstItem, second].map { items[$0].flatMap(ConstraintConnector.view).map(ConstraintConnector.root) }
        return roots[0] !== roots[1] && roots.contains { $0.map { uninstalled.contains(ObjectIdentifier($0)) } ?? false }
    }

    /// Creates a constraint that is not installed and retains it with its first item, for outlets.
    private func addUninstalled(_ constraint: IBConstraint) {
        guard let id = constraint.element.id, let view = items[constraint.firstItem].flatMap(ConstraintConnector.view),
            let made = ConstraintConnector.uninstalled(constraint, items: items, session: session)
        else { return }
        items[id] = made
        view.interfaceObjects.append(made)
    }
}
