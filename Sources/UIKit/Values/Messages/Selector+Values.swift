// The generated code for a selector whose method is named on a value rather than on a type:
//
//     #selector(model.refresh)            Selector("refresh", of: model) { $0.refresh }
//
// The value only determines the type; it is never evaluated.
extension Selector {
    @preconcurrency public init<T, R>(_ name: String, of _: @autoclosure () -> T?, _ method: @escaping (T) -> () -> R) {
        self.init(name, method)
    }

    @preconcurrency public init<T, A, R>(_ name: String, of _: @autoclosure () -> T?, _ method: @escaping (T) -> (A) -> R) {
        self.init(name, method)
    }

    @preconcurrency public init<T, A, B, R>(_ name: String, of _: @autoclosure () -> T?, _ method: @escaping (T) -> (A, B) -> R) {
        self.init(name, method)
    }
}
