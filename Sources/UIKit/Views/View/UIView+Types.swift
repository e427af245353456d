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

extension UIStatusBarStyle {
    /// Whether an app's `Info.plist` says that its controllers do not decide how the status bar looks.
    static func isDecidedByApp(_ information: [String: Any]) -> Bool {
        information["UIViewControllerBasedStatusBarAppearance"] as? Bool == false
    }

    /// The style of an app's `Info.plist`; nil if the controllers decide.
    init?(information: [String: Any]) {
        guard Self.isDecidedByApp(information) else { return nil }
        switch information["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackOpaque", "UIStatusBarStyleBlackTranslucent": self = .lightContent
        case "UIStatusBarStyleDarkContent": self = .darkContent
        default: self = .default
        }
    }
}

public enum UIStatusBarAnimation: Int, Hashable, Sendable { case none, fade, slide }
