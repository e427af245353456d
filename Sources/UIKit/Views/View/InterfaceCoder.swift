import Foundation

/// The coder passed to `init(coder:)` of a class that a document instantiates. It applies the document's properties as soon as UIKit's part
/// of the object exists, before the code that follows `super.init(coder:)` in the app's initialiser.
@preconcurrency @MainActor
package final class InterfaceCoder: NSCoder {
    private var fill: (@MainActor (AnyObject) -> Void)?

    package init(_ fill: @escaping @MainActor (AnyObject) -> Void) {
        self.fill = fill
        super.init()
    }

    /// Applies the document's properties, the first time it is called.
    func decode(_ object: AnyObject) {
        let fill = fill
        self.fill = nil
        fill?(object)
    }

    package nonisolated override var allowsKeyedCoding: Bool { true }
    package nonisolated override func containsValue(forKey key: String) -> Bool { false }
    package nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
    package nonisolated override func decodeBool(forKey key: String) -> Bool { false }
    package nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
    package nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
    package nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
}
