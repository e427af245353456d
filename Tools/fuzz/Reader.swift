import Foundation

/// A function that reads bytes from others. It reports faults by throwing; anything else ends the program.
struct Reader {
    let name: String
    /// The suffixes of the files that it starts with.
    let suffixes: [String]
    /// The folders of these files. Files of tests may be faulty on purpose.
    var tops = ["Examples", "Tests", "Goldens"]
    /// The size of the largest file that it starts with, in bytes: a larger one has no more places for faults, and takes longer.
    var largest = Mutator.limit
    /// Its share of all inputs of a campaign, in parts; fast readers get more.
    var share = 10
    /// The number of random samples, for a reader whose bytes are a script without a format.
    var scripts = 0
    /// Samples beside those of the repository.
    var samples: [String] = []
    /// Samples of binary formats, in Base64.
    var pictures: [String] = []
    let words: [String]
    let read: @MainActor (_ bytes: [UInt8], _ folder: URL) throws -> Void

    @MainActor static let all: [Reader] = [
        spec, equation, condition, visualFormat, document, viewTree, solver, settings, strings, stringCatalog, stringTables, assetCatalog,
        golden, goldenPicture, run, names, png, jpeg, svg, pdf, font, deflate,
    ]
}

/// A result of a reader that cannot be right.
struct WrongResult: Error {
    let words: String
    init(_ words: String) { self.words = words }
}
