import UIKit

// The sizes and safe areas of devices are those of swift-snapshot-testing 1.19: recorded pictures depend on each point.

extension ViewImageConfig {
    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { homeButton(320, 568, orientation, .iPhoneSe(orientation)) }

    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { homeButton(375, 667, orientation, .iPhone8(orientation)) }

    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        homeButton(414, 736, orientation, .iPhone8Plus(orientation))
    }

    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        notch(375, 812, inset: 44, turnedBottom: 24, orientation, .iPhoneX(orientation))
    }

    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        notch(414, 896, inset: 44, turnedBottom: 24, orientation, .iPhoneXsMax(orientation))
    }

    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        notch(414, 896, inset: 44, turnedBottom: 24, orientation, .iPhoneXr(orientation))
    }

    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        notch(390, 844, inset: 47, orientation, .iPhone12(orientation))
    }

    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        notch(428, 926, inset: 47, orientation, .iPhone12ProMax(orientation))
    }

    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        notch(390, 844, inset: 47, orientation, .iPhone13(orientation))
    }

    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        notch(375, 812, inset: 50, orientation, .iPhone13(orientation))
    }

    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone13(orientation) }

    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        notch(428, 926, inset: 47, orientation, .iPhone13ProMax(orientation))
    }

    /// A status bar of 20 points, hidden in landscape.
    private static func homeButton(
        _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, _ traits: UITraitCollection
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), size: CGSize(width: width, height: height), traits: traits)
        case .landscape: ViewImageConfig(size: CGSize(width: height, height: width), traits: traits)
        }
    }

    /// A notch of depth `inset`, at both sides in landscape, and the home indicator's 34 points in portrait.
    private static func notch(
        _ width: CGFloat, _ height: CGFloat, inset: CGFloat, turnedBottom: CGFloat = 21, _ orientation: Orientation,
        _ traits: UITraitCollection
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: inset, left: 0, bottom: 34, right: 0), size: CGSize(width: width, height: height),
                traits: traits)
        case .landscape:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: inset, bottom: turnedBottom, right: inset),
                size: CGSize(width: height, height: width), traits: traits)
        }
    }
}
