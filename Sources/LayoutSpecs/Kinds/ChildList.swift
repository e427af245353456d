/// A list of children. Each kind defines which lists it accepts, and in which it is allowed.
enum ChildList: String, CaseIterable, Sendable {
    /// The views inside, back to front.
    case subviews
    /// The views that a stack arranges.
    case arranged
    /// The rows of a table, from the top.
    case rows
    /// The cells of a collection, in order.
    case cells

    /// Whether each view in the list is laid out separately, so that equations cannot reach from one to another.
    var isApart: Bool { self == .rows || self == .cells }

    /// The kind of view that has the list, for messages.
    var owner: String {
        switch self {
        case .subviews: "a view"
        case .arranged: "a UIStackView"
        case .rows: "a UITableView"
        case .cells: "a UICollectionView"
        }
    }

    var summary: String {
        switch self {
        case .subviews: "The subviews, from back to front."
        case .arranged: "The views that the stack arranges."
        case .rows: "The rows, from the top; a header begins a section."
        case .cells: "The cells, in order; a header begins a section."
        }
    }
}
