import UIKit

/// What a person touches on a screen. It is found again by its place among others of its kind, so a step that was found in one cell can be
/// taken in others, in any language.
package struct WalkStep: Sendable, Hashable, Codable {
    package typealias Target = PlumbStep

    package var target: Target
    /// What is written on it, for people who read the way.
    package var words: String

    var isTab: Bool { if case .tab = target { true } else { false } }

    var isSearch: Bool { target == .search }

    var isText: Bool { target == .text }

    var isWait: Bool { target == .wait }

    /// Whether it is a button or the like, which may do something else once text was typed.
    var isButton: Bool {
        switch target {
        case .barItem, .toolbarItem, .control: true
        default: false
        }
    }

    /// The list and the section of a row.
    var section: [Int]? { if case .row(_, let section, let list) = target { [list, section] } else { nil } }
}

/// The error of a way whose next step is not on the screen.
package struct LostWay: Error, Sendable, Hashable {
    /// The screen that was reached.
    package var screen: String
    package var step: WalkStep
}
