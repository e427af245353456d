import Testing
import UIKit

@MainActor @Suite("Associated objects") struct AssociatedObjectTests {
    nonisolated(unsafe) private static var first: UInt8 = 0
    nonisolated(unsafe) private static var second: UInt8 = 0

    /// In Objective-C a block is an object.
    @Test func `a closure that was cast to an object is the closure when it is cast back`() {
        let closure: (String) -> Int = { $0.count }
        let object = unsafe BlockCast.cast(closure, to: AnyObject.self)
        let kept: AnyObject? = object
        let again = unsafe BlockCast.cast(kept, to: ((String) -> Int).self)
        #expect(again("four") == 4)
        #expect(unsafe BlockCast.cast(Float(1), to: UInt32.self) == Float(1).bitPattern)
    }

    @Test func `a property that a category adds keeps its value for each object`() {
        let one = NSObject(), other = NSObject()
        InterfaceOmission.keep("a" as String?, "NSObject.mark", of: one)
        let mark: (NSObject) -> String? = { InterfaceOmission.kept("NSObject.mark", of: $0) { "none" } }
        #expect(mark(one) == "a" && mark(other) == "none")
        InterfaceOmission.keep(nil as String?, "NSObject.mark", of: one)
        #expect(mark(one) == nil)
    }

    @Test func `each object has its own value under each key, until nil is set`() {
        let one = UIView(), other = UIView()
        unsafe objc_setAssociatedObject(one, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        unsafe objc_setAssociatedObject(one, &Self.second, 2, .OBJC_ASSOCIATION_COPY)
        #expect(unsafe objc_getAssociatedObject(one, &Self.first) as? String == "a")
        #expect(unsafe objc_getAssociatedObject(one, &Self.second) as? Int == 2)
        #expect(unsafe objc_getAssociatedObject(other, &Self.first) == nil)
        unsafe objc_setAssociatedObject(one, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(unsafe objc_getAssociatedObject(one, &Self.first) == nil)
        objc_removeAssociatedObjects(one)
        #expect(unsafe objc_getAssociatedObject(one, &Self.second) == nil)
    }

    @Test func `an assigned object is not retained`() {
        let owner = UIView()
        var value: UIView? = UIView()
        unsafe objc_setAssociatedObject(owner, &Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(unsafe objc_getAssociatedObject(owner, &Self.first) as? UIView === value)
        value = nil
        #expect(unsafe objc_getAssociatedObject(owner, &Self.first) == nil)
    }

    @Test func `the values of objects that are gone are released`() {
        final class Probe { let ended: () -> Void; init(_ ended: @escaping () -> Void) { self.ended = ended }; deinit { ended() } }
        var ended = 0
        for _ in 0..<1000 {
            let owner = UIView()
            unsafe objc_setAssociatedObject(owner, &Self.first, Probe { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ended > 800)
    }
}
