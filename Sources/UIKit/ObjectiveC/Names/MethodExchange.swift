import Foundation

// Objective-C methods cannot be exchanged or added here, because there are none. A class answers with a method that does nothing, whatever
// its name: apps force-unwrap what they find, and only exchange it for another. The adapter makes a method that calls itself call the other.

/// A name that stands for an Objective-C method. Exchanging it changes nothing.
public final class Method: Sendable {
    fileprivate let name: Selector
    fileprivate init(_ name: Selector) { self.name = name }
}

/// What stands for the code of a method. It is as large as an address, because apps cast it to a function that they never call.
public struct IMP: Hashable, Sendable {
    private let address: UInt = 0
    package init() {}
}

// An Objective-C class has no properties.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> OpaquePointer? { nil }
public func property_getAttributes(_ property: OpaquePointer) -> UnsafePointer<CChar>? { nil }

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }
/// Changes nothing: an object keeps its class.
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { object_getClass(obj) }
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { cls.map { _ in Method(name) } }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { cls.map { _ in Method(name) } }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { cls.map { _ in IMP() } }
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getImplementation(_ m: Method) -> IMP { IMP() }
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
public func method_getName(_ m: Method) -> Selector { m.name }
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }

extension NSObjectProtocol {
    /// Returns what stands for the code of a method, whether or not the object has it.
    public func method(for aSelector: Selector!) -> IMP! { IMP() }
}
