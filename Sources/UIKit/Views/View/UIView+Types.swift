import Foundation
import Graphics

extension UIView {
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    public enum ContentMode: Int, Hashable, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft,
            bottomRight
    }

    public enum TintAdjustmentMode: Int, Hashable, Sendable { case automatic, normal, dimmed }

    /// The intrinsic size along an axis without one.
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

extension UIEdgeInsets {
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}

/// Hugging and compression resistance along both axes.
struct SizePriorities: Equatable {
    var huggingX, huggingY, resistanceX, resistanceY: UILayoutPriority

    /// The priorities of views created in code (Controls.md, priorities).
    static let standard = SizePriorities(huggingX: .defaultLow, huggingY: .defaultLow, resistanceX: .defaultHigh, resistanceY: .defaultHigh)

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { axis == .horizontal ? huggingX : huggingY }
    func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { axis == .horizontal ? resistanceX : resistanceY }

    mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { huggingX = priority } else { huggingY = priority }
    }
    mutating func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { resistanceX = priority } else { resistanceY = priority }
    }
}

public enum UIStatusBarStyle: Int, Hashable, Sendable { case `default`, lightContent, darkContent = 3 }

/// What an app's `Info.plist` says of the status bar if it says that controllers do not decide.
struct StatusBarInformation: Equatable, Sendable {
    let style: UIStatusBarStyle
    let isHidden: Bool

    init?(_ information: [String: Any]) {
        guard information["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return nil }
        isHidden = information["UIStatusBarHidden"] as? Bool ?? false
        style =
            switch information["UIStatusBarStyle"] as? String {
            case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackOpaque", "UIStatusBarStyleBlackTranslucent": .lightContent
            case "UIStatusBarStyleDarkContent": .darkContent
            default: .default
            }
    }

    /// The main bundle's. Foundation reads the file once, too, but bridges it at each request, which took longer than the rest of a window's
    /// insets.
    static let ofApp = StatusBarInformation(Bundle.main.infoDictionary ?? [:])
}

public enum UIStatusBarAnimation: Int, Hashable, Sendable { case none, fade, slide }
