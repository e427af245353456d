import Foundation

// Core Foundation's types are aliases of Foundation's values, so that `… as CFDictionary` compiles; for `CFArray` see the gradients.

public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFError = any Error
public typealias CFDate = Date
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFTypeRef = AnyObject
public typealias CFMutableData = NSMutableData
public typealias CFMutableString = NSMutableString
public typealias OSStatus = Int32
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode

/// An allocator; there is only one.
public struct CFAllocator: Hashable, Sendable {}

public let kCFAllocatorDefault: CFAllocator? = nil
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
public let kCFNull: NSNull? = NSNull()
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
/// The largest number, from C's mathematics.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
public let noErr: OSStatus = 0

public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData? { NSMutableData() }
public func CFDataGetLength(_ theData: CFData?) -> CFIndex { theData?.count ?? 0 }
public func CFDataGetLength(_ theData: CFMutableData?) -> CFIndex { theData?.length ?? 0 }
public func CFDataSetLength(_ theData: CFMutableData?, _ length: CFIndex) { theData?.length = length }
public func CFDataGetMutableBytePtr(_ theData: CFMutableData?) -> UnsafeMutablePointer<UInt8>? {
    unsafe theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

// MARK: String transforms

public let kCFStringTransformToLatin: CFString? = "Any-Latin"
public let kCFStringTransformStripCombiningMarks: CFString? = "NFD; [:Nonspacing Mark:] Remove; NFC"
public let kCFStringTransformStripDiacritics: CFString? = "NFD; [:Diacritic:] Remove; NFC"
public let kCFStringTransformMandarinLatin: CFString? = "Han-Latin"
public let kCFStringTransformFullwidthHalfwidth: CFString? = "Fullwidth-Halfwidth"

/// Applies the transform to the whole text. Returns false, and leaves the text as it was, for a transform that ICU does not know.
@discardableResult
public func CFStringTransform(_ string: CFMutableString?, _ range: UnsafeMutableRawPointer?, _ transform: CFString?, _ reverse: Bool)
    -> Bool
{
    guard let string, let transform else { return false }
    guard let changed = String(string).applyingTransform(StringTransform(rawValue: transform), reverse: reverse) else { return false }
    string.setString(changed)
    return true
}

// MARK: Encodings of text

public typealias CFStringEncoding = UInt32

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Core Foundation's numbers of encodings (its header CFStringEncodingExt.h).
public enum CFStringEncodings: CFIndex, Sendable {
    case macJapanese = 1, macChineseTrad, macKorean, macArabic, macHebrew, macGreek, macCyrillic
    case isoLatin2 = 0x202, isoLatin3, isoLatin4, isoLatinCyrillic, isoLatinArabic, isoLatinGreek, isoLatinHebrew, isoLatin5
    case windowsLatin2 = 0x501, windowsCyrillic, windowsGreek, windowsLatin5, windowsHebrew, windowsArabic
    case GBK_95 = 0x631
    case GB_18030_2000 = 0x632
    case EUC_JP = 0x920
    case EUC_CN = 0x930
    case EUC_TW = 0x931
    case EUC_KR = 0x940
    case shiftJIS = 0xA01
    case KOI8_R = 0xA02
    case big5 = 0xA03
    case big5_HKSCS_1999 = 0xA06
}

private let namedEncodings: [(cf: CFStringEncoding, foundation: String.Encoding)] = [
    (0x600, .ascii), (0x201, .isoLatin1), (0x202, .isoLatin2), (0x500, .windowsCP1252), (0x501, .windowsCP1250), (0x502, .windowsCP1251),
    (0x503, .windowsCP1253), (0x504, .windowsCP1254), (0, .macOSRoman), (0x920, .japaneseEUC), (0xA01, .shiftJIS), (0x820, .iso2022JP),
    (0x0800_0100, .utf8), (0x100, .utf16), (0x1000_0100, .utf16BigEndian), (0x1400_0100, .utf16LittleEndian), (0x0C00_0100, .utf32),
    (0x1800_0100, .utf32BigEndian), (0x1C00_0100, .utf32LittleEndian),
]

/// Returns the encoding that the IANA registered under a name, or `kCFStringEncodingInvalidId`.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString?) -> CFStringEncoding {
    guard let theString else { return kCFStringEncodingInvalidId }
    let encoding = String.Encoding(ianaName: theString)
    if let known = namedEncodings.first(where: { $0.foundation == encoding }) { return known.cf }
    let others: [String: CFStringEncodings] = [
        "gbk": .GBK_95, "gb2312": .EUC_CN, "gb18030": .GB_18030_2000, "big5": .big5, "euc-kr": .EUC_KR, "koi8-r": .KOI8_R,
        "iso-8859-9": .isoLatin5, "windows-1255": .windowsHebrew, "windows-1256": .windowsArabic,
    ]
    return others[theString.lowercased()].map { CFStringEncoding($0.rawValue) } ?? kCFStringEncodingInvalidId
}

/// Returns the raw value of a `String.Encoding`: one of Foundation's own, or Core Foundation's number with the highest bit of 32 set.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    namedEncodings.first { $0.cf == encoding }?.foundation.rawValue ?? 0x8000_0000 | UInt(encoding)
}

public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    namedEncodings.first { $0.foundation.rawValue == encoding }?.cf ?? CFStringEncoding(encoding & 0x7FFF_FFFF)
}
