/// The first word of every object that stands as a value in attributed strings.
///
/// Foundation on Linux compares attributes through Core Foundation, which reads the word after an object's header as its own type
/// information and stops the program where that says “no type”, as small numbers and nil do: three neighbouring runs with a font each are
/// enough. A number of no type it knows makes it ask the object itself, with `isEqual(_:)`. Found by trying; the layout of the first stored
/// property is Swift's rule for native classes.
typealias FoundationMark = UInt

extension FoundationMark {
    static let object: FoundationMark = 0xFF_FF00
}
