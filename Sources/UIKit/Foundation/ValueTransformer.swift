import Foundation
import Synchronization

/// The name by which a transformer is found.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Turns a value into another, such as an attribute of Core Data into bytes. Foundation on Linux has none.
open class ValueTransformer: NSObject, @unchecked Sendable {
    public override init() {}

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { false }

    open func transformedValue(_ value: Any?) -> Any? { value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }

    /// Registers a transformer for the current screen.
    public static func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        Transformers.current.byName.withLock { $0[name] = transformer }
    }

    public static func valueTransformerNames() -> [NSValueTransformerName] {
        Transformers.current.byName.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
    }
}

/// Turns an archive into the object that it holds, of classes that it allows.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    /// The classes that Apple documents as the first ones.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self,
            NSNull.self,
        ]
    }
}

private final class Transformers: InheritedState {
    let byName = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

    init() {}
    init(inheriting parent: Transformers) {
        let all = parent.byName.withLock { $0 }
        byName.withLock { $0 = all }
    }
}
