/// The safe area that Interface Builder gave a root view when it wrote a document. It differs from the one at run time, and between
/// generations of Xcode.
/// Source of all rules here: Corpus.md, safeArea (1,868 insets of 1,393 units; the counts below are of insets that a rule explains).
struct CanvasSafeArea {
    let document: IBDocument
    let root: CanvasRoot

    private var tools: ToolsVersion { document.toolsVersion }
    private var device: CanvasDevice? { document.device }
    /// Xcode 26.0–26.1 wrote doubled insets for screens with a home indicator, and taller bars: 22 of 23.
    private var isDoubled: Bool { tools.isFrom(.xcode26Beta, before: .afterXcode26) }

    var insets: CanvasInsets {
        switch root.role {
        case .cell, .accessory: return CanvasInsets()
        case .looseView:
            let isOnHomeButton = device.map { $0.shape == .homeButton } ?? true
            return isOnHomeButton ? CanvasInsets(top: statusBar) : CanvasInsets()
        case .controllerView, .xibView: break
        }
        if fillsScreen || root.bars.isFreeform { return screenInsets(width: root.frame.width) }
        return root.role == .xibView ? CanvasInsets() : embeddedInsets
    }

    // MARK: Whole screens

    private var screen: (width: Double, height: Double) {
        device.map { ($0.width, $0.height) } ?? (root.frame.width, root.frame.height)
    }

    private var fillsScreen: Bool { root.frame.width == screen.width && root.frame.height == screen.height }

    private func screenInsets(width: Double) -> CanvasInsets {
        // Below an opaque bar set by the author, 19 of 19 views have no top inset (six owners).
        let top = root.bars.hasOpaqueTopBar ? 0 : statusBar + navigationBar
        var insets = CanvasInsets(top: top, bottom: homeIndicator + bottomBar)
        if let device, device.isLandscape, !device.isPad, device.hasHomeIndicator {
            insets.left = cutoutInLandscape(device)
            insets.right = insets.left
        }
        // An opaque bar pushes the view down: the covered part is outside the view, and the view extends as far below the screen (7 of 7).
        if root.frame.y > 0 {
            insets.top = max(0, insets.top - root.frame.y)
            insets.bottom = max(0, insets.bottom + root.frame.y + root.frame.height - screen.height)
        }
        // A freeform view too small for a home indicator has none, unless it is wider than the screen (7 of 7, up to Xcode 14).
        if root.bars.isFreeform, tools < .xcode14, root.frame.height <= 128, root.frame.width <= screen.width { insets.bottom = 0 }
        return insets
    }

    private var statusBar: Double {
        guard let device else { return tools < .xcode11Beta ? (root.bars.hasStatusBar ? 20 : 0) : 0 }
        switch device.shape {
        case .homeButton:
            // A freeform view of a xib had no status bar over it until Xcode 10 (3 of 3).
            if tools < .xcode11Beta, root.role == .xibView, root.bars.isFreeform { return 0 }
            if device.isLandscape { return root.bars.navigationBar == nil ? 0 : 20 }
            return showsHomeButtonStatusBar && (root.bars.hasStatusBar || tools >= .xcode14_3) ? 20 : 0
        case .padHomeButton:
            return showsHomeButtonStatusBar ? 20 : 0
        case .padRounded:
            return 24
        case .notch:
            return device.isLandscape ? 0 : doubled(Self.notch(device.id, tools: tools))
        case .island:
            return device.isLandscape ? 0 : doubled(device.id == "retina6_3" || device.id == "retina6_9" ? 62 : 59)
        }
    }

    /// Between Xcode 11 and 14 the canvas of a home-button phone has no status bar: 0 in 37 of 38, 20 in 189 of 201 before, 20 in 29
    /// of 29 from Xcode 15.
    private var showsHomeButtonStatusBar: Bool { tools < .xcode11Beta || tools >= .xcode14_3 }

    /// The notch was 44 points on every device until Xcode 15 used the true values: 44 in 340 of 341, 48 in 75 of 75, 50 in 16 of 16.
    private static func notch(_ id: String, tools: ToolsVersion) -> Double {
        guard tools >= .xcode14 else { return 44 }
        switch id {
        case "retina6_1": return 48
        case "retina5_9", "retina5_4": return 50
        case "retina6_0", "retina6_7": return 47
        default: return 44
        }
    }

    private func cutoutInLandscape(_ device: CanvasDevice) -> Double {
        device.shape == .island ? 59 : Self.notch(device.id, tools: tools)
    }

    private var navigationBar: Double {
        switch root.bars.navigationBar {
        case nil: 0
        case .standard: isDoubled ? 54 : 44
        case .large: 96
        case .prompt: 74
        }
    }

    private var homeIndicator: Double {
        guard let device, device.hasHomeIndicator else { return 0 }
        if device.shape == .padRounded { return isDoubled ? 50 : 20 }
        return device.isLandscape ? 21 : doubled(34)
    }

    private var bottomBar: Double {
        if root.bars.hasTabBar { return 49 }
        return root.bars.hasToolbar ? (isDoubled ? 49 : 44) : 0
    }

    private func doubled(_ inset: Double) -> Double { isDoubled ? 2 * inset : inset }

    // MARK: Parts of a screen

    /// The insets of a controller's view that neither fills the screen nor is freeform: below an opaque bar, in a page sheet, or embedded.
    private var embeddedInsets: CanvasInsets {
        // An embedded scene has the bar's own height, without the status bar.
        let bar = root.bars.isEmbedded ? navigationBar : 0
        guard let device, root.frame.width == device.width else { return CanvasInsets(top: bar) }
        let missing = device.height - root.frame.height
        guard missing <= 128 else { return CanvasInsets(top: bar) }
        // A page sheet is 54…60 points lower than the screen; the bar of a navigation controller in it is 56 points (47 of 47).
        let isSheet = missing == 20 || (54...60).contains(missing)
        let top = root.bars.isEmbedded ? bar : isSheet && root.bars.navigationBar != nil ? 56.0 : 0
        return CanvasInsets(top: top, bottom: homeIndicator + bottomBar)
    }
}
