import UIKit

extension SpecReader {
    static let animationFields: [ValueType.Field] = [
        ValueType.Field("from", .string, "A state; defaults to the spec without a state."),
        ValueType.Field("to", .string, "A state; defaults to the spec without a state."),
        ValueType.Field("duration", .number(0.001...60), "Seconds.", required: true),
        ValueType.Field("delay", .number(0...60), "The seconds before the animation starts."),
        ValueType.Field(
            "curve", .choice("a curve", ["easeInOut", "easeIn", "easeOut", "linear"]),
            "The timing curve; defaults to easeInOut."),
        ValueType.Field(
            "spring",
            .object(
                "spring",
                [
                    ValueType.Field("damping", .number(0.01...10), "The damping ratio: at 1 it does not oscillate, below 1 it does."),
                    ValueType.Field("velocity", .number(-100...100), "The initial velocity, in distances per second."),
                    ValueType.Field("bounce", .number(-0.99...0.99), "Used instead of damping: 0 does not bounce, 0.5 bounces visibly."),
                ]), "A spring, instead of a curve."),
    ]

    mutating func readAnimations(_ node: SpecNode) -> [SpecAnimation] {
        guard let entries = node.mapping else {
            fail(.wrongType(found: node.typeDescription, expected: "a mapping from names to animations"), node.range)
            return []
        }
        return entries.compactMap { entry in
            if !Lexer.isIdentifier(entry.key) { fail(.badIdentifier(entry.key), entry.keyRange) }
            return animation(entry)
        }
    }

    private mutating func animation(_ entry: SpecNode.Entry) -> SpecAnimation? {
        guard let parts = values.object(entry.value, "animation", Self.animationFields) else { return nil }
        let from = state(parts, "from"), to = state(parts, "to")
        if from == to { fail(.sameStateTwice(from ?? "the spec without a state"), entry.keyRange) }
        if parts["curve"] != nil, parts["spring"] != nil { fail(.exclusive(["curve", "spring"]), parts.range(of: "spring")) }
        guard let duration = literal(parts, "duration") else { return nil }
        var animation = SpecAnimation(
            name: entry.key, from: from, to: to, duration: duration, delay: literal(parts, "delay") ?? 0, curve: .cubic(.easeInOut))
        switch parts["curve"]?.choice {
        case "easeIn": animation.curve = .cubic(.easeIn)
        case "easeOut": animation.curve = .cubic(.easeOut)
        case "linear": animation.curve = .cubic(.linear)
        default: break
        }
        if let spring = parts["spring"]?.object { apply(spring, to: &animation) }
        return animation
    }

    private mutating func apply(_ parts: ObjectValue, to animation: inout SpecAnimation) {
        let velocity = literal(parts, "velocity") ?? 0
        if parts["bounce"] != nil, parts["damping"] != nil { fail(.exclusive(["damping", "bounce"]), parts.range(of: "bounce")) }
        if let bounce = literal(parts, "bounce") {
            let spring = Spring(duration: animation.duration, bounce: bounce, initialVelocity: velocity)
            animation.curve = .spring(spring)
            animation.duration = spring.settlingDuration
        } else {
            let damping = literal(parts, "damping") ?? 1
            animation.curve = .spring(Spring(settlingIn: animation.duration, dampingRatio: damping, initialVelocity: velocity))
        }
    }

    /// Returns a plain number. Times cannot use metrics, which measure distances.
    private mutating func literal(_ parts: ObjectValue, _ key: String) -> Double? {
        guard let amount = parts[key]?.amount else { return nil }
        guard case .number(let number) = amount else {
            fail(.wrongType(found: "a metric", expected: "a plain number"), parts.range(of: key))
            return nil
        }
        return number
    }

    private mutating func state(_ parts: ObjectValue, _ key: String) -> String? {
        guard let name = parts[key]?.string else { return nil }
        guard stateNames.contains(name) else {
            fail(.unknownName(.state, name, nearest: Spelling.nearest(to: name, among: stateNames)), parts.range(of: key))
            return nil
        }
        return name
    }
}
