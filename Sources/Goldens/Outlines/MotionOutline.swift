import Foundation
import Graphics

/// The changes in a motion as stored in a golden: a line for each changing property of a view, with its value in each frame. A view does
/// not move merely because its superview moves.
package struct MotionOutline: Sendable, Hashable {
    package enum Property: String, Sendable, Hashable, CaseIterable {
        /// In the superview, in points.
        case x, y, width, height
        case alpha
        /// The scroll offset of its contents.
        case scrolledX, scrolledY
        /// 1 if the view exists and is visible, otherwise 0.
        case shown
    }

    package struct Line: Sendable, Hashable {
        /// The names from the window's subviews down, for example `card/title`.
        package var view: String
        package var property: Property
        /// One value for each frame; nil where the view does not exist.
        package var values: [Double?]
    }

    package private(set) var framesPerSecond: Int
    package private(set) var frameCount: Int
    /// The lines in drawing order of the first frame that contains their views.
    package private(set) var lines: [Line]

    package init(framesPerSecond: Int, trees: [LayerTree]) {
        self.framesPerSecond = framesPerSecond
        frameCount = trees.count
        lines = []
        var views: [String] = []
        var samples: [String: [[Double]?]] = [:]
        for (frame, tree) in trees.enumerated() {
            func visit(_ layer: Layer, _ path: String?) {
                guard !layer.isHidden else { return }
                // The nameless layer in a transition is the new content of the layer around it, so its sublayers are named as if they were
                // in that layer.
                guard !layer.name.isEmpty else {
                    let around = path?.lastIndex(of: "/").flatMap { path?[..<$0] }.map(String.init)
                    for sublayer in layer.sublayers { visit(sublayer, around.map { "\($0)/\(sublayer.name)" } ?? sublayer.name) }
                    return
                }
                let name = path ?? layer.name
                if samples[name] == nil {
                    views.append(name)
                    samples[name] = Array(repeating: nil, count: trees.count)
                }
                samples[name]?[frame] = Self.values(of: layer, isWindow: path == nil)
                for sublayer in layer.sublayers { visit(sublayer, path.map { "\($0)/\(sublayer.name)" } ?? sublayer.name) }
            }
            visit(tree.root, nil)
        }
        for view in views {
            guard let all = samples[view] else { continue }
            if all.contains(nil) { lines.append(Line(view: view, property: .shown, values: all.map { $0 == nil ? 0 : 1 })) }
            for (index, property) in Property.allCases.dropLast().enumerated() {
                let values = all.map { $0?[index] }
                if Set(values.compactMap(\.self)).count > 1 { lines.append(Line(view: view, property: property, values: values)) }
            }
        }
    }

    /// Returns the values to a thousandth, in the order of the properties.
    private static func values(of layer: Layer, isWindow: Bool) -> [Double] {
        // The window's own position on the screen is not part of the motion.
        let frame = isWindow ? CGRect(origin: .zero, size: layer.bounds.size) : layer.frame
        let values: [CGFloat] = [frame.minX, frame.minY, frame.width, frame.height, layer.opacity, layer.bounds.minX, layer.bounds.minY]
        return values.map { (value: CGFloat) -> Double in value.isFinite ? (Double(value) * 1000).rounded() / 1000 + 0 : 0 }
    }

    /// Returns the time to a hundredth of a second, so that neighbouring frames at 60 per second differ.
    package static func seconds(_ frame: Int, _ framesPerSecond: Int) -> String {
        CGFloat((Double(frame) / Double(framesPerSecond) * 100).rounded() / 100).trimmed
    }

    // MARK: Text

    /// The outline as text, `view,property,0,1,2,…`, after a line with the frame rate. Equal motions have equal bytes.
    package var text: String {
        let head = ["view", "property"] + (0..<frameCount).map(String.init)
        var rows = ["\(framesPerSecond) frames a second", head.joined(separator: ",")]
        for line in lines {
            let values = line.values.map { $0.map { CGFloat($0).trimmed } ?? "" }
            rows.append(([Self.quoted(line.view), line.property.rawValue] + values).joined(separator: ","))
        }
        return rows.joined(separator: "\n") + "\n"
    }

    /// Parses an outline; nil if the text is none.
    package init?(text: String) {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.cells)
        guard rows.count >= 2, rows[1].starts(with: ["view", "property"]),
            let rate = rows[0].first?.split(separator: " ").first.flatMap({ Int($0) })
        else { return nil }
        (framesPerSecond, frameCount) = (rate, rows[1].count - 2)
        lines = []
        for row in rows.dropFirst(2) where row.count == frameCount + 2 {
            guard let property = Property(rawValue: row[1]) else { return nil }
            lines.append(Line(view: row[0], property: property, values: row.dropFirst(2).map { Double($0) }))
        }
    }

    private static func quoted(_ name: String) -> String {
        let name = name.replacing("\n", with: " ")
        return name.contains(where: { ",\"".contains($0) }) ? "\"" + name.replacing("\"", with: "\"\"") + "\"" : name
    }

    private static func cells(_ row: Substring) -> [String] {
        var (cells, cell, isQuoted) = ([String](), "", false)
        for character in row {
            switch character {
            case "\"": isQuoted.toggle(); if isQuoted, !cell.isEmpty { cell.append("\"") }
            case "," where !isQuoted: cells.append(cell); cell = ""
            default: cell.append(character)
            }
        }
        return cells + [cell]
    }
}

