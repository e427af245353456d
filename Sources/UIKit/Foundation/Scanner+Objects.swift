import Foundation

// The methods of earlier releases with places for `NSString`, which libraries still call. Linux has those with places for `String`.
extension Scanner {
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        unsafe give(scanString(string), result)
    }

    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        unsafe give(scanUpToString(string), result)
    }

    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        unsafe give(scanCharacters(from: set), result)
    }

    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        unsafe give(scanUpToCharacters(from: set), result)
    }

    private func give(_ found: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        if let result = unsafe result { unsafe result.pointee = found as NSString }
        return true
    }
}
