import UIKit

/// How a cell was laid out: the trace of its view tree, for people and for programs.
package struct LayoutReport: Sendable, Encodable {
    package var `case`: String
    package var cell: String
    let trace: LayoutTrace
    /// The constraints of the requested views.
    package var decided: [Decision]

    /// The constraints that determine one view's position and size.
    package struct Decision: Sendable, Encodable {
        /// The view's path from the window down.
        package var view: String
        /// The constraints in UIKit's notation, those on the view first.
        package var horizontal, vertical: [String]
    }

    /// The report as text: the tree, ambiguities, the logs of conflicts, loops, churn, counters; then the requested views.
    package var text: String {
        let asked = decided.map { decision in
            "\(decision.view)\n" + Self.list("horizontal", decision.horizontal) + Self.list("vertical", decision.vertical)
        }
        return ([trace.text] + asked.map { $0.trimmingSuffix(of: "\n") }).joined(separator: "\n\n")
    }

    private static func list(_ axis: String, _ constraints: [String]) -> String {
        "  \(axis):\n" + constraints.map { "    \($0)\n" }.joined()
    }
}

extension String {
    fileprivate func trimmingSuffix(of ending: String) -> String { hasSuffix(ending) ? String(dropLast(ending.count)) : self }
}

extension Renderer {
    /// Lays out the input and reports on it without drawing.
    /// - Parameter views: the views whose constraints to list, by identifier or by path as in the trace.
    @MainActor package func layoutReport(of job: Job, explaining views: [String] = []) async throws -> LayoutReport {
        try await withWindow(of: job) { window in
            let trace = LayoutTrace(of: window)
            let decided = try views.map { name in
                guard let view = Self.view(name, in: window) else {
                    throw InputError.unknownView(name, of: job.input.name, known: trace.views.compactMap(\.identifier))
                }
                return LayoutReport.Decision(
                    view: ViewDescription.path(of: view),
                    horizontal: view.constraintsAffectingLayout(for: .horizontal).map(\.description),
                    vertical: view.constraintsAffectingLayout(for: .vertical).map(\.description))
            }
            return LayoutReport(case: job.input.name, cell: job.cell.name, trace: trace, decided: decided)
        }
    }

    @MainActor private static func view(_ name: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == name || ViewDescription.path(of: view) == name { return view }
        return view.subviews.lazy.compactMap { Self.view(name, in: $0) }.first
    }
}
