/// The bars Interface Builder draws over a scene: inferred along segues from navigation and tab controllers, or set by the author
/// as simulated metrics. They shape the safe area of the canvas.
package struct SimulatedBars: Sendable, Equatable {
    package enum NavigationBar: String, Sendable { case standard, large, prompt }

    package var navigationBar: NavigationBar?
    package var hasStatusBar = true
    package var hasTabBar = false
    package var hasToolbar = false
    /// Whether the scene is part of another one, in a container view.
    var isEmbedded = false
    /// Whether the author chose a canvas size other than the device's.
    package var isFreeform = false
    /// Whether the document simulates an opaque top bar; the view begins below it.
    package var hasOpaqueTopBar = false

    /// Returns the bars of each scene.
    static func infer(_ scenes: [IBScene], tieBreakers: Set<String>) -> [SimulatedBars] {
        var inference = BarInference(scenes: scenes, tieBreakers: tieBreakers)
        return scenes.map { scene in
            guard let controller = scene.controller else { return SimulatedBars() }
            var bars = inference.bars(of: controller.id)
            bars.adjust(to: controller.element)
            bars.applySimulatedMetrics(of: controller.element)
            if controller.element.child(key: "freeformSize") != nil, !inference.isPartOfAScreen(controller.id) { bars.isFreeform = true }
            return bars
        }
    }

    /// Applies the controller's own settings for the bars it is shown under.
    private mutating func adjust(to controller: Element) {
        if controller["hidesBottomBarWhenPushed"] == "YES" { hasTabBar = false }
        guard let item = controller.child("navigationItem"), navigationBar != nil else { return }
        if item["prompt"]?.isEmpty == false { navigationBar = .prompt }
        if item["largeTitleDisplayMode"] == "never", navigationBar == .large { navigationBar = .standard }
    }

    /// Applies `nil key="simulatedStatusBarMetrics"` and its relatives; in old documents they are children of a xib's view.
    mutating func applySimulatedMetrics(of element: Element) {
        for child in element.children {
            switch child.key {
            case "simulatedTopBarMetrics":
                navigationBar = Self.navigationBar(simulatedBy: child)
                hasOpaqueTopBar = child["translucent"] == "NO"
            case "simulatedBottomBarMetrics":
                hasTabBar = child.name == "simulatedTabBarMetrics"
                hasToolbar = child.name == "simulatedToolbarMetrics"
            case "simulatedStatusBarMetrics":
                hasStatusBar = child.name != "nil"
            case "simulatedDestinationMetrics", "simulatedScreenMetrics":
                isFreeform = true
            default: break
            }
        }
    }

    fileprivate static func navigationBar(simulatedBy metrics: Element) -> NavigationBar? {
        metrics.name == "nil" ? nil : metrics["prompted"] == "YES" ? .prompt : .standard
    }
}

/// Follows segues backwards from a scene to the controllers that show it.
private struct BarInference {
    private struct Arrow {
        let source: String
        let segue: IBSegue
    }

    private let controllers: [String: IBController]
    private var incoming: [String: [Arrow]] = [:]
    private let tieBreakers: Set<String>
    private var known: [String: SimulatedBars] = [:]
    private var open: Set<String> = []
    /// The most segues to follow backwards: a bound on the recursion, far beyond any real storyboard.
    private static let longestWay = 200

    init(scenes: [IBScene], tieBreakers: Set<String>) {
        let all = scenes.compactMap(\.controller)
        controllers = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.tieBreakers = tieBreakers
        for controller in all {
            for segue in controller.segues {
                incoming[segue.destination, default: []].append(Arrow(source: controller.id, segue: segue))
            }
        }
    }

    /// Whether a segue shows the controller in a sheet or inside another controller.
    func isPartOfAScreen(_ id: String) -> Bool { (incoming[id] ?? []).contains { Self.parts.contains($0.segue.kind) } }

    private static let parts: Set<String> = ["presentation", "modal", "popover", "popoverPresentation", "embed"]

    private func breaksTie(_ arrow: Arrow) -> Bool {
        arrow.segue.id.map(tieBreakers.contains) ?? false
    }

    /// Returns the bars of a controller, without its own settings. A tie breaker wins, then the first incoming segue that adds a navigation
    /// bar, then the first incoming segue. A loop of segues adds no bars.
    mutating func bars(of id: String) -> SimulatedBars {
        if let bars = known[id] { return bars }
        guard open.count < Self.longestWay, open.insert(id).inserted else { return SimulatedBars() }
        defer { open.remove(id) }
        let arrows = incoming[id] ?? []
        let chosen = arrows.first(where: breaksTie).map { [$0] } ?? arrows
        let ways = chosen.compactMap { bars(along: $0) }
        let best = ways.first { $0.navigationBar != nil } ?? ways.first ?? SimulatedBars()
        known[id] = best
        return best
    }

    /// Returns the bars that a segue passes on, or nil if its destination has none of them (a modal presentation).
    private mutating func bars(along arrow: Arrow) -> SimulatedBars? {
        guard let source = controllers[arrow.source] else { return nil }
        var bars = self.bars(of: arrow.source)
        switch (arrow.segue.kind, arrow.segue.relationship, source.kind) {
        case ("relationship", "rootViewController", .navigation):
            bars.navigationBar = Self.navigationBar(of: source.element)
            bars.hasToolbar = source.element["toolbarHidden"] == "NO"
            return bars
        case ("relationship", "viewControllers", .tabBar):
            var inTab = SimulatedBars()
            inTab.hasTabBar = true
            return inTab
        case ("relationship", _, _):
            return SimulatedBars()
        case ("push", _, _), ("show", _, _), ("showDetail", _, _):
            guard source.kind != .navigation, source.kind != .tabBar else { return nil }
            // A scene shown from under a simulated bar is under it too (7 of 7 roots); a prompt belongs to its own scene.
            let simulated = source.element.child(key: "simulatedTopBarMetrics").flatMap(SimulatedBars.navigationBar(simulatedBy:))
            if simulated != nil { bars.navigationBar = .standard }
            return bars
        case ("embed", _, _):
            // An embedded scene is below the navigation bar of the scene around it, wherever its container is (public documents).
            bars.applySimulatedMetrics(of: source.element)
            var embedded = SimulatedBars()
            (embedded.isEmbedded, embedded.navigationBar) = (true, bars.navigationBar)
            return embedded
        default:
            return nil
        }
    }

    private static func navigationBar(of controller: Element) -> SimulatedBars.NavigationBar? {
        if controller["navigationBarHidden"] == "YES" { return nil }
        return controller.child(key: "navigationBar")?["largeTitles"] == "YES" ? .large : .standard
    }
}
