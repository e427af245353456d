/// The sizes of controls in the canvas of the Xcode that wrote a document: alignment rects, in points. A nil axis is free.
/// Source: Corpus.md, controlSizes (counts beside each rule).
struct CanvasControlSizes {
    struct Size: Sendable, Equatable {
        var width: Double?
        var height: Double?
    }

    let toolsVersion: ToolsVersion
    let device: CanvasDevice?

    /// Whether a nil axis keeps the size that UIKit computes instead of being free.
    static func keepsOwnWidth(_ kind: ViewKind) -> Bool { kind == .textField || kind == .segmentedControl || kind == .datePicker }

    /// Returns nil for kinds whose size UIKit computes: text, images, containers.
    func size(of kind: ViewKind, style: String?) -> Size? {
        switch kind {
        // Frames are 51×31 (138 of 138), or 63×28 in Xcode 26.0 (30 of 30); constraints use a width 2 points smaller.
        case .switch: isXcode26 ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
        case .slider: Size(height: 30)
        // 2 until Xcode 11, 4 since (23 of 24).
        case .progressView: Size(height: style == "bar" ? 2.5 : toolsVersion < .xcode12 ? 2 : 4)
        case .activityIndicatorView:
            style == "large" || style == "whiteLarge" ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
        case .stepper: Size(width: 94, height: toolsVersion < .xcode11 ? 29 : 32)
        case .pageControl: Size(height: toolsVersion < .xcode12 ? 37 : 26)
        case .pickerView: Size(width: 320, height: 216)
        case .searchBar: Size(height: searchBarHeight)
        // 49 at the bottom of some screens: `CanvasToolbars`.
        case .toolbar: Size(height: 44)
        case .navigationBar: Size(height: 44)
        // 30 until Xcode 10 (59 of 62), 34 since (139 of 146), with any font.
        case .textField: style == "roundedRect" ? Size(height: toolsVersion < .xcode11 ? 30 : 34) : nil
        // Frames are 29 and 32 high (27 of 27); the alignment rect excludes 1 point.
        case .segmentedControl: Size(height: toolsVersion < .xcode11 ? 28 : 31)
        case .tabBar: Size(height: 49)
        // Compact pickers of Xcode 26.0: 2 of 2.
        case .datePicker: isXcode26 && style != "wheels" && style != "inline" ? Size(height: 36) : nil
        default: nil
        }
    }

    /// The height is 44 until Xcode 8, 56 since (6 of 6), 51 while the canvas showed the smallest category (1 of 1), 64 in Xcode 26.0 (1 of
    /// 1).
    private var searchBarHeight: Double {
        if isXcode26 { return 64 }
        if CanvasFonts(toolsVersion: toolsVersion).contentSizeCategory == .extraSmall { return 51 }
        return toolsVersion >= .xcode9Beta ? 56 : 44
    }

    private var isXcode26: Bool { toolsVersion.isFrom(.xcode26, before: .unreleased) }
}
