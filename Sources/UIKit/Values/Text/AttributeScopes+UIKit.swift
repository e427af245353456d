import Foundation

extension AttributeScopes {
    /// The text attributes that UIKit supports, for `AttributedString` and `AttributeContainer`.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let paragraphStyle: ParagraphStyleAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    // Where SwiftUI has an attribute of the same name and type, it is SwiftUI's.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeContainer {
    /// The container's UIKit attributes under their `NSAttributedString` keys.
    var uiKitAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        typealias Keys = AttributeScopes.UIKitAttributes
        if let font = self[Keys.FontAttribute.self] { attributes[.font] = font }
        if let color = self[Keys.ForegroundColorAttribute.self] { attributes[.foregroundColor] = color }
        if let color = self[Keys.BackgroundColorAttribute.self] { attributes[.backgroundColor] = color }
        if let kern = self[Keys.KernAttribute.self] { attributes[.kern] = kern }
        if let tracking = self[Keys.TrackingAttribute.self] { attributes[.tracking] = tracking }
        if let offset = self[Keys.BaselineOffsetAttribute.self] { attributes[.baselineOffset] = offset }
        if let style = self[Keys.UnderlineStyleAttribute.self] { attributes[.underlineStyle] = style.rawValue }
        if let style = self[Keys.StrikethroughStyleAttribute.self] { attributes[.strikethroughStyle] = style.rawValue }
        if let style = self[Keys.ParagraphStyleAttribute.self] { attributes[.paragraphStyle] = style }
        return attributes
    }
}

extension NSAttributedString {
    /// Creates a string with the UIKit attributes of `string`. Attributes of other scopes are dropped.
    convenience init(uiKit string: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in string.runs {
            let text = String(string[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: run.attributes.uiKitAttributes))
        }
        self.init(attributedString: result)
    }
}

extension NSAttributedString {
    /// Creates a string with the attributes that UIKit supports. Others are dropped.
    public convenience init(_ attrStr: AttributedString) { self.init(uiKit: attrStr) }
}

extension AttributedString {
    /// Creates a string with the attributes that UIKit supports, and links. Others are dropped.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        for run in nsStr.runs { append(AttributedString(run.text, attributes: AttributeContainer(run.attributes))) }
    }
}

/// A transformation of text attributes that is applied before drawing.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// A transformation of a colour that is applied before drawing.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    public static let grayscale = UIConfigurationColorTransformer { _ in .systemGray }
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

extension AttributeContainer {
    /// Creates a container with the attributes that UIKit supports. Others are ignored.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        typealias Keys = AttributeScopes.UIKitAttributes
        self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Keys.KernAttribute.self] = Self.number(dictionary[.kern])
        self[Keys.TrackingAttribute.self] = Self.number(dictionary[.tracking])
        self[Keys.BaselineOffsetAttribute.self] = Self.number(dictionary[.baselineOffset])
        self[Keys.UnderlineStyleAttribute.self] = Self.line(dictionary[.underlineStyle])
        self[Keys.StrikethroughStyleAttribute.self] = Self.line(dictionary[.strikethroughStyle])
        self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        if let link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap(URL.init(string:)) { self.link = link }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    }

    private static func line(_ value: Any?) -> NSUnderlineStyle? {
        value as? NSUnderlineStyle ?? (value as? Int).map(NSUnderlineStyle.init(rawValue:))
    }
}
