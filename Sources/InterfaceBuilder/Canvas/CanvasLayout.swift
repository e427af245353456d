import UIKit

extension IBDocument {
    /// Lays every scene out as Interface Builder's canvas did and tells each view's frame.
    ///
    /// Every layout root (a controller's view, a cell, a header) is laid out by itself at the frame the document gives it; of all other
    /// frames only those that no constraint decides are inputs.
    /// Cost: one engine a root; 10 ms for a large storyboard.
    @MainActor public func frames(_ inputs: CanvasInputs = CanvasInputs()) -> SolvedFrames {
        let session = ReadingSession(
            document: self, sizeClasses: device?.sizeClasses ?? SizeClasses(), canvasFonts: CanvasFonts(toolsVersion: toolsVersion))
        let roots = CanvasRoots(session: session)
        return SolvedFrames(
            scenes: scenes.map { scene in
                let views = roots.roots(of: scene).flatMap { CanvasLayout(session: session, root: $0, inputs: inputs).frames() }
                return SolvedFrames.Scene(sceneID: scene.id, device: deviceID, views: views)
            })
    }

    /// Everything in the document that is not drawn as its author meant it, by line: what each scene leaves out on a screen like the
    /// document's own.
    @MainActor package func findings(environment: DisplayEnvironment, resources: DocumentResources = DocumentResources()) -> [IBFinding] {
        Self.distinct(scenes.flatMap { screen(of: $0, environment: environment, resources: resources).findings })
    }
}

/// One layout root in the canvas.
@MainActor struct CanvasLayout {
    let session: ReadingSession
    let root: CanvasRoot
    let inputs: CanvasInputs

    private var document: IBDocument { session.document }

    func frames() -> [SolvedFrames.View] {
        let builder = ViewBuilder(session: session, purpose: .canvas)
        builder.measured = inputs.intrinsicSizes
        let view = builder.view(root.element)
        // A layout root's own frame is an input, whatever is said of its translation.
        view.translatesAutoresizingMaskIntoConstraints = true
        let controller = UIViewController()
        controller.view = view
        if let owner = controllerElement { builder.addLayoutGuides(of: owner, to: controller) }
        builder.measureTextOfCanvas()
        builder.connect()
        let window = UIWindow(environment: environment)
        setInsets(of: view, builder, controller)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        if let unit = root.element.id.flatMap({ inputs.units[$0] }) { CanvasFeed(unit: unit, builder: builder).lay(over: controller) }
        window.commit()
        return builder.made.dropFirst().map { SolvedFrames.View(id: $0.id, frame: $0.view.frame) }
    }

    private var controllerElement: IBController? {
        guard root.role == .controllerView else { return nil }
        return document.scenes.lazy.compactMap(\.controller).first { $0.view == root.element }
    }

    // MARK: Circumstances

    private var environment: DisplayEnvironment {
        let insets = CanvasSafeArea(document: document, root: root).insets
        let classes = session.sizeClasses
        var environment = DisplayEnvironment(
            size: CGSize(width: root.frame.width, height: root.frame.height), scale: document.device?.scale ?? 2,
            safeAreaInsets: UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
        environment.contentSizeCategory = session.canvasFonts?.contentSizeCategory ?? .large
        environment.idiom = document.device?.isPad == true ? .pad : .phone
        environment.horizontalSizeClass = classes.width == .regular ? .regular : .compact
        environment.verticalSizeClass = classes.height == .compact ? .compact : .regular
        return environment
    }

    /// Margins that the canvas gives by rule.
    private func setInsets(of view: UIView, _ builder: ViewBuilder, _ controller: UIViewController) {
        switch root.role {
        case .controllerView, .xibView, .looseView: break
        case .cell, .accessory:
            controller.viewRespectsSystemMinimumLayoutMargins = false
            if !hasOwnMargins(root.element) { view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        }
        guard let content = root.element.children.first(where: { $0.name == "tableViewCellContentView" }), !hasOwnMargins(content),
            let contentView = content.id.flatMap({ builder.items[$0] as? UIView })
        else { return }
        let reading = session.reading(content)
        let margins = CanvasMargins(document: document).contentView(
            of: .init(
                width: root.frame.width, contentWidth: ViewFrame.read(reading)?.width ?? root.frame.width,
                isInXib: document.kind == .xib, preservesSuperviewMargins: reading.flag("preservesSuperviewLayoutMargins") ?? false))
        contentView.preservesSuperviewLayoutMargins = false
        contentView.insetsLayoutMarginsFromSafeArea = false
        contentView.layoutMargins = UIEdgeInsets(top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
    }

    private func hasOwnMargins(_ element: Element) -> Bool {
        element.children.contains { $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins" }
    }
}
