import Foundation

public typealias CTParagraphStyle = NSParagraphStyle

public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }

public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode, lineHeightMultiple,
        maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore, baseWritingDirection,
        maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions
}

/// A value of a paragraph style, at an address.
@safe public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        unsafe self.value = value
    }

    fileprivate var length: CGFloat { unsafe value.loadUnaligned(as: CGFloat.self) }
    fileprivate var byte: UInt8 { unsafe value.loadUnaligned(as: UInt8.self) }

    fileprivate func set(_ style: NSMutableParagraphStyle) {
        switch spec {
        case .alignment: style.alignment = CTTextAlignment(rawValue: byte)?.alignment ?? .natural
        case .lineBreakMode: style.lineBreakMode = NSLineBreakMode(rawValue: Int(byte)) ?? .byWordWrapping
        case .firstLineHeadIndent: style.firstLineHeadIndent = length
        case .headIndent: style.headIndent = length
        case .tailIndent: style.tailIndent = length
        case .lineHeightMultiple: style.lineHeightMultiple = length
        case .maximumLineHeight: style.maximumLineHeight = length
        case .minimumLineHeight: style.minimumLineHeight = length
        case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: style.lineSpacing = length
        case .paragraphSpacing: style.paragraphSpacing = length
        case .paragraphSpacingBefore: style.paragraphSpacingBefore = length
        case .baseWritingDirection: style.baseWritingDirection = NSWritingDirection(rawValue: Int(Int8(bitPattern: byte))) ?? .natural
        case .tabStops, .defaultTabInterval, .maximumLineSpacing, .lineBoundsOptions: break
        }
    }
}

extension CTTextAlignment {
    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}

public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for index in 0..<settingCount { if let setting = unsafe settings?[index] { setting.set(style) } }
    return style
}
