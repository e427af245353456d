/// Something in a document that is not drawn as its author intended, with its line.
package struct IBFinding: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        /// An element that the reader does not understand.
        case ignoredElement
        case ignoredAttribute
        /// A custom class, which is replaced by its base class.
        case customClass
        /// An outlet that the author's class does not declare, or declares with another type.
        case outlet
        /// Content from elsewhere (a map, a web page, a video), drawn as a placeholder.
        case foreignContent
        /// An image that is in none of the given catalogs, drawn as a placeholder of the declared size.
        case missingImage
        case missingFont
        /// A colour that is in no catalog, or one in an unknown colour space.
        case unknownColor
        /// A constraint to an item that does not exist, or of a kind that Auto Layout refuses.
        case badConstraint
        /// A runtime attribute whose key path no class supports.
        case runtimeAttribute
        /// A string that is missing in the requested language.
        case missingString
        /// A controller in another document.
        case otherDocument
    }

    package let kind: Kind
    package let file: String
    /// Counted from 1.
    package let line: Int
    /// The path of the element, innermost last: `view 8bC-Xf-vdC › label kGp-…`.
    package let element: String
    package let subject: String

    package init(kind: Kind, file: String, line: Int, element: String, subject: String) {
        self.kind = kind
        self.file = file
        self.line = line
        self.element = element
        self.subject = subject
    }
}

extension IBFinding: CustomStringConvertible {
    package var description: String { "\(file):\(line): \(sentence) (\(element))" }

    private var sentence: String {
        switch kind {
        case .ignoredElement: "<\(subject)> is not supported and is ignored"
        case .ignoredAttribute: "\(subject) is not supported and is ignored"
        case .customClass: "custom class \(subject): drawn as its base class"
        case .outlet: "the outlet \(subject) is not set: the class has no outlet of this name and type"
        case .foreignContent: "\(subject) is drawn as a placeholder"
        case .missingImage: "missing image \"\(subject)\"; a placeholder of its size is drawn"
        case .missingFont: "missing font \"\(subject)\"; the system font is used"
        case .unknownColor: "unknown colour \"\(subject)\""
        case .badConstraint: "constraint ignored: \(subject)"
        case .runtimeAttribute: "runtime attribute \(subject) is ignored"
        case .missingString: "no string for \(subject)"
        case .otherDocument: "\(subject) is in another document"
        }
    }
}

extension Element {
    /// The names and ids of the element and its nearest ancestors, for messages.
    var path: String {
        var steps: [String] = []
        var element: Element? = self
        while let here = element, here.name != "objects", steps.count < 40 {
            if let id = here.id ?? here["userLabel"] { steps.append("\(here.name) \(id)") }
            element = here.parent
        }
        if steps.isEmpty { steps = [name] }
        return steps.prefix(2).reversed().joined(separator: " › ")
    }
}
