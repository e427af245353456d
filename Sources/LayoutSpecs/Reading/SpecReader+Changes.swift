import UIKit

extension SpecReader {
    /// The keys of a variation or a state.
    static let changeKeys = ["views", "metrics", "constants", "activate", "deactivate", "constraints"]

    mutating func readVariations(_ node: SpecNode) -> [Variation] {
        var variations: [Variation] = []
        for item in sequence(node) {
            guard let entries = mapping(item, allowed: ["when", "description"] + Self.changeKeys, in: "A variation") else { continue }
            let change = change(entries)
            guard let when = entries.first(where: { $0.key == "when" })?.value else {
                fail(.missingKey("when", in: "A variation"), item.range)
                continue
            }
            if let condition = condition(when) { variations.append(Variation(condition: condition, change: change)) }
        }
        return variations
    }

    private mutating func condition(_ node: SpecNode) -> Condition? {
        guard let text = text(node) else { return nil }
        do {
            return try ConditionParser.parse(text, states: stateNames)
        } catch {
            fail(error.error, node.range(offset: error.offset, length: error.length))
            return nil
        }
    }

    mutating func readStates(_ node: SpecNode) -> [StateChange] {
        (node.mapping ?? []).map { entry in
            guard !entry.value.isNull else { return StateChange(name: entry.key, change: Change()) }
            let entries = mapping(entry.value, allowed: ["description"] + Self.changeKeys, in: "A state") ?? []
            return StateChange(name: entry.key, change: change(entries))
        }
    }

    private mutating func change(_ entries: [SpecNode.Entry]) -> Change {
        var change = Change()
        for entry in entries {
            switch entry.key {
            case "views": change.views = viewChanges(entry.value)
            case "metrics": change.metrics = metricChanges(entry.value)
            case "constants": change.constants = constantChanges(entry.value)
            case "activate": change.activated = targets(entry.value)
            case "deactivate": change.deactivated = targets(entry.value)
            case "constraints": change.constraints = lines(entry.value, owner: nil)
            default: break
            }
        }
        return change
    }

    private mutating func viewChanges(_ node: SpecNode) -> [Change.ViewChange] {
        guard let entries = node.mapping else {
            fail(.wrongType(found: node.typeDescription, expected: "a mapping from views to properties"), node.range)
            return []
        }
        var changes: [Change.ViewChange] = []
        for entry in entries {
            guard let number = entry.key == "root" ? 0 : scope.numbers[entry.key] else {
                let nearest = Spelling.nearest(to: entry.key, among: scope.ids + ["root"])
                fail(.unknownName(.view, entry.key, nearest: nearest), entry.keyRange)
                continue
            }
            guard let properties = entry.value.mapping else {
                fail(.wrongType(found: entry.value.typeDescription, expected: "properties, as a mapping"), entry.value.range)
                continue
            }
            guard kinds.indices.contains(number) else { continue }
            changes.append(Change.ViewChange(view: number, settings: settings(properties, of: kinds[number])))
        }
        return changes
    }

    private mutating func metricChanges(_ node: SpecNode) -> [Metric] {
        guard let entries = node.mapping else {
            fail(.wrongType(found: node.typeDescription, expected: "a mapping from metrics to numbers"), node.range)
            return []
        }
        var changes: [Metric] = []
        for entry in entries {
            guard scope.metrics.contains(entry.key), entry.key != ReservedWords.hairline else {
                fail(.unknownName(.metric, entry.key, nearest: Spelling.nearest(to: entry.key, among: scope.metrics)), entry.keyRange)
                continue
            }
            guard let amount = values.number(entry.value, -Amount.limit...Amount.limit) else { continue }
            // A changed metric must be a plain number, so that no variation creates a cycle of metrics.
            guard case .number = amount else {
                fail(.wrongType(found: entry.value.typeDescription, expected: "a plain number"), entry.value.range)
                continue
            }
            changes.append(Metric(name: entry.key, amount: amount))
        }
        return changes
    }

    private mutating func constantChanges(_ node: SpecNode) -> [Change.ConstantChange] {
        guard let entries = node.mapping else {
            fail(.wrongType(found: node.typeDescription, expected: "a mapping from identifiers to constants"), node.range)
            return []
        }
        return entries.compactMap { entry in
            pendingTargets.append(Target(name: entry.key, range: entry.keyRange, isConstant: true))
            return values.number(entry.value, -Amount.limit...Amount.limit).map {
                Change.ConstantChange(identifier: entry.key, constant: $0)
            }
        }
    }

    private mutating func targets(_ node: SpecNode) -> [String] {
        let nodes = node.scalar == nil || node.isNull ? sequence(node) : [node]
        return nodes.compactMap { item in
            guard let name = text(item) else { return nil }
            pendingTargets.append(Target(name: name, range: item.range, isConstant: false))
            return name
        }
    }

    /// A set or constraint that a change refers to; looked up after all constraints have been read.
    struct Target {
        var name: String
        var range: SourceRange
        var isConstant: Bool
    }

    mutating func checkTargets() {
        // `Card.edges` refers to `Card.edges.top` and the others.
        let groups = Set(identifiers.keys.compactMap { $0.split(separator: ".").dropLast().joined(separator: ".") })
        let known = identifiers.sorted { $0.value < $1.value }.map(\.key)
        for target in pendingTargets {
            if identifiers[target.name] != nil { continue }
            if !target.isConstant, setNames.contains(target.name) || groups.contains(target.name) { continue }
            let candidates = target.isConstant ? known : setNames + known
            let nearest = Spelling.nearest(to: target.name, among: candidates)
            fail(.unknownName(target.isConstant ? .constraint : .constraintOrSet, target.name, nearest: nearest), target.range)
        }
    }
}
