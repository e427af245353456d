import UIKit

/// Looks over a window that is laid out. What the system draws of its own accord (a switch's size, a bar's buttons) is not questioned.
@MainActor public struct Audit {
    let window: UIWindow
    /// Everything that shows, each view before what is in it.
    let views: [Sighting]

    /// A view that is seen, with what surrounds it.
    struct Sighting {
        var view: UIView
        /// In the window, points.
        var frame: CGRect
        /// Inside something that scrolls.
        var canScroll = false
        /// Inside a bar of the system.
        var isInBar = false
        /// Inside a control: part of its look.
        var isInControl = false
    }

    private init(_ window: UIWindow) {
        self.window = window
        var views: [Sighting] = []
        for view in window.subviews { Self.collect(view, Sighting(view: view, frame: .zero), of: window, into: &views) }
        self.views = views
    }

    /// In a fixed order: by kind, and within a kind from the back of the screen to the front.
    public static func findings(in window: UIWindow) -> [Finding] {
        let audit = Audit(window)
        return audit.conflicts + audit.ambiguousViews + audit.truncatedTexts + audit.overlappingTexts + audit.faintTexts
            + audit.smallTargets + audit.lostViews
    }

    private static func collect(_ view: UIView, _ around: Sighting, of window: UIWindow, into views: inout [Sighting]) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        var sighting = around
        sighting.view = view
        sighting.frame = view.convert(view.bounds, to: window)
        views.append(sighting)
        sighting.canScroll = sighting.canScroll || view is UIScrollView
        sighting.isInBar = sighting.isInBar || view is UINavigationBar || view is UITabBar || view is UIToolbar
        sighting.isInControl = sighting.isInControl || view is UIControl
        for subview in view.subviews { collect(subview, sighting, of: window, into: &views) }
    }

    func finding(_ kind: Finding.Kind, _ sighting: Sighting, _ fact: String, _ advice: String) -> Finding {
        let frame = sighting.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
        return Finding(kind: kind, view: ViewDescription.path(of: sighting.view), frame: numbers, fact: fact, advice: advice)
    }
}

// MARK: What layout itself says

extension Audit {
    private var conflicts: [Finding] {
        window.layoutEngine.conflicts.map { conflict in
            let rest = conflict.members.filter { $0 != conflict.broken }
            return Finding(
                kind: .conflict, view: conflict.views.first ?? "", frame: nil,
                fact: "\(conflict.broken) cannot hold with " + rest.joined(separator: ", "),
                advice: conflict.untranslated.isEmpty
                    ? "remove one of them, or give one a lower priority"
                    : "set translatesAutoresizingMaskIntoConstraints of \(conflict.untranslated.joined(separator: ", ")) to false")
        }
    }

    private var ambiguousViews: [Finding] {
        let open = Dictionary(LayoutTrace(of: window).views.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return views.compactMap { sighting in
            guard let view = open[ViewDescription.path(of: sighting.view)], !view.ambiguous.isEmpty else { return nil }
            let sides = view.ambiguous.map { $0 == "minX" || $0 == "minY" ? "its \($0 == "minX" ? "x" : "y")" : "its \($0.lowercased())" }
            return finding(.ambiguous, sighting, "nothing decides \(sides.joined(separator: " and "))", "add constraints that do")
        }
    }
}
