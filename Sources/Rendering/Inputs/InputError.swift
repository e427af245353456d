/// An error in a named input.
package enum InputError: Error, Sendable, Hashable {
    case notFound(String, known: [String])
    /// The file is of no kind that can be drawn.
    case unknownKind(String)
    case emptyFolder(String)
    /// Two inputs would share a folder of goldens.
    case duplicateCase(String, [String])
    /// A name that cannot be a folder's, and the input's location.
    case misnamedCase(String, String)
    case unreadable(String, reason: String)
    /// All faults in a file.
    case faults([InputFault])
    /// Nothing was named on the command line, in settings, or in Swift.
    case noInputs
    case unknownState(String, of: String, known: [String])
    case unknownAnimation(String, of: String, known: [String])
    case unknownView(String, of: String, known: [String])
}

/// The errors in all requested inputs.
package struct InputErrors: Error {
    package var errors: [any Error]
    /// The cases of the inputs that can be read.
    package var readable: [Case]

    package init(_ errors: [any Error], readable: [Case] = []) { self.errors = errors; self.readable = readable }
}
