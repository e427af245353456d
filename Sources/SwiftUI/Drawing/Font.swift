import UIKit

/// A font that is resolved where it is used: by the text size and weight of the environment.
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        case extraLargeTitle, extraLargeTitle2

        var style: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            case .extraLargeTitle, .extraLargeTitle2: .largeTitle
            }
        }
    }

    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        public static let ultraLight = Weight(.ultraLight)
        public static let thin = Weight(.thin)
        public static let light = Weight(.light)
        public static let regular = Weight(.regular)
        public static let medium = Weight(.medium)
        public static let semibold = Weight(.semibold)
        public static let bold = Weight(.bold)
        public static let heavy = Weight(.heavy)
        public static let black = Weight(.black)
        private init(_ weight: UIFont.Weight) { value = weight.rawValue }
        var weight: UIFont.Weight { UIFont.Weight(rawValue: value) }
    }

    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
        var design: UIFontDescriptor.SystemDesign {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    enum Base: Hashable, Sendable {
        case style(TextStyle, Design, Weight?)
        case system(CGFloat, Weight?, Design)
        case custom(String, CGFloat, TextStyle?)
        case font(Unchecked<UIFont>)
    }

    enum Change: Hashable, Sendable {
        case bold, italic, monospacedDigits, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps, monospaced
        case weight(Weight)
        case width(CGFloat)
        case leading(Leading)
        case design(Design)
        case scale(CGFloat)
    }

    let base: Base
    var changes: [Change] = []

    init(_ base: Base) { self.base = base }
    public init(_ font: UIFont) { self.init(.font(Unchecked(font))) }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design ?? .default, weight))
    }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size, weight, design ?? .default))
    }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font(.custom(name, size, style)) }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, nil)) }

    private func with(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }

    public func bold() -> Font { with(.bold) }
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
    public func italic() -> Font { with(.italic) }
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
    public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
    public func width(_ width: Width) -> Font { with(.width(width.value)) }
    public func width(_ width: CGFloat) -> Font { with(.width(width)) }
    public func monospacedDigit() -> Font { with(.monospacedDigits) }
    public func monospaced() -> Font { with(.monospaced) }
    public func smallCaps() -> Font { with(.smallCaps) }
    public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }
    public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }
    public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
}

extension Unchecked: Equatable where Value: Equatable {
    static func == (left: Unchecked, right: Unchecked) -> Bool { left.value == right.value }
}

extension Unchecked: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Font {
    /// Returns the font for the traits of an environment.
    @MainActor func resolved(in environment: EnvironmentValues) -> UIFont {
        changes.reduce(baseFont(environment.traits)) { $1.applied(to: $0) }
    }

    private func baseFont(_ traits: UITraitCollection) -> UIFont {
        switch base {
        case .style(let style, let design, let weight):
            let font = UIFont.preferredFont(forTextStyle: style.style, compatibleWith: traits)
            let designed = font.designed(design.design)
            return weight.map { designed.weighted($0.weight) } ?? designed
        case .system(let size, let weight, let design):
            return UIFont.systemFont(ofSize: size, weight: weight?.weight ?? .regular).designed(design.design)
        case .custom(let name, let size, let style):
            let font = UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
            guard let style else { return font }
            return UIFontMetrics(forTextStyle: style.style).scaledFont(for: font, compatibleWith: traits)
        case .font(let font): return font.value
        }
    }
}

extension Font.Change {
    fileprivate func applied(to font: UIFont) -> UIFont {
        switch self {
        case .bold: font.with(.traitBold)
        case .italic: font.with(.traitItalic)
        case .monospaced: font.designed(.monospaced)
        case .weight(let weight): font.weighted(weight.weight)
        case .monospacedDigits: font.featured(kNumberSpacingType, kMonospacedNumbersSelector)
        case .smallCaps, .lowercaseSmallCaps: font.featured(kLowerCaseType, kLowerCaseSmallCapsSelector)
        case .uppercaseSmallCaps: font.featured(kUpperCaseType, kUpperCaseSmallCapsSelector)
        case .design(let design): font.designed(design.design)
        case .scale(let factor): font.withSize(font.pointSize * factor)
        case .leading(.tight): font.with(.traitTightLeading)
        case .leading(.loose): font.with(.traitLooseLeading)
        // San Francisco's other widths are not available: the letters keep theirs.
        case .width, .leading: font
        }
    }
}

extension UIFont {
    fileprivate func designed(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        design == .default ? self : fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }

    fileprivate func weighted(_ weight: UIFont.Weight) -> UIFont {
        UIFont(descriptor: fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue]]), size: pointSize)
    }

    fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(traits)).map { UIFont(descriptor: $0, size: pointSize) }
            ?? self
    }

    fileprivate func featured(_ type: Int, _ selector: Int) -> UIFont {
        let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: type, .selector: selector]
        return UIFont(descriptor: fontDescriptor.addingAttributes([.featureSettings: [feature]]), size: pointSize)
    }
}
