/// Plans islands, one after the other. Each stage leaves its result for the next.
struct Planner: ~Copyable {
    var foundIsland = FoundIsland()
    var canonicalOrder = CanonicalOrder()
    var matrix = IslandMatrix()
    var impliedVariables = ImpliedVariables()
    var aggregation = Aggregation()
    var partition = ComponentPartition()
    var templates = PlanTemplates()

    /// Frees working memory; plan templates are kept.
    mutating func giveBack() {
        foundIsland = FoundIsland()
        canonicalOrder = CanonicalOrder()
        matrix = IslandMatrix()
        impliedVariables = ImpliedVariables()
        aggregation = Aggregation()
        partition = ComponentPartition()
    }

    /// Plans the island that the variable belongs to.
    mutating func planIsland(around seed: Int32, _ model: inout Model, _ plan: inout Plan) {
        foundIsland.collect(around: seed, &model, &plan)
        if foundIsland.rows.count == 0 { return leaveAlone(seed, &model) }
        model.counters.replannedGroups &+= 1
        if foundIsland.variables.count == 1 { return planLine(seed, &model, &plan) }
        let isKnown = templates.recogniseTemplate(&model, &foundIsland)
        if isKnown, templates.instantiateTemplate(&model, &plan, &foundIsland) { return }
        canonicalOrder.sortVariables(&model, &foundIsland)
        canonicalOrder.orderRows(&model, &foundIsland)
        reduce(&model, &plan)
        if isKnown { templates.keepTemplate(&model, &plan, &foundIsland, &canonicalOrder) }
    }

    /// Presolves the island and writes its plan. Nothing here depends on constants.
    private mutating func reduce(_ model: inout Model, _ plan: inout Plan) {
        matrix.index(&foundIsland, &canonicalOrder)
        impliedVariables.peel(&model, &canonicalOrder, &matrix)
        aggregation.joinClasses(&model, &canonicalOrder, &matrix)
        partition.findComponents(&model, &canonicalOrder, &matrix, &impliedVariables, &aggregation)
        writeIsland(&model, &plan)
    }

    /// Gives a variable that no constraint mentions its preferred value, or its lower bound if that is greater.
    private mutating func leaveAlone(_ variable: Int32, _ model: inout Model) {
        model.variables[variable].role = .unmentioned
        _ = model.put(max(model.variables[variable].preferred, model.variables[variable].lowerBound), into: variable)
    }

    // MARK: One variable

    /// Plans an island of one variable: one component with one representative, and the rows as they are.
    private mutating func planLine(_ variable: Int32, _ model: inout Model, _ plan: inout Plan) {
        let rowCount = foundIsland.rows.end
        canonicalOrder.found.resize(to: rowCount)
        canonicalOrder.ordinals.reset(to: 1, with: 0)
        for row in 0..<rowCount { canonicalOrder.found[row] = row }
        if rowCount > 1 { canonicalOrder.sortRows(0, rowCount, &model, &foundIsland) }
        let hasBound = model.variables[variable].lowerBound > -.infinity
        let total = rowCount &+ (hasBound ? 1 : 0)
        let island = plan.newIsland(Island(integers: plan.integers.allocate(2), variables: 1, components: 1))
        let component = plan.newComponent(
            Component(
                island: island, integers: plan.integers.allocate(1 &+ total), integerCount: 1 &+ total,
                doubles: plan.doubles.allocate(total),
                doubleCount: total, variables: 1, rows: total, representatives: 1))
        plan.integers[plan.islands[island].integers] = variable
        plan.integers[plan.islands[island].componentStart] = component
        take(variable, into: island, component, &model)
        let record = plan.components[component]
        plan.integers[record.integers] = variable
        var ordinal: Int32 = 0
        var boundIsDue = hasBound
        for index in 0..<rowCount {
            let found = canonicalOrder.found[index], row = foundIsland.rows[found]
            if boundIsDue, !model.rows[row].isRequired {
                writeLineRow(RowCode.bound(variable), 1, ordinal, record, &plan)
                ordinal &+= 1
                boundIsDue = false
            }
            model.rows[row].role = .component
            model.rows[row].owner = island
            model.rows[row].slot = component
            writeLineRow(row, foundIsland.coefficients[found], ordinal, record, &plan)
            ordinal &+= 1
        }
        if boundIsDue { writeLineRow(RowCode.bound(variable), 1, ordinal, record, &plan) }
        plan.markComponentDirty(component)
    }

    @inline(__always) mutating func writeLineRow(
        _ code: Int32, _ coefficient: Double, _ ordinal: Int32, _ record: Component, _ plan: inout Plan
    ) {
        plan.integers[record.codeStart &+ ordinal] = code
        plan.doubles[record.doubles &+ ordinal] = coefficient
    }

    /// Makes the variable the only representative of a component.
    @inline(__always) mutating func take(_ variable: Int32, into island: Int32, _ component: Int32, _ model: inout Model) {
        model.variables[variable].role = .aggregated
        model.variables[variable].island = island
        model.variables[variable].component = component
        model.variables[variable].representative = variable
        model.variables[variable].factor = 1
        model.offsets[variable] = 0
    }
}
