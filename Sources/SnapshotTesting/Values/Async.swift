/// A value that may be there later: whoever wants it hands over what to do with it.
public struct Async<Value> {
    /// Starts the work; the callback is called once.
    public let run: (@escaping (Value) -> Void) -> Void

    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// A value that is there already.
    public init(value: Value) { self.init { $0(value) } }

    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
