import XMLTree

/// The reason a document could not be read at all. Content that is merely not understood is an ``IBFinding``, not an error.
package enum IBError: Error, Sendable, Equatable {
    /// The XML itself is broken.
    case malformed(file: String, line: Int, column: Int, reason: String)
    /// The document has a document type declaration. Interface Builder never writes one, and XML attacks rely on its entities.
    case documentType(file: String, line: Int)
    /// Elements are nested deeper than ``XMLTree`` allows.
    case tooDeep(file: String, line: Int, limit: Int)
    /// More bytes or elements than ``XMLTree`` allows.
    case tooLarge(file: String, limit: String)
    /// Well-formed, but not an iOS storyboard or xib.
    case notInterfaceBuilder(file: String, line: Int, reason: String)
    /// Two views with the same id.
    case duplicateID(file: String, line: Int, id: String)
    /// Controllers that contain each other.
    case cycle(file: String, line: Int, path: [String])
    /// The requested scene is not in the document.
    case noSuchScene(file: String, name: String, known: [String])
}

extension IBError {
    init(_ fault: XMLFault, file: String) {
        switch fault {
        case .malformed(let line, let column, let reason): self = .malformed(file: file, line: line, column: column, reason: reason)
        case .documentType(let line): self = .documentType(file: file, line: line)
        case .tooDeep(let line, let limit): self = .tooDeep(file: file, line: line, limit: limit)
        case .tooLarge(let limit): self = .tooLarge(file: file, limit: limit)
        }
    }
}

extension IBError: CustomStringConvertible {
    package var description: String {
        ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") + ": " + reason
    }

    package var file: String {
        switch self {
        case .malformed(let file, _, _, _), .documentType(let file, _), .tooDeep(let file, _, _), .tooLarge(let file, _),
            .notInterfaceBuilder(let file, _, _), .duplicateID(let file, _, _), .cycle(let file, _, _), .noSuchScene(let file, _, _):
            file
        }
    }

    package var line: Int? {
        switch self {
        case .malformed(_, let line, _, _), .documentType(_, let line), .tooDeep(_, let line, _), .notInterfaceBuilder(_, let line, _),
            .duplicateID(_, let line, _), .cycle(_, let line, _):
            line
        case .tooLarge, .noSuchScene: nil
        }
    }

    package var column: Int? {
        if case .malformed(_, _, let column, _) = self { column } else { nil }
    }

    /// The description of the problem, without its position.
    package var reason: String {
        switch self {
        case .malformed(_, _, _, let reason): "not well-formed XML: \(reason)"
        case .documentType: "document type declarations are not allowed"
        case .tooDeep(_, _, let limit): "elements are nested more than \(limit) deep"
        case .tooLarge(_, let limit): "larger than \(limit)"
        case .notInterfaceBuilder(_, _, let reason): "not an iOS storyboard or xib: \(reason)"
        case .duplicateID(_, _, let id): "the id \"\(id)\" is used twice"
        case .cycle(_, _, let path): "containers contain each other: \(path.joined(separator: " → "))"
        case .noSuchScene(_, let name, let known):
            "no scene \"\(name)\"; the scenes are \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
        }
    }
}
