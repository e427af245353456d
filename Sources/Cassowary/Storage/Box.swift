/// A value in its own allocation, changed in place.
@safe struct Box<Value: ~Copyable>: ~Copyable {
    let address: UnsafeMutablePointer<Value>

    init(_ value: consuming Value) {
        unsafe address = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        unsafe address.initialize(to: value)
    }

    deinit {
        unsafe address.deinitialize(count: 1)
        unsafe address.deallocate()
    }
}
