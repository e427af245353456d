import Foundation
import UIKit

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101, insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered = 105, notRegistered = 201
}

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes a font available by its names.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let file = font.file else { return false }
    return ScreenEnvironment.current.register(fontFile: file)
}

/// Makes the fonts of a file available by their names. The error is not written.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { ScreenEnvironment.current.register(fontFile: fontURL.path) }

@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<AnyObject>?>?
) -> Bool { fontURLs.allSatisfy { ($0 as? URL).map { ScreenEnvironment.current.register(fontFile: $0.path) } ?? false } }

public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    for case let url as URL in fontURLs { _ = ScreenEnvironment.current.register(fontFile: url.path) }
    _ = registrationHandler?([], true)
}

/// Fonts stay registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { true }

public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    guard let font = CGDataProvider(data: data).flatMap({ CGFont($0) }), CTFontManagerRegisterGraphicsFont(font, nil) else { return nil }
    return UIFontDescriptor(name: font.postScriptName ?? "", size: 12)
}

public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }
