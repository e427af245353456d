import LayoutSpecs
import UIKit

/// Constraints in the words of the file that they stand in, where one is known; else as UIKit describes them.
@MainActor struct ConstraintWords {
    private var origins: [String: ConstraintOrigin] = [:]

    init(of window: UIWindow) {
        guard let root = window.rootViewController else { return }
        for origin in Self.controllers(root).flatMap(\.origins) { origins[origin.constraint.description] = origin.origin }
    }

    private static func controllers(_ controller: UIViewController) -> [SpecViewController] {
        [controller].compactMap { $0 as? SpecViewController } + controller.children.flatMap(controllers)
    }

    func words(for constraint: String) -> String {
        origins[constraint].map { "`\($0.text)` (line \($0.line))" } ?? constraint
    }

    func place(of constraint: String) -> ReportPlace? { origins[constraint].map { ReportPlace(file: $0.file, line: $0.line) } }

    /// A log of UIKit's with the file's own lines in it.
    func translated(_ log: String, _ members: [String]) -> String {
        members.reduce(log) { text, member in
            origins[member] == nil
                ? text : text.replacing("\"\(member)\"", with: words(for: member)).replacing(member, with: words(for: member))
        }
    }
}
