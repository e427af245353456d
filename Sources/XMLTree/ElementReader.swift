import CXML
import Foundation

/// Reads XML text into an ``ElementTree``.
///
/// libxml2 parses it, event by event: half a megabyte, the largest storyboard known, takes 6 ms. Nothing is fetched, no entity that a
/// document declares is expanded unless ``Limits/allowsDocumentType``, and a document that would cost too much is refused while it is read.
package enum ElementReader {
    package struct Limits: Sendable {
        /// The largest size in bytes. The largest of 3,545 public documents has 0.6 MB.
        package var bytes = 64 << 20
        /// The largest depth in levels. The deepest of 3,545 public documents has 40 levels.
        package var depth = 200
        package var elements = 2_000_000
        /// Whether a document type is allowed; otherwise it is a fault. Drawing programs write one with their own entities into every SVG.
        /// Entities that contain text are expanded, within libxml2's limit on their size.
        package var allowsDocumentType = false

        package init() {}
    }

    /// libxml2 must be initialised once before threads share it.
    private static let isReady: Void = xmlInitParser()

    package static func read(_ data: Data, file: String, limits: Limits = Limits()) throws(XMLFault) -> ElementTree {
        guard data.count <= limits.bytes else { throw .tooLarge(limit: "\(limits.bytes >> 20) MB") }
        _ = isReady
        let builder = ElementBuilder(limits: limits)
        let fault = builder.read(data)
        if let error = builder.error { throw error }
        if let fault {
            let reason = reasons[fault.number] ?? "libxml2 error \(fault.number)"
            throw .malformed(line: max(1, fault.line), column: max(0, fault.column), reason: reason)
        }
        guard builder.open.isEmpty, !builder.nodes.isEmpty else {
            throw .malformed(line: 1, column: 0, reason: "it holds no element")
        }
        return ElementTree(file: file, nodes: builder.nodes)
    }

    /// The meanings of libxml2's error numbers for faults in hand-edited or half-merged documents.
    private static let reasons: [Int32: String] = [
        4: "the document is empty", 5: "it ends early", 9: "a character that XML does not allow", 26: "an entity that is not declared",
        38: "a \"<\" inside an attribute", 39: "an attribute without quotes", 41: "an attribute without a value",
        42: "an attribute given twice", 65: "a space is missing between attributes", 68: "a name is missing after \"<\"",
        73: "a \">\" is missing", 76: "the closing tag does not match the opening one", 77: "a tag is not closed", 89: "it nests too deep",
    ]
}

/// Collects the parser's events. Used for one document on one thread.
private final class ElementBuilder {
    let limits: ElementReader.Limits
    var nodes: [ElementTree.Node] = []
    var open: [Int] = []
    var error: XMLFault?

    init(limits: ElementReader.Limits) {
        self.limits = limits
    }

    /// Reads the document, and returns the first fault, if there is one.
    func read(_ data: Data) -> (number: Int32, line: Int, column: Int)? {
        var reader = unsafe plumb_xml_reader()
        unsafe reader.context = Unmanaged.passUnretained(self).toOpaque()
        unsafe reader.start = { context, name, attributes, count, line in
            guard let builder = unsafe ElementBuilder.of(context) else { return }
            let list = (0..<Int(count)).map { at in
                unsafe (name: ElementBuilder.text(attributes?[2 * at]), value: ElementBuilder.text(attributes?[2 * at + 1]))
            }
            unsafe builder.begin(ElementBuilder.text(name), attributes: list, line: Int(line))
        }
        unsafe reader.end = { unsafe ElementBuilder.of($0)?.end() }
        unsafe reader.text = { context, bytes, length in
            guard let builder = unsafe ElementBuilder.of(context), let bytes = unsafe bytes else { return }
            let text = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(length))
            builder.add(unsafe String(decoding: text, as: UTF8.self))
        }
        unsafe reader.allows_document_type = limits.allowsDocumentType ? 1 : 0
        unsafe reader.document_type = { context, line in
            guard let builder = unsafe ElementBuilder.of(context) else { return }
            builder.stop(.documentType(line: Int(line)))
        }
        unsafe data.withUnsafeBytes { bytes in
            unsafe withUnsafeMutablePointer(to: &reader) { pointer in
                halt = { unsafe pointer.pointee.stopped = 1 }
                unsafe plumb_xml_read(pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
                halt = nil
            }
        }
        guard unsafe reader.fault != 0 else { return nil }
        return unsafe (reader.fault, Int(reader.line), Int(reader.column))
    }

    /// Stops the reading after the event that is being handled.
    private var halt: (() -> Void)?

    private static func of(_ context: UnsafeMutableRawPointer?) -> ElementBuilder? {
        unsafe context.map { unsafe Unmanaged<ElementBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Converts a C string. Names are letters of any script; bytes that are not UTF-8 have caused an error before.
    private static func text(_ bytes: UnsafePointer<CChar>?) -> String { unsafe bytes.map { unsafe String(cString: $0) } ?? "" }

    private func stop(_ error: XMLFault) {
        if self.error == nil { self.error = error }
        halt?()
    }

    private func begin(_ name: String, attributes: [(name: String, value: String)], line: Int) {
        guard error == nil else { return }
        guard open.count < limits.depth else { return stop(.tooDeep(line: line, limit: limits.depth)) }
        guard nodes.count < limits.elements else { return stop(.tooLarge(limit: "\(limits.elements) elements")) }
        let index = nodes.count
        nodes.append(.init(name: name, attributes: attributes.sorted { $0.name < $1.name }, line: line, parent: open.last ?? 0))
        if let parent = open.last { nodes[parent].children.append(index) }
        open.append(index)
    }

    private func end() {
        guard error == nil, let index = open.popLast() else { return }
        if Self.isBlank(nodes[index].text) { nodes[index].text = "" }
    }

    /// Whether a text is nothing but white space, as it is between most elements: the bytes tell, if they are ASCII.
    private static func isBlank(_ text: String) -> Bool {
        for byte in text.utf8 {
            guard byte < 0x80 else { return text.allSatisfy(\.isWhitespace) }
            guard byte == 0x20 || byte >= 0x09 && byte <= 0x0D else { return false }
        }
        return true
    }

    private func add(_ text: String) {
        guard error == nil, let index = open.last else { return }
        nodes[index].text += text
    }
}
