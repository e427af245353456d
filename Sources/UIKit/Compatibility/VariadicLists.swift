import Foundation

/// A list among the arguments of a format: with Objective-C it is an object like any other. Code that hands its own `CVarArg...` on as one argument
/// compiles; a format that asks for the list itself gets none.
extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [0] }
}
