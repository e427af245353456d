/// Which unknowns could take other values without making anything worse: the extent of the optimal face, exactly, when asked.
extension Engine {
    struct Extent {
        var unknown: Int32
        var low: Double
        var high: Double
    }

    /// Of all unknowns that can move, in order of creation.
    func extents() -> [Extent] {
        guard isAnythingAmbiguous else { return [] }
        var probe = copy()
        probe.keepBoundsOfAmbiguous()
        return probe.measureExtents()
    }

    private var isAnythingAmbiguous: Bool {
        for core in 0..<Int32(cores.count) where cores[core].isAlive && cores[core].isAmbiguous { return true }
        for unknown in 0..<Int32(unknowns.count) where unknowns[unknown].role == .lone { return true }
        return false
    }

    /// Followers' bounds limit what their cores may do: into the cores with them, until none is left outside.
    private mutating func keepBoundsOfAmbiguous() {
        solveStamp &+= 1
        var isDone = false
        while !isDone {
            isDone = true
            for core in 0..<Int32(cores.count) where cores[core].isAlive && cores[core].isAmbiguous {
                let island = cores[core].island
                if islands[island].isAlive, keepBounds(of: island) { isDone = false }
            }
            while !(planIslands() && propagate()) {}
        }
    }

    /// - Returns: whether there was a follower with a bound.
    mutating func keepBounds(of island: Int32) -> Bool {
        let record = islands[island]
        var isBounded = false
        for place in 0..<record.followers {
            let unknown = integers[record.followerStart &+ 2 &* place &+ 1]
            if unknowns[unknown].lowerBound > -.infinity {
                unknowns[unknown].isKept = true
                isBounded = true
            }
        }
        if isBounded { dissolve(island, keeping: true) }
        return isBounded
    }

    private mutating func measureExtents() -> [Extent] {
        var result: [Extent] = []
        for unknown in 0..<Int32(unknowns.count) where unknowns[unknown].role == .lone {
            result.append(Extent(unknown: unknown, low: unknowns[unknown].lowerBound, high: .infinity))
        }
        for island in 0..<Int32(islands.count) where islands[island].isAlive { measure(island, &result) }
        return result.sorted { unknowns[$0.unknown].birth < unknowns[$1.unknown].birth }
    }

    /// An unknown as a sum of roots: only what ambiguous cores contribute.
    private struct Dependence {
        var roots: [Int32: Double] = [:]
    }

    private mutating func measure(_ island: Int32, _ result: inout [Extent]) {
        let record = islands[island]
        var isAmbiguous = false
        for index in 0..<record.cores where cores[integers[record.coreStart &+ index]].isAmbiguous { isAmbiguous = true }
        guard isAmbiguous else { return }
        var rootExtents: [Int32: Extent] = [:]
        for index in 0..<record.cores { measure(core: integers[record.coreStart &+ index], &rootExtents) }
        var dependences: [Int32: Dependence] = [:]
        for index in 0..<record.unknowns {
            let unknown = integers[record.integers &+ index]
            guard unknowns[unknown].role == .member, let extent = rootExtents[unknowns[unknown].root] else { continue }
            dependences[unknown] = Dependence(roots: [unknowns[unknown].root: unknowns[unknown].factor])
            let ends = [extent.low, extent.high].map { unknowns[unknown].factor * $0 + offsets[unknown] }.sorted()
            append(Extent(unknown: unknown, low: ends[0], high: ends[1]), to: &result)
        }
        measureFollowers(of: record, rootExtents, &dependences, &result)
    }

    private mutating func append(_ extent: Extent, to result: inout [Extent]) {
        let value = values[extent.unknown], tolerance = 1e-7 * max(1, abs(value))
        if extent.low < value - tolerance || extent.high > value + tolerance { result.append(extent) }
    }

