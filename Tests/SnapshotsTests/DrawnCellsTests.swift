import Testing

@testable import Rendering

struct DrawnCellsTests {
    @Test func `a drawn cell is kept until newer cells evict it`() {
        let cells = DrawnCells<Int, String>()
        for key in 0..<100 { cells.keep("\(key)", of: key) }
        #expect(cells.value(of: 99) == "99" && cells.value(of: 0) == nil)
        cells.keep("again", of: 99)
        #expect(cells.value(of: 99) == "again")
    }
}
