/// Finds the variables that could take other values without making anything worse: the exact extent of the optimal face, on request.
extension Engine {
    struct Extent {
        var variable: Int32
        var low: Double
        var high: Double
    }

    /// A variable as a sum of representatives, limited to those of ambiguous components.
    private struct Dependence {
        var representatives: [Int32: Double] = [:]
    }

    /// Returns the extents of all variables that can move, in order of creation.
    func extents() -> [Extent] {
        guard plan.isAmbiguous || model.hasUnmentioned else { return [] }
        var probe = Engine(copying: self)
        probe.keepBoundsOfAmbiguous()
        return probe.measureExtents()
    }

    /// Takes the bounds of implied variables, which limit ambiguous components, into these components, until none is left outside.
    private mutating func keepBoundsOfAmbiguous() {
        model.log.stamp &+= 1
        var isDone = false
        while !isDone {
            isDone = true
            for component in 0..<Int32(plan.components.count)
            where plan.components[component].flags.isAlive && plan.components[component].flags.isAmbiguous {
                let island = plan.components[component].island
                if plan.islands[island].flags.isAlive, plan.keepBounds(of: island, &model) { isDone = false }
            }
            while !(planIslands() && propagation.propagate(&model, &plan, &optimizer)) { breakInfeasibility() }
        }
    }

    private mutating func measureExtents() -> [Extent] {
        var result: [Extent] = []
        for variable in 0..<Int32(model.variables.count) where model.variables[variable].role == .unmentioned {
            result.append(Extent(variable: variable, low: model.variables[variable].lowerBound, high: .infinity))
        }
        for island in 0..<Int32(plan.islands.count) where plan.islands[island].flags.isAlive { measure(island, &result) }
        return result.sorted { model.variables[$0.variable].birth < model.variables[$1.variable].birth }
    }

    private mutating func measure(_ island: Int32, _ result: inout [Extent]) {
        let record = plan.islands[island]
        var isAmbiguous = false
        for index in 0..<record.components where plan.components[plan.integers[record.componentStart &+ index]].flags.isAmbiguous {
            isAmbiguous = true
        }
        guard isAmbiguous else { return }
        var representativeExtents: [Int32: Extent] = [:]
        for index in 0..<record.components { measure(component: plan.integers[record.componentStart &+ index], &representativeExtents) }
        var dependences: [Int32: Dependence] = [:]
        for index in 0..<record.variables {
            let variable = plan.integers[record.integers &+ index]
            guard model.variables[variable].role == .aggregated,
                let extent = representativeExtents[model.variables[variable].representative]
            else {
                continue
            }
            dependences[variable] = Dependence(representatives: [model.variables[variable].representative: model.variables[variable].factor]
            )
            let ends = [extent.low, extent.high].map { model.variables[variable].factor * $0 + model.offsets[variable] }.sorted()
            append(Extent(variable: variable, low: ends[0], high: ends[1]), to: &result)
        }
        measureImplied(of: record, representativeExtents, &dependences, &result)
    }

    private mutating func append(_ extent: Extent, to result: inout [Extent]) {
        let value = model.values[extent.variable], tolerance = 1e-7 * max(1, abs(value))
        if extent.low < value - tolerance || extent.high > value + tolerance { result.append(extent) }
    }

    private mutating func measureImplied(
        of record: Island, _ representativeExtents: [Int32: Extent], _ dependences: inout [Int32: Dependence], _ result: inout [Extent]
    ) {
        for slot in 0..<record.implied {
            let row = plan.integers[record.impliedStart &+ 2 &* slot]
            let target = plan.integers[record.impliedStart &+ 2 &* slot &+ 1]
            var divisor = 1.0
            let first = model.rows[row].firstTerm
            for at in first..<first &+ model.rows[row].termCount where model.terms[at].variable == target {
                divisor = model.terms[at].coefficient
            }
            var dependence = Dependence()
            for at in first..<first &+ model.rows[row].termCount where model.terms[at].variable != target {
                guard let other = dependences[model.terms[at].variable] else { continue }
                for (representative, factor) in other.representatives {
                    dependence.representatives[representative, default: 0] -= model.terms[at].coefficient * factor / divisor
                }
            }
            dependence.representatives = dependence.representatives.filter { abs($0.value) > 1e-12 }
            guard !dependence.representatives.isEmpty else { continue }
            dependences[target] = dependence
            append(extent(of: target, dependence, representativeExtents), to: &result)
        }
    }

