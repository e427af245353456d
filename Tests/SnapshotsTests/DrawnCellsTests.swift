import Testing

@testable import Snapshots

struct DrawnCellsTests {
    @Test func `what was drawn is known until newer cells push it out`() {
        let cells = DrawnCells<Int, String>()
        for key in 0..<100 { cells.keep("\(key)", of: key) }
        #expect(cells.value(of: 99) == "99" && cells.value(of: 0) == nil)
        cells.keep("again", of: 99)
        #expect(cells.value(of: 99) == "again")
    }
}
