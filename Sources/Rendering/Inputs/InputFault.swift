import InterfaceBuilder
import LayoutSpecs

/// A fault at one location of an input file.
package struct InputFault: Sendable, Hashable, Encodable {
    package var file: String
    /// The line, from 1; nil for the whole file.
    package var line: Int?
    /// The column, from 1, in Unicode scalars.
    package var column: Int?
    /// What is wrong, as a sentence.
    package var message: String
    /// The line of the file, with carets under the fault.
    package var excerpt: String?

    package init(file: String, line: Int? = nil, column: Int? = nil, message: String, excerpt: String? = nil) {
        self.file = file; self.line = line; self.column = column; self.message = message; self.excerpt = excerpt
    }

    /// `file:line:column`, as far as known.
    package var location: String { ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") }

    /// Returns the faults in an error of the input readers; nil for other errors.
    package static func all(in error: any Error) -> [InputFault]? {
        switch error {
        case let error as SpecErrors:
            error.diagnostics.map { diagnostic in
                InputFault(
                    file: error.file, line: diagnostic.range.line, column: diagnostic.range.column, message: diagnostic.error.message,
                    excerpt: error.excerpt(diagnostic))
            }
        case let error as IBError:
            [InputFault(file: error.file, line: error.line, column: error.column, message: error.reason)]
        case let error as StringTables.Failure:
            [InputFault(file: error.file, line: error.line, message: error.reason)]
        default: nil
        }
    }
}

extension InputError {
    /// Converts a reader's error to faults with locations.
    static func faults(_ error: any Error, file: String) -> InputError {
        .faults(InputFault.all(in: error) ?? [InputFault(file: file, message: "\(error)")])
    }
}
