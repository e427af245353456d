/// A line of the author's code that does not compile here, and how much around it is left out.
public struct Omission: Hashable, Codable, Sendable, Comparable {
    /// Ordered from the least to the most.
    public enum Extent: Int, Codable, Sendable, Comparable, CaseIterable {
        /// The line names a type that is missing; an empty type of that name is used instead.
        case name
        /// A call of a missing member is left out of its chain; the value before it is used instead.
        case link
        /// A part of a statement is left out: an element of a literal, an interpolation, a case of a `switch`, what an `if` with an `else`
        /// does if its condition holds, or a modifier of a new value.
        case part
        /// The statement is left out.
        case statement
        /// The statement is left out, and gives an empty value of the type that its surroundings tell.
        case value
        /// The statement around that one is left out.
        case outerStatement
        /// The body around the line returns an empty value, or traps with a message if there is none.
        case body
        /// The declaration is left out, or the superclass and protocols of a type.
        case declaration
        /// Every body of the file returns an empty value or traps with a message; only the declarations of its types are left.
        case bodies
        /// The whole file is left out.
        case file

        public static func < (one: Extent, other: Extent) -> Bool { one.rawValue < other.rawValue }
    }

    public var line: Int
    /// Where on the line the error is, in bytes, if a part of a statement can be found there.
    public var column: Int?
    public var extent: Extent
    /// The compiler's message.
    public var reason: String

    public init(line: Int, column: Int? = nil, extent: Extent, reason: String) {
        self.line = line
        self.column = column
        self.extent = extent
        self.reason = reason
    }

    public static func < (one: Omission, other: Omission) -> Bool { (one.line, one.extent) < (other.line, other.extent) }
}
