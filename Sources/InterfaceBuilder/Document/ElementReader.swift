import Foundation
import FoundationXML

/// XML text to an ``ElementTree``.
///
/// FoundationXML's event parser (libxml2) does the parsing: half a megabyte, the largest storyboard known, takes 6 ms. What it would
/// do for a hostile document is refused before or while it runs.
enum ElementReader {
    struct Limits: Sendable {
        /// Bytes of a document. The largest of 3,545 public documents has 0.6 MB.
        var bytes = 64 << 20
        /// The deepest of 3,545 public documents has 40 levels.
        var depth = 200
        var elements = 2_000_000
    }

    static func read(_ data: Data, file: String, limits: Limits = Limits()) throws(IBError) -> ElementTree {
        guard data.count <= limits.bytes else { throw .tooLarge(file: file, limit: "\(limits.bytes >> 20) MB") }
        if let line = lineOfDocumentType(in: data) { throw .documentType(file: file, line: line) }
        let builder = ElementBuilder(file: file, limits: limits)
        let parser = XMLParser(data: try withoutEmptyInstructions(data, file: file))
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        _ = parser.parse()
        if let error = builder.error { throw error }
        guard parser.parserError == nil, builder.open.isEmpty, !builder.nodes.isEmpty else {
            throw .malformed(file: file, line: max(1, parser.lineNumber), column: max(0, parser.columnNumber), reason: "it ends early")
        }
        return ElementTree(file: file, nodes: builder.nodes)
    }

    /// FoundationXML stops the program at a processing instruction without content, `<?name?>`. It says nothing, so blanks take its place.
    private static func withoutEmptyInstructions(_ data: Data, file: String) throws(IBError) -> Data {
        if data.prefix(4).contains(0) {
            for encoding in [String.Encoding.utf16, .utf32] {
                guard let text = String(data: data, encoding: encoding),
                    let found = text.range(of: #"<\?[^\s?]+\?>"#, options: .regularExpression)
                else { continue }
                let line = 1 + text[..<found.lowerBound].count { $0.isNewline }
                throw .malformed(file: file, line: line, column: 1, reason: "the instruction \(text[found]) says nothing: remove it")
            }
            return data
        }
        var data = data, start = data.startIndex
        while let opening = data.range(of: Data("<?".utf8), in: start..<data.endIndex),
            let closing = data.range(of: Data("?>".utf8), in: opening.upperBound..<data.endIndex)
        {
            start = closing.upperBound
            let content = data[opening.upperBound..<closing.lowerBound]
            if content.contains(where: { [9, 10, 13, 32].contains($0) }) || isCharacterData(at: opening.lowerBound, in: data) { continue }
            data.replaceSubrange(opening.lowerBound..<start, with: repeatElement(32, count: start - opening.lowerBound))
        }
        return data
    }

    private static func isCharacterData(at index: Data.Index, in data: Data) -> Bool {
        guard let opening = data.range(of: Data("<![CDATA[".utf8), options: .backwards, in: data.startIndex..<index) else { return false }
        return data.range(of: Data("]]>".utf8), in: opening.upperBound..<index) == nil
    }

    /// The line of the first `<!DOCTYPE` or `<!ENTITY` outside comments, if there is one: only the prologue can hold it.
    private static func lineOfDocumentType(in data: Data) -> Int? {
        var line = 1
        var index = data.startIndex
        while index < data.endIndex {
            switch data[index] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "<"):
                let rest = data[index...].prefix(4)
                if rest.elementsEqual("<!--".utf8) {
                    guard let end = data.range(of: Data("-->".utf8), in: index..<data.endIndex) else { return nil }
                    line += data[index..<end.lowerBound].count { $0 == UInt8(ascii: "\n") }
                    index = end.upperBound - 1
                } else if rest.starts(with: "<!".utf8) {
                    return line
                } else if !rest.starts(with: "<?".utf8) {
                    return nil
                }
            case 0: return utf16LineOfDocumentType(in: data)
            default: break
            }
            index += 1
        }
        return nil
    }

    /// A prologue in UTF-16 hides its letters from a look at bytes.
    private static func utf16LineOfDocumentType(in data: Data) -> Int? {
        guard let text = String(data: data.prefix(4096), encoding: .utf16), let found = text.range(of: "<!DOCTYPE") else { return nil }
        return 1 + text[..<found.lowerBound].count { $0.isNewline }
    }
}

/// Collects the parser's events. Lives for one document on one thread.
private final class ElementBuilder: NSObject, XMLParserDelegate {
    let file: String
    let limits: ElementReader.Limits
    var nodes: [ElementTree.Node] = []
    var open: [Int] = []
    var error: IBError?

    init(file: String, limits: ElementReader.Limits) {
        self.file = file
        self.limits = limits
    }

    private func stop(_ parser: XMLParser, _ error: IBError) {
        if self.error == nil { self.error = error }
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        guard error == nil else { return }
        guard open.count < limits.depth else {
            return stop(parser, .tooDeep(file: file, line: parser.lineNumber, limit: limits.depth))
        }
        guard nodes.count < limits.elements else { return stop(parser, .tooLarge(file: file, limit: "\(limits.elements) elements")) }
        let sorted = attributes.map { (name: $0.key, value: $0.value) }.sorted { $0.name < $1.name }
        let index = nodes.count
        nodes.append(.init(name: name, attributes: sorted, line: parser.lineNumber, parent: open.last ?? 0))
        if let parent = open.last { nodes[parent].children.append(index) }
        open.append(index)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard error == nil, let index = open.popLast() else { return }
        if nodes[index].text.allSatisfy(\.isWhitespace) { nodes[index].text = "" }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard error == nil, let index = open.last else { return }
        nodes[index].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        guard error == nil, let index = open.last else { return }
        nodes[index].text += String(decoding: block, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred problem: any Error) {
        let code = (problem as NSError).code
        if error == nil {
            let reason = Self.reasons[code] ?? "libxml2 error \(code)"
            error = .malformed(file: file, line: max(1, parser.lineNumber), column: max(0, parser.columnNumber), reason: reason)
        }
    }

    /// libxml2's own numbers for the faults a hand-edited or half-merged document has.
    private static let reasons = [
        4: "the document is empty", 5: "it ends early", 9: "a character that XML does not allow", 26: "an entity that is not declared",
        38: "a \"<\" inside an attribute", 39: "an attribute without quotes", 41: "an attribute without a value",
        42: "an attribute given twice", 65: "a space is missing between attributes", 68: "a name is missing after \"<\"",
        73: "a \">\" is missing", 76: "the closing tag does not match the opening one", 77: "a tag is not closed", 89: "it nests too deep",
    ]
}
