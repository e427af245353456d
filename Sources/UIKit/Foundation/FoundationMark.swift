/// The value of the first stored property of every object that is a value in attributed strings.
///
/// Foundation on Linux compares attributes through Core Foundation, which reads the word after an object's header as its own type
/// information. It stops the program if that word says “no type”, as small numbers and nil do: three neighbouring runs with a font each are
/// enough. If the word is a number of no known type, Core Foundation calls the object's `isEqual(_:)`. Found by trying; that the first
/// stored property is in this place is Swift's rule for native classes.
typealias FoundationMark = UInt

extension FoundationMark {
    static let object: FoundationMark = 0xFF_FF00
}
