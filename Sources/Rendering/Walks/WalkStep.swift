/// What a person touches on a screen. It is found again by its place among others of its kind, so a step that was found in one cell can be
/// taken in others, in any language.
package struct WalkStep: Sendable, Hashable, Codable {
    package enum Target: Sendable, Hashable, Codable {
        case tab(Int)
        /// An item of the navigation bar, from left to right.
        case barItem(Int)
        /// An item of the toolbar.
        case toolbarItem(Int)
        /// A button or another view that is touched, from the first to the last of the screen.
        case control(Int)
        case segment(control: Int, index: Int)
        /// A row of a table or an item of a collection.
        case row(list: Int, section: Int, row: Int)
        /// A button of an alert, or an element of an open menu.
        case choice(Int)
    }

    package var target: Target
    /// What is written on it, for people who read the way.
    package var words: String

    var isTab: Bool { if case .tab = target { true } else { false } }

    /// The list and the section of a row.
    var section: [Int]? { if case .row(let list, let section, _) = target { [list, section] } else { nil } }
}

/// The error of a way whose next step is not on the screen.
package struct LostWay: Error, Sendable, Hashable {
    /// The screen that was reached.
    package var screen: String
    package var step: WalkStep
}
