/// Writes texts into the closures of assertions, and checks that each is there afterwards.
struct SourceEditor {
    let source: String

    enum Refusal: Error, CustomStringConvertible {
        case noCall(line: Int)
        case notReadable(line: Int)

        var description: String {
            switch self {
            case .noCall(let line): "no assertion begins in line \(line); no inline snapshot was recorded"
            case .notReadable(let line): "the inline snapshot of line \(line) could not be written"
            }
        }
    }

    /// Returns the file's text with the texts of all snapshots.
    func text(with snapshots: [InlineSnapshot]) throws -> String {
        var bytes = Array(source.utf8)
        let ordered = snapshots.sorted { ($1.line, $1.column, $0.offset) < ($0.line, $0.column, $1.offset) }
        // The last call is edited first, so that the positions of the others stay.
        for snapshot in ordered { bytes = try edited(bytes, snapshot) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func edited(_ bytes: [UInt8], _ snapshot: InlineSnapshot) throws -> [UInt8] {
        let source = SwiftSource(bytes: bytes)
        guard let call = source.call(line: snapshot.line, column: snapshot.column) else { throw Refusal.noCall(line: snapshot.line) }
        var edited = bytes
        let literal = snapshot.text.map { ClosureText(text: $0, layout: layout(bytes, line: snapshot.line)) }
        let change = call.change(for: snapshot, literal?.source)
        for (range, text) in change.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            edited.replaceSubrange(range, with: text.utf8)
        }
        try check(edited, snapshot, literal)
        return edited
    }

    /// Reads the closure again that was written.
    private func check(_ bytes: [UInt8], _ snapshot: InlineSnapshot, _ literal: ClosureText?) throws {
        guard let literal else { return }
        let call = SwiftSource(bytes: bytes).call(line: snapshot.line, column: snapshot.column)
        let written = call?.closures.last { bytes[$0].elementsEqual(literal.source.utf8) }
        guard written != nil, literal.isExact else { throw Refusal.notReadable(line: snapshot.line) }
    }

    // MARK: Layout

    private func layout(_ bytes: [UInt8], line: Int) -> ClosureText.Layout {
        let lines = source.split(whereSeparator: \.isNewline)
        let indented = lines.first { $0.first?.isWhitespace == true && $0.contains { !$0.isWhitespace } }
        let start = SwiftSource(bytes: bytes).offset(ofLine: line) ?? 0
        let leading = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == 9 }
        return ClosureText.Layout(
            leading: String(decoding: leading, as: UTF8.self),
            indentation: indented.map { String($0.prefix(while: \.isWhitespace)) } ?? "    ",
            lineEnd: source.contains("\r\n") ? "\r\n" : "\n")
    }
}

/// A closure with a text.
struct ClosureText {
    struct Layout: Hashable {
        /// The white space before the assertion.
        var leading: String
        /// One level of indentation.
        var indentation: String
        var lineEnd: String
    }

    let text: String
    let layout: Layout

    /// The closure as source.
    var source: String {
        let inner = layout.leading + layout.indentation
        let body = escaped.indented(by: inner)
        return ["{", "\(inner)\(pounds)\"\"\"", body, "\(inner)\"\"\"\(pounds)", "\(layout.leading)}"].joined(separator: "\n")
            .replacing("\n", with: layout.lineEnd)
    }

    /// Carriage returns are escaped, because the compiler reads them as line ends.
    private var escaped: String {
        String(decoding: text.utf8.flatMap { $0 == 13 ? Array("\\\(pounds)r".utf8) : [$0] }, as: UTF8.self)
    }

    /// As many number signs as keep the text's own quotes and backslashes as they are.
    private var pounds: String {
        let bytes = Array(text.utf8)
        var count = bytes.contains(UInt8(ascii: "\\")) ? 1 : 0
        for at in bytes.indices where bytes[at...].starts(with: "\"\"\"".utf8) {
            count = max(count, 1 + bytes[(at + 3)...].prefix { $0 == UInt8(ascii: "#") }.count)
        }
        // A backslash with number signs after it is no escape with one more.
        for at in bytes.indices where bytes[at] == UInt8(ascii: "\\") {
            count = max(count, 1 + bytes[(at + 1)...].prefix { $0 == UInt8(ascii: "#") }.count)
        }
        return String(repeating: "#", count: count)
    }

    /// Whether the compiler reads the text from the closure.
    var isExact: Bool {
        var lines = source.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 5 else { return false }
        lines.removeFirst(2)
        lines.removeLast(2)
        let inner = layout.leading + layout.indentation
        let read = lines.map { $0.hasPrefix(inner) ? String($0.dropFirst(inner.count)) : String($0) }.joined(separator: "\n")
        return read.replacing("\\\(pounds)r", with: "\r").utf8.elementsEqual(text.utf8)
    }
}

extension CallSyntax {
    /// All closures of the call, in order.
    var closures: [Range<Int>] { arguments.filter(\.isClosure).map(\.expression) + trailing.map(\.closure) }

    typealias Change = [(range: Range<Int>, text: String)]

    /// Returns what to replace so that the closure is there; with nil, so that it is not.
    func change(for snapshot: InlineSnapshot, _ closure: String?) -> Change {
        switch place(at: snapshot.offset) {
        case .argument(let index): argumentChange(index, snapshot.label, closure)
        case .trailing(let index): trailingChange(index, snapshot, closure)
        }
    }

    private func argumentChange(_ index: Int, _ label: String, _ closure: String?) -> Change {
        if let closure { return [(arguments[index].range, "\(label): \(closure)")] }
        // The comma before it goes, too.
        let start = index > 0 ? arguments[index - 1].range.upperBound : arguments[index].range.lowerBound
        return [(start..<arguments[index].range.upperBound, "")]
    }

    private func trailingChange(_ index: Int, _ snapshot: InlineSnapshot, _ closure: String?) -> Change {
        let isThere = trailing.indices.contains(index)
        guard let closure else { return isThere ? removal(index) : [] }
        if index == 0, isThere { return [(trailing[0].closure, closure)] }
        if index == 0 { return addition(of: closure) }
        guard isThere else { return [(end..<end, trailing.isEmpty ? " \(closure)" : " \(snapshot.label): \(closure)")] }
        let isOwn = ([snapshot.label] + snapshot.otherLabels).contains(trailing[index].label ?? "")
        if isOwn { return [(trailing[index].range, "\(snapshot.label): \(closure)")] }
        return [(trailing[index].range.lowerBound..<trailing[index].range.lowerBound, "\(snapshot.label): \(closure) ")]
    }

    /// The first closure after a call. Parentheses without arguments go.
    private func addition(of closure: String) -> Change {
        guard let parentheses else { return [] }
        return arguments.isEmpty ? [(parentheses, " \(closure)")] : [(parentheses.upperBound..<parentheses.upperBound, " \(closure)")]
    }

    private func removal(_ index: Int) -> Change {
        let start = index > 0 ? trailing[index - 1].closure.upperBound : parentheses?.upperBound ?? trailing[0].range.lowerBound
        if index == 0, trailing.count > 1 {
            // The next closure is the first one then, which has no label.
            return [(trailing[0].range.lowerBound..<trailing[1].closure.lowerBound, "")]
        }
        return [(start..<trailing[index].closure.upperBound, index == 0 && parentheses == nil ? "()" : "")]
    }
}
