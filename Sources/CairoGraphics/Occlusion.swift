import Foundation
import Graphics

extension DisplayList {
    /// The list without painting that later opaque rectangles cover completely, and whether such rectangles cover the whole frame.
    func withoutCovered(transform: CGAffineTransform, frame: PixelRect) -> (list: DisplayList, coversFrame: Bool) {
        let reaches = reaches(transform: transform, frame: frame)
        var covers: [PixelRect] = []
        var kept: [DisplayCommand] = []
        var coversFrame = false
        for at in commands.indices.reversed() {
            let reach = reaches[at]
            // What lies behind a blur is looked at through it.
            if case .backdrop = commands[at] { covers = [] }
            if let area = reach.area, area.isEmpty || covers.contains(where: { $0.contains(area) }) { continue }
            kept.append(commands[at])
            guard let opaque = reach.opaque, !opaque.isEmpty else { continue }
            covers.append(opaque)
            // Few are worth looking at: the largest.
            if covers.count > 8, let smallest = covers.indices.min(by: { covers[$0].area < covers[$1].area }) {
                covers.remove(at: smallest)
            }
            if opaque.contains(frame) { coversFrame = true }
        }
        return (DisplayList(kept.reversed()), coversFrame)
    }

    private struct Reach {
        /// Pixels that the command may change; nil for what is never left out.
        var area: PixelRect?
        /// Pixels that it hides entirely.
        var opaque: PixelRect?
    }

    private struct State {
        var transform: CGAffineTransform
        var clip: PixelRect
        /// Whether the clip is a rectangle of whole pixels.
        var isPlain = true
        var blend = CGBlendMode.normal
        var isInGroup = false
        var isInShadow = false
    }

    private func reaches(transform: CGAffineTransform, frame: PixelRect) -> [Reach] {
        var state = State(transform: transform, clip: frame)
        var saved: [State] = []
        return commands.map { command in
            switch command {
            case .save: saved.append(state)
            case .restore, .endGroup: if let last = saved.popLast() { state = last }
            case .concatenate(let t): state.transform = t.concatenating(state.transform)
            case .blendMode(let mode): state.blend = mode
            case .clip(let path, _):
                let device = path.applying(state.transform)
                if let rect = device.rectangle.flatMap(PixelRect.init(aligned:)) {
                    state.clip = state.clip.intersection(rect)
                } else {
                    state.clip = state.clip.intersection(PixelRect(covering: device.boundingBox))
                    state.isPlain = false
                }
            case .beginGroup, .beginIsolatedGroup:
                saved.append(state)
                state.isInGroup = true
                state.blend = .normal
            case .beginShadowGroup:
                saved.append(state)
                (state.isInGroup, state.isInShadow) = (true, true)
                state.blend = .normal
            case .fill, .stroke, .text, .image, .shadow, .backdrop: return reach(of: command, state)
            }
            return Reach()
        }
    }

    private func reach(of command: DisplayCommand, _ state: State) -> Reach {
        guard !state.isInShadow, let bounds = command.bounds else { return Reach() }
        let area = PixelRect(covering: bounds.applying(state.transform)).outset(by: 1).intersection(state.clip)
        guard case .fill(let path, let paint, _) = command, paint.isOpaque, !state.isInGroup, state.isPlain, state.blend == .normal,
            let rect = path.rectangle?.applying(state.transform), state.transform.isUpright, let aligned = PixelRect(aligned: rect)
        else { return Reach(area: area) }
        return Reach(area: aligned.intersection(state.clip), opaque: aligned.intersection(state.clip))
    }
}

extension CGAffineTransform {
    /// Rectangles stay upright rectangles.
    var isUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension PixelRect {
    fileprivate var area: Int { width * height }
}
