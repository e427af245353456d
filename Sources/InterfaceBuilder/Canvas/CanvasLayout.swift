import UIKit

extension IBDocument {
    /// Lays every scene out as Interface Builder's canvas did and tells each view's frame.
    ///
    /// Every layout root (a controller's view, a cell, a header) is laid out by itself at the frame the document gives it; of all other
    /// frames only those that no constraint decides are inputs.
    /// Cost: one engine a root; 10 ms for a large storyboard.
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
        // Before the views: text that is measured without a window is measured for the pixels of the last one.
        let window = UIWindow(environment: environment)
        let view = builder.view(root.element)
        // A layout root's own frame is an input, whatever is said of its translation.
        view.translatesAutoresizingMaskIntoConstraints = true
        let controller = UIViewController()
        controller.view = view
        if let owner = controllerElement { builder.addLayoutGuides(of: owner, to: controller) }
        builder.measureTextOfCanvas()
        builder.connect()
        // What is around a root in the canvas has the margins of any view: a root that preserves them has 8 (2 of 2).
        window.insetsLayoutMarginsFromSafeArea = false
        setInsets(of: view, builder, controller)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        if let unit = root.element.id.flatMap({ inputs.units[$0] }) { CanvasFeed(unit: unit, builder: builder).lay(over: controller) }
        window.commit()
        return builder.made.dropFirst().map { SolvedFrames.View(id: $0.id, frame: CanvasLibrarySize.frame(of: $0.view)) }
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
            if Self.margins(session.reading(root.element)) == nil {
                let margin = CanvasMargins(document: document).cell(isOfCollection: root.element.name == "collectionViewCell")
                view.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
            }
        }
        // The margins of a view knew nothing of the safe area before Xcode 9 (8 of 8).
        if document.toolsVersion < 13_000 {
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
        // Margins of its own that preserve the cell's are at least as wide (6 of 6).
        let least = own == nil ? .zero : contentView.layoutMargins
        contentView.layoutMargins = UIEdgeInsets(
            top: max(margins.top, least.top), left: max(margins.left, least.left), bottom: max(margins.bottom, least.bottom),
            right: max(margins.right, least.right))
    }

    private static func margins(_ reading: Reading) -> Element? {
        reading.element.children.first { $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins" }
    }
}
