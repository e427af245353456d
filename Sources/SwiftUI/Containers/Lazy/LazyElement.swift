import UIKit

/// The element of a lazy container. It knows the lengths of the lines that it has made; of the others it believes that they are as long
/// as those on average.
final class LazyElement: Element {
    var arrangement: LazyArrangement?
    private var lines: [LazyLine]?
    /// The elements of the rows that have been made, by the rows' identities.
    private var made: [AnyHashable: [Element]] = [:]
    private var madeIDs: Set<AnyHashable> = []
    private var average: CGFloat?
    /// While rows are made, what they tell of themselves changes nothing here.
    private var isMaking = false

    private var axis: Axis { arrangement?.axis ?? .vertical }

    override func forget() {
        super.forget()
        guard !isMaking else { return }
        lines = nil
        made = [:]
    }

    // MARK: Lines

    private func tracks(_ across: CGFloat?) -> [GridTrack]? { arrangement?.tracks.map { GridTrack.tracks($0, in: across) } }

    /// The lines of a container with so many tracks: rows side by side, headers and footers alone.
    private func lines(_ count: Int) -> [LazyLine] {
        if let lines, lines.first?.trackCount ?? count == count { return lines }
        var result: [LazyLine] = []
        func add(_ rows: [ListRow], section: Int?) {
            for start in stride(from: 0, to: rows.count, by: count) {
                result.append(LazyLine(rows: Array(rows[start..<min(start + count, rows.count)]), part: .rows, section, count))
            }
        }
        func flush(_ loose: inout [ListRow]) {
            add(loose, section: nil)
            loose = []
        }
        var loose: [ListRow] = []
        for (index, part) in node.children.flatMap(\.listParts).enumerated() {
            switch part {
            case .row(let row): loose.append(row)
            case .section(let section):
                flush(&loose)
                result += section.header.map { LazyLine(element: $0, part: .header, index, count) }
                add(section.rows, section: index)
                result += section.footer.map { LazyLine(element: $0, part: .footer, index, count) }
            }
        }
        flush(&loose)
        lines = result
        return result
    }

    /// Makes a row, and returns its elements.
    private func elements(_ row: ListRow) -> [Element] {
        if let known = made[row.id] { return known }
        isMaking = true
        defer { isMaking = false }
        let elements = row.make()
        made[row.id] = elements
        madeIDs.insert(row.id)
        return elements
    }

    /// Returns the elements of a line, one for each track.
    private func elements(_ line: LazyLine) -> [Element] { line.element.map { [$0] } ?? line.rows.flatMap(elements) }

    private func isMade(_ line: LazyLine) -> Bool { line.element != nil || line.rows.allSatisfy { madeIDs.contains($0.id) } }

    // MARK: Lengths

    private func proposal(_ line: LazyLine, _ index: Int, _ tracks: [GridTrack]?, _ across: CGFloat?) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        let isCell = line.part == .rows && tracks?.indices.contains(index) == true
        proposal[axis.other] = isCell ? tracks?[index].length : across
        return proposal
    }

    /// Returns how long a line is that has been made.
    private func measuredLength(_ line: LazyLine, _ tracks: [GridTrack]?, _ across: CGFloat?) -> CGFloat {
        elements(line).enumerated().map { $1.size(proposal(line, $0, tracks, across))[axis] }.max() ?? 0
    }

    /// The distance before a line. That between two lines of which one is not made is believed to be the usual one.
    private func gap(_ upper: LazyLine, _ lower: LazyLine) -> CGFloat {
        if let spacing = arrangement?.spacing { return spacing }
        guard isMade(upper), isMade(lower) else { return ViewSpacing.standard }
        let (above, below) = (elements(upper), elements(lower))
        return above.flatMap { upper in below.map { upper.spacing.distance(to: $0.spacing, along: axis) } }.max() ?? 0
    }

    /// Walks along the lines. Those that are wanted are made; the others have the average length.
    private func walk(
        _ tracks: [GridTrack]?, _ across: CGFloat?, wants: (_ start: CGFloat, _ length: CGFloat) -> Bool,
        visit: (LazyLine, _ start: CGFloat, _ length: CGFloat, _ isMade: Bool) -> Void = { _, _, _, _ in }
    ) -> CGFloat {
        var position: CGFloat = 0, measured: CGFloat = 0, count: CGFloat = 0
        var former: LazyLine?
        for line in lines(tracks?.count ?? 1) {
            let usual = average ?? 0
            if let former { position += gap(former, line) }
            var isMade = isMade(line)
            if !isMade, average == nil || wants(position, usual) {
                _ = elements(line)
                isMade = true
                if let former { position += gap(former, line) - (arrangement?.spacing ?? ViewSpacing.standard) }
            }
            let length = isMade ? measuredLength(line, tracks, across) : usual
            if isMade, line.part == .rows {
                (measured, count) = (measured + length, count + 1)
                average = average ?? length
            }
            visit(line, position, length, isMade)
            position += length
            former = line
        }
        if count > 0 { average = measured / count }
        return position
    }

    private var screen: CGRect {
        guard let view = node.graph.hostingView else { return .zero }
        return CGRect(origin: view.convert(CGPoint.zero, to: view.window), size: view.bounds.size)
    }

    // A first screenful is made to learn how long lines are.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let tracks = tracks(proposal[axis.other])
        let across = proposal[axis.other]
        let screenful = screen.size[axis]
        var size = CGSize.zero
        size[axis] = walk(tracks, across) { start, _ in start < screenful }
        size[axis.other] = across ?? tracks?.last.map { $0.start + $0.length } ?? widest(across)
        return size
    }

    /// The extent across the axis where none was offered.
    private func widest(_ across: CGFloat?) -> CGFloat {
        lines(1).filter(isMade).flatMap { line in
            elements(line).enumerated().map { $1.size(proposal(line, $0, nil, across))[axis.other] }
        }.max() ?? 0
    }

    // MARK: Places

    /// What is put for a line.
    private struct Placed {
        let line: LazyLine
        var start: CGFloat
        let length: CGFloat
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, on canvas: Stage) {
        let across = proposal[axis.other] ?? rect.size[axis.other]
        let tracks = tracks(across)
        let visible = visibleRange(rect, on: canvas)
        var placed: [Placed] = []
        var spans: [Int: ClosedRange<CGFloat>] = [:]
        let collects = canvas.surroundings.collectsScrollTargets
        let end = walk(tracks, across) { start, length in
            start < visible.upperBound && start + length > visible.lowerBound
        } visit: { line, start, length, isMade in
            if let section = line.section {
                let former = spans[section] ?? start...start
                spans[section] = former.lowerBound...max(start + length, former.upperBound)
            }
            let isVisible = start < visible.upperBound && start + length > visible.lowerBound
            guard isMade, isVisible || isPinned(line) else { return }
            placed.append(Placed(line: line, start: start, length: length))
        }
        canvas.surroundings.scroll?.addFinder { [weak self] id in self?.find(id, rect, across, canvas) }
        canvas.within {
            $0.collectsScrollTargets = false
        } _: {
            for item in placed where !isPinned(item.line) {
                put(item, tracks, across, in: rect, on: canvas, collects: collects)
            }
            for item in placed where isPinned(item.line) {
                let moved = pinned(item, spans[item.line.section ?? -1], visible)
                guard moved.start < visible.upperBound, moved.start + moved.length > visible.lowerBound else { continue }
                put(moved, tracks, across, in: rect, on: canvas, collects: false)
            }
        }
        // Lines that were made only now may be longer than they were believed to be.
        if abs(end - rect.size[axis]) > 0.01 { node.invalidate() }
    }

    /// The part of the container's length that is visible.
    private func visibleRange(_ rect: CGRect, on canvas: Stage) -> ClosedRange<CGFloat> {
        let own = canvas.global(rect)
        let shown = canvas.surroundings.scroll?.globalViewport ?? screen
        let start = shown.origin[axis] - own.origin[axis]
        // Along a row that is written from right to left, lengths count from the right.
        if axis == .horizontal, environment.layoutDirection == .rightToLeft {
            return (own.maxX - shown.maxX)...(own.maxX - shown.minX)
        }
        return start...(start + shown.size[axis])
    }

    private func isPinned(_ line: LazyLine) -> Bool {
        switch line.part {
        case .header: arrangement?.pinned.contains(.sectionHeaders) == true
        case .footer: arrangement?.pinned.contains(.sectionFooters) == true
        case .rows: false
        }
    }

    /// Keeps a header or footer within what is visible of its section.
    private func pinned(_ item: Placed, _ section: ClosedRange<CGFloat>?, _ visible: ClosedRange<CGFloat>) -> Placed {
        guard let section else { return item }
        var moved = item
        moved.start =
            item.line.part == .header
            ? max(item.start, min(visible.lowerBound, section.upperBound - item.length))
            : min(item.start, max(visible.upperBound - item.length, section.lowerBound))
        return moved
    }

    private func put(
        _ item: Placed, _ tracks: [GridTrack]?, _ across: CGFloat, in rect: CGRect, on canvas: Stage, collects: Bool
    ) {
        for (index, element) in elements(item.line).enumerated() {
            let offered = proposal(item.line, index, tracks, across)
            let point = point(element, index, item, offered, tracks, across)
            let place = place(of: element, at: point, offered, in: rect)
            let row = item.line.rows.indices.contains(index) ? item.line.rows[index] : item.line.rows.first
            let ids = [element.trait(IdentityTrait.self), row?.tag].compactMap { $0 }
            for id in ids { canvas.surroundings.scroll?.identify(id, canvas.global(place)) }
            if collects { canvas.surroundings.scroll?.addTarget(ids.first, canvas.global(place)) }
            put(element, at: point, offered, in: rect, on: canvas)
        }
    }

    /// Returns where an element of a line is: aligned across the axis, and in the middle of a line that is longer.
    private func point(
        _ element: Element, _ index: Int, _ item: Placed, _ offered: ProposedViewSize, _ tracks: [GridTrack]?, _ across: CGFloat
    ) -> CGPoint {
        guard let arrangement else { return .zero }
        let own = element.dimensions(offered)
        var key = arrangement.alignment, along: AlignmentKey?
        var start: CGFloat = 0, room = across
        if let tracks, item.line.part == .rows, tracks.indices.contains(index) {
            let total = (tracks.last.map { $0.start + $0.length } ?? 0)
            start = shift(total, across) + tracks[index].start
            room = tracks[index].length
            if let alignment = tracks[index].alignment {
                key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
                along = axis == .vertical ? alignment.vertical.key : alignment.horizontal.key
            }
        }
        var cell = CGSize.zero, point = CGPoint.zero
        (cell[axis], cell[axis.other]) = (item.length, room)
        let outer = ViewDimensions(cell)
        let middle = axis == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        point[axis] = item.start + outer[along ?? middle] - own[along ?? middle]
        point[axis.other] = start + outer[key] - own[key]
        return point
    }

    /// Returns where tracks begin that take less than there is.
    private func shift(_ total: CGFloat, _ across: CGFloat) -> CGFloat {
        guard let arrangement else { return 0 }
        func dimensions(_ length: CGFloat) -> ViewDimensions {
            ViewDimensions(axis == .vertical ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length))
        }
        return dimensions(across)[arrangement.alignment] - dimensions(total)[arrangement.alignment]
    }

    // MARK: Finding

    /// Returns where the row of an identity is in the window, or is believed to be. Rows are made one after the other if none of those
    /// that exist has the identity.
    private func find(_ id: AnyHashable, _ rect: CGRect, _ across: CGFloat, _ canvas: Stage) -> CGRect? {
        let tracks = tracks(across)
        let all = lines(tracks?.count ?? 1)
        func carries(_ line: LazyLine) -> Bool { elements(line).contains { $0.trait(IdentityTrait.self) == id } }
        guard
            let index = all.firstIndex(where: { line in line.rows.contains { $0.tag == id } }) ?? all.firstIndex(where: {
                isMade($0) && carries($0)
            }) ?? all.firstIndex(where: carries)
        else { return nil }
        var number = 0
        var found: CGRect?
        _ = walk(tracks, across) { _, _ in
            false
        } visit: { _, start, length, _ in
            defer { number += 1 }
            guard number == index else { return }
            var place = canvas.global(rect)
            place.origin[self.axis] += start
            place.size[self.axis] = length
            found = place
        }
        return found
    }
}

/// A line of a lazy container.
struct LazyLine {
    enum Part { case header, rows, footer }
    var rows: [ListRow] = []
    /// The element of a header or footer.
    var element: Element?
    let part: Part
    /// The section to which the line belongs.
    let section: Int?
    /// For how many tracks the line was made.
    let trackCount: Int

    init(rows: [ListRow], part: Part, _ section: Int?, _ count: Int) {
        (self.rows, self.part, self.section, trackCount) = (rows, part, section, count)
    }

    init(element: Element, part: Part, _ section: Int?, _ count: Int) {
        (self.element, self.part, self.section, trackCount) = (element, part, section, count)
    }
}
