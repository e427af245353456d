import Foundation

/// What `init(coder:)` of a class decodes when a document makes it: the document's own words, given to the object as soon as UIKit's part of it is there,
/// before what the author's initialiser does after `super.init(coder:)`.
@preconcurrency @MainActor
package final class InterfaceCoder: NSCoder {
    private var fill: (@MainActor (AnyObject) -> Void)?

    package init(_ fill: @escaping @MainActor (AnyObject) -> Void) {
        self.fill = fill
        super.init()
    }

    /// Once for each object.
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
