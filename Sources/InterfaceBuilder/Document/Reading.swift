/// One reading of a document under given size classes. Records what was read so that the rest can be reported.
final class ReadingSession {
    let document: IBDocument
    let sizeClasses: SizeClasses
    let resources: DocumentResources
    /// The fonts of the canvas; nil when the document is read for a screen.
    let canvasFonts: CanvasFonts?
    private var readElements: [Bool]
    /// One bit per attribute. Elements with more than 64 attributes do not occur; attributes beyond the 64th count as read.
    private var readAttributes: [UInt64]
    private(set) var findings: [IBFinding] = []

    init(
        document: IBDocument, sizeClasses: SizeClasses, resources: DocumentResources = DocumentResources(), canvasFonts: CanvasFonts? = nil
    ) {
        self.canvasFonts = canvasFonts
        self.document = document
        self.sizeClasses = sizeClasses
        self.resources = resources
        let count = document.tree.nodes.count
        readElements = Array(repeating: false, count: count)
        readAttributes = Array(repeating: 0, count: count)
    }

    func reading(_ element: Element) -> Reading { Reading(element, session: self) }

    fileprivate func mark(_ element: Element) { readElements[element.index] = true }

    fileprivate func mark(_ element: Element, attribute: Int) {
        if attribute < 64 { readAttributes[element.index] |= 1 << UInt64(attribute) }
    }

    /// Marks the element and everything below it as read.
    func markAll(_ element: Element) {
        for element in element.descendants {
            readElements[element.index] = true
            readAttributes[element.index] = .max
        }
    }

    /// Marks the element and its attributes as read, but not its children.
    func markAlone(_ element: Element) {
        readElements[element.index] = true
        readAttributes[element.index] = .max
    }

    func report(_ kind: IBFinding.Kind, at element: Element, _ subject: String) {
        findings.append(IBFinding(kind: kind, file: document.file, line: element.line, element: element.path, subject: subject))
    }

    /// Returns the elements and attributes below `root` that were not read, outermost only.
    func unread(below root: Element) -> [IBFinding] {
        var found: [IBFinding] = []
        var open = [root]
        while let element = open.popLast() {
            guard readElements[element.index] else {
                if !Vocabulary.isSilent(element: element) {
                    found.append(
                        IBFinding(
                            kind: .ignoredElement, file: document.file, line: element.line, element: element.path,
                            subject: element.key.map { "\(element.name) \($0)" } ?? element.name))
                }
                continue
            }
            for (index, attribute) in element.attributes.enumerated().prefix(64) {
                let isRead = readAttributes[element.index] & (1 << UInt64(index)) != 0
                guard !isRead, !Vocabulary.isSilent(attribute: attribute.name, of: element.name) else { continue }
                found.append(
                    IBFinding(
                        kind: .ignoredAttribute, file: document.file, line: element.line, element: element.path,
                        subject: "\(attribute.name)=\"\(attribute.value)\""))
            }
            open.append(contentsOf: element.children.reversed())
        }
        return found
    }
}

/// One element with the applicable variations applied; everything it returns is marked as read.
struct Reading {
    let element: Element
    let session: ReadingSession
    /// Most specific first.
    private let variations: [Element]

    init(_ element: Element, session: ReadingSession) {
        self.element = element
        self.session = session
        session.mark(element)
        var variations: [Element] = []
        for child in element.children where child.name == "variation" {
            session.mark(child)
            guard let key = child.key, session.sizeClasses.satisfy(key) else {
                session.markAll(child)
                continue
            }
            variations.append(child)
        }
        if variations.count > 1 {
            let sorted = variations.enumerated().sorted {
                let (one, other) = (SizeClasses.specificity($0.element.key ?? ""), SizeClasses.specificity($1.element.key ?? ""))
                return one == other ? $0.offset > $1.offset : one > other
            }
            variations = sorted.map(\.element)
        }
        self.variations = variations
    }

    var name: String { element.name }
    var line: Int { element.line }
    var document: IBDocument { session.document }

    private func attribute(_ name: String, of element: Element) -> String? {
        guard let index = element.attributes.firstIndex(where: { $0.name == name }) else { return nil }
        session.mark(element, attribute: index)
        return element.attributes[index].value
    }

    subscript(_ name: String) -> String? {
        let own = attribute(name, of: element)
        for variation in variations {
            if let value = attribute(name, of: variation) { return value }
        }
        return own
    }

    func number(_ name: String) -> Double? { Number.parse(self[name]) }
    func integer(_ name: String) -> Int? { number(name).map { Int(max(-1e15, min(1e15, $0))) } }
    func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

    /// Marks attributes as read that add no information (design-time duplicates, defaults).
    func skip(_ names: String...) {
        for name in names { _ = self[name] }
    }

    // MARK: Children

    /// Returns the first child with this name and key; a variation's child takes precedence over the element's.
    func child(_ name: String? = nil, key: String? = nil) -> Reading? {
        func matches(_ candidate: Element) -> Bool {
            (name == nil || candidate.name == name) && (key == nil || candidate.key == key)
        }
        for holder in variations + [element] {
            if let found = holder.children.first(where: matches) {
                let reading = Reading(found, session: session)
                if key != nil { reading.skip("key") }
                return reading
            }
        }
        return nil
    }

    func children(_ name: String? = nil) -> [Reading] {
        element.children.filter { name == nil || $0.name == name }.map { Reading($0, session: session) }
    }

    /// Returns the children of the first child with this name.
    func items(_ name: String) -> [Reading] {
        child(name)?.children() ?? []
    }

    /// Returns the ids that the size classes exclude with `<mask key="constraints"><exclude reference="…"/></mask>`, general variations
    /// first.
    func excluded(_ what: String) -> Set<String> {
        var excluded: Set<String> = []
        for variation in variations.reversed() {
            for mask in variation.children where mask.name == "mask" && mask.key == what {
                session.markAll(mask)
                for item in mask.children {
                    guard let id = item["reference"] else { continue }
                    if item.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
                }
            }
        }
        return excluded
    }
}
