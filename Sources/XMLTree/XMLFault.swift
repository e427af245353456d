/// The reason why bytes could not be read as XML.
package enum XMLFault: Error, Hashable, Sendable {
    /// Lines are counted from 1, columns as in libxml2.
    case malformed(line: Int, column: Int, reason: String)
    /// A document type declaration. It is refused because entities are the means of attacks on XML readers.
    case documentType(line: Int)
    /// Elements nested more deeply than ``ElementReader/Limits/depth`` allows.
    case tooDeep(line: Int, limit: Int)
    /// More bytes or elements than ``ElementReader/Limits`` allow.
    case tooLarge(limit: String)
}
