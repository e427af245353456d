import UIKit

/// A spec on one screen in one state, with every condition evaluated and every change applied. Building it makes no further decisions.
struct ResolvedSpec {
    /// The settings of each view, by view number; at most one for each property, in the order in which they are set.
    var settings: [[Setting]]
    /// Values of the metrics.
    var metrics: [String: Double]
    /// The active constraints, in the order of the spec.
    var constraints: [ConstraintLine]
}

extension LayoutSpec {
    /// - Parameter state: One of `states`, or nil for the spec without a state.
    func resolved(in environment: DisplayEnvironment, state: String?) -> ResolvedSpec {
        var changes = variations.filter { $0.condition.holds(in: environment, state: state) }.map(\.change)
        changes += stateChanges.filter { $0.name == state }.map(\.change)
        return ResolvedSpec(
            settings: settings(after: changes), metrics: metricValues(after: changes, hairline: 1 / Double(environment.scale)),
            constraints: lines(after: changes))
    }

    private func settings(after changes: [Change]) -> [[Setting]] {
        let changed = Dictionary(grouping: changes.flatMap(\.views), by: \.view)
        var settings: [[Setting]] = []
        root.forEach { view in
            var latest = OrderedSettings(kind: Kind.named(view.kind))
            for setting in view.settings { latest.set(setting) }
            for change in changed[view.number] ?? [] { for setting in change.settings { latest.set(setting) } }
            settings.append(latest.settings)
        }
        return settings
    }

    private func metricValues(after changes: [Change], hairline: Double) -> [String: Double] {
        let changed = Dictionary(changes.flatMap(\.metrics).map { ($0.name, $0.amount) }, uniquingKeysWith: { _, last in last })
        var values = [ReservedWords.hairline: hairline]
        for metric in metrics { values[metric.name] = (changed[metric.name] ?? metric.amount).value(values) }
        return values
    }

    private func lines(after changes: [Change]) -> [ConstraintLine] {
        var switches = Switches()
        for change in changes { switches.apply(change) }
        let constants = Dictionary(changes.flatMap(\.constants).map { ($0.identifier, $0.constant) }, uniquingKeysWith: { _, last in last })
        let own = constraints.filter { switches.isOn($0, unless: nil) }
        let fromSets = sets.flatMap { set in set.lines.filter { switches.isOn($0, unless: set.name) } }
        let fromChanges = changes.flatMap(\.constraints).filter { switches.isOn($0, unless: nil) }
        return (own + fromSets + fromChanges).map { line in
            guard case .equation(var equation) = line, let constant = equation.identifier.flatMap({ constants[$0] }) else { return line }
            equation.constant = constant
            return .equation(equation)
        }
    }
}

/// The last setting of each property of a view, in the order of the kind's properties. A view has few, so they are searched one by one.
private struct OrderedSettings {
    private let known: [String: Int]
    private(set) var settings: [Setting] = []
    private var indices: [Int] = []

    init(kind: Kind?) { known = kind?.lookup.indices ?? [:] }

    mutating func set(_ setting: Setting) {
        guard let index = known[setting.property] else { return }
        let position = indices.firstIndex { $0 >= index } ?? indices.count
        if position < indices.count, indices[position] == index {
            settings[position] = setting
        } else {
            indices.insert(index, at: position)
            settings.insert(setting, at: position)
        }
    }
}

/// The last activation or deactivation of each set and constraint.
private struct Switches {
    private var states: [String: Bool] = [:]

    mutating func apply(_ change: Change) {
        for name in change.activated { states[name] = true }
        for name in change.deactivated { states[name] = false }
    }

    /// Whether a constraint is active. Its own switch takes precedence, then its group's (`Card.edges` for `Card.edges.top`), then its
    /// set's.
    /// - Parameter set: The set that the constraint belongs to; sets are inactive until they are activated.
    func isOn(_ line: ConstraintLine, unless set: String?) -> Bool {
        if let identifier = line.identifier {
            let group = identifier.split(separator: ".").dropLast().joined(separator: ".")
            if let state = states[identifier] ?? states[group] { return state }
        }
        return set.map { states[$0] ?? false } ?? true
    }
}
