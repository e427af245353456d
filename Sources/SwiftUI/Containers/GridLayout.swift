import UIKit

/// Arranges views by the rules of `Grid`.
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        GridPlan(self, subviews).size(proposal)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        GridPlan(self, subviews).place(in: bounds, proposal)
    }
}

/// The cells of a grid, and the lengths of its rows and columns.
private struct GridPlan {
    struct Cell {
        let subview: LayoutSubview
        let column: Int
        let span: Int
        let anchor: UnitPoint?
        let unsized: Axis.Set
        let columnAlignment: HorizontalAlignment?
        var columns: Range<Int> { column..<column + span }
    }

    struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
    }

    private let layout: GridLayout
    private var rows: [Row] = []
    private var count = 0
    private var columnGaps: [CGFloat] = []
    private var rowGaps: [CGFloat] = []

    init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
        self.layout = layout
        makeRows(subviews)
        columnGaps = (0..<max(count - 1, 0)).map(columnGap)
        rowGaps = (0..<max(rows.count - 1, 0)).map(rowGap)
    }

    private func trait<Key: ViewTraitKey & SendableMetatype>(_ key: Key.Type, _ subview: LayoutSubview) -> Key.Value {
        MainActor.assumeIsolated { Unchecked(subview.element.trait(key)) }.value
    }

    /// Views outside of rows are rows of their own, as wide as all columns.
    private mutating func makeRows(_ subviews: LayoutSubviews) {
        var known: [ObjectIdentifier: Int] = [:]
        var wide: [(row: Int, subview: LayoutSubview)] = []
        for subview in subviews {
            guard let identity = trait(GridRowTrait.self, subview) else {
                wide.append((rows.count, subview))
                rows.append(Row())
                continue
            }
            let index = known[identity.id] ?? rows.count
            if known.updateValue(index, forKey: identity.id) == nil { rows.append(Row(alignment: identity.alignment)) }
            let column = rows[index].cells.last?.columns.upperBound ?? 0
            rows[index].cells.append(cell(subview, column, trait(GridCellColumnsTrait.self, subview)))
        }
        count = max(rows.compactMap { $0.cells.last?.columns.upperBound }.max() ?? 0, subviews.isEmpty ? 0 : 1)
        for (row, subview) in wide { rows[row].cells = [cell(subview, 0, count)] }
    }

    private func cell(_ subview: LayoutSubview, _ column: Int, _ span: Int) -> Cell {
        Cell(
            subview: subview, column: column, span: span, anchor: trait(GridCellAnchorTrait.self, subview),
            unsized: trait(GridCellUnsizedTrait.self, subview), columnAlignment: trait(GridColumnAlignmentTrait.self, subview))
    }

    // MARK: Distances

    /// The largest distance that neighbours in the two columns prefer.
    private func columnGap(_ column: Int) -> CGFloat {
        if let spacing = layout.horizontalSpacing { return spacing }
        let distances = rows.compactMap { row -> CGFloat? in
            guard let left = row.cells.first(where: { $0.columns.upperBound == column + 1 }),
                let right = row.cells.first(where: { $0.column == column + 1 })
            else { return nil }
            return left.subview.spacing.distance(to: right.subview.spacing, along: .horizontal)
        }
        return distances.max() ?? ViewSpacing.standard
    }

    /// The largest distance that views above each other in the two rows prefer.
    private func rowGap(_ row: Int) -> CGFloat {
        if let spacing = layout.verticalSpacing { return spacing }
        let distances = rows[row].cells.flatMap { upper in
            rows[row + 1].cells.filter { $0.columns.overlaps(upper.columns) }.map {
                upper.subview.spacing.distance(to: $0.subview.spacing, along: .vertical)
            }
        }
        return distances.max() ?? ViewSpacing.standard
    }

    // MARK: Lengths

    /// Shares room between lengths of which each answers an offer: as a stack does.
    private func share(_ room: CGFloat?, _ count: Int, _ length: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
        guard var left = room else { return (0..<count).map { length($0, nil) } }
        let ranges = (0..<count).map { Flexibility(least: length($0, 0), most: length($0, .infinity)) }
        var lengths = [CGFloat](repeating: 0, count: count)
        let order = (0..<count).sorted { (first: Int, second: Int) -> Bool in
            ranges[first] == ranges[second] ? first < second : ranges[first] < ranges[second]
        }
        for (position, index) in order.enumerated() {
            lengths[index] = length(index, max(left / CGFloat(count - position), 0))
            if !(left - lengths[index]).isNaN { left -= lengths[index] }
        }
        return lengths
    }

    /// Shares a grid's width between its columns: each is offered an equal part. What some do not need is offered to the others in the
    /// same way, until none needs less than it is offered. If the grid is offered a height, too, only columns that fill their part get more
    /// (Suites.md, gridShares).
    private func columns(_ room: CGFloat?, isTall: Bool, _ length: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
        guard let room, room.isFinite else { return share(room, count, length) }
        var lengths = [CGFloat](repeating: 0, count: count)
        var left = room, open = Array(0..<count)
        while !open.isEmpty {
            let offer = max(left / CGFloat(open.count), 0)
            for column in open { lengths[column] = length(column, offer) }
            let wanting = open.filter { column in
                let isFull = abs(lengths[column] - offer) < Self.slack
                return isFull || !isTall && lengths[column] < min(length(column, nil), offer) - Self.slack
            }
            guard wanting.count < open.count else { break }
            left -= open.filter { !wanting.contains($0) }.reduce(0) { $0 + lengths[$1] }
            open = wanting
        }
        return lengths
    }

    private static let slack: CGFloat = 0.01

    private func widths(_ proposal: ProposedViewSize) -> [CGFloat] {
        let offered = proposal.width
        let cells = rows.flatMap(\.cells).filter { !$0.unsized.contains(.horizontal) }
        let gaps = columnGaps.reduce(0, +)
        var widths = columns(offered.map { $0 - gaps }, isTall: proposal.height != nil) { column, offer in
            cells.filter { $0.span == 1 && $0.column == column }.map {
                $0.subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
            }.max() ?? 0
        }
        // What a view over several columns needs more is shared by them.
        for cell in cells where cell.span > 1 || count == 1 && cell.span == count {
            let own = length(cell.columns, widths, columnGaps)
            let offer = offered.map { $0 - length(0..<count, widths, columnGaps) + own }
            let more = cell.subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width - own
            if more > 0 { for column in cell.columns { widths[column] += more / CGFloat(cell.span) } }
        }
        return widths
    }

    /// Returns the length of neighbours with the gaps between them.
    private func length(_ range: Range<Int>, _ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
        lengths[range].reduce(0, +) + gaps[range.lowerBound..<max(range.upperBound - 1, range.lowerBound)].reduce(0, +)
    }

    private func heights(_ offered: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
        share(offered.map { $0 - rowGaps.reduce(0, +) }, rows.count) { row, offer in
            extent(rows[row], widths, offer).length
        }
    }

    private func vertical(_ row: Row) -> VerticalAlignment { row.alignment ?? layout.alignment.vertical }

    /// Returns how far the views of a row reach above and below the line on which they are aligned.
    private func extent(_ row: Row, _ widths: [CGFloat], _ height: CGFloat?) -> (before: CGFloat, length: CGFloat) {
        let key = vertical(row).key
        let dimensions = row.cells.filter { !$0.unsized.contains(.vertical) }.map { cell in
            cell.subview.dimensions(in: ProposedViewSize(width: length(cell.columns, widths, columnGaps), height: height))
        }
        let before = dimensions.map { $0[key] }.max() ?? 0
        return (before, before + (dimensions.map { $0.length(after: key) }.max() ?? 0))
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        guard count > 0 else { return .zero }
        let widths = widths(proposal)
        let heights = heights(proposal.height, widths)
        return CGSize(width: length(0..<count, widths, columnGaps), height: length(0..<rows.count, heights, rowGaps))
    }

    // MARK: Places

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard count > 0 else { return }
        let widths = widths(proposal)
        let heights = heights(proposal.height, widths)
        for (index, row) in rows.enumerated() {
            let line = extent(row, widths, heights[index]).before
            for cell in row.cells {
                let rect = CGRect(
                    x: bounds.minX + start(cell.column, widths, columnGaps), y: bounds.minY + start(index, heights, rowGaps),
                    width: length(cell.columns, widths, columnGaps), height: heights[index])
                place(cell, in: rect, line, vertical(row))
            }
        }
    }

    private func start(_ index: Int, _ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
        lengths[..<index].reduce(0, +) + gaps[..<index].reduce(0, +)
    }

    private func place(_ cell: Cell, in rect: CGRect, _ line: CGFloat, _ vertical: VerticalAlignment) {
        let offered = ProposedViewSize(rect.size)
        let own = cell.subview.dimensions(in: offered)
        if let anchor = cell.anchor {
            let point = CGPoint(
                x: rect.minX + (rect.width - own.width) * anchor.x, y: rect.minY + (rect.height - own.height) * anchor.y)
            return cell.subview.place(at: point, proposal: offered)
        }
        let horizontal = cell.span == 1 ? alignment(ofColumn: cell.column) : layout.alignment.horizontal
        let point = CGPoint(
            x: rect.minX + ViewDimensions(rect.size)[horizontal] - own[horizontal], y: rect.minY + line - own[vertical])
        cell.subview.place(at: point, proposal: offered)
    }

    private func alignment(ofColumn column: Int) -> HorizontalAlignment {
        let own = rows.lazy.flatMap(\.cells).first { $0.column == column && $0.span == 1 && $0.columnAlignment != nil }
        return own?.columnAlignment ?? layout.alignment.horizontal
    }
}
