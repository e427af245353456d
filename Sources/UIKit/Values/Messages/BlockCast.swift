/// `unsafeBitCast(block, to: AnyObject.self)`: in Objective-C a block is an object, and code keeps one where an object is wanted. A closure here
/// is none: it is put into one, and taken out of it by the cast back. Adapted code calls it instead of `unsafeBitCast`.
public enum BlockCast {
    private final class Block {
        let closure: Any
        init(_ closure: Any) { self.closure = closure }
    }

    /// Returns the value as another type. Between types of one size it is `unsafeBitCast`.
    @unsafe public static func cast<Value, Result>(_ value: Value, to type: Result.Type) -> Result {
        let any: Any = value
        if let block = any as? Block, let closure = block.closure as? Result { return closure }
        if MemoryLayout<Value>.size != MemoryLayout<Result>.size, let object = Block(any) as? Result { return object }
        return unsafe unsafeBitCast(value, to: type)
    }
}
