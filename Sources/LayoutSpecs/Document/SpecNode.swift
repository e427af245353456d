/// A value of a YAML or JSON document with its place. Aliases and merge keys are already resolved.
struct SpecNode: Sendable {
    indirect enum Content: Sendable {
        case scalar(Scalar)
        case sequence([SpecNode])
        case mapping([Entry])
    }

    struct Scalar: Sendable {
        var string: String
        /// Whether the scalar is neither quoted nor a block, and so may mean a number, `true` or null.
        var isPlain: Bool
        /// The column of the first letter, if the line contains the text letter for letter.
        var textColumn: Int?
    }

    struct Entry: Sendable {
        var key: String
        var keyRange: SourceRange
        var value: SpecNode
    }

    var content: Content
    var range: SourceRange

    var scalar: Scalar? {
        if case .scalar(let scalar) = content { return scalar }
        return nil
    }

    var sequence: [SpecNode]? {
        if case .sequence(let nodes) = content { return nodes }
        return nil
    }

    var mapping: [Entry]? {
        if case .mapping(let entries) = content { return entries }
        return nil
    }

    subscript(key: String) -> SpecNode? { mapping?.first { $0.key == key }?.value }

    /// Whether the value is `~`, `null` or empty.
    var isNull: Bool {
        guard let scalar, scalar.isPlain else { return false }
        return ["", "~", "null"].contains(scalar.string)
    }

    /// A description of the node for messages.
    var typeDescription: String {
        switch content {
        case .scalar(let scalar): isNull ? "nothing" : "'\(scalar.string.prefix(40))'"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    /// Returns the range of a part of the scalar's text, or of the whole scalar if the file spells the text differently.
    func range(offset: Int, length: Int) -> SourceRange {
        guard let scalar, let column = scalar.textColumn else { return range }
        return SourceRange(line: range.line, column: column + offset, length: length)
    }
}
