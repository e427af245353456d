/// What is wrong with a named input.
public enum InputError: Error, Sendable, Hashable {
    case notFound(String, known: [String])
    /// The file is none of the kinds that can be drawn.
    case unknownKind(String)
    case emptyFolder(String)
    /// Two inputs would share a folder of goldens.
    case duplicateCase(String, [String])
    case unreadable(String, reason: String)
    /// Everything that is wrong with a file, told with places and carets.
    case faults(String)
    /// Neither named on the command line, nor in settings, nor written in Swift.
    case noInputs
    case unknownState(String, of: String, known: [String])
    case unknownAnimation(String, of: String, known: [String])
    case unknownView(String, of: String, known: [String])
}

/// All inputs with faults; the others' are told too.
public struct InputErrors: Error {
    public var errors: [any Error]

    public init(_ errors: [any Error]) { self.errors = errors }
}
