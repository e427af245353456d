import Foundation
import Graphics

extension UIButton {
    /// The complete look of a button, as a value.
    public struct Configuration {
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        public enum Indicator: Int, Sendable { case automatic, none, popup }

        enum Style { case plain, gray, tinted, filled, glass, prominentGlass, clearGlass, prominentClearGlass }

        let style: Style

        public var title: String? {
            didSet { attributedTitleStorage = nil }
        }
        public var attributedTitle: AttributedString? {
            get { attributedTitleStorage ?? title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                attributedTitleStorage = newValue
            }
        }
        var attributedTitleStorage: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitle: String? {
            didSet { attributedSubtitleStorage = nil }
        }
        public var attributedSubtitle: AttributedString? {
            get { attributedSubtitleStorage ?? subtitle.map { AttributedString($0) } }
            set {
                subtitle = newValue.map { String($0.characters) }
                attributedSubtitleStorage = newValue
            }
        }
        var attributedSubtitleStorage: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleAlignment = TitleAlignment.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points between the image and the text.
        public var imagePadding: CGFloat = 0
        /// Points between the title and the subtitle.
        public var titlePadding: CGFloat = 0
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var automaticallyUpdateForSelection = true

        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets ?? standardInsets }
            set { insets = newValue }
        }
        private var insets: NSDirectionalEdgeInsets?
        public mutating func setDefaultContentInsets() { insets = nil }

        private init(_ style: Style) { self.style = style }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        public static func glass() -> Configuration { Configuration(.glass) }
        public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
        public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
        public static func prominentClearGlass() -> Configuration { Configuration(.prominentClearGlass) }

        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }

        /// 7 and 12 points at medium size (Controls.md, UIButton.configuration: ib); the other sizes are inferred.
        private var standardInsets: NSDirectionalEdgeInsets {
            let (vertical, horizontal): (CGFloat, CGFloat) =
                switch buttonSize {
                case .mini, .small: (5, 10)
                case .medium: (7, 12)
                case .large: (15, 20)
                }
            return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }

        /// The title's text style: fifteen points at the small sizes, body otherwise (Controls.md, UIButton.configuration: swiftuiweb).
        var titleStyle: UIFont.TextStyle { buttonSize == .small || buttonSize == .mini ? .subheadline : .body }

        /// The text style of the subtitle: thirteen points beside body (Controls.md, UIButton.configuration: swiftuiweb).
        var subtitleStyle: UIFont.TextStyle { .footnote }

        /// The corner radius of a button. The radii are inferred from looking at iOS; `dynamic` is rounder for large buttons, and a half
        /// circle from iOS 26 on (Generations.md, buttons).
        func cornerRadius(height: CGFloat, _ metrics: SystemMetrics) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic where background.cornerRadius > 0: background.cornerRadius
            case .dynamic: metrics.buttonCornerRadius.map { buttonSize == .large ? $0 + 2.55 : $0 } ?? height / 2
            case .small: 4
            case .medium: 5.95
            case .large: 8.5
            case .capsule: height / 2
            }
        }
    }
}

extension UIButton.Configuration.Style {
    /// The glass under the button's title; nil for buttons without glass.
    var glass: UIGlassEffect.Style? {
        switch self {
        case .glass, .prominentGlass: .regular
        case .clearGlass, .prominentClearGlass: .clear
        case .plain, .gray, .tinted, .filled: nil
        }
    }
}

/// The colours of a configured button in one state.
struct ButtonColors {
    var foreground: UIColor
    var background: UIColor?

    init(_ configuration: UIButton.Configuration, state: UIControl.State) {
        let base = configuration.baseForegroundColor
        let ground = configuration.baseBackgroundColor
        switch configuration.style {
        case .plain:
            foreground = base ?? .tintColor
            background = ground
        case .gray:
            foreground = base ?? .tintColor
            background = ground ?? .secondarySystemFill
        case .tinted:
            foreground = base ?? .tintColor
            background = (ground ?? .tintColor).withAlphaComponent(0.18)
        case .filled:
            foreground = base ?? .white
            background = ground ?? .tintColor
        case .glass, .clearGlass:
            foreground = base ?? .label
            background = ground
        case .prominentGlass, .prominentClearGlass:
            foreground = base ?? .white
            background = ground ?? .tintColor
        }
        if configuration.background.backgroundColor != nil { background = configuration.background.backgroundColor }
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
            // Glass that is disabled has no colour.
            let ground: UIColor? = configuration.style.glass == nil ? .tertiarySystemFill : nil
            if configuration.style != .plain, configuration.background.backgroundColor == nil { background = ground }
        } else if state.contains(.highlighted) {
            // A press fades the foreground or changes the background (inferred from looking at iOS).
            if configuration.style == .plain || background == nil {
                foreground = foreground.withAlphaComponent(0.3)
            } else if configuration.style == .filled {
                background = background?.withAlphaComponent(0.75)
            } else {
                foreground = foreground.withAlphaComponent(0.75)
                background = configuration.style == .gray ? .systemFill : (ground ?? .tintColor).withAlphaComponent(0.3)
            }
        } else if state.contains(.selected), configuration.automaticallyUpdateForSelection, configuration.style == .plain {
            background = UIColor.tintColor.withAlphaComponent(0.18)
        }
    }
}

extension UIButton {
    /// Never called, because there is no pointer.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    public var pointerStyleProvider: PointerStyleProvider? {
        get { nil }
        set {}
    }
}

extension MetatypeInitializable where Self: UIButton {
    @preconcurrency public init(type buttonType: UIButton.ButtonType, _: Void = ()) {
        self.init(made: .frame(.zero))
        setUp(buttonType)
    }
}