    private mutating func measureFollowers(
        of record: Island, _ rootExtents: [Int32: Extent], _ dependences: inout [Int32: Dependence], _ result: inout [Extent]
    ) {
        for place in 0..<record.followers {
            let row = integers[record.followerStart &+ 2 &* place]
            let target = integers[record.followerStart &+ 2 &* place &+ 1]
            var divisor = 1.0
            let first = rows[row].firstTerm
            for at in first..<first &+ rows[row].termCount where terms[at].unknown == target { divisor = terms[at].coefficient }
            var dependence = Dependence()
            for at in first..<first &+ rows[row].termCount where terms[at].unknown != target {
                guard let other = dependences[terms[at].unknown] else { continue }
                for (root, factor) in other.roots { dependence.roots[root, default: 0] -= terms[at].coefficient * factor / divisor }
            }
            dependence.roots = dependence.roots.filter { abs($0.value) > 1e-12 }
            guard !dependence.roots.isEmpty else { continue }
            dependences[target] = dependence
            append(extent(of: target, dependence, rootExtents), to: &result)
        }
    }

    /// Cores move independently of one another; roots of one core do not.
    private mutating func extent(of unknown: Int32, _ dependence: Dependence, _ rootExtents: [Int32: Extent]) -> Extent {
        var (low, high) = (values[unknown], values[unknown])
        var byCore: [Int32: [(root: Int32, factor: Double)]] = [:]
        for (root, factor) in dependence.roots { byCore[unknowns[root].core, default: []].append((root, factor)) }
        for (core, parts) in byCore {
            let now = parts.reduce(0) { $0 + $1.factor * values[$1.root] }
            var ends: [Double]
            if parts.count == 1, let extent = rootExtents[parts[0].root] {
                ends = [parts[0].factor * extent.low, parts[0].factor * extent.high].sorted()
            } else {
                load(core)
                _ = search.run()
                ends = extremes(of: parts.map { (place(of: $0.root, in: core), $0.factor) })
            }
            low += ends[0] - now
            high += ends[1] - now
        }
        return Extent(unknown: unknown, low: low, high: high)
    }

    private mutating func place(of root: Int32, in core: Int32) -> Int32 {
        var place: Int32 = 0
        while integers[cores[core].rootStart &+ place] != root { place &+= 1 }
        return place
    }

    private mutating func measure(core: Int32, _ rootExtents: inout [Int32: Extent]) {
        let record = cores[core]
        guard record.isAmbiguous else { return }
        if record.roots == 1 {
            guard let (low, high) = interval(record) else { return }
            let root = unknowns[integers[record.integers]].root
            rootExtents[root] = Extent(unknown: root, low: low, high: high)
            return
        }
        load(core)
        _ = search.run()
        for index in 0..<record.roots {
            let ends = extremes(of: [(index, 1)])
            let root = integers[record.rootStart &+ index]
            rootExtents[root] = Extent(unknown: root, low: ends[0], high: ends[1])
        }
    }

    /// Least and greatest value of a sum of roots on the optimal face of the core that is loaded.
    private mutating func extremes(of parts: [(root: Int32, factor: Double)]) -> [Double] {
        let low = search.push(parts.map { ($0.root, $0.factor) })
        let high = search.push(parts.map { ($0.root, -$0.factor) })
        return [low, -high]
    }
}

extension VertexSearch {
    /// Moves along free edges to the least value of a sum of roots; -infinity if there is none.
    mutating func push(_ parts: [(root: Int32, factor: Double)]) -> Double {
        for place in 0..<rootCount { slopes[place] = 0 }
        for part in parts {
            for at in edges.range(part.root) { slopes[edges[at].place] += part.factor * edges[at].rate }
        }
        let limit = pivots &+ 200 &+ 40 &* Int(rowCount)
        while pivots < limit, let (place, up) = steepest(0..<0) {
            // No level: every kink ends the step.
            if !step(place, up: up, 0..<0, .max) { return -.infinity }
        }
        return parts.reduce(0) { $0 + $1.factor * roots[$1.root] }
    }
}
