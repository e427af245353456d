/// Layout margins of the canvas where they differ from UIKit's rules: the content views of table cells.
/// Source: Corpus.md, margins (1,125 margins).
struct CanvasMargins {
    let document: IBDocument

    /// Returns the left and right margin of a root view: 20 for widths of 414 points and more, otherwise 16 (471 of 479).
    static func root(width: Double) -> Double { width >= 414 ? 20 : 16 }

    /// Returns the margins of a cell, a header or a footer itself: 8, or 0 for a collection's cells in Xcode 9.0 to 9.2 (44 of 44, one
    /// owner; in other versions 8 in 59 of 63).
    func cell(isOfCollection: Bool) -> Double {
        isOfCollection && document.toolsVersion.isFrom(.xcode9, before: .xcode9_1) ? 0 : 8
    }

    struct Cell {
        var width: Double
        var height: Double
        var contentWidth: Double
        var contentHeight: Double
        var isInXib: Bool
    }

    /// Returns the margins of a table cell's content view.
    func contentView(of cell: Cell) -> CanvasInsets {
        let tools = document.toolsVersion
        // 8 on all sides until Xcode 9.2 (158 of 169; nine of the others within half a point).
        if tools < .xcode9_1 { return CanvasInsets(top: 8, left: 8, bottom: 8, right: 8) }
        // 11 at the top and bottom (248 of 259), 15 in Xcode 26.0 (19 of 24).
        let vertical: Double = tools.isFrom(.xcode26Beta, before: .afterXcode26) ? 15 : 11
        // Until Xcode 10 a one-pixel separator is subtracted from the content and from the margin above it (14 of 14).
        let separator = tools < .xcode11Beta && cell.contentHeight < cell.height ? min(cell.height - cell.contentHeight, 1) : 0
        let side = side(of: cell)
        // Beside an accessory the content is narrower and keeps 8 points from it (10 of 11).
        let isBesideAccessory = tools >= .xcode12 && cell.contentWidth < cell.width - 1
        return CanvasInsets(top: vertical, left: side, bottom: vertical - separator, right: isBesideAccessory ? 8 : side)
    }

    private func side(of cell: Cell) -> Double {
        let tools = document.toolsVersion
        // Xcode 11 gave a cell in a xib the table's old separator inset (28 of 28), except on wide screens.
        if cell.isInXib, tools.isFrom(.xcode11Beta, before: .xcode12), (document.device?.width ?? 0) < 414 { return 15 }
        // The table's margins: those of the screen, or of the cell itself without a device. A cell of the default width, 320, in a xib has
        // 16 on any screen (31 of 34).
        guard let device = document.device else { return CanvasMargins.root(width: cell.width) }
        return device.width >= 414 && cell.width != 320 ? 20 : 16
    }
}
