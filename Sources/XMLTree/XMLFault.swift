/// Why bytes could not be read as XML.
package enum XMLFault: Error, Hashable, Sendable {
    /// Lines are counted from 1, columns as libxml2 does.
    case malformed(line: Int, column: Int, reason: String)
    /// A document type declaration: entities are how XML attacks its reader.
    case documentType(line: Int)
    /// Elements inside elements beyond ``ElementReader/Limits/depth``.
    case tooDeep(line: Int, limit: Int)
    /// More bytes or elements than ``ElementReader/Limits`` allow.
    case tooLarge(limit: String)
}