    /// Returns the extent of an implied variable. Components move independently of each other, representatives of one component do not.
    private mutating func extent(of variable: Int32, _ dependence: Dependence, _ representativeExtents: [Int32: Extent]) -> Extent {
        var (low, high) = (model.values[variable], model.values[variable])
        var byComponent: [Int32: [(representative: Int32, factor: Double)]] = [:]
        for (representative, factor) in dependence.representatives {
            byComponent[model.variables[representative].component, default: []].append((representative, factor))
        }
        for (component, parts) in byComponent {
            let now = parts.reduce(0) { $0 + $1.factor * model.values[$1.representative] }
            var ends: [Double]
            if parts.count == 1, let extent = representativeExtents[parts[0].representative] {
                ends = [parts[0].factor * extent.low, parts[0].factor * extent.high].sorted()
            } else {
                optimizer.load(component, &model, &plan)
                _ = optimizer.search.run()
                ends = extremes(of: parts.map { (slot(of: $0.representative, in: component), $0.factor) })
            }
            low += ends[0] - now
            high += ends[1] - now
        }
        return Extent(variable: variable, low: low, high: high)
    }

    private mutating func slot(of representative: Int32, in component: Int32) -> Int32 {
        var slot: Int32 = 0
        while plan.integers[plan.components[component].representativeStart &+ slot] != representative { slot &+= 1 }
        return slot
    }

    private mutating func measure(component: Int32, _ representativeExtents: inout [Int32: Extent]) {
        let record = plan.components[component]
        guard record.flags.isAmbiguous else { return }
        if record.representatives == 1 {
            guard let (low, high) = optimizer.interval(record, &model, &plan) else { return }
            let representative = model.variables[plan.integers[record.integers]].representative
            representativeExtents[representative] = Extent(variable: representative, low: low, high: high)
            return
        }
        optimizer.load(component, &model, &plan)
        _ = optimizer.search.run()
        for index in 0..<record.representatives {
            let ends = extremes(of: [(index, 1)])
            let representative = plan.integers[record.representativeStart &+ index]
            representativeExtents[representative] = Extent(variable: representative, low: ends[0], high: ends[1])
        }
    }

    /// Returns the least and greatest value of a sum of representatives on the optimal face of the loaded component.
    private mutating func extremes(of parts: [(representative: Int32, factor: Double)]) -> [Double] {
        let low = optimizer.search.push(parts.map { ($0.representative, $0.factor) })
        let high = optimizer.search.push(parts.map { ($0.representative, -$0.factor) })
        return [low, -high]
    }
}

extension Plan {
    /// Whether any component could take other values.
    fileprivate var isAmbiguous: Bool {
        (0..<Int32(components.count)).contains { components[$0].flags.isAlive && components[$0].flags.isAmbiguous }
    }
}

extension Model {
    /// Whether there is a variable that no constraint mentions.
    fileprivate var hasUnmentioned: Bool {
        (0..<Int32(variables.count)).contains { variables[$0].role == .unmentioned }
    }
}

extension ActiveSet {
    /// Moves along free edges to the least value of a sum of representatives, and returns it; -infinity if there is none.
    mutating func push(_ parts: [(representative: Int32, factor: Double)]) -> Double {
        for slot in 0..<problem.variableCount { pricing.slopes[slot] = 0 }
        for part in parts {
            for at in vertex.edges.range(part.representative) {
                pricing.slopes[vertex.edges[at].slot] += part.factor * vertex.edges[at].rate
            }
        }
        let limit = pivots &+ 200 &+ 40 &* Int(problem.rowCount)
        while pivots < limit, let (slot, up) = steepest(0..<0) {
            // No level is given, so every breakpoint ends the step.
            if !step(slot, up: up, 0..<0, .max) { return -.infinity }
        }
        return parts.reduce(0) { $0 + $1.factor * vertex.point[$1.representative] }
    }
}