extension MotionOutline {
    /// Describes how a motion differs from a golden's: `card/title` is 12 pt lower in frame 9 of 30.
    package static func sentences(from golden: MotionOutline, to actual: MotionOutline) -> [String] {
        var sentences: [String] = []
        let isTimed = golden.framesPerSecond == actual.framesPerSecond && golden.frameCount == actual.frameCount
        if !isTimed { sentences.append("the motion takes \(actual.length) instead of \(golden.length)") }
        let (before, after) = (golden.byView, actual.byView)
        let views = golden.views + actual.views.filter { before[$0] == nil }
        let names = ViewNames(views.map { $0.split(separator: "/").map(String.init) })
        for view in views {
            let name = "`\(ViewNames.counted(names.short(view.split(separator: "/").map(String.init))))`"
            guard let old = before[view] else { sentences.append("\(name) moves, but did not before"); continue }
            guard let new = after[view] else { sentences.append("\(name) no longer moves"); continue }
            if let description = difference(old, new, isTimed: isTimed) { sentences.append("\(name) \(description)") }
        }
        return sentences
    }

    /// The length, such as `46 frames (0.75 s)`.
    private var length: String {
        let frames = frameCount == 1 ? "1 frame" : "\(frameCount) frames"
        return "\(frames) (\(Self.seconds(max(0, frameCount - 1), framesPerSecond)) s)"
    }

    private var views: [String] {
        var seen: Set<String> = []
        return lines.map(\.view).filter { seen.insert($0).inserted }
    }

    private var byView: [String: [Property: [Double?]]] {
        lines.reduce(into: [:]) { $0[$1.view, default: [:]][$1.property] = $1.values }
    }

    private static func difference(_ old: [Property: [Double?]], _ new: [Property: [Double?]], isTimed: Bool) -> String? {
        for property in Property.allCases where (old[property] == nil) != (new[property] == nil) {
            return old[property] == nil ? "\(description(property).changing), but did not before" : description(property).still
        }
        // For motions of different lengths, only the ends are compared.
        func ends(_ values: [Double?]) -> [Double?] { isTimed ? values : [values.first ?? nil, values.last ?? nil] }
        var worst: (frame: Int, size: Double) = (0, 0)
        var differing: Set<Int> = []
        var steps: [Property: [Double]] = [:]
        for property in Property.allCases {
            guard let a = old[property].map(ends), let b = new[property].map(ends) else { continue }
            steps[property] = zip(a, b).enumerated().map { frame, pair in
                let step = (pair.1 ?? 0) - (pair.0 ?? 0)
                if abs(step) > 0.0005 || (pair.0 == nil) != (pair.1 == nil) {
                    differing.insert(frame)
                    let size = abs(step) * (property == .alpha || property == .shown ? 100 : 1)
                    if size > worst.size { worst = (frame, size) }
                }
                return step
            }
        }
        guard !differing.isEmpty else { return nil }
        let parts = Property.allCases.compactMap { property in steps[property].flatMap { description(property, $0[worst.frame]) } }
        let count = steps.values.first?.count ?? 0
        let time =
            !isTimed
            ? (worst.frame == 0 ? "at the start" : "at the end")
            : differing.count == count && isConstant(steps) ? "in every frame" : "in frame \(worst.frame) of \(count - 1)"
        return (parts.isEmpty ? "is visible in different frames" : "is " + parts.joined(separator: ", ") + " " + time)
    }

    private static func isConstant(_ steps: [Property: [Double]]) -> Bool {
        steps.values.allSatisfy { step in (step.max() ?? 0) - (step.min() ?? 0) < 0.002 }
    }

    private static func description(_ property: Property) -> (changing: String, still: String) {
        func keeping(_ what: String) -> (String, String) { ("changes its \(what)", "keeps its \(what)") }
        return switch property {
        case .x: ("moves sideways", "no longer moves sideways")
        case .y: ("moves up or down", "no longer moves up or down")
        case .width: keeping("width")
        case .height: keeping("height")
        case .alpha: keeping("opacity")
        case .scrolledX, .scrolledY: ("scrolls", "no longer scrolls")
        case .shown: ("appears or disappears", "is always visible")
        }
    }

    private static func description(_ property: Property, _ step: Double) -> String? {
        guard abs(step) > 0.0005 else { return nil }
        let (size, more) = (CGFloat(abs(step)), step > 0)
        let amount = ((size * 100).rounded() / 100).trimmed
        return switch property {
        case .x: "\(amount) pt further \(more ? "right" : "left")"
        case .y: "\(amount) pt \(more ? "lower" : "higher")"
        case .width: "\(amount) pt \(more ? "wider" : "narrower")"
        case .height: "\(amount) pt \(more ? "taller" : "shorter")"
        case .alpha: "\(((size * 1000).rounded() / 10).trimmed) % \(more ? "more" : "less") opaque"
        case .scrolledX: "scrolled \(amount) pt further \(more ? "right" : "left")"
        case .scrolledY: "scrolled \(amount) pt further \(more ? "down" : "up")"
        case .shown: more ? "visible" : "not visible"
        }
    }
}
