import Foundation

extension UIView {
    /// Adds a view that always has the size of this one, on top or at an index.
    func addFilling(_ view: UIView, at index: Int? = nil) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let index { insertSubview(view, at: index) } else { addSubview(view) }
    }

    /// The root of the tree: the window, or another view without a superview.
    final var topmostView: UIView {
        var view = self
        while let parent = view.superviewStorage { view = parent }
        return view
    }

    func isInside(_ ancestor: UIView) -> Bool {
        var view: UIView? = self
        while let current = view {
            if current === ancestor { return true }
            view = current.superviewStorage
        }
        return false
    }

    func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
        guard sibling !== view else { return }
        if view.superviewStorage === self { subviewStorage.removeAll { $0 === view } }
        let index = subviewStorage.firstIndex { $0 === sibling }.map { $0 + offset } ?? subviewStorage.count
        if view.superviewStorage === self {
            subviewStorage.insert(view, at: index)
            orderChanged(of: view, to: index)
        } else {
            insert(view, at: index)
        }
    }

    func insert(_ view: UIView, at index: Int) {
        guard !isInside(view) else {
            ProgrammerError.stop("Can't add self as subview")
            return
        }
        if view.superviewStorage === self {
            subviewStorage.removeAll { $0 === view }
            let index = min(max(index, 0), subviewStorage.count)
            subviewStorage.insert(view, at: index)
            orderChanged(of: view, to: index)
            return
        }
        let newWindow = window, changesWindow = view.window !== newWindow
        if changesWindow { view.forEachView { $0.willMove(toWindow: newWindow) } }
        view.willMove(toSuperview: self)
        if view.superviewStorage != nil { view.detach() }
        let index = min(max(index, 0), subviewStorage.count)
        subviewStorage.insert(view, at: index)
        syncLayerOrder(of: view, at: index)
        view.superviewStorage = self
        view.joined(self)
        didAddSubview(view)
        view.didMoveToSuperview()
        if changesWindow { view.announceWindow(newWindow) }
    }

    private func announceWindow(_ window: UIWindow?) {
        if window != nil { AppearanceProxies.style(self) }
        forEachView {
            $0.didMoveToWindow()
            if window == nil { $0.controller?.viewLeftWindow() } else { $0.controller?.viewJoinedWindow() }
        }
    }

    /// Updates everything that depends on the superview: traits, insets, marks and the engine.
    private func joined(_ parent: UIView) {
        // As a root the view had its own engine; now it uses that of the new root.
        hostedEngine?.root = nil
        hostedEngine = nil
        if parent.traits != nil { inheritTraits(parent.resolvedTraits) }
        // What a controller adds to the safe area, such as a container's bars, counts from now on.
        if parent.window != nil || insets.isPopulated || controller.map({ $0.addedSafeArea != .zero }) == true { updateInsets() }
        propagateMarks()
        parent.markLayout(.subviews)
        topmostView.hostedEngine?.subtreeAdded(self)
    }

    private func orderChanged(of view: UIView, to index: Int) {
        syncLayerOrder(of: view, at: index)
        topmostView.hostedEngine?.orderDidChange()
    }

    /// Orders layers like their views. Layers without a view keep their positions among them.
    private func syncLayerOrder(of view: UIView, at index: Int) {
        guard index > 0 else {
            guard subviewStorage.count > 1 else { layer.addSublayer(view.layer); return }
            layer.insertSublayer(view.layer, below: subviewStorage[1].layer)
            return
        }
        guard index < subviewStorage.count - 1 else { layer.addSublayer(view.layer); return }
        layer.insertSublayer(view.layer, above: subviewStorage[index - 1].layer)
    }

    func exchange(_ index: Int, _ other: Int) {
        guard index != other else { return }
        let (low, high) = (min(index, other), max(index, other))
        let (first, second) = (subviewStorage[low], subviewStorage[high])
        insert(second, at: low)
        insert(first, at: high)
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.superviewStorage === self else { return }
        insert(view, at: toFront ? subviewStorage.count : 0)
    }

    func leaveSuperview() {
        guard superviewStorage != nil else { return }
        let hadWindow = window != nil
        if hadWindow { forEachView { $0.willMove(toWindow: nil) } }
        willMove(toSuperview: nil)
        detach()
        didMoveToSuperview()
        if hadWindow { announceWindow(nil) }
    }

    /// Removes the view from its superview and the engine. Constraints that reach out of the subtree are deactivated.
    private func detach() {
        guard let parent = superviewStorage else { return }
        parent.willRemoveSubview(self)
        dropConstraintsToOutside()
        topmostView.hostedEngine?.subtreeRemoved(self)
        parent.subviewStorage.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superviewStorage = nil
        parent.markLayout(.subviews)
    }

    private func dropConstraintsToOutside() {
        var ancestor = superviewStorage
        while let current = ancestor {
            for constraint in current.heldConstraints where constraint.reaches(into: self) { constraint.deactivate() }
            ancestor = current.superviewStorage
        }
    }

    /// Calls `body` for the view and everything below it, parents first.
    func forEachView(_ body: (UIView) -> Void) {
        body(self)
        for view in subviewStorage { view.forEachView(body) }
    }

    func find(tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviewStorage {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
        for view in subviewStorage.reversed() {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        return self
    }

    func resignInside() -> Bool {
        guard let responder = UIResponder.current as? UIView, responder.isInside(self) else { return false }
        return responder.resignFirstResponder()
    }

    // MARK: Tint and background

    static var defaultTintColor: UIColor { UIColor.systemBlue }

    func spreadTintChange() {
        tintColorDidChange()
        if backgroundColorSource != nil { refreshDynamicColors() }
        for view in subviewStorage where view.ownTintColor == nil { view.spreadTintChange() }
    }

    func setBackgroundColor(_ color: UIColor?) {
        layer.backgroundColor = color.map(resolve)
        // Setting the layer's colour resets the view's, so it is stored afterwards.
        backgroundColorSource = color
    }

    /// Resolves the background colour again with the current traits.
    final func refreshDynamicColors() {
        guard let color = backgroundColorSource, !color.isFixed else { return }
        let resolved = resolve(color)
        guard layer.backgroundColor != resolved else { return }
        layer.backgroundColor = resolved
        backgroundColorSource = color
    }

    private func resolve(_ color: UIColor) -> CGColor {
        guard !color.isFixed else { return color.resolvedCGColor(with: UITraitCollection.fallback) }
        let traits = resolvedTraits
        return color.resolvedCGColor(with: traits, tint: tintColor.resolvedCGColor(with: traits))
    }
}
