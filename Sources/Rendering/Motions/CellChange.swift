import Foundation
import Graphics
import UIKit

/// A change of the device while a screen is shown: rotation, the keyboard, or another app in split view. The same views change from one
/// cell's layout to another's, animated as by the system.
package struct CellChange: Sendable, Hashable {
    package var from: Cell
    package var to: Cell

    /// - Throws: `Refusal` if the device has no such cell, or unless orientation, split or keyboard change and nothing else does.
    package init(from: Cell, to: Cell) throws(Refusal) {
        (self.from, self.to) = (from, to)
        guard to.device.offers(to.split, in: to.orientation) else {
            throw Refusal(reason: "\(to.device.name) has no split “\(to.split.rawValue)” in \(to.orientation.rawValue)")
        }
        var same = from
        (same.orientation, same.split, same.keyboard) = (to.orientation, to.split, to.keyboard)
        guard same == to, from != to else {
            throw Refusal(
                reason: "cannot change \(from.name) to \(to.name): orientation, split or keyboard must differ, and nothing else")
        }
    }

    /// The error for a cell that rotation, the keyboard and split view cannot lead to.
    package struct Refusal: Error, Sendable, Hashable {
        package var reason: String
    }

    /// Creates a change from words such as `landscape`, `half`, `keyboard`, and their opposites.
    /// - Throws: `Refusal`, also for an unknown word.
    package init(from cell: Cell, by names: [String]) throws(Refusal) {
        var to = cell
        for word in names {
            if let orientation = Orientation(rawValue: word) {
                to.orientation = orientation
            } else if let split = Split(rawValue: word) {
                to.split = split
            } else if let keyboard = KeyboardState(rawValue: word) {
                to.keyboard = keyboard
            } else {
                let known = Orientation.allCases.map(\.rawValue) + Split.allCases.map(\.rawValue) + KeyboardState.allCases.map(\.rawValue)
                throw Refusal(reason: "unknown change “\(word)”; expected one of: \(known.joined(separator: ", "))")
            }
        }
        try self.init(from: cell, to: to)
    }

    /// The name of the animation: `to-landscape`, `to-half-keyboard`.
    package var name: String {
        var parts: [String] = []
        if from.orientation != to.orientation { parts.append(to.orientation.rawValue) }
        if from.split != to.split { parts.append(to.split.rawValue) }
        if from.keyboard != to.keyboard { parts.append(to.keyboard.rawValue) }
        return "to-" + parts.joined(separator: "-")
    }

    private var changesSize: Bool { from.size != to.size }

    /// The keyboard's spring, or ease in-out for the duration of a rotation (inferred).
    package var timing: (curve: TimingCurve, duration: Double) {
        changesSize ? (.cubic(.easeInOut), UIScreen.turningDuration) : (.spring(.keyboard), Spring.keyboardDuration)
    }

    /// A size that contains both cells, in points.
    var canvas: CGSize { CGSize(width: max(from.size.width, to.size.width), height: max(from.size.height, to.size.height)) }

    package func progress(at time: Double) -> CGFloat { CGFloat(timing.curve.progress(at: time, duration: timing.duration)) }
}

extension Renderer {
    /// Animates the input's views from one cell to another. A device that rotates is shown upright throughout, as the person sees it.
    /// - Throws: any error from creating the views.
    @MainActor package func motion(of input: Case, during change: CellChange, framesPerSecond: Int) throws -> Motion {
        let frames = try environment(of: change.from).perform {
            let window = try input.viewTree(in: change.from)
            defer { window.rootViewController = nil }
            let before = SystemOverlay(cell: change.from, over: window)
            let start = Timeline.current.now, timing = change.timing
            UIScreen.changing(over: timing.duration, timing.curve) {
                window.environment = change.to.environment
                window.commit()
            }
            let stage = ChangeStage(change: change, before: before, after: SystemOverlay(cell: change.to, over: window))
            let length = max(timing.duration, Timeline.current.remaining)
            let count = Int((length * Double(framesPerSecond) - 1e-6).rounded(.up))
            return (0...max(0, count)).map { index in
                let time = Double(index) / Double(framesPerSecond)
                Timeline.current.advance(to: start + time)
                window.commit()
                return stage.tree(of: window.layerTree(), at: index == count ? length : time)
            }
        }
        return Motion(
            input: input, cell: change.from, animation: change.name, framesPerSecond: framesPerSecond, frames: frames, overlay: nil)
    }
}

