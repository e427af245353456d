import Goldens
import Foundation
import Graphics
import LayoutAudit
import UIKit

extension Finding.Kind {
    /// In a motion: something to read or to touch leaves the screen between the two ends.
    package static let offScreenMidway = Self("offScreenMidway", .warning, "A view leaves the screen during a motion.")

    /// In a motion: two things overlap between the two ends.
    package static let overlapMidway = Self("overlapMidway", .warning, "Two views overlap during a motion.")

    /// In a motion: something is clipped between the two ends.
    package static let clippedMidway = Self("clippedMidway", .warning, "A view is cut off during a motion.")

    /// In a motion: a view changes its position abruptly from one frame to the next.
    package static let jump = Self("jump", .warning, "A view jumps.")

    /// The kinds that occur only in motions, the worst first.
    package static let ofMotions = [offScreenMidway, overlapMidway, clippedMidway, jump]
}

/// Finds problems in a motion whose two ends are in order: something to read or to touch that leaves the screen, overlaps something else or
/// is clipped on the way, and views that jump. Views that are at most half opaque are ignored, because views that cross-fade are meant to.
package struct MotionAudit {
    private let framesPerSecond: Int
    private let stages: [MotionStage]
    /// The screen at rest, before the motion started.
    private let rest: MotionStage?
    private let names: ViewNames

    /// The fewest frames that a problem must last to be reported; a jump is one step.
    private static let leastFrames = 2
    /// The least distance of a jump, in points.
    private static let leastJump: CGFloat = 4
    /// How many times larger than the steps around it a jump is, and how many steps on each side are compared.
    private static let outlier: CGFloat = 4
    private static let reach = 3
    /// The fewest steps: a shorter motion consists only of jumps.
    private static let leastSteps = 5
    /// The lowest frame rate: at a lower one a fast spring moves as far in a frame as a jump.
    private static let leastRate = 60

    /// - Parameter rest: the screen before the motion started; nil if that is the first frame.
    package init(framesPerSecond: Int, trees: [LayerTree], rest: LayerTree? = nil) {
        self.framesPerSecond = framesPerSecond
        stages = trees.map(MotionStage.init)
        self.rest = rest.map(MotionStage.init)
        names = ViewNames(Set(stages.flatMap(\.states.keys)))
    }

    /// Returns the findings in the order of their kinds, and within a kind from the back of the screen to the front.
    package func findings(_ kinds: Set<Finding.Kind> = Set(Finding.Kind.ofMotions)) -> [MotionFinding] {
        guard stages.count > 2 else { return [] }
        var found: [MotionFinding] = []
        if kinds.contains(.offScreenMidway) { found += offScreen() }
        if kinds.contains(.overlapMidway) { found += overlaps() }
        if kinds.contains(.clippedMidway) { found += clipped() }
        if kinds.contains(.jump) { found += jumps() }
        return found
    }

    // MARK: Stretches of frames

    /// The frames in which a problem occurs, and its extent.
    private struct Stretch {
        var frames: [Int] = []
        var most: CGFloat = 0
        var worst = 0

        mutating func note(_ frame: Int, _ amount: CGFloat) {
            frames.append(frame)
            if amount > most { (most, worst) = (amount, frame) }
        }

        /// The range from the first to the last frame, ignoring isolated frames; nil if all are isolated.
        var span: ClosedRange<Int>? {
            let known = Set(frames)
            let lasting = frames.filter { known.contains($0 - 1) || known.contains($0 + 1) }
            return lasting.isEmpty || frames.count < MotionAudit.leastFrames ? nil : lasting[0]...lasting[lasting.count - 1]
        }
    }

    private var between: Range<Int> { 1..<(stages.count - 1) }

    private func name(_ path: [String]) -> String { "`\(ViewNames.counted(names.short(path)))`" }

    private func finding(
        _ kind: Finding.Kind, _ path: [String], other: [String]? = nil, _ frames: ClosedRange<Int>, _ points: CGFloat, _ predicate: String,
        _ advice: String
    ) -> MotionFinding {
        MotionFinding(
            kind: kind, severity: kind.severity, view: path.joined(separator: "/"), other: other?.joined(separator: "/"), frames: frames,
            framesPerSecond: framesPerSecond, points: Double(points),
            fact: "\(name(path)) \(predicate) " + MotionFinding.span(frames, framesPerSecond: framesPerSecond), advice: advice)
    }

    // MARK: Off screen

    /// Checks texts and controls; pictures may extend beyond the screen on purpose.
    private func offScreen() -> [MotionFinding] {
        lasting { sighting, stage in
            guard sighting.role == .text || sighting.role == .control else { return nil }
            return sighting.beyond(stage.screen)
        } finding: { path, span, stretch in
            let isGone = stages[stretch.worst].sightings[path].map { !$0.seen.intersects(stages[stretch.worst].screen) } ?? true
            return finding(
                .offScreenMidway, path, span, stretch.most,
                isGone ? "leaves the screen" : "leaves the screen by up to \(MotionFinding.number(stretch.most)) pt",
                "keep its path on the screen, or fade it out before it leaves")
        }
    }

    // MARK: Clipping

    private func clipped() -> [MotionFinding] {
        lasting { sighting, _ in
            guard sighting.role != .picture else { return nil }
            return sighting.cut
        } finding: { path, span, stretch in
            finding(
                .clippedMidway, path, span, stretch.most, "is cut off by up to \(MotionFinding.number(stretch.most)) pt",
                "grow its container no later and shrink it no sooner than the view, or fade the view first")
        }
    }

    /// Returns findings for things that are visible at both ends, without the problem there, and have it in some frames between.
    ///
    /// - Parameter amount: the extent of the problem, in points, of which at least one counts; nil for things that are not checked.
    private func lasting(
        _ amount: (MotionStage.Sighting, MotionStage) -> CGFloat?,
        finding: (_ path: [String], _ span: ClosedRange<Int>, _ stretch: Stretch) -> MotionFinding
    ) -> [MotionFinding] {
        guard let first = stages.first, let last = stages.last else { return [] }
        return first.order.compactMap { path in
            for stage in [first, last] {
                guard let sighting = stage.sightings[path], sighting.isThere, let amount = amount(sighting, stage), amount <= 0.5 else {
                    return nil
                }
            }
            var stretch = Stretch()
            for frame in between {
                // Something that is clipped entirely counts as well.
                guard let sighting = stages[frame].sightings[path], sighting.alpha > 0.5 else { continue }
                if let amount = amount(sighting, stages[frame]), amount >= 1 { stretch.note(frame, amount) }
            }
            return stretch.span.map { finding(path, $0, stretch) }
        }
    }

    // MARK: Overlaps

    private struct Pair: Hashable {
        var lower, upper: [String]
    }

    private func overlaps() -> [MotionFinding] {
        var stretches: [Pair: Stretch] = [:]
        var order: [Pair] = []
        for frame in between {
            let stage = stages[frame]
            let seen = stage.order.compactMap { stage.sightings[$0] }.filter(\.isSeen)
            for (index, lower) in seen.enumerated() {
                for upper in seen[(index + 1)...] where lower.seen.intersects(upper.seen) {
                    guard let depth = lower.depth(under: upper), !stage.hides(lower, under: upper), !isInside(lower.path, upper.path) else {
                        continue
                    }
                    let pair = Pair(lower: lower.path, upper: upper.path)
                    if stretches[pair] == nil { order.append(pair) }
                    stretches[pair, default: Stretch()].note(frame, depth)
                }
            }
        }
        // Report one finding for all overlaps between two views' contents.
        var groups: [Pair: [(pair: Pair, span: ClosedRange<Int>, stretch: Stretch)]] = [:]
        var branches: [Pair] = []
        for pair in order where !overlapsAtAnEnd(pair) {
            guard let stretch = stretches[pair], let span = stretch.span else { continue }
            let common = zip(pair.lower, pair.upper).prefix { $0 == $1 }.count + 1
            let branch = Pair(lower: Array(pair.lower.prefix(common)), upper: Array(pair.upper.prefix(common)))
            if groups[branch] == nil { branches.append(branch) }
            groups[branch, default: []].append((pair, span, stretch))
        }
        return branches.compactMap { branch in
            guard let group = groups[branch], let worst = group.max(by: { $0.stretch.most < $1.stretch.most }) else { return nil }
            let (lower, upper, frame) = (worst.pair.lower, worst.pair.upper, worst.stretch.worst)
            let (subject, other) = distance(of: lower, to: frame) > distance(of: upper, to: frame) ? (lower, upper) : (upper, lower)
            var result = finding(
                .overlapMidway, subject, other: other, worst.span, worst.stretch.most,
                "overlaps \(name(other)) by up to \(MotionFinding.number(worst.stretch.most)) pt",
                "fade one before the other appears, or give them paths that do not cross")
            if group.count > 1 {
                result.fact += ", with \(group.count - 1) more in \(name(branch.upper)) and \(name(branch.lower))"
            }
            return result
        }
    }

    /// Returns how far the view has moved since the first frame, in points.
    private func distance(of path: [String], to frame: Int) -> CGFloat {
        guard let a = stages[0].states[path]?.frame, let b = stages[frame].states[path]?.frame else { return 0 }
        return hypot(b.midX - a.midX, b.midY - a.midY)
    }

    private func isInside(_ a: [String], _ b: [String]) -> Bool { a.starts(with: b) || b.starts(with: a) }

    /// Whether the two overlap at the start or at the end. For pictures this ignores opacity and clipping, because a picture that grows
    /// over something that fades is a transition.
    private func overlapsAtAnEnd(_ pair: Pair) -> Bool {
        [stages.first, stages.last].contains { stage in
            guard let stage, let a = stage.sightings[pair.lower], let b = stage.sightings[pair.upper] else { return false }
            if a.role == .picture || b.role == .picture { return a.rect.intersects(b.rect) }
            return a.isThere && b.isThere && a.seen.insetBy(dx: 0.25, dy: 0.25).intersects(b.seen)
        }
    }

    // MARK: Jumps

    /// Returns the change of a view from one frame to the next, by property: x, y, width, height, and the scroll offset in both directions.
    private func step(_ path: [String], _ before: MotionStage, _ after: MotionStage) -> [CGFloat] {
        guard let a = before.states[path], let b = after.states[path] else { return Self.still }
        return [
            b.center.x - a.center.x, b.center.y - a.center.y, b.size.width - a.size.width, b.size.height - a.size.height,
            b.offset.x - a.offset.x, b.offset.y - a.offset.y,
        ]
    }

    private static let still: [CGFloat] = [0, 0, 0, 0, 0, 0]

    private struct Jump {
        var path: [String]
        /// The frames before and after it; both are 0 if the motion begins with the jump.
        var frames: ClosedRange<Int>
        var step: [CGFloat]
        var most: CGFloat { step.map(\.magnitude).max() ?? 0 }
    }

    private func jumps() -> [MotionFinding] {
        guard stages.count > Self.leastSteps, framesPerSecond >= Self.leastRate, let first = stages.first else { return [] }
        var found: [Jump] = []
        for path in first.states.keys.sorted(by: { ($0.count, $0.joined(separator: "/")) < ($1.count, $1.joined(separator: "/")) }) {
            // A jump of a superview has been found already and explains those of its subviews.
            for jump in jumps(of: path) where !found.contains(where: { $0.frames == jump.frames && path.starts(with: $0.path) }) {
                found.append(jump)
            }
        }
        // Siblings that jump at the same moment are one finding.
        var groups: [[Jump]] = []
        for jump in found.sorted(by: { ($0.frames.lowerBound, $0.frames.upperBound) < ($1.frames.lowerBound, $1.frames.upperBound) }) {
            let parent = jump.path.dropLast()
            if let at = groups.firstIndex(where: { $0[0].frames == jump.frames && $0[0].path.dropLast() == parent }) {
                groups[at].append(jump)
            } else {
                groups.append([jump])
            }
        }
        return groups.compactMap { group in
            guard let worst = group.max(by: { $0.most < $1.most }) else { return nil }
            let others = group.filter { $0.path != worst.path }.map { name($0.path) }
            let company = others.isEmpty ? "" : ", with " + (others.count > 3 ? "\(others.count) more" : others.joined(separator: ", "))
            let advice = "change it inside the animation, and call `layoutIfNeeded()` there"
            guard worst.frames.upperBound > 0 else {
                return MotionFinding(
                    kind: .jump, severity: Finding.Kind.jump.severity, view: worst.path.joined(separator: "/"), frames: 0...0,
                    framesPerSecond: framesPerSecond, points: Double(worst.most),
                    fact: "\(name(worst.path)) \(description(worst.step)) at once when the motion begins\(company)", advice: advice)
            }
            var result = finding(.jump, worst.path, worst.frames, worst.most, "\(description(worst.step)) at once", advice)
            result.fact += company
            return result
        }
    }

    private func jumps(of path: [String]) -> [Jump] {
        let count = stages.count
        var steps: [[CGFloat]] = [Self.still]
        for frame in 1..<count { steps.append(step(path, stages[frame - 1], stages[frame])) }
        var found: [Jump] = []
        if let rest, let jump = jump(of: path, from: rest, before: steps) { found.append(jump) }
        guard steps.contains(where: { $0.contains { $0.magnitude >= Self.leastJump } }) else { return found }
        for frame in 1..<count where isWatched(path, stages[frame - 1], stages[frame]) {
            let step = Self.still.indices.map { property in
                Self.isStill(frame, among: steps.map { $0[property] }) ? steps[frame][property] : 0
            }
            if step.contains(where: { $0 != 0 }) { found.append(Jump(path: path, frames: (frame - 1)...frame, step: step)) }
        }
        return found
    }

    /// Whether a step is much larger than those around it: its neighbours, and the steps behind these, because a spring hardly moves where
    /// it turns.
    private static func isStill(_ frame: Int, among steps: [CGFloat]) -> Bool {
        let own = steps[frame]
        guard own.magnitude >= leastJump else { return false }
        var around = Array(max(0, frame - reach)...min(steps.count - 1, frame + reach)).filter { $0 != frame }
        // A jump there and back: the two steps are each other's neighbours.
        if let back = around.first(where: { $0 == frame + 1 }), steps[back] * own < 0, abs(steps[back].magnitude / own.magnitude - 1) < 0.25
        {
            around.removeAll { $0 == back }
        }
        return around.allSatisfy { own.magnitude > outlier * steps[$0].magnitude }
    }

    /// Returns the jump of a view that moves as soon as the motion starts and then stays: its change was not animated. A view that is
    /// animated afterwards was moved to its start.
    private func jump(of path: [String], from rest: MotionStage, before steps: [[CGFloat]]) -> Jump? {
        let step = step(path, rest, stages[0]).prefix(2) + [0, 0, 0, 0]
        guard step.contains(where: { $0.magnitude >= Self.leastJump }), isWatched(path, rest, stages[0]),
            let a = rest.states[path], let b = stages[0].states[path],
            abs(a.size.width - b.size.width) < 0.5, abs(a.size.height - b.size.height) < 0.5,
            steps.allSatisfy({ $0.allSatisfy { $0.magnitude < 0.01 } })
        else { return nil }
        return Jump(path: path, frames: 0...0, step: Array(step))
    }

    /// Whether the view is visible in both frames and is the same view: adding or removing a sibling with a numbered name renumbers the
    /// others.
    private func isWatched(_ path: [String], _ before: MotionStage, _ after: MotionStage) -> Bool {
        guard !path.isEmpty, let a = before.states[path], let b = after.states[path], a.draws, b.draws, a.alpha > 0.5, b.alpha > 0.5 else {
            return false
        }
        let isCounted = path.last?.contains("#") == true
        return (!isCounted || a.siblings == b.siblings) && (a.frame.intersects(before.screen) || b.frame.intersects(after.screen))
    }

    /// Describes a jump: `moves 40 pt down, 10 pt taller`.
    private func description(_ step: [CGFloat]) -> String {
        func amount(_ index: Int, _ positive: String, _ negative: String) -> String? {
            guard step[index].magnitude >= Self.leastJump else { return nil }
            return "\(MotionFinding.number(step[index].magnitude)) pt \(step[index] > 0 ? positive : negative)"
        }
        let sizes = [amount(2, "wider", "narrower"), amount(3, "taller", "shorter")].compactMap(\.self)
        // If the size jumps, so does the centre.
        let way = sizes.isEmpty ? [amount(0, "right", "left"), amount(1, "down", "up")].compactMap(\.self) : []
        let scrolled = [amount(4, "right", "left"), amount(5, "down", "up")].compactMap(\.self)
        let parts = [
            way.isEmpty ? nil : "jumps " + way.joined(separator: " and "), sizes.isEmpty ? nil : "becomes " + sizes.joined(separator: ", "),
            scrolled.isEmpty ? nil : "scrolls " + scrolled.joined(separator: " and "),
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

extension MotionStage.Sighting {
    /// Returns how far the visible part is beyond the screen, in points.
    fileprivate func beyond(_ screen: CGRect) -> CGFloat {
        guard !seen.isNull, !seen.isEmpty else { return 0 }
        return max(0, screen.minX - seen.minX, seen.maxX - screen.maxX, screen.minY - seen.minY, seen.maxY - screen.maxY)
    }

    /// How much of it its superviews clip, in points. The lines of a text have a point of leading above and below.
    fileprivate var cut: CGFloat {
        let (width, height) = seen.isNull ? (0, 0) : (seen.width, seen.height)
        let leading: CGFloat = role == .text ? 1 : 0
        return max(0, rect.width - width, rect.height - height - leading)
    }

    /// Returns how deep the two overlap, in points; nil for less than a point.
    fileprivate func depth(under upper: MotionStage.Sighting) -> CGFloat? {
        let shared = seen.intersection(upper.seen)
        guard !shared.isNull else { return nil }
        let leading: CGFloat = role == .text || upper.role == .text ? 1 : 0
        let depth = min(shared.width, shared.height - leading)
        return depth >= 1 ? depth : nil
    }
}

extension MotionStage {
    /// Whether an opaque background above the lower one hides it entirely where the two meet.
    fileprivate func hides(_ lower: Sighting, under upper: Sighting) -> Bool {
        let shared = lower.seen.intersection(upper.seen)
        return covers.contains { cover in
            cover.order > lower.order && cover.path != upper.path && cover.path != lower.path
                && cover.rect.insetBy(dx: -0.5, dy: -0.5).contains(shared)
        }
    }
}

extension Renderer {
    /// Returns the findings between the two ends of a motion, with the severities of the project's settings.
    ///
    /// - Throws: any error from creating the views.
    @MainActor package func findings(in motion: Motion, project: Project) throws -> [MotionFinding] {
        let settings = project.settings.findings
        let kinds = settings.kinds.intersection(Finding.Kind.ofMotions)
        // If the window itself changes its size, its edges clip and its contents move.
        guard !kinds.isEmpty, motion.size == motion.cell.size else { return [] }
        let (rest, ignored) = try rest(before: motion)
        let audit = MotionAudit(framesPerSecond: motion.framesPerSecond, trees: motion.frames, rest: rest)
        let file = motion.input.file.map { project.name(of: $0) }
        return audit.findings(kinds).compactMap { finding in
            var finding = finding
            guard !ignored.contains(where: { $0.kind == finding.kind.rawValue && finding.isAt($0.view) }) else { return nil }
            finding.severity = settings.severity(of: finding.kind, view: finding.view, file: file, case: motion.input.name)
            return finding.severity == .off ? nil : finding
        }
    }

    /// Returns the screen at rest, if that is not the first frame (code may change the screen before it animates anything), and the kinds
    /// that the author ignores at views.
    @MainActor private func rest(before motion: Motion) throws -> (tree: LayerTree?, ignored: [(view: String, kind: String)]) {
        try environment(of: motion.cell).perform {
            let window = try motion.input.viewTree(in: motion.cell)
            defer { window.rootViewController = nil }
            var ignored: [(view: String, kind: String)] = []
            @MainActor func visit(_ view: UIView, _ path: String) {
                for kind in view.source?.ignored.keys.sorted() ?? [] { ignored.append((path, kind)) }
                for child in view.subviews {
                    let name = ViewDescription.name(of: child)
                    visit(child, path.isEmpty ? name : "\(path)/\(name)")
                }
            }
            visit(window, "")
            guard case .screen = motion.input.source else { return (nil, ignored) }
            return (window.layerTree(), ignored)
        }
    }
}

extension MotionFinding {
    /// Whether the finding is about the view, one of its subviews, or something that overlaps one of these.
    fileprivate func isAt(_ path: String) -> Bool {
        [view, other].contains { (name: String?) -> Bool in name == path || name?.hasPrefix(path + "/") == true }
    }
}
