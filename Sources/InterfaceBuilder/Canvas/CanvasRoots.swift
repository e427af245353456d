/// The layout roots of a scene, in document order: the controller's view, views beside it, and every cell, header and footer inside.
struct CanvasRoots {
    let session: ReadingSession

    func roots(of scene: IBScene) -> [CanvasRoot] {
        var roots: [CanvasRoot] = []
        let document = session.document
        for view in scene.views {
            let role: CanvasRoot.Role
            if isCell(view) {
                role = .cell
            } else if let controller = scene.controller {
                role = view == controller.view ? .controllerView : .looseView
            } else {
                role = document.kind == .xib ? .xibView : .looseView
            }
            add(view, role, bars: bars(of: scene, view), to: &roots)
        }
        return roots
    }

    /// Returns the simulated bars of a view; in a xib, its simulated metrics are children of the view.
    private func bars(of scene: IBScene, _ view: Element) -> SimulatedBars {
        var bars = scene.bars
        bars.applySimulatedMetrics(of: view)
        return bars
    }

    private func isCell(_ element: Element) -> Bool {
        switch ViewKind(element: element) {
        case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableViewHeaderFooterView: true
        default: false
        }
    }

    private func add(_ element: Element, _ role: CanvasRoot.Role, bars: SimulatedBars, to roots: inout [CanvasRoot]) {
        let reading = session.reading(element)
        guard let frame = ViewFrame.read(reading) else { return }
        roots.append(CanvasRoot(element: element, role: role, frame: frame, bars: bars))
        collect(element, bars: bars, into: &roots)
    }

    /// Adds the roots below a view; ordinary subviews belong to the layout of their root.
    private func collect(_ element: Element, bars: SimulatedBars, into roots: inout [CanvasRoot]) {
        let reading = session.reading(element)
        let excluded = reading.excluded("subviews")
        for child in element.children {
            switch child.name {
            case "subviews":
                for view in child.children where ViewKind(element: view) != nil && !excluded.contains(view.id ?? "") {
                    collect(view, bars: bars, into: &roots)
                }
            case "prototypes", "cells", "sections":
                for cell in cells(child) { add(cell, .cell, bars: bars, to: &roots) }
            default:
                guard let key = child.key, ViewKind(element: child) != nil else { continue }
                if key == "contentView" {
                    collect(child, bars: bars, into: &roots)
                } else if Self.accessories.contains(key) {
                    add(child, .accessory, bars: bars, to: &roots)
                }
            }
        }
    }

    private static let accessories: Set<String> = [
        "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "backgroundView", "selectedBackgroundView",
        "titleView", "customView",
    ]

    /// Returns the cells directly in a list or in its sections, not those of a table inside a cell.
    private func cells(_ list: Element) -> [Element] {
        list.children.flatMap { child -> [Element] in
            switch child.name {
            case "tableViewCell", "collectionViewCell": [child]
            case "tableViewSection": child.items("cells").filter { $0.name == "tableViewCell" }
            default: []
            }
        }
    }
}

/// The frame that a document records for a view.
enum ViewFrame {
    typealias Numbers = (x: Double, y: Double, width: Double, height: Double)

    /// Returns the frame in points, with extreme numbers clamped to a range in which arithmetic stays exact.
    static func read(_ view: Reading) -> Numbers? {
        guard let rect = view.child("rect", key: "frame") else { return nil }
        func number(_ name: String) -> Double { min(max(rect.number(name) ?? 0, -1e6), 1e6) }
        return (number("x"), number("y"), max(0, number("width")), max(0, number("height")))
    }
}
