/// The island in local indices: entries by row, and rows by variable.
struct IslandMatrix: ~Copyable {
    var rowStarts = Buffer<Int32>()
    var variables = Buffer<Int32>()
    var coefficients = Buffer<Double>()
    var columnStarts = Buffer<Int32>()
    var columnRows = Buffer<Int32>()
    var cursors = Buffer<Int32>()
    var rowStates = Buffer<RowState>()
    /// For each variable, the number of open rows that mention it.
    var degrees = Buffer<Int32>()
}

/// The result of presolving for a row so far.
enum RowState: UInt8, BitwiseCopyable {
    case open, implied, aggregation, check, idle
}

extension IslandMatrix {
    mutating func index(_ foundIsland: inout FoundIsland, _ canonicalOrder: inout CanonicalOrder) {
        let variableCount = Int32(canonicalOrder.variables.count), rowCount = Int32(canonicalOrder.rows.count),
            entryCount = foundIsland.entries.end
        rowStarts.resize(to: rowCount &+ 1)
        variables.resize(to: entryCount)
        coefficients.resize(to: entryCount)
        self.degrees.reset(to: variableCount &+ 1, with: 0)
        rowStates.reset(to: rowCount, with: .open)
        let (order, foundStarts, foundEntries) = (
            canonicalOrder.found.pointer, foundIsland.starts.pointer, foundIsland.entries.pointer
        )
        let (foundCoefficients, ordinals, starts) = (
            foundIsland.coefficients.pointer, canonicalOrder.ordinals.pointer, rowStarts.pointer
        )
        let (entryVariables, entryCoefficients, degrees) = (
            variables.pointer, coefficients.pointer, self.degrees.pointer
        )
        var entry: Int32 = 0
        for ordinal in 0..<rowCount {
            starts[ordinal] = entry
            let row = order[ordinal]
            for at in foundStarts[row]..<foundStarts[row &+ 1] {
                let variable = ordinals[foundEntries[at]]
                entryVariables[entry] = variable
                entryCoefficients[entry] = foundCoefficients[at]
                degrees[variable] &+= 1
                entry &+= 1
            }
        }
        starts[rowCount] = entry
        indexColumns(variableCount, rowCount, entry)
    }

    mutating func indexColumns(_ variableCount: Int32, _ rowCount: Int32, _ entryCount: Int32) {
        self.columnStarts.resize(to: variableCount &+ 1)
        cursors.resize(to: variableCount &+ 1)
        self.columnRows.resize(to: entryCount)
        let (columnStarts, columnRows, ordinals, degrees) = (
            self.columnStarts.pointer, self.columnRows.pointer, cursors.pointer,
            self.degrees.pointer
        )
        let (starts, entryVariables) = (rowStarts.pointer, variables.pointer)
        var start: Int32 = 0
        for variable in 0..<variableCount {
            columnStarts[variable] = start
            ordinals[variable] = start
            start &+= degrees[variable]
        }
        columnStarts[variableCount] = start
        var entry: Int32 = 0
        for row in 0..<rowCount {
            let end = starts[row &+ 1]
            while entry < end {
                let variable = entryVariables[entry], ordinal = ordinals[variable]
                columnRows[ordinal] = row
                ordinals[variable] = ordinal &+ 1
                entry &+= 1
            }
        }
    }
}
