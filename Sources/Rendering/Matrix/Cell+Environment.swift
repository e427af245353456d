import UIKit

extension Cell {
    /// The cell's environment for a window and its traits.
    package var environment: DisplayEnvironment {
        var environment = device.environment(in: orientation, split: split)
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        environment.contentSizeCategory = UIContentSizeCategory(contentSize)
        environment.userInterfaceStyle = shownStyle
        environment.accessibilityContrast = contrast == .high ? .high : .normal
        environment.legibilityWeight = weight == .bold ? .bold : .regular
        environment.languageCode = language.languageCode
        environment.keyboardHeight = keyboard == .shown ? device.placement(in: orientation).keyboard.height : nil
        return environment
    }

    /// The style in which the app and what the system shows over it are drawn: the app's, if it has one, otherwise the cell's.
    var shownStyle: UIUserInterfaceStyle { .ofApp ?? (style == .dark ? .dark : .light) }
}

extension Language {
    /// The code of the language whose text is loaded; pseudo-languages then change the base text.
    var languageCode: String {
        switch self {
        case .base, .pseudo: Self.baseCode
        case .code(let code): code
        }
    }

    /// The language that `Base.lproj` is nearly always written in.
    static let baseCode = "en"
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
