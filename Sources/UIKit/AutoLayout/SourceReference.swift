/// Where in its author's sources a view or a constraint stands.
package final class SourceReference: Sendable {
    /// As reports name it; of code, `#fileID`: the module and the file.
    package let file: String
    /// From 1.
    package let line: Int
    /// The source line as written, when one line holds the whole constraint.
    package let text: String?
    /// The element's id in an Interface Builder document.
    package let element: String?
    /// Kinds of findings that the author lets pass here, each with the reason.
    package let ignored: [String: String]

    package init(file: String, line: Int, text: String? = nil, element: String? = nil, ignored: [String: String] = [:]) {
        self.file = file
        self.line = line
        self.text = text
        self.element = element
        self.ignored = ignored
    }
}

/// The call that made a constraint: two words that the compiler knows, so that keeping them costs nothing.
struct CallSite {
    let fileID: StaticString
    let line: UInt32

    /// Modules that make constraints in an app's name, or for UIKit.
    private static let ownModules = ["UIKit", "InterfaceBuilder", "LayoutSpecs"]

    /// Nil for a call in one of these.
    var source: SourceReference? {
        let file = fileID.description
        guard !Self.ownModules.contains(where: { file.hasPrefix($0 + "/") }) else { return nil }
        return SourceReference(file: file, line: Int(line))
    }
}

extension NSLayoutConstraint {
    /// Where the author wrote it: the line of a spec, the element of a document, the call in code. Nil for UIKit's own.
    package final var source: SourceReference? {
        get { writtenSource ?? callSite?.source }
        set { writtenSource = newValue }
    }

    func called(_ fileID: StaticString, _ line: UInt32) -> Self {
        callSite = CallSite(fileID: fileID, line: line)
        return self
    }
}
