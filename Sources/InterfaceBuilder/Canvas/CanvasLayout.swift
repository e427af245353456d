import UIKit

extension IBDocument {
    /// Lays out every scene as Interface Builder's canvas did and returns each view's frame.
    ///
    /// Every layout root (a controller's view, a cell, a header) is laid out separately, at the frame in the document. Other frames are
    /// inputs only where no constraint determines them.
    /// Cost: one engine per root; 10 ms for a large storyboard.
    @MainActor package func frames(_ inputs: CanvasInputs = CanvasInputs()) -> SolvedFrames {
        let session = ReadingSession(
            document: self, sizeClasses: device?.sizeClasses ?? SizeClasses(), canvasFonts: CanvasFonts(toolsVersion: toolsVersion))
        let roots = CanvasRoots(session: session)
        return SolvedFrames(
            scenes: scenes.map { scene in
                let views = roots.roots(of: scene).flatMap { CanvasLayout(session: session, root: $0, inputs: inputs).frames() }
                return SolvedFrames.Scene(sceneID: scene.id, device: deviceID, views: views)
            })
    }

    /// Returns everything in the document that is not drawn as its author intended, sorted by line: the findings of all scenes, each on a
    /// screen with the given environment.
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
        // The window is created before the views because text measured without a window uses the scale of the last one.
        let window = UIWindow(environment: environment)
        let view = builder.view(root.element)
        // A layout root's own frame is an input, even if the document turns off the translation of its autoresizing mask.
        view.translatesAutoresizingMaskIntoConstraints = true
        let controller = UIViewController()
        controller.view = view
        if let owner = controllerElement { builder.addLayoutGuides(of: owner, to: controller) }
        builder.measureTextOfCanvas()
        CanvasToolbars(toolsVersion: document.toolsVersion, device: document.device).measure(in: builder)
        builder.connect()
        // The superview of a root has default margins in the canvas: a root that preserves them has 8 (2 of 2).
        window.insetsLayoutMarginsFromSafeArea = false
        setInsets(of: view, builder, controller)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        if let unit = root.element.id.flatMap({ inputs.units[$0] }) { CanvasOverrides(unit: unit, builder: builder).apply(to: controller) }
        window.commit()
        return builder.made.dropFirst().map { SolvedFrames.View(id: $0.id, frame: CanvasLibrarySize.frame(of: $0.view)) }
    }

    private var controllerElement: IBController? {
        guard root.role == .controllerView else { return nil }
        return document.scenes.lazy.compactMap(\.controller).first { $0.view == root.element }
    }

    // MARK: Environment

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

    /// Sets the margins that the canvas applies by rule.
    private func setInsets(of view: UIView, _ builder: ViewBuilder, _ controller: UIViewController) {
        switch root.role {
        case .controllerView, .xibView, .looseView: break
        case .cell, .accessory:
            controller.viewRespectsSystemMinimumLayoutMargins = false
            if Self.margins(session.reading(root.element)) == nil {
                let margin = CanvasMargins(document: document).cell(isOfCollection: root.element.name == "collectionViewCell")
                view.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
            }
        }
        // Before Xcode 9 the margins of a view ignored the safe area (8 of 8).
        if document.toolsVersion < .xcode9Beta {
            for (_, _, view) in builder.made { view.insetsLayoutMarginsFromSafeArea = false }
        }
        setInsetsOfCell(builder)
    }

    private func setInsetsOfCell(_ builder: ViewBuilder) {
        guard let content = root.element.children.first(where: { $0.name == "tableViewCellContentView" }),
            let contentView = content.id.flatMap({ builder.items[$0] as? UIView })
        else { return }
        let reading = session.reading(content)
        let preserves = reading.flag("preservesSuperviewLayoutMargins") ?? false
        let own = Self.margins(reading)
        if own != nil, !preserves { return }
        let frame = ViewFrame.read(reading)
        let margins = CanvasMargins(document: document).contentView(
            of: .init(
                width: root.frame.width, height: root.frame.height, contentWidth: frame?.width ?? root.frame.width,
                contentHeight: frame?.height ?? root.frame.height, isInXib: document.kind == .xib))
        contentView.preservesSuperviewLayoutMargins = false
        contentView.insetsLayoutMarginsFromSafeArea = false
        // A content view that sets its own margins and preserves the cell's has margins at least as wide as its own (6 of 6).
        let least = own == nil ? .zero : contentView.layoutMargins
        contentView.layoutMargins = UIEdgeInsets(
            top: max(margins.top, least.top), left: max(margins.left, least.left), bottom: max(margins.bottom, least.bottom),
            right: max(margins.right, least.right))
    }

    private static func margins(_ reading: Reading) -> Element? {
        reading.element.children.first { $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins" }
    }
}
