// Apple's Core Text over the same text engine that labels use: lines, runs, frames and fonts. Fonts are UIKit's, as the two are one type to
// Objective-C; attributed strings, paragraph styles and descriptors are Foundation's and UIKit's. Coordinates point up, as in Apple's.
@_exported import UIKit

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CGGlyph = UInt16
public typealias UniChar = UInt16

/// A range of UTF-16 units. A length of 0 stands for the rest of a text where Core Text says so.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { (location, length) = (0, 0) }
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

public let kCFNotFound: CFIndex = -1

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns the address of an object in an array. The array must hold objects.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    unsafe theArray.map { unsafe UnsafeRawPointer(Unmanaged.passUnretained($0[idx] as AnyObject).toOpaque()) }
}

// MARK: Attributed strings

public func CFAttributedStringCreate(_ alloc: CFAllocator?, _ str: CFString!, _ attributes: CFDictionary!) -> CFAttributedString! {
    var keys: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] { if let name = key as? String { keys[NSAttributedString.Key(rawValue: name)] = value } }
    return NSAttributedString(string: str ?? "", attributes: keys)
}

public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }

public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr?.string }
