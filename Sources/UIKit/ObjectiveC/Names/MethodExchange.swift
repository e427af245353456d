import Foundation

// Objective-C methods cannot be exchanged or added here, because there are none. These functions report that a method does not exist, as on
// iOS for a class without the method.

/// An Objective-C method; never created.
public final class Method: Sendable { private init() {} }
public struct IMP: Hashable, Sendable {}

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getImplementation(_ m: Method) -> IMP { IMP() }
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
public func method_getName(_ m: Method) -> Selector { Selector("") }
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }
