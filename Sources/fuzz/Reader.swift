import Foundation

/// Something that takes bytes of a stranger. Faults are thrown and well; anything else ends the program.
struct Reader {
    let name: String
    /// Endings of the files it begins with.
    let suffixes: [String]
    /// Where they lie; what tests hold is faulty on purpose.
    var tops = ["Examples", "Tests", "Goldens"]
    /// Bytes of the largest file it begins with: a large one has no more places to be wrong in, and takes longer.
    var largest = Mutator.limit
    /// Of all inputs of a campaign, in parts: those that are quick get more.
    var share = 10
    /// Where bytes are a script and no format: as many samples without pattern.
    var scripts = 0
    /// Samples beside those of the repository.
    var samples: [String] = []
    /// The same for formats that are no text, in Base64.
    var pictures: [String] = []
    let words: [String]
    let read: @MainActor (_ bytes: [UInt8], _ folder: URL) throws -> Void

    @MainActor static let all: [Reader] = [
        spec, equation, condition, visualFormat, document, viewTree, solver, settings, strings, stringCatalog, stringTables, assetCatalog,
        golden, goldenPicture, run, names, png, jpeg, svg, pdf, font, deflate,
    ]
}

/// A reader's answer that cannot be right.
struct WrongResult: Error {
    let words: String
    init(_ words: String) { self.words = words }
}
