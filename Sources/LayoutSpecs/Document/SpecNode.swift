/// A value of a YAML or JSON document with its place. Aliases and merge keys are already resolved.
struct SpecNode: Sendable {
    indirect enum Content: Sendable {
        case scalar(Scalar)
        case sequence([SpecNode])
        case mapping([Entry])
    }

    struct Scalar: Sendable {
        var string: String
        /// Not in quotes and not a block: may stand for a number, `true` or nothing.
        var isPlain: Bool
        /// The column of the first letter, when the text stands in its line letter for letter.
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

    /// `~`, `null` or nothing at all behind a key.
    var isNull: Bool {
        guard let scalar, scalar.isPlain else { return false }
        return ["", "~", "null"].contains(scalar.string)
    }

    /// What the node is, for sentences.
    var words: String {
        switch content {
        case .scalar(let scalar): isNull ? "nothing" : "'\(scalar.string.prefix(40))'"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    /// The place of a part of the scalar's text; the whole scalar when the text is written differently from how it reads.
    func range(offset: Int, length: Int) -> SourceRange {
        guard let scalar, let column = scalar.textColumn else { return range }
        return SourceRange(line: range.line, column: column + offset, length: length)
    }
}
