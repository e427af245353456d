import Foundation

/// The content of `Unmanaged<CFError>`: a class, as Core Foundation's errors are.
public typealias CFError = NSError

public func CFErrorGetDomain(_ err: CFError) -> String { err.domain }
public func CFErrorGetCode(_ err: CFError) -> Int { err.code }
public func CFErrorCopyDescription(_ err: CFError) -> String? { err.localizedDescription }
public func CFErrorCopyUserInfo(_ err: CFError) -> [AnyHashable: Any]? { err.userInfo }

// Network byte order is big-endian; every supported machine is little-endian.

public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }

public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
    /// The errors that led to this one: that of `NSUnderlyingErrorKey` and those of `NSMultipleUnderlyingErrorsKey`.
    public var underlyingErrors: [any Error] {
        [userInfo[NSUnderlyingErrorKey] as? any Error].compactMap(\.self) + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
    }
}
