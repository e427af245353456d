import UIKit

extension UITraitCollection {
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation) }
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation) }
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation, isWide: true) }
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation) }
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true, forceTouch: .unavailable)
    }
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation, isWide: true) }
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation) }
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation, isWide: true) }
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation) }
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { phone(orientation, isWide: true) }

    public static let iPadMini = tablet(.regular)
    public static let iPadMini_Compact_SplitView = tablet(.compact)
    public static let iPad9_7 = tablet(.regular)
    public static let iPad9_7_Compact_SplitView = tablet(.compact)
    public static let iPad10_2 = tablet(.regular)
    public static let iPad10_2_Compact_SplitView = tablet(.compact)
    public static let iPadPro10_5 = tablet(.regular)
    public static let iPadPro10_5_Compact_SplitView = tablet(.compact)
    public static let iPadPro11 = tablet(.regular)
    public static let iPadPro11_Compact_SplitView = tablet(.compact)
    public static let iPadPro12_9 = tablet(.regular)
    public static let iPadPro12_9_Compact_SplitView = tablet(.compact)

    /// - Parameter isWide: whether the width is regular in landscape, as on the largest phones.
    static func phone(
        _ orientation: ViewImageConfig.Orientation, isWide: Bool = false, forceTouch: UIForceTouchCapability = .available
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(forceTouchCapability: forceTouch), UITraitCollection(layoutDirection: .leftToRight),
            // One step below a phone's default: the pictures that teams have recorded use it.
            UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(horizontalSizeClass: orientation == .landscape && isWide ? .regular : .compact),
            UITraitCollection(verticalSizeClass: orientation == .landscape ? .compact : .regular),
        ])
    }

    private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(userInterfaceIdiom: .pad),
        ])
    }
}
