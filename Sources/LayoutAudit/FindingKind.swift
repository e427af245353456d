/// The effect of a finding on a run.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Not checked.
    case off
    /// Reported.
    case warning
    /// Reported, and the run fails.
    case error

    package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Finding {
    /// A kind of findings. Each is declared beside the rule that reports it, and `docs/Findings.md` has a section for it.
    package struct Kind: Sendable, Codable, RawRepresentable {
        /// What else is known about findings of a kind.
        struct Traits: OptionSet, Sendable {
            let rawValue: Int

            /// They are about a view's position and nothing else.
            static let position = Traits(rawValue: 1)
            /// The safe area fixes them.
            static let safeArea = Traits(rawValue: 2)
            /// They are about how the layout came about: no change of the finished layout removes them.
            static let history = Traits(rawValue: 4)
            /// Removing a constraint fixes them, and nothing else does.
            static let surplus = Traits(rawValue: 8)
            /// No change of one constraint fixes them.
            static let spelling = Traits(rawValue: 16)
        }

        /// The name in settings and reports.
        package let rawValue: String
        /// The severity if no setting changes it.
        package let severity: Severity
        /// The kind in one sentence, for lists of rules.
        package let summary: String
        let traits: Traits

        init(_ name: String, _ severity: Severity, _ summary: String, traits: Traits) {
            rawValue = name; self.severity = severity; self.summary = summary; self.traits = traits
        }

        /// Creates a kind for a rule outside this module.
        package init(_ name: String, _ severity: Severity, _ summary: String) { self.init(name, severity, summary, traits: []) }

        /// Finds a kind that a rule about layouts reports.
        package init?(rawValue: String) {
            guard let kind = Self.ofLayouts.first(where: { $0.rawValue == rawValue }) else { return nil }
            self = kind
        }

        /// The kinds that rules about layouts report, the worst first.
        package static let ofLayouts = Rules.all.map { $0.kind }

        /// The rank by severity; 0 is the worst.
        var rank: Int { Self.ranks[rawValue] ?? 0 }

        private static let ranks = Dictionary(uniqueKeysWithValues: ofLayouts.enumerated().map { ($1.rawValue, $0) })
    }
}

extension Finding.Kind: Hashable {
    package static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }

    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
