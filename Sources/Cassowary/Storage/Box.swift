/// A value in memory of its own, changed in place. Whoever made it frees it.
@safe struct Box<Value: ~Copyable> {
    let address: UnsafeMutablePointer<Value>

    init(_ value: consuming Value) {
        unsafe address = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        unsafe address.initialize(to: value)
    }

    func free() {
        unsafe address.deinitialize(count: 1)
        unsafe address.deallocate()
    }
}
