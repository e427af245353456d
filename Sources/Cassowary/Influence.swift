/// Which constraints decide the value of an unknown: those whose constants it would follow.
extension Engine {
    /// From the definitions of the unknowns on to what these refer to, in the order of adding.
    func deciders(of start: [Int32]) -> [Int32] {
        var seen = Set(start), queue = start, found: Set<Int32> = []
        while let unknown = queue.popLast() {
            for row in deciders(of: unknown) where found.insert(row).inserted {
                for term in rows[row].firstTerm..<rows[row].firstTerm &+ rows[row].termCount {
                    let other = terms[term].unknown
                    if seen.insert(other).inserted { queue.append(other) }
                }
            }
        }
        return found.sorted { rows[$0].serial < rows[$1].serial }
    }

    /// The rows that decide one unknown by themselves.
    private func deciders(of unknown: Int32) -> [Int32] {
        switch unknowns[unknown].role {
        case .determined: [unknowns[unknown].definer]
        case .follower: linkedRows(of: unknown) { rows[$0].role == .follower && follower(of: $0) == unknown }
        case .member: way(from: unknown, to: unknowns[unknown].root) + tightRows(of: unknowns[unknown].core)
        case .constant: linkedRows(of: unknown) { rows[$0].role == .affine }
        case .removed, .free, .lone: []
        }
    }

    /// The equalities by which a member follows from the root of its core: a shortest way.
    private func way(from start: Int32, to root: Int32) -> [Int32] {
        var origin: [Int32: (row: Int32, unknown: Int32)] = [:]
        var queue = [start], next = 0
        while next < queue.count, queue[next] != root {
            let unknown = queue[next]
            next += 1
            for row in linkedRows(of: unknown, where: { rows[$0].role == .affine }) {
                for term in rows[row].firstTerm..<rows[row].firstTerm &+ rows[row].termCount {
                    let other = terms[term].unknown
                    guard other != start, unknowns[other].role == .member, origin[other] == nil else { continue }
                    origin[other] = (row, unknown)
                    queue.append(other)
                }
            }
        }
        var way: [Int32] = [], unknown = root
        while let step = origin[unknown], unknown != start {
            way.append(step.row)
            unknown = step.unknown
        }
        return way
    }

    private func tightRows(of core: Int32) -> [Int32] {
        let start = cores[core].codeStart
        return (start..<start &+ cores[core].rows).map { integers[$0] }.filter { $0 >= 0 && isTight($0) }
    }

    private func linkedRows(of unknown: Int32, where isWanted: (Int32) -> Bool) -> [Int32] {
        var result: [Int32] = []
        var term = unknowns[unknown].firstTerm
        while term >= 0 {
            let row = terms[term].row
            if rows[row].isAlive, !rows[row].isBroken, isWanted(row) { result.append(row) }
            term = terms[term].next
        }
        return result
    }

    private func follower(of row: Int32) -> Int32 {
        integers[islands[rows[row].owner].followerStart &+ 2 &* rows[row].slot &+ 1]
    }

    /// Whether the row holds as an equality: an inequality with room to spare decides nothing, nor does a wish that is not met.
    private func isTight(_ row: Int32) -> Bool {
        var sum = 0.0
        for term in rows[row].firstTerm..<rows[row].firstTerm &+ rows[row].termCount {
            sum += terms[term].coefficient * values[terms[term].unknown]
        }
        return abs(sum - rows[row].constant) <= 1e-6 * max(1, abs(rows[row].constant))
    }
}

extension Solver {
    /// The constraints whose constants the variables follow, as of the last `solve()`, in the order of adding. Found when asked: costs as
    /// much as there is to find.
    public func constraints(deciding variables: [Variable]) -> [Constraint] { decidingRows(variables.map(\.index)).map(Constraint.init) }
}
