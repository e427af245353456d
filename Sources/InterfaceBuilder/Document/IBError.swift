/// Why a document could not be read at all. What is merely not understood is a ``IBFinding``, not an error.
public enum IBError: Error, Sendable, Equatable {
    /// The XML itself is broken.
    case malformed(file: String, line: Int, column: Int, reason: String)
    /// A document type declaration: Interface Builder never writes one, and entities are how XML attacks its reader.
    case documentType(file: String, line: Int)
    /// Elements inside elements beyond ``ElementReader/Limits/depth``.
    case tooDeep(file: String, line: Int, limit: Int)
    /// More bytes or elements than ``ElementReader/Limits`` allow.
    case tooLarge(file: String, limit: String)
    /// Well-formed, but not an iOS storyboard or xib.
    case notInterfaceBuilder(file: String, line: Int, reason: String)
    /// Two objects with one id, or a view without one.
    case duplicateID(file: String, line: Int, id: String)
    /// Controllers that contain each other, or a view reached from itself.
    case cycle(file: String, line: Int, path: [String])
    /// A scene was asked for that the document does not hold.
    case noSuchScene(file: String, name: String, known: [String])
}

extension IBError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let file, let line, let column, let reason): "\(file):\(line):\(column): not well-formed XML: \(reason)"
        case .documentType(let file, let line): "\(file):\(line): a document type declaration is not part of the format"
        case .tooDeep(let file, let line, let limit): "\(file):\(line): elements are nested more than \(limit) deep"
        case .tooLarge(let file, let limit): "\(file): larger than \(limit)"
        case .notInterfaceBuilder(let file, let line, let reason): "\(file):\(line): not an iOS storyboard or xib: \(reason)"
        case .duplicateID(let file, let line, let id): "\(file):\(line): the id \"\(id)\" is used twice"
        case .cycle(let file, let line, let path): "\(file):\(line): containers contain each other: \(path.joined(separator: " → "))"
        case .noSuchScene(let file, let name, let known):
            "\(file): no scene \"\(name)\"; the scenes are \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
        }
    }
}
