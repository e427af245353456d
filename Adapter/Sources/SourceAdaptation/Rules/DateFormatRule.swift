import SwiftSyntax

/// Notes the formats in which an app reads dates, so that sample text of dates can be read: `formatter.dateFormat = "yyyy-MM-dd"`.
struct DateFormatRule: SourceRule {
    let kinds: [SyntaxKind] = [.sequenceExpr]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let target = sequence.elements.first?.as(MemberAccessExprSyntax.self), target.declName.baseName.text == "dateFormat",
            let literal = sequence.elements.last?.as(StringLiteralExprSyntax.self), let format = literal.representedLiteralValue
        else { return }
        let formatter = target.base?.trimmedDescription ?? ""
        context.reading.dateFormats.append(DateFormat(text: format, isRead: isRead(after: node, by: formatter)))
    }

    /// Whether the function reads a date after the assignment, before the formatter gets another format.
    private func isRead(after node: Syntax, by formatter: String) -> Bool {
        var block = node.parent
        while let one = block, !one.is(CodeBlockItemListSyntax.self) { block = one.parent }
        guard let list = block?.as(CodeBlockItemListSyntax.self) else { return false }
        for item in list where item.position >= node.endPosition {
            let text = item.trimmedDescription
            if text.contains("\(formatter).date(from:") { return true }
            if text.contains("\(formatter).dateFormat") { return false }
        }
        return false
    }
}

/// A format of dates that an app's code writes down.
struct DateFormat: Hashable, Codable, Sendable {
    var text: String
    /// Whether the code beside it reads dates in it.
    var isRead: Bool

    /// Returns the format in which most of the code reads dates. Where it is not seen who reads, one that begins with year and month is meant,
    /// which servers send rather than people read.
    static func most(of formats: [DateFormat]) -> String? {
        let wholes = formats.filter { $0.text.contains("yy") && $0.text.contains("d") }
        let read = wholes.filter(\.isRead)
        let chosen = read.isEmpty ? wholes.filter { $0.text.hasPrefix("yyyy-MM") || $0.text.hasPrefix("yyyyMM") } : read
        let counts = Dictionary(grouping: chosen, by: \.text).mapValues(\.count)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
