import SwiftSyntax

/// A construct that Linux cannot compile, and its replacement.
protocol SourceRule: Sendable {
    /// The kinds of nodes that the rule reads.
    var kinds: [SyntaxKind] { get }
    func read(_ node: Syntax, in context: inout FileContext)
}

enum SourceRules {
    static let all: [any SourceRule] = [
        AttributeRule(), ModifierRule(), ConnectionRule(), EntryPointRule(), ManagedPropertyRule(), ClassProtocolRule(), SelectorRule(),
        KeyPathRule(), OptionalCallRule(), ConditionRule(), ImportRule(), PreviewRule(), RunRule(), AnyObjectRule(), MainFileRule(),
        ConstantKeyRule(), AvailabilityRule(), DynamicPropertyRule(), EntryRule(), DelegateAdaptorRule(),
        StoredModelRule(), MainSyncRule(), ClassUseRule(), SystemNameRule(), FoundationObjectRule(), OnceRule(),
        IsolationRule(), ExchangeRule(), NilRule(), DateFormatRule(), LostSampleRule(), ElementAliasRule(), SuperclassRule(),
        SuperInitRule(), AssociatedClassRule(), ManagedInitializerRule(), BlockCastRule(),
        FetchRequestCastRule(), RepeatedNameRule(), PortRule(), CastRule(), ShownViewRule(), AssertionRule(), StreamErrorRule(),
        AnswerKeyRule(), RawValueRule(),
    ]

    static let byKind: [SyntaxKind: [any SourceRule]] = {
        var table: [SyntaxKind: [any SourceRule]] = [:]
        for rule in all {
            for kind in rule.kinds { table[kind, default: []].append(rule) }
        }
        return table
    }()
}
