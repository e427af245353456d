import UIKit

/// Constraints in the words of the file that they stand in, where one is known; else as UIKit describes them.
@MainActor struct ConstraintWords {
    private let window: UIWindow

    init(of window: UIWindow) { self.window = window }

    /// Of one constraint.
    static func words(for constraint: NSLayoutConstraint) -> String {
        guard let source = constraint.source, let text = source.text else { return constraint.description }
        return "`\(text)` (line \(source.line))"
    }

    /// A log of UIKit's with the file's own lines in it.
    func translated(_ conflict: LayoutConflict) -> (log: String, place: ReportPlace?) {
        let origins = origins(of: conflict.members + [conflict.broken])
        let log = conflict.members.reduce(conflict.log) { text, member in
            guard let constraint = origins[member], constraint.source?.text != nil else { return text }
            let words = Self.words(for: constraint)
            return text.replacing("\"\(member)\"", with: words).replacing(member, with: words)
        }
        return (log, origins[conflict.broken]?.source.map { ReportPlace(file: $0.file, line: $0.line) })
    }

    /// By description.
    private func origins(of descriptions: [String]) -> [String: NSLayoutConstraint] {
        let wanted = Set(descriptions)
        var found: [String: NSLayoutConstraint] = [:]
        func visit(_ view: UIView) {
            for constraint in view.keptConstraints where constraint.source != nil {
                let description = constraint.description
                if wanted.contains(description) { found[description] = constraint }
            }
            for child in view.subviews { visit(child) }
        }
        visit(window)
        return found
    }
}
