/// Tells whether a view's new value is the one that its node has already shown.
enum ViewComparison {
    static func isSame<Value>(_ former: Value, _ new: Value) -> Bool {
        if let former = former as? any Equatable { return isEqual(former, new) }
        // The bytes of a plain value say all of it. Different bytes between its fields only cost an evaluation.
        guard _isPOD(Value.self), MemoryLayout<Value>.size > 0 else { return MemoryLayout<Value>.size == 0 }
        return hasSameBytes(former, new)
    }

    /// Whether two values are the same without looking at what they refer to.
    static func hasSameBytes<Value>(_ former: Value, _ new: Value) -> Bool {
        unsafe withUnsafeBytes(of: former) { former in
            unsafe withUnsafeBytes(of: new) { unsafe former.elementsEqual($0) }
        }
    }

    private static func isEqual<Value: Equatable>(_ former: Value, _ new: Any) -> Bool { former == new as? Value }
}
