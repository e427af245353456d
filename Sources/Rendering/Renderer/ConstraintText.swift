import UIKit

/// Describes constraints by their lines in the input file if known, otherwise as UIKit does.
@MainActor package struct ConstraintText {
    private let window: UIWindow

    package init(of window: UIWindow) { self.window = window }

    /// Returns the description of one constraint.
    package static func text(for constraint: NSLayoutConstraint) -> String {
        guard let source = constraint.source, let text = source.text else { return constraint.description }
        return "`\(text)` (line \(source.line))"
    }

    /// Returns a UIKit log in which descriptions of constraints are replaced by the file's own lines, and the place of the broken one.
    func translated(_ conflict: LayoutConflict) -> (log: String, location: ReportLocation?) {
        let origins = origins(of: conflict.members + [conflict.broken])
        let log = conflict.members.reduce(conflict.log) { text, member in
            guard let constraint = origins[member], constraint.source?.text != nil else { return text }
            let notation = Self.text(for: constraint)
            return text.replacing("\"\(member)\"", with: notation).replacing(member, with: notation)
        }
        return (log, origins[conflict.broken]?.source.map { ReportLocation(file: $0.file, line: $0.line) })
    }

    /// Returns the constraints with these descriptions, by description.
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
