/// A list under which a view holds others. Each kind says which it takes, and in which it may stand.
enum ChildList: String, CaseIterable, Sendable {
    /// Inside the view, back to front.
    case subviews
    /// Lined up by a stack.
    case arranged
    /// Of a table, from the top.
    case rows
    /// Of a collection, in order.
    case cells

    /// Whether each of its views is laid out by itself: equations cannot reach from one to another.
    var isApart: Bool { self == .rows || self == .cells }

    /// What has the list, for sentences.
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
        case .subviews: "Views inside, back to front."
        case .arranged: "Views lined up by the stack."
        case .rows: "Rows from the top; a header among them begins a section."
        case .cells: "Cells in order; a header among them begins a section."
        }
    }
}
