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
public let kCFBundleVersionKey: CFString? = "CFBundleVersion"
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
