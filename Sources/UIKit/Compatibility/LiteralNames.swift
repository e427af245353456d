import Foundation

// Names that the compiler and Objective-C know on iOS.

public typealias _ImageLiteralType = UIImage
public typealias _ColorLiteralType = UIColor

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// Objective-C's memory of answers by reference; here any pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension NSObject {
    /// `Cell.classForCoder()`: the class itself, as every class answers on iOS.
    public class func classForCoder() -> AnyClass { self }
}

/// Runs the body: objects are freed when nothing holds them, and nothing gathers before that.
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result { try body() }
