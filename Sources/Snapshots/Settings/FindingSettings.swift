import LayoutAudit

/// What findings do to a run, by kind and place, and which of them are known.
package struct FindingSettings: Sendable, Hashable {
    /// How heavy a kind weighs at places that fit a pattern.
    package struct Weight: Sendable, Hashable {
        package var kind: String
        /// Over the input's file, the case's name and the view's path; nil for everywhere.
        package var pattern: String?
        package var severity: Severity

        package init(kind: String, pattern: String? = nil, severity: Severity) {
            self.kind = kind; self.pattern = pattern; self.severity = severity
        }
    }

    /// Of those that fit, the last decides.
    package var weights: [Weight] = []
    /// File of the findings that are known, relative to the project's folder.
    package var known: String?

    package init() {}

    /// Kinds that weigh something somewhere: no others need be looked for.
    package var kinds: Set<Finding.Kind> {
        var kinds = Audit.standardKinds
        for weight in weights {
            guard let kind = Finding.Kind(rawValue: weight.kind) else { continue }
            if weight.severity != .off { kinds.insert(kind) } else if weight.pattern == nil { kinds.remove(kind) }
        }
        return kinds
    }

    /// - Parameter file: of the input, as reports name it.
    func severity(of finding: Finding, file: String?, case name: String) -> Severity {
        severity(of: finding.kind, view: finding.view, file: file, case: name)
    }

    func severity(of kind: Finding.Kind, view: String, file: String?, case name: String) -> Severity {
        var severity = kind.severity
        for weight in weights where weight.kind == kind.rawValue {
            guard let pattern = weight.pattern.map(Wildcard.init) else { severity = weight.severity; continue }
            if [file, name, view].contains(where: { $0.map(pattern.matches) ?? false }) { severity = weight.severity }
        }
        return severity
    }
}
