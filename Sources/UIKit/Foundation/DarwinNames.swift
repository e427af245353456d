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
