import Cassowary
import Foundation

/// A system of constraints with a script of changes and the exact answer after each, as `solver/gen_cases.py` writes them.
struct Case: Decodable {
    var name: String
    var variables: [String]
    var steps: [Step]

    struct Step: Decodable {
        var op: String
        var constraints: [Entry]?
        var ids: [String]?
        var remove: [String]?
        var id: String?
        var constant: Number?
        var priority: Number?
        var expect: Expectation
    }

    struct Entry: Decodable {
        var id: String
        var terms: [CoefficientPair]
        var relation: String
        var constant: Number
        var priority: Number
    }

    struct CoefficientPair: Decodable {
        var variable: String
        var coefficient: Double

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            variable = try list.decode(String.self)
            coefficient = try list.decode(Number.self).value
        }
    }

    struct Expectation: Decodable {
        var status: String
        var values: [String: Number]?
        var ambiguous: [String: [Number?]]?
        var conflict: [String]?
        var onlyConflict: Bool?
    }

    /// A number, or an exact fraction as text.
    struct Number: Decodable {
        var value: Double

        init(from decoder: any Decoder) throws {
            let single = try decoder.singleValueContainer()
            if let number = try? single.decode(Double.self) { value = number; return }
            let parts = try single.decode(String.self).split(separator: "/").compactMap { Double($0) }
            value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
        }
    }

    static func read(_ url: URL) throws -> [Case] {
        struct File: Decodable { var cases: [Case] }
        let data = try Data(contentsOf: url)
        return try (try? JSONDecoder().decode([Case].self, from: data)) ?? JSONDecoder().decode(File.self, from: data).cases
    }

    struct Report {
        var steps = 0
        var wrongSteps = 0
        var faults: [String] = []
    }

    /// Plays the script and says what differs from the exact answers.
    func play() -> Report {
        let solver = Solver()
        let variable = Dictionary(uniqueKeysWithValues: variables.map { ($0, solver.addVariable()) })
        var constraint: [String: Constraint] = [:]
        var report = Report()
        func add(_ entries: [Entry]) {
            for entry in entries {
                let relation: Relation = entry.relation == "==" ? .equal : entry.relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
                constraint[entry.id] = solver.add(
                    entry.terms.map { Term(variable[$0.variable]!, $0.coefficient) }, relation, entry.constant.value,
                    priority: Priority(rawValue: entry.priority.value))
            }
        }
        for (index, step) in steps.enumerated() {
            for id in (step.op == "remove" ? step.ids : step.remove) ?? [] { solver.remove(constraint.removeValue(forKey: id)!) }
            add(step.constraints ?? [])
            if step.op == "edit" { solver.setConstant(step.constant!.value, of: constraint[step.id!]!) }
            if step.op == "priority" { solver.setPriority(Priority(rawValue: step.priority!.value), of: constraint[step.id!]!) }
            solver.solve()
            let names = Dictionary(uniqueKeysWithValues: constraint.map { ($1, $0) })
            let faults = check(step.expect, solver, variable, names)
            report.steps += 1
            report.wrongSteps += faults.isEmpty ? 0 : 1
            report.faults += faults.map { "\(name) step \(index): \($0)" }
        }
        return report
    }

    private func check(
        _ expect: Expectation, _ solver: Solver, _ variable: [String: Variable], _ names: [Constraint: String]
    ) -> [String] {
        guard expect.status != "infeasible" else {
            guard let conflict = solver.conflicts.first else { return ["no conflict found"] }
            let found = Set(conflict.members.map { names[$0]! })
            return expect.onlyConflict == true && found != Set(expect.conflict ?? [])
                ? ["conflict \(found.sorted()), not \(expect.conflict!)"] : []
        }
        var faults = solver.conflicts.isEmpty ? [] : ["a conflict where there is none"]
        func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 * max(1, abs(b)) }
        for (name, number) in expect.values ?? [:] where !near(solver.value(of: variable[name]!), number.value) {
            faults.append("\(name) = \(solver.value(of: variable[name]!)), not \(number.value)")
        }
        for (name, range) in expect.ambiguous ?? [:] {
            let value = solver.value(of: variable[name]!)
            if let low = range[0]?.value, value < low - 1e-6 * max(1, abs(low)) { faults.append("\(name) = \(value) below \(low)") }
            if let high = range[1]?.value, value > high + 1e-6 * max(1, abs(high)) { faults.append("\(name) = \(value) above \(high)") }
        }
        let movable = Set(solver.ambiguities().map(\.variable))
        let expected = Set((expect.ambiguous ?? [:]).keys.map { variable[$0]! })
        if movable != expected { faults.append("ambiguous \(movable.map(\.index).sorted()), not \(expected.map(\.index).sorted())") }
        return faults
    }
}
