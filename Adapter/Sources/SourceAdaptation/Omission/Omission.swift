/// A line of the author's that does not compile here, and how much around it is given up.
public struct Omission: Hashable, Codable, Sendable, Comparable {
    /// From the least to the most.
    public enum Extent: Int, Codable, Sendable, Comparable, CaseIterable {
        /// A call of a member that is not there is left out of its chain, and the value before it goes on.
        case link
        /// The statement is left out.
        case statement
        /// The statement around that one is left out.
        case outerStatement
        /// The body around the line traps with a sentence.
        case body
        /// The declaration is left out, or the superclass and protocols of a type.
        case declaration
        /// Every body of the file traps with a sentence: of its types the declarations are left.
        case bodies
        /// All of the file is left out.
        case file

        public static func < (one: Extent, other: Extent) -> Bool { one.rawValue < other.rawValue }
    }

    public var line: Int
    public var extent: Extent
    /// What the compiler said.
    public var reason: String

    public init(line: Int, extent: Extent, reason: String) {
        self.line = line
        self.extent = extent
        self.reason = reason
    }

    public static func < (one: Omission, other: Omission) -> Bool { (one.line, one.extent) < (other.line, other.extent) }
}
