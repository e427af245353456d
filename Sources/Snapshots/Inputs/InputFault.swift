import InterfaceBuilder
import LayoutSpecs

/// What is wrong at one place of an input file.
package struct InputFault: Sendable, Hashable, Encodable {
    package var file: String
    /// From 1; nil where the whole file is meant.
    package var line: Int?
    /// From 1, in Unicode scalars.
    package var column: Int?
    /// A sentence.
    package var message: String
    /// The line of the file with carets under the place.
    package var excerpt: String?

    package init(file: String, line: Int? = nil, column: Int? = nil, message: String, excerpt: String? = nil) {
        self.file = file; self.line = line; self.column = column; self.message = message; self.excerpt = excerpt
    }

    /// `file:line:column`, as far as they are known.
    package var place: String { ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") }

    /// What the readers of input files throw, one fault a place; nil for other errors.
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
    /// The error of a reader, with its places.
    static func faults(_ error: any Error, file: String) -> InputError {
        .faults(InputFault.all(in: error) ?? [InputFault(file: file, message: "\(error)")])
    }
}
