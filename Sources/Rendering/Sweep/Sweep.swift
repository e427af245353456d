import CairoGraphics
import Foundation
import LayoutAudit
import UIKit

/// Finds the widths at which findings appear and disappear: an input is laid out over a range of widths, in each requested text size,
/// direction and length of text. A window is kept and resized, so a cell costs a layout and an audit, and nothing is drawn.
package struct Sweep: Sendable {
    /// The widths of the window, in whole points.
    package var widths = 280...1400
    package var contentSizes = ContentSize.allCases
    package var directions: [Direction] = [.leftToRight, .rightToLeft]
    /// The base text, and pseudo-languages that change its length.
    package var languages: [Language] = [.base]
    package var keyboards: [KeyboardState] = [.hidden]
    package var kinds = Audit.standardKinds
    /// The points between the widths that are laid out first. Between two widths with different findings the change is located by
    /// bisection, down to a point. A step of 1 lays out every width.
    package var step = 8

    /// The width from which a window has a regular width class (inferred: Devices.md, splits: 507 is compact, 639 regular).
    static let regularWidth = 600

    package init() {}

    /// A finding over a range of widths.
    package struct Stretch: Sendable, Hashable, Codable {
        package var kind: Finding.Kind
        /// The names from the window down to the view.
        package var view: String
        /// The first and last width, in points.
        package var from, to: Int
    }

    /// The findings over all widths for one text size, direction, language and keyboard.
    package struct Series: Sendable, Hashable, Codable {
        package var contentSize: String
        package var direction: String
        package var language: String
        package var keyboard: String
        /// The stretches in the order of kinds, then of views and widths.
        package var stretches: [Stretch]
    }

    package struct Result: Sendable, Hashable, Codable {
        package var `case`: String
        package var device: String
        package var from, to: Int
        package var series: [Series]
        /// The number of layouts that were audited.
        package var cells: Int
    }

    /// - Parameter device: provides everything except the width: height, safe area, scale.
    @MainActor package func run(_ input: Case, on device: Device, text: Typesetter = .standard) throws -> Result {
        var result = Result(case: input.name, device: device.name, from: widths.lowerBound, to: widths.upperBound, series: [], cells: 0)
        for keyboard in keyboards {
            for language in languages {
                for direction in directions {
                    for size in contentSizes {
                        let cell = Cell(device: device, direction: direction, contentSize: size, keyboard: keyboard, language: language)
                        var runner = SeriesRunner(sweep: self, input: input, cell: cell)
                        let found = try ScreenEnvironment(run: cell.run, text: text).perform { try runner.stretches() }
                        result.cells += runner.cells
                        result.series.append(
                            Series(
                                contentSize: size.rawValue, direction: cell.isRightToLeft ? "rtl" : "ltr", language: language.name,
                                keyboard: keyboard.rawValue, stretches: found))
                    }
                }
            }
        }
        return result
    }
}

/// Runs one series, with a window for compact widths and one for regular widths.
@MainActor private struct SeriesRunner {
    let sweep: Sweep
    let input: Case
    let cell: Cell
    private(set) var cells = 0

    private struct Sign: Hashable, Comparable {
        var kind: Finding.Kind
        var view: String

        static func < (one: Sign, other: Sign) -> Bool {
            let all = Finding.Kind.ofLayouts
            let (a, b) = (all.firstIndex(of: one.kind) ?? 0, all.firstIndex(of: other.kind) ?? 0)
            return (a, one.view) < (b, other.view)
        }
    }

    private struct Stage {
        var window: UIWindow
        var environment: DisplayEnvironment
        var paths: [ObjectIdentifier: String] = [:]
        var known: [Int: Set<Sign>] = [:]
    }

    init(sweep: Sweep, input: Case, cell: Cell) { self.sweep = sweep; self.input = input; self.cell = cell }

