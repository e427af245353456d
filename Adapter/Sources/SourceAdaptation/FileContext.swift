import SwiftSyntax

/// The file as rules see it, and the results that they add.
struct FileContext {
    let source: SourceText
    let options: AdaptationOptions
    private let lines: LineTable
    var scopes: [Scope] = []
    /// The number of open functions and closures inside the innermost type.
    var localDepth = 0
    var reading = FileReading()
    /// Whether the place is inside an `#if` that the compiler decides, by the app's flags.
    var isConditional = false

    init(source: SourceText, options: AdaptationOptions) {
        self.source = source
        self.options = options
        lines = LineTable(source.bytes)
    }

    func line(of node: some SyntaxProtocol) -> Int { lines.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset) }

    mutating func replace(_ node: some SyntaxProtocol, with text: String) { reading.edits.append(Edit(node.bytes, text)) }

    /// Deletes a node and the spaces after it, but not its line.
    mutating func remove(_ node: some SyntaxProtocol) { reading.edits.append(Edit(range(withSpaceAfter: node), "")) }

    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        reading.edits.append(Edit(insert: text, at: node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        reading.edits.append(Edit(insert: text, at: node.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    mutating func find(_ cause: SourceFinding.Cause, at node: some SyntaxProtocol, _ message: String) {
        reading.findings.append(SourceFinding(path: source.path, line: line(of: node), cause: cause, message: message))
    }

    func range(withSpaceAfter node: some SyntaxProtocol) -> Range<Int> {
        let bytes = node.bytes
        var end = bytes.upperBound
        while end < source.bytes.count, source.bytes[end] == UInt8(ascii: " ") || source.bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return bytes.lowerBound..<end
    }
}

extension SyntaxProtocol {
    /// The range without the surrounding spaces and comments.
    var bytes: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }
}
