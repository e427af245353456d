import LayoutAudit
import LayoutSpecs
import UIKit

/// Finds the smallest spec that still shows a finding, by removing parts as long as the finding stays.
@MainActor struct Shrinker {
    private let cell: Cell
    private let finding: Finding
    /// The name of the view that the finding is about.
    private let target: String
    /// Whether the finding's text must stay the same, including its numbers; otherwise its kind is enough.
    private var isExact = true
    /// The number of specs laid out so far.
    private var trials = 0
    private static let most = 4000

    /// The smallest spec and its finding.
    struct Result {
        var spec: String
        var views: Int
        var finding: Finding
    }

    /// - Returns: nil if a spec of plain views does not show the finding, because it depends on code, a bar or a list.
    static func shrink(_ finding: Finding, in window: UIWindow, cell: Cell) -> Result? {
        guard let root = window.rootViewController?.view else { return nil }
        for start in starts(root, finding) {
            let draft = SpecDraft(start)
            guard let target = finding.view.isEmpty ? "" : view(finding.view, in: window).flatMap({ draft.names[ObjectIdentifier($0)] })
            else {
                continue
            }
            var shrinker = Shrinker(cell: cell, finding: finding, target: target)
            if !shrinker.shows(draft) {
                // A finding that mentions other constraints, or views by their old names, has another text here.
                shrinker.isExact = false
                guard shrinker.shows(draft) else { continue }
            }
            let least = shrinker.least(draft)
            let notes = ["\(finding.kind.rawValue): \(finding.fact)", "plumb lint THIS --cell \(cell.name)"]
            return Result(spec: least.text(notes), views: least.count, finding: finding)
        }
        return nil
    }

    private init(cell: Cell, finding: Finding, target: String) { (self.cell, self.finding, self.target) = (cell, finding, target) }

    /// Returns the views to start from: those of contained controllers first, because a screen inside bars may not need them, then the
    /// whole screen.
    private static func starts(_ root: UIView, _ finding: Finding) -> [UIView] {
        var starts = [root]
        func visit(_ controller: UIViewController?) {
            for child in controller?.children ?? [] {
                if let view = child.viewIfLoaded, view.window != nil { starts.append(view) }
                visit(child)
            }
        }
        visit(root.window?.rootViewController)
        return starts.reversed()
    }

    private static func view(_ path: String, in view: UIView) -> UIView? {
        if ViewDescription.path(of: view) == path { return view }
        return view.subviews.lazy.compactMap { Self.view(path, in: $0) }.first
    }

    // MARK: Trials

    private mutating func shows(_ draft: SpecDraft) -> Bool {
        guard trials < Self.most else { return false }
        trials += 1
        guard let spec = try? LayoutSpec.read(text: draft.text(), file: "shrunk.yaml"),
            let controller = try? spec.makeViewController(environment: cell.environment, state: nil)
        else { return false }
        let window = UIWindow(environment: cell.environment)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        defer { window.rootViewController = nil }
        // Ambiguity is checked as well, because findings about the position of an ambiguous view do not count.
        return Audit.findings(in: window, kinds: [finding.kind, .ambiguous]).contains {
            guard $0.kind == finding.kind else { return false }
            let isThere = target.isEmpty || $0.view.isEmpty || $0.view.split(separator: "/").last.map(String.init) == target
            return isThere && (!isExact || $0.fact == finding.fact)
        }
    }

    private mutating func least(_ start: SpecDraft) -> SpecDraft {
        var draft = start, before = -1
        // Repeat until nothing can be removed: a view that was needed may be removable after another.
        while before != draft.size {
            before = draft.size
            leaveOutViews(&draft)
            leaveOutLines(&draft)
            leaveOutProperties(&draft)
        }
        return draft
    }

    private mutating func leaveOutViews(_ draft: inout SpecDraft) {
        let order = draft.views.indices.dropFirst().map { ($0, draft.tree(of: $0).count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        for (index, _) in order where draft.views[index] != nil {
            let tree = draft.tree(of: index)
            if !tree.contains(where: { draft.views[$0]?.id == target }) {
                let tries = [draft.without(tree, isMeasured: false), draft.without(tree, isMeasured: true)]
                if let next = firstThatShows(tries) { draft = next; continue }
            }
            if draft.views[index]?.id != target, let hoisted = draft.hoisting(index), let next = firstThatShows([hoisted]) { draft = next }
        }
    }

    private mutating func leaveOutLines(_ draft: inout SpecDraft) {
        for index in draft.lines.indices.reversed() {
            var next = draft
            next.lines.remove(at: index)
            if shows(next) { draft = next }
        }
    }

    private mutating func leaveOutProperties(_ draft: inout SpecDraft) {
        for index in draft.views.indices {
            for property in (draft.views[index]?.properties.indices ?? 0..<0).reversed() {
                var next = draft
                next.views[index]?.properties.remove(at: property)
                if shows(next) { draft = next }
            }
            if draft.views[index]?.guides.isEmpty == false {
                var next = draft
                next.views[index]?.guides = []
                if shows(next) { draft = next }
            }
        }
    }

    private mutating func firstThatShows(_ drafts: [SpecDraft]) -> SpecDraft? {
        for draft in drafts where shows(draft) { return draft }
        return nil
    }
}

extension SpecDraft {
    /// The number of parts that could be removed.
    fileprivate var size: Int { count + lines.count + views.reduce(0) { $0 + ($1?.properties.count ?? 0) + ($1?.guides.count ?? 0) } }
}