    mutating func stretches() throws -> [Sweep.Stretch] {
        var runs: [Sign: [(from: Int, to: Int)]] = [:]
        for (range, sizeClass) in ranges {
            var stage = try makeStage(range.lowerBound, sizeClass)
            defer { stage.window.rootViewController = nil }
            for (width, signs) in changes(over: range, &stage) {
                // The findings stay the same until the next entry.
                for sign in signs.signs { runs[sign, default: []].append((width, signs.last)) }
            }
        }
        return runs.sorted { $0.key < $1.key }.flatMap { sign, pieces in
            var whole: [(from: Int, to: Int)] = []
            for piece in pieces.sorted(by: { $0.from < $1.from }) {
                if let last = whole.last, last.to + 1 == piece.from { whole[whole.count - 1].to = piece.to } else { whole.append(piece) }
            }
            return whole.map { Sweep.Stretch(kind: sign.kind, view: sign.view, from: $0.from, to: $0.to) }
        }
    }

    private var ranges: [(ClosedRange<Int>, UIUserInterfaceSizeClass)] {
        let (low, high, edge) = (sweep.widths.lowerBound, sweep.widths.upperBound, Sweep.regularWidth)
        if high < edge { return [(low...high, .compact)] }
        if low >= edge { return [(low...high, .regular)] }
        return [(low...(edge - 1), .compact), (edge...high, .regular)]
    }

    private func makeStage(_ width: Int, _ sizeClass: UIUserInterfaceSizeClass) throws -> Stage {
        var environment = cell.environment
        environment.size.width = CGFloat(width)
        environment.horizontalSizeClass = sizeClass
        let window = try input.viewTree(in: cell, environment: environment)
        Audit.fillPlaceholders(in: window)
        return Stage(window: window, environment: environment)
    }

    /// Returns the widths at which the findings change, each with the findings up to the next change.
    private mutating func changes(
        over range: ClosedRange<Int>, _ stage: inout Stage
    ) -> [(width: Int, (signs: Set<Sign>, last: Int))] {
        var starts = [range.lowerBound]
        var width = range.lowerBound
        while width < range.upperBound {
            let next = min(width + max(1, sweep.step), range.upperBound)
            split(width, next, &stage, &starts)
            width = next
        }
        return starts.enumerated().map { index, start in
            let last = index + 1 < starts.count ? starts[index + 1] - 1 : range.upperBound
            return (start, (signs(start, &stage), last))
        }
    }

    /// Bisects the range between two widths until each change is located to the point.
    private mutating func split(_ low: Int, _ high: Int, _ stage: inout Stage, _ starts: inout [Int]) {
        guard signs(low, &stage) != signs(high, &stage) else { return }
        if high == low + 1 { starts.append(high); return }
        let middle = (low + high) / 2
        split(low, middle, &stage, &starts)
        split(middle, high, &stage, &starts)
    }

    private mutating func signs(_ width: Int, _ stage: inout Stage) -> Set<Sign> {
        if let known = stage.known[width] { return known }
        cells += 1
        stage.environment.size.width = CGFloat(width)
        stage.window.environment = stage.environment
        stage.window.layoutIfNeeded()
        var found: Set<Sign> = []
        for sign in Audit.identities(in: stage.window, kinds: sweep.kinds) { found.insert(Sign(kind: sign.kind, view: path(sign, &stage))) }
        stage.known[width] = found
        return found
    }

    private func path(_ sign: FindingIdentity, _ stage: inout Stage) -> String {
        guard let view = sign.view else { return "" }
        if let known = stage.paths[view] { return known }
        stage.paths = [:]
        func visit(_ view: UIView, _ path: String) {
            let name = path.isEmpty ? ViewDescription.name(of: view) : "\(path)/\(ViewDescription.name(of: view))"
            stage.paths[ObjectIdentifier(view)] = name
            for child in view.subviews { visit(child, name) }
        }
        visit(stage.window, "")
        return stage.paths[view] ?? ""
    }
}
