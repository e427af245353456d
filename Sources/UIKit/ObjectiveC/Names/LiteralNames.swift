import Foundation

// Names that the compiler and Objective-C provide on iOS.

public typealias _ImageLiteralType = UIImage
public typealias _ColorLiteralType = UIColor

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// Objective-C's pointer for results returned by reference; here any mutable pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension NSObject {
    /// Returns the class itself, as for every class on iOS: `Cell.classForCoder()`.
    public class func classForCoder() -> AnyClass { self }
}

/// Runs the body. There is no pool, because objects are deallocated as soon as nothing retains them.
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result { try body() }
