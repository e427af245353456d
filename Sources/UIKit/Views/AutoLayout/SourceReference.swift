/// The source location of a view or a constraint in its author's sources.
package final class SourceReference: Sendable {
    /// The file as reports name it; for code, `#fileID`: the module and the file.
    package let file: String
    /// The line, from 1.
    package let line: Int
    /// The source line as written, when one line holds the whole constraint.
    package let text: String?
    /// The element's id in an Interface Builder document.
    package let element: String?
    /// The kinds of findings that the author ignores here, each with the reason.
    package let ignored: [String: String]

    package init(file: String, line: Int, text: String? = nil, element: String? = nil, ignored: [String: String] = [:]) {
        self.file = file
        self.line = line
        self.text = text
        self.element = element
        self.ignored = ignored
    }
}

/// The call that made a constraint: two machine words known at compile time, so that keeping them costs nothing.
struct CallSite {
    let fileID: StaticString
    let line: UInt32

    /// The modules that make constraints on behalf of an app or of UIKit.
    private static let ownModules = ["UIKit", "InterfaceBuilder", "LayoutSpecs"]

    /// The location of the call; nil for a call in one of these modules.
    var source: SourceReference? {
        let file = fileID.description
        guard !Self.ownModules.contains(where: { file.hasPrefix($0 + "/") }) else { return nil }
        return SourceReference(file: file, line: Int(line))
    }
}

extension NSLayoutConstraint {
    /// Where the author wrote it: a line of a spec, an element of a document or a call in code. Nil for UIKit's own.
    package final var source: SourceReference? {
        get { writtenSource ?? callSite?.source }
        set { writtenSource = newValue }
    }

    func called(_ fileID: StaticString, _ line: UInt32) -> Self {
        callSite = CallSite(fileID: fileID, line: line)
        return self
    }
}
