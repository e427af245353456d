import Foundation

extension UIViewController {
    func loadOnce() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        guard loadedView != nil else {
            ProgrammerError.stop("loadView of \(type(of: self)) set no view")
            return
        }
        call("viewDidLoad", []) { viewDidLoad() }
        let changes = origin.whenLoaded
        origin.whenLoaded = []
        changes.forEach { $0(self) }
    }

    /// Calls one of the controller's callbacks, and tells who observes them.
    private func call(_ name: String, _ arguments: [Any], _ callback: () -> Void) {
        lifeObserver?(name, arguments, true)
        callback()
        lifeObserver?(name, arguments, false)
    }

    /// Loads the view from the controller's document.
    /// - Returns: Whether a storyboard or nib contained the view.
    func loadFromDocument() -> Bool {
        guard let load = origin.loadView else { return InterfaceDocuments.loadView(of: self) }
        origin.loadView = nil
        load(self)
        return hasView
    }

    var hasView: Bool { loadedView != nil }

    func makeStandardView() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    func setView(_ view: UIView?) {
        guard loadedView !== view else { return }
        loadedView?.controller = nil
        loadedView = view
        view?.controller = self
        guard let view else { return }
        view.updateInsets()
        if view.traits != nil { view.refreshTraits() }
    }

    // MARK: Appearance

    /// Shows the controller, with its appearance callbacks. `insert` adds the view to its superview, `settle` lays it out.
    func appear(insert: () -> Void, settle: () -> Void) {
        loadViewIfNeeded()
        beginAppearance(true, false)
        insert()
        loadedView?.refreshTraits()
        isAppearing(false)
        settle()
        endAppearance()
    }

    var isOnScreen: Bool { appearance == .shown || appearance == .appearing }

    /// Removes the view, and those of everything the controller presents, from the window.
    func leaveWithPresented() {
        presentedViewController?.leaveWithPresented()
        presentationStorage?.substitute?.leave()
        leave()
        presentationStorage?.performer.uninstall()
    }

    func leave() {
        guard loadedView?.superviewStorage != nil else { return }
        beginAppearance(false, false)
        loadedView?.removeFromSuperview()
        endAppearance()
    }

    func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
        if isAppearing {
            guard appearance == .gone || appearance == .disappearing else { return }
            appearance = .appearing
            loadViewIfNeeded()
            call("viewWillAppear:", [animated]) { viewWillAppear(animated) }
        } else {
            guard appearance == .shown || appearance == .appearing else { return }
            appearance = .disappearing
            call("viewWillDisappear:", [animated]) { viewWillDisappear(animated) }
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isShownInParent { child.beginAppearance(isAppearing, animated) }
    }

    func isAppearing(_ animated: Bool) {
        viewIsAppearing(animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.appearance == .appearing { child.isAppearing(animated) }
    }

    func endAppearance(_ animated: Bool = false) {
        switch appearance {
        case .appearing:
            appearance = .shown
            call("viewDidAppear:", [animated]) { viewDidAppear(animated) }
        case .disappearing:
            appearance = .gone
            call("viewDidDisappear:", [animated]) { viewDidDisappear(animated) }
        case .gone, .shown: return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.appearance == .appearing || child.appearance == .disappearing { child.endAppearance(animated) }
    }

    /// Calls the callbacks of a transition again, also those of shown children. A library that begins a transition which the window has
    /// begun, too, gets two pairs (Suites.md, snapshotCallbacks).
    package func repeatAppearance(_ isAppearing: Bool) {
        forShown { isAppearing ? $0.viewWillAppear(false) : $0.viewWillDisappear(false) }
        if isAppearing { forShown { $0.viewIsAppearing(false) } }
        forShown { isAppearing ? $0.viewDidAppear(false) : $0.viewDidDisappear(false) }
    }

    private func forShown(_ body: (UIViewController) -> Void) {
        body(self)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isShownInParent { child.forShown(body) }
    }

    private var isShownInParent: Bool {
        guard let view = loadedView, let outer = parentStorage?.loadedView else { return false }
        return view !== outer && view.isInside(outer)
    }

    /// Makes a child appear when its view is added to a parent that is already on screen, and a controller whose view code has added to a
    /// window without a parent (Suites.md, looseController).
    func viewJoinedWindow() {
        guard appearance == .gone else { return }
        if let parent = parentStorage {
            guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
            guard parent.appearance == .shown || parent.appearance == .appearing else { return }
        } else if !isLoose {
            return
        }
        beginAppearance(true, false)
        guard parentStorage.map({ $0.appearance == .shown }) ?? true else { return }
        isAppearing(false)
        endAppearance()
    }

    /// Whether no parent, window or presentation shows the controller's view.
    private var isLoose: Bool {
        parentStorage == nil && presentationStorage == nil && loadedView?.window?.rootViewController !== self
    }

    func viewLeftWindow() {
        guard appearance == .shown || parentStorage != nil && appearance == .disappearing else { return }
        beginAppearance(false, false)
        endAppearance()
    }

    // MARK: Containment

    func adopt(_ child: UIViewController) {
        guard child.parentStorage !== self else { return }
        child.willMove(toParent: self)
        child.parentStorage?.children.removeAll { $0 === child }
        children.append(child)
        child.parentStorage = self
        child.loadedView?.refreshTraits()
    }

    func leaveParent() {
        guard let parent = parentStorage else { return }
        parent.children.removeAll { $0 === self }
        parentStorage = nil
        didMove(toParent: nil)
    }

    // MARK: Size transitions

    func forwardTransition(to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: own, with: coordinator)
        }
        presentedViewController?.viewWillTransition(to: size, with: coordinator)
    }

    func forwardTransition(to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let own = child.overridesOfParent.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
            child.willTransition(to: own, with: coordinator)
        }
        presentedViewController?.willTransition(to: traits, with: coordinator)
    }

    func setCoordinator(_ coordinator: (any UIViewControllerTransitionCoordinator)?) { coordinatorStorage = coordinator }

    // MARK: Traits

    func combine(_ outer: UITraitCollection) -> UITraitCollection {
        let outer = overridesOfParent.map { UITraitCollection(outer.values.overridden(by: $0.values)) } ?? outer
        guard overrides.values != TraitSet() else { return outer }
        return UITraitCollection(outer.values.overridden(by: overrides.values))
    }

    func traitsDidChange(_ changes: TraitMask, from old: UITraitCollection) {
        for registration in registrations where !registration.traits.isDisjoint(with: changes) { registration.handler(old) }
        traitCollectionDidChange(old)
    }

    // MARK: Safe area and margins

    var addedSafeArea: UIEdgeInsets { additionalSafeAreaInsets + barInsets }

    var systemMargins: NSDirectionalEdgeInsets {
        let width = loadedView?.window?.bounds.width ?? loadedView?.bounds.width ?? 0
        let margin: CGFloat = width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }

    func minimumMargins(_ rightToLeft: Bool) -> UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        return systemMinimumLayoutMargins.resolved(isRightToLeft: rightToLeft)
    }

    func legacyGuide(isTop: Bool) -> LegacyLayoutGuide {
        let role: GuideRole = isTop ? .legacyTop : .legacyBottom
        if let guide = legacyGuides.first(where: { $0.role == role }) { return guide }
        let guide = LegacyLayoutGuide()
        guide.role = role
        guide.identifier = role.identifier
        guide.owner = view
        legacyGuides.append(guide)
        view.systemGuides.append(guide)
        return guide
    }
}

extension UIViewController: UIFocusEnvironment {}

/// The items that a controller provides for the bars of its containers.
extension UIViewController {
    var ownNavigationItem: UINavigationItem {
        if let item = navigationItemStorage as? UINavigationItem { return item }
        let item = UINavigationItem(title: "")
        item.title = title
        navigationItemStorage = item
        return item
    }

    var ownTabBarItem: UITabBarItem {
        if let item = tabBarItemStorage as? UITabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tabBarItemStorage = item
        return item
    }

    /// The closest container that shows controllers for its children.
    var shower: UIViewController? {
        var controller = parent
        while let current = controller, !current.showsForChildren { controller = current.parent }
        return controller
    }
}

extension MetatypeInitializable where Self: UIViewController {
    @preconcurrency public init(nibName: String?, bundle: Bundle?, _: Void = ()) { self.init(made: .nib(name: nibName, bundle: bundle)) }
}
