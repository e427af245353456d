import LayoutAudit

/// The severities of findings by kind and place, and the file of known findings.
package struct FindingSettings: Sendable, Hashable {
    /// The severity of a kind of finding at places that match a pattern.
    package struct Weight: Sendable, Hashable {
        package var kind: String
        /// A pattern for the input's file, the case's name and the view's path; nil for all places.
        package var pattern: String?
        package var severity: Severity

        package init(kind: String, pattern: String? = nil, severity: Severity) {
            self.kind = kind; self.pattern = pattern; self.severity = severity
        }
    }

    /// The severities, of which the last that matches applies.
    package var weights: [Weight] = []
    /// The file of known findings, relative to the project's folder.
    package var known: String?

    package init() {}

    /// The kinds that are not off everywhere, so that others need not be looked for.
    package var kinds: Set<Finding.Kind> {
        var kinds = Set(Finding.Kind.all.filter { $0.severity != .off })
        for weight in weights {
            guard let kind = Finding.Kind.named(weight.kind) else { continue }
            if weight.severity != .off { kinds.insert(kind) } else if weight.pattern == nil { kinds.remove(kind) }
        }
        return kinds
    }

    /// - Parameter file: the input's file as named in reports.
    package func severity(of finding: Finding, file: String?, case name: String) -> Severity {
        severity(of: finding.kind, view: finding.view, file: file, case: name)
    }

    package func severity(of kind: Finding.Kind, view: String, file: String?, case name: String) -> Severity {
        var severity = kind.severity
        for weight in weights where weight.kind == kind.rawValue {
            guard let pattern = weight.pattern.map(Wildcard.init) else { severity = weight.severity; continue }
            if [file, name, view].contains(where: { $0.map(pattern.matches) ?? false }) { severity = weight.severity }
        }
        return severity
    }
}
