/// What is wrong with a named input.
package enum InputError: Error, Sendable, Hashable {
    case notFound(String, known: [String])
    /// The file is none of the kinds that can be drawn.
    case unknownKind(String)
    case emptyFolder(String)
    /// Two inputs would share a folder of goldens.
    case duplicateCase(String, [String])
    /// A name that is no name of a folder inside of another, and the input's place.
    case misnamedCase(String, String)
    case unreadable(String, reason: String)
    /// Everything that is wrong with a file.
    case faults([InputFault])
    /// Neither named on the command line, nor in settings, nor written in Swift.
    case noInputs
    case unknownState(String, of: String, known: [String])
    case unknownAnimation(String, of: String, known: [String])
    case unknownView(String, of: String, known: [String])
}

/// What is wrong with all inputs that were asked for.
package struct InputErrors: Error {
    package var errors: [any Error]
    /// The cases of the other inputs, which can be read.
    package var readable: [Case]

    package init(_ errors: [any Error], readable: [Case] = []) { self.errors = errors; self.readable = readable }
}
