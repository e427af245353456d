import Foundation

/// Makes an array a valid argument of a format, as with Objective-C, so that code that passes its own `CVarArg...` as one argument
/// compiles. A format that refers to the array itself gets nil.
extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [0] }
}
