import UIKit

extension Cell {
    /// The cell as a window and its traits see it.
    package var environment: DisplayEnvironment {
        let placement = device.placement(in: orientation)
        let window = split == .full ? nil : device.splits[orientation]?[split]
        return DisplayEnvironment(
            size: size, scale: device.scale, safeAreaInsets: UIEdgeInsets(placement.safeArea), statusBarHeight: placement.statusBarHeight,
            // The corners of a window beside another one are not the screen's.
            displayCornerRadius: window == nil ? device.cornerRadius : 0, idiom: device.idiom == .pad ? .pad : .phone,
            horizontalSizeClass: UIUserInterfaceSizeClass(window?.horizontalSizeClass ?? placement.horizontalSizeClass),
            verticalSizeClass: UIUserInterfaceSizeClass(placement.verticalSizeClass),
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, contentSizeCategory: UIContentSizeCategory(contentSize),
            userInterfaceStyle: style == .dark ? .dark : .light, accessibilityContrast: contrast == .high ? .high : .normal,
            legibilityWeight: weight == .bold ? .bold : .regular, languageCode: language.languageCode,
            keyboardHeight: keyboard == .shown ? placement.keyboard.height : nil)
    }
}

extension Language {
    /// The language whose text is asked for; pseudo-languages change the base text afterwards.
    var languageCode: String {
        switch self {
        case .base, .pseudo: Self.baseCode
        case .code(let code): code
        }
    }

    /// What `Base.lproj` is nearly always written in.
    static let baseCode = "en"
}

extension UIEdgeInsets {
    init(_ insets: Device.Insets) { self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right) }
}

extension UIUserInterfaceSizeClass {
    init(_ sizeClass: Device.SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}

extension UIContentSizeCategory {
    init(_ size: ContentSize) {
        switch size {
        case .extraSmall: self = .extraSmall
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        case .extraLarge: self = .extraLarge
        case .extraExtraLarge: self = .extraExtraLarge
        case .extraExtraExtraLarge: self = .extraExtraExtraLarge
        case .accessibility1: self = .accessibilityMedium
        case .accessibility2: self = .accessibilityLarge
        case .accessibility3: self = .accessibilityExtraLarge
        case .accessibility4: self = .accessibilityExtraExtraLarge
        case .accessibility5: self = .accessibilityExtraExtraExtraLarge
        }
    }
}
