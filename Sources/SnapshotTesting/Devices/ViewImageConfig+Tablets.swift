import UIKit

// The sizes and safe areas of tablets are those of swift-snapshot-testing 1.19.

extension ViewImageConfig {
    public static let iPadMini = iPadMini(.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { tablet(.inch9, orientation) }
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(.inch9, orientation) }

    public static let iPad9_7 = iPad9_7(.landscape)
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { tablet(.inch9, orientation) }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(.inch9, orientation) }

    public static let iPad10_2 = iPad10_2(.landscape)
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { tablet(.inch10, orientation) }
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(.inch10, orientation) }

    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { tablet(.pro10, orientation) }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(.pro10, orientation) }

    public static let iPadPro11 = iPadPro11(.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { tablet(.pro11, orientation) }
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(.pro11, orientation) }

    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { tablet(.pro12, orientation) }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(.pro12, orientation) }

    /// A size of tablet: its sides, and the widths of windows in split view.
    private struct Tablet {
        var short, long: CGFloat
        var landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
        var portrait: (third: CGFloat, twoThirds: CGFloat)
        var bottom: CGFloat = 0
        var top: CGFloat = 20
        /// Whether half of the screen has a regular width.
        var hasRegularHalf = false

        static let inch9 = Tablet(short: 768, long: 1024, landscape: (320, 507, 694), portrait: (320, 438))
        static let inch10 = Tablet(short: 810, long: 1080, landscape: (320, 535, 750), portrait: (320, 480))
        static let pro10 = Tablet(short: 834, long: 1112, landscape: (320, 551, 782), portrait: (320, 504))
        static let pro11 = Tablet(short: 834, long: 1194, landscape: (375, 592, 809), portrait: (320, 504), bottom: 20, top: 24)
        static let pro12 = Tablet(short: 1024, long: 1366, landscape: (375, 678, 981), portrait: (375, 639), hasRegularHalf: true)
    }

    private static func tablet(_ tablet: Tablet, _ orientation: Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: self.tablet(tablet, .landscape(splitView: .full))
        case .portrait: self.tablet(tablet, .portrait(splitView: .full))
        }
    }

    private static func tablet(_ tablet: Tablet, _ orientation: TabletOrientation) -> ViewImageConfig {
        let (width, height, isCompact): (CGFloat, CGFloat, Bool) =
            switch orientation {
            case .landscape(.full): (tablet.long, tablet.short, false)
            case .landscape(.twoThirds): (tablet.landscape.twoThirds, tablet.short, false)
            case .landscape(.oneHalf): (tablet.landscape.half, tablet.short, !tablet.hasRegularHalf)
            case .landscape(.oneThird): (tablet.landscape.third, tablet.short, true)
            case .portrait(.full): (tablet.short, tablet.long, false)
            case .portrait(.twoThirds): (tablet.portrait.twoThirds, tablet.long, true)
            case .portrait(.oneThird): (tablet.portrait.third, tablet.long, true)
            }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: tablet.top, left: 0, bottom: tablet.bottom, right: 0), size: CGSize(width: width, height: height),
            traits: isCompact ? .iPadMini_Compact_SplitView : .iPadMini)
    }
}
