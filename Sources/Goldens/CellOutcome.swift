/// The result of comparing a cell with its golden.
package enum CellOutcome: Sendable, Hashable, Codable {
    case same
    /// The pixels differ within the cell's tolerance.
    case tolerated(Tolerated)
    /// The cell has no golden.
    case missing
    case different(Mismatch)
    /// The cell could not be drawn or its golden could not be read, for the given reason.
    case failed(String)

    /// Whether a picture was drawn that can become the golden.
    package var canBeAccepted: Bool {
        switch self {
        case .missing, .different: true
        case .same, .tolerated, .failed: false
        }
    }
}
