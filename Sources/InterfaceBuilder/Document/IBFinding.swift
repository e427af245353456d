/// Something in a document that is not drawn as its author meant it, with the line.
package struct IBFinding: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        /// An element that the reader does not know.
        case ignoredElement
        case ignoredAttribute
        /// A custom class: its base class stands in for it.
        case customClass
        /// An outlet of the author's class that is not one of its own, or of another type.
        case outlet
        /// Content that comes from elsewhere (a map, a web page, a video): a placeholder is drawn.
        case foreignContent
        /// An image that is in no catalog given: a placeholder of the declared size is drawn.
        case missingImage
        case missingFont
        /// A colour of a catalog that is not there, or one whose space is not known.
        case unknownColor
        /// A constraint to something that is not there, or of a kind Auto Layout refuses.
        case badConstraint
        /// A runtime attribute whose key path no class here has.
        case runtimeAttribute
        /// Strings for the language asked for that are missing.
        case missingString
        /// A controller of another document.
        case otherDocument
    }

    package let kind: Kind
    package let file: String
    /// Counted from 1.
    package let line: Int
    /// The element's place, innermost last: `view 8bC-Xf-vdC › label kGp-…`.
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
        case .ignoredElement: "<\(subject)> is not understood and left out"
        case .ignoredAttribute: "\(subject) is not understood and left out"
        case .customClass: "custom class \(subject): drawn as its base class"
        case .outlet: "the outlet \(subject) is not set: its class has none of that name and type"
        case .foreignContent: "\(subject) is drawn as a placeholder"
        case .missingImage: "the image \"\(subject)\" is not there: a placeholder of its size is drawn"
        case .missingFont: "the font \"\(subject)\" is not there: the system font stands in"
        case .unknownColor: "the colour \"\(subject)\" is not known"
        case .badConstraint: "constraint left out: \(subject)"
        case .runtimeAttribute: "runtime attribute \(subject) is left out"
        case .missingString: "no string for \(subject)"
        case .otherDocument: "\(subject) is in another document"
        }
    }
}

extension Element {
    /// Names and ids from the scene down, for people.
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
