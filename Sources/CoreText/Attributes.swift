import Foundation

// The names of Core Text's attributes. Most are the same as UIKit's.

public let kCTFontAttributeName: CFString = "NSFont"
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTLigatureAttributeName: CFString = "NSLigature"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
public let kCTLanguageAttributeName: CFString = "NSLanguage"
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"

public struct CTUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let single = CTUnderlineStyle(rawValue: 1)
    public static let thick = CTUnderlineStyle(rawValue: 2)
    public static let double = CTUnderlineStyle(rawValue: 9)
}

extension NSAttributedString {
    /// The string with UIKit's attributes in place of those that only Core Text has, so that the text engine understands them.
    var understood: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        let whole = string as NSString
        unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            result.append(NSAttributedString(string: whole.substring(with: range), attributes: Self.understood(attributes)))
        }
        return result
    }

    private static func understood(_ attributes: [Key: Any]) -> [Key: Any] {
        var attributes = attributes
        for (name, key) in [
            (kCTForegroundColorAttributeName, Key.foregroundColor), (kCTBackgroundColorAttributeName, .backgroundColor),
            (kCTStrokeColorAttributeName, .strokeColor), (kCTUnderlineColorAttributeName, .underlineColor),
        ] {
            guard let value = attributes.removeValue(forKey: Key(rawValue: name)) else { continue }
            attributes[key] = (value as? CGColor).map { UIColor(cgColor: $0) } ?? value
        }
        if let delegate = attributes[Key(rawValue: kCTRunDelegateAttributeName)] as? CTRunDelegate {
            attributes[.attachment] = delegate.attachment
        }
        return attributes
    }
}
