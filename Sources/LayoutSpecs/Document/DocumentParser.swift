import Foundation
import Yams

/// Parses text into nodes. Every text results in a node or in faults; sizes, depth and aliases are bounded.
struct DocumentParser {
    /// The maximum size of a file in bytes.
    static let maximumSize = 1 << 20
    /// The maximum number of nested mappings and lists.
    static let maximumDepth = 64
    /// The maximum number of values in a document; an alias counts each time it is used.
    static let maximumNodes = 50_000

    private let text: String
    private let source: SourceText
    private var nodes = 0
    private var isOverfull = false
    private(set) var diagnostics: [SpecDiagnostic] = []

    init(text: String, source: SourceText) {
        self.text = text
        self.source = source
    }

    mutating func root() -> SpecNode? {
        let start = SourceRange(line: 1, column: 1)
        guard text.utf8.count <= Self.maximumSize else {
            fail(.tooLarge(bytes: text.utf8.count, limit: Self.maximumSize), start)
            return nil
        }
        if let key = collectionUsedAsKey() {
            fail(.collectionAsKey, key)
            return nil
        }
        do {
            guard let root = try Yams.Parser(yaml: text, encoding: .utf8).singleRoot() else {
                fail(.empty, start)
                return nil
            }
            let node = node(root, depth: 0)
            if node?.isNull == true { fail(.empty, start); return nil }
            return diagnostics.isEmpty ? node : nil
        } catch {
            report(error)
            return nil
        }
    }

    private mutating func fail(_ error: SpecError, _ range: SourceRange) {
        diagnostics.append(SpecDiagnostic(error: error, range: range))
    }

    /// Returns the range of a collection used as a key. A key made of aliases could take forever to compare with other keys, and no spec
    /// needs one.
    private func collectionUsedAsKey() -> SourceRange? {
        guard text.utf8.contains(UInt8(ascii: "*")) else { return nil }
        for (index, line) in source.lines.enumerated()
        where line.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }) {
            guard let key = CollectionKey(in: line) else { continue }
            return SourceRange(line: index + 1, column: key.range.lowerBound + 1, length: key.range.count)
        }
        return nil
    }

    // MARK: Nodes

    private mutating func node(_ yaml: Node, depth: Int) -> SpecNode? {
        let mark = yaml.mark
        let markRange = SourceRange(line: mark?.line ?? 1, column: mark?.column ?? 1)
        guard !isOverfull else { return nil }
        nodes += 1
        guard nodes <= Self.maximumNodes else {
            isOverfull = true
            fail(.tooManyNodes(limit: Self.maximumNodes), markRange)
            return nil
        }
        guard depth <= Self.maximumDepth else {
            isOverfull = true
            fail(.tooDeep(limit: Self.maximumDepth), markRange)
            return nil
        }
        checkTag(yaml, markRange)
        switch yaml {
        case .scalar(let scalar):
            return self.scalar(scalar, markRange)
        case .sequence(let sequence):
            return SpecNode(content: .sequence(sequence.compactMap { node($0, depth: depth + 1) }), range: markRange)
        case .mapping(let mapping):
            return SpecNode(content: .mapping(entries(mapping, depth: depth)), range: markRange)
        case .alias(let alias):
            fail(.malformed(problem: "the alias '\(alias.anchor.rawValue)' is not defined"), markRange)
            return nil
        }
    }

    private func scalar(_ scalar: Node.Scalar, _ markRange: SourceRange) -> SpecNode {
        let text = scalar.string, column = source.column(of: text, line: markRange.line, from: markRange.column)
        var range = markRange
        if let column {
            range.length = column - markRange.column + text.unicodeScalars.count + (scalar.style == .plain ? 0 : 1)
        } else if let line = source.line(markRange.line) {
            range.length = max(1, line.unicodeScalars.count - markRange.column + 1)
        }
        return SpecNode(
            content: .scalar(SpecNode.Scalar(string: text, isPlain: scalar.style == .plain, textColumn: column)), range: range)
    }

    private mutating func entries(_ mapping: Node.Mapping, depth: Int) -> [SpecNode.Entry] {
        var entries: [SpecNode.Entry] = [], merged: [SpecNode] = []
        for (yamlKey, yamlValue) in mapping {
            guard let key = node(yamlKey, depth: depth + 1) else { continue }
            guard let name = key.scalar?.string else { fail(.collectionAsKey, key.range); continue }
            guard let value = node(yamlValue, depth: depth + 1) else { continue }
            if name == "<<" {
                merged += value.sequence ?? [value]
            } else {
                entries.append(SpecNode.Entry(key: name, keyRange: key.range, value: value))
            }
        }
        for node in merged {
            guard let others = node.mapping else {
                fail(.wrongType(found: node.typeDescription, expected: "a mapping to merge"), node.range)
                continue
            }
            // Written keys take precedence over merged ones, and earlier merges over later ones.
            for entry in others where !entries.contains(where: { $0.key == entry.key }) { entries.append(entry) }
        }
        return entries
    }

    private mutating func checkTag(_ yaml: Node, _ markRange: SourceRange) {
        let tag = yaml.tag.description
        guard !tag.hasPrefix("tag:yaml.org,2002:"), tag != "!", !tag.isEmpty else { return }
        fail(.unknownTag(tag), markRange)
    }

    // MARK: Faults of the text

    private mutating func report(_ error: any Error) {
        guard let error = error as? YamlError else {
            fail(.malformed(problem: "\(error)"), SourceRange(line: 1, column: 1))
            return
        }
        if let fault = YAMLSyntaxFault(error, lines: source.lines) {
            let isDeep = fault.problem.contains("maximum level") || fault.problem.contains("nesting")
            fail(
                isDeep ? .tooDeep(limit: Self.maximumDepth) : .malformed(problem: fault.problem),
                SourceRange(line: fault.line, column: fault.column))
            return
        }
        switch error {
        case .reader(let problem, let offset, _, _):
            fail(.malformed(problem: problem), location(offset: offset ?? 0))
        case .duplicatedKeysInMapping(let duplicates, let context):
            for key in duplicates { fail(.duplicateKey(key), rangeOfSecond(key, from: context.mark)) }
        default:
            fail(.malformed(problem: "\(error)"), SourceRange(line: 1, column: 1))
        }
    }

    private func location(offset: Int) -> SourceRange {
        let before = text.prefix(offset)
        let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return SourceRange(line: max(lines.count, 1), column: (lines.last?.unicodeScalars.count ?? 0) + 1)
    }

    /// Returns the second occurrence of a key in the mapping at `mark`: on the same line as the first, or in the same column.
    private func rangeOfSecond(_ key: String, from mark: Mark) -> SourceRange {
        var found: [SourceRange] = []
        for number in mark.line...max(mark.line, source.lines.count) {
            guard let line = source.line(number) else { break }
            var from = 1
            while let column = source.column(of: key, line: number, from: from) {
                from = column + key.unicodeScalars.count
                let scalars = Array(line.unicodeScalars), after = scalars.dropFirst(from - 1).drop { $0 == " " || $0 == "\"" || $0 == "'" }
                let isWord = column == 1 || [" ", "{", ",", "\"", "'"].contains(scalars[column - 2])
                guard isWord, after.first == ":" else { continue }
                let range = SourceRange(line: number, column: column, length: key.unicodeScalars.count)
                if let first = found.first, first.line == number || first.column == column { return range }
                found.append(range)
            }
        }
        return found.first ?? SourceRange(line: mark.line, column: mark.column)
    }
}
