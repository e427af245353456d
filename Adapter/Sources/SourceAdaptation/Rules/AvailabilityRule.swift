import SwiftSyntax

/// `#available(iOS 26, *)` also asks the run's device: the compiler for Linux answers yes for every release.
struct AvailabilityRule: SourceRule {
    let kinds: [SyntaxKind] = [.availabilityCondition]

    func read(_ node: Syntax, in context: inout FileContext) {
        guard let condition = node.as(AvailabilityConditionSyntax.self), let version = version(in: condition) else { return }
        let question = "SimulatedDevice.hasSystem(\(version))"
        if condition.availabilityKeyword.tokenKind == .poundUnavailable {
            context.replace(condition, with: "!" + question)
        } else {
            context.insert(", " + question, after: condition)
        }
        context.reading.readsRun = true
    }

    /// Returns `26, 1` for `iOS 26.1`; nil if the condition holds on every iOS.
    private func version(in condition: AvailabilityConditionSyntax) -> String? {
        for argument in condition.availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument, restriction.platform.text == "iOS",
                let version = restriction.version
            else { continue }
            return version.trimmedDescription.split(separator: ".").joined(separator: ", ")
        }
        return nil
    }
}