/// Draws the window while it changes its size, with what the system draws over it.
private struct ChangeStage {
    var change: CellChange
    var before: SystemOverlay
    var after: SystemOverlay

    func tree(of window: LayerTree, at time: Double) -> LayerTree {
        let progress = change.progress(at: time)
        var stage = Layer(name: window.root.name, kind: window.root.kind, frame: CGRect(origin: .zero, size: change.canvas))
        stage.backgroundColor = CGColor(gray: change.from.style == .dark ? 0.05 : 0.12)
        var content = window.root
        // The names inside the window stay as they are.
        content.name = ""
        content.masksToBounds = true
        if content.backgroundColor == nil { content.backgroundColor = change.from.backdrop }
        content.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        // In split view the other app enters from the right; a rotating device turns about its centre.
        let isSplit = change.from.split != change.to.split
        content.position = CGPoint(x: (isSplit ? content.bounds.width : change.canvas.width) / 2, y: change.canvas.height / 2)
        let frame = content.frame
        stage.sublayers = [content] + overlays(in: frame, progress)
        return LayerTree(root: stage, scale: window.scale)
    }

    /// Returns the system's layers: the status bar cross-fades, the home indicator follows the window's bottom edge, and the keyboard
    /// slides in from below it.
    private func overlays(in frame: CGRect, _ progress: CGFloat) -> [Layer] {
        var layers: [Layer] = []
        if let shown = [before, after].first(where: { $0.cell.keyboard == .shown }) {
            layers.append(keyboard(of: shown, in: frame, progress))
        }
        var (old, new) = (layer("statusBar", before.bar, in: frame), layer("statusBar#2", after.bar, in: frame))
        if before.bar == after.bar {
            layers.append(old)
        } else {
            (old.opacity, new.opacity) = (1 - progress, progress)
            // Each has the width of its own cell and is centred.
            old.position.x += (frame.width - change.from.size.width) / 2
            new.position.x += (frame.width - change.to.size.width) / 2
            layers += [old, new].filter { $0.opacity > 0 }
        }
        if let indicator = homeIndicator(in: frame, progress) { layers.append(indicator) }
        return layers
    }

    private func keyboard(of overlay: SystemOverlay, in frame: CGRect, _ progress: CGFloat) -> Layer {
        var keyboard = layer("keyboard", KeyboardPicture(cell: overlay.cell, text: overlay.text).list, in: frame)
        let share = change.from.keyboard == change.to.keyboard ? 1 : change.to.keyboard == .shown ? progress : 1 - progress
        keyboard.position.y += overlay.cell.device.placement(in: overlay.cell.orientation).keyboard.height * (1 - share)
        return keyboard
    }

    private func homeIndicator(in frame: CGRect, _ progress: CGFloat) -> Layer? {
        guard let old = before.homeIndicatorFrame, let new = after.homeIndicatorFrame else { return nil }
        let width = old.width + (new.width - old.width) * progress
        let indicator = CGRect(x: (frame.width - width) / 2, y: frame.height - 13, width: width, height: old.height)
        return layer("homeIndicator", DisplayList([before.homeIndicator(in: indicator)]), in: frame)
    }

    private func layer(_ name: String, _ list: DisplayList, in frame: CGRect) -> Layer {
        var layer = Layer(name: name, kind: "System", frame: frame)
        layer.contents = list
        return layer
    }
}
