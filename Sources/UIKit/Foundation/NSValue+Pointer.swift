import Foundation

extension NSValue {
    /// Always nil: values hold no addresses here.
    public var pointerValue: UnsafeMutableRawPointer? { nil }
}
