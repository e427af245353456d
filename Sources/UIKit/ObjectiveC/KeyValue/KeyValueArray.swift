import Foundation

extension NSObjectProtocol {
    /// Returns an array whose changes are made to the property with this name.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueArray.of(self, key) }

    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        let keys = keyPath.split(separator: ".").map(String.init)
        let owner = keys.dropLast().isEmpty ? self : value(forKeyPath: keys.dropLast().joined(separator: "."))
        return KeyValueArray.of(owner as? any NSObjectProtocol ?? self, keys.last ?? keyPath)
    }
}

/// An array in a property of an object: it reads and sets the property.
private final class KeyValueArray: NSMutableArray {
    private var owner: (any NSObjectProtocol)?
    private var key = ""

    static func of(_ owner: any NSObjectProtocol, _ key: String) -> KeyValueArray {
        let array = KeyValueArray(capacity: 0)
        (array.owner, array.key) = (owner, key)
        return array
    }

    private var items: [Any] {
        get { owner?.value(forKey: key) as? [Any] ?? (owner?.value(forKey: key) as? NSArray)?.map { $0 } ?? [] }
        set { owner?.setValue(newValue, forKey: key) }
    }

    override var count: Int { items.count }
    override func object(at index: Int) -> Any { items[index] }
    override func insert(_ anObject: Any, at index: Int) { items.insert(anObject, at: index) }
    override func removeObject(at index: Int) { items.remove(at: index) }
    override func replaceObject(at index: Int, with anObject: Any) { items[index] = anObject }
}
