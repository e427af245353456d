import Foundation

// Names of Darwin's C library that Linux lacks. On iOS UIKit imports them.

/// The largest finite `Float`, which code gives to animations that repeat for ever.
public let HUGE = Float.greatestFiniteMagnitude

private let labelOfMainQueue: StaticString = "com.apple.main-thread"

/// Returns the name of a queue as C's text; that of the main queue for nil, on which an app's screens run. The text is never freed, because
/// nobody can tell how long it is read.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    if let text = unsafe queue.flatMap({ unsafe strdup($0.label) }) { return unsafe UnsafePointer(text) }
    return unsafe UnsafeRawPointer(labelOfMainQueue.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Answers a question about the system: `hw.machine` and `hw.model` are those of an iPhone 15, and there is no answer to others, an empty text.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?,
    _ newValue: UnsafeMutableRawPointer?,
    _ newSize: Int
) -> Int32 {
    let answers = ["hw.machine": "iPhone15,4", "hw.model": "D37AP", "kern.ostype": "Darwin"]
    let question = unsafe name.map { unsafe String(cString: $0) } ?? ""
    let answer = Array((answers[question] ?? "").utf8CString)
    guard let size = unsafe size else { return 0 }
    if let value = unsafe value {
        let length = min(unsafe size.pointee, answer.count)
        unsafe answer.withUnsafeBytes { unsafe value.copyMemory(from: $0.baseAddress!, byteCount: length) }
    }
    unsafe size.pointee = answer.count
    return 0
}

extension NSError {
    public typealias UserInfoKey = String
}

public typealias CFTypeID = UInt

/// The numbers that Core Foundation gives its types, as on iOS.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
public func CFNullGetTypeID() -> CFTypeID { 16 }

/// Returns the number of an object's type; 1 for one that is none of Core Foundation's.
public func CFGetTypeID(_ object: Any?) -> CFTypeID {
    switch object {
    case is Bool where !(object is NSNumber): CFBooleanGetTypeID()
    case let number as NSNumber: unsafe String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString, is String: CFStringGetTypeID()
    case is NSArray, is [Any]: CFArrayGetTypeID()
    case is NSDictionary, is [AnyHashable: Any]: CFDictionaryGetTypeID()
    case is NSData, is Data: CFDataGetTypeID()
    case is NSDate, is Date: CFDateGetTypeID()
    case is NSNull: CFNullGetTypeID()
    default: 1
    }
}
