import Foundation
import Graphics

/// The frame of each view in each frame of an animation.
package struct MotionTrace: Sendable, Hashable {
    package struct Sample: Sendable, Hashable {
        /// The view's bounding box in the window's coordinates, in points.
        package var frame: CGRect
        /// The view's own opacity, independent of its superviews.
        package var alpha: CGFloat
    }

    package struct View: Sendable, Hashable {
        /// The names from the window's subviews down, for example `card/title`; for the window itself, its own name.
        package var name: String
        /// One sample for each frame; nil where the view does not exist or is hidden.
        package var samples: [Sample?]

        /// Whether any property changes.
        package var moves: Bool { Set(samples).count > 1 }
    }

    package var framesPerSecond: Int
    package var frameCount: Int
    /// The views in drawing order of the first frame that contains them.
    package var views: [View]

    package init(framesPerSecond: Int, trees: [LayerTree]) {
        self.framesPerSecond = framesPerSecond
        frameCount = trees.count
        views = []
        var indices: [String: Int] = [:]
        for (index, tree) in trees.enumerated() {
            for (name, sample) in tree.samples {
                let position = indices[name] ?? views.count
                if position == views.count {
                    indices[name] = position
                    views.append(View(name: name, samples: Array(repeating: nil, count: trees.count)))
                }
                views[position].samples[index] = sample
            }
        }
    }

    /// The trace with only the views that change.
    package var moving: MotionTrace {
        var trace = self
        trace.views = views.filter(\.moves)
        return trace
    }

    /// The trace as CSV, `frame,time,view,x,y,width,height,alpha`: frames in order, views in drawing order, times in seconds, lengths in
    /// points with at most three decimals.
    package var csv: String {
        var lines = ["frame,time,view,x,y,width,height,alpha"]
        for frame in 0..<frameCount {
            for view in views {
                guard let sample = view.samples[frame] else { continue }
                let numbers = [sample.frame.minX, sample.frame.minY, sample.frame.width, sample.frame.height, sample.alpha].map(\.trimmed)
                lines.append(([String(frame), seconds(frame), Self.quoted(view.name)] + numbers).joined(separator: ","))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func seconds(_ frame: Int) -> String {
        // Five decimals distinguish frames at up to 10,000 per second.
        let value = (Double(frame) / Double(framesPerSecond) * 100_000).rounded() / 100_000
        return value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    private static func quoted(_ name: String) -> String {
        guard name.contains(where: { ",\"\n".contains($0) }) else { return name }
        return "\"" + name.replacing("\"", with: "\"\"") + "\""
    }
}

extension MotionTrace: Encodable {
    private enum Key: String, CodingKey { case framesPerSecond, frames, views, name, samples }

    /// Encodes `{"framesPerSecond": 60, "frames": 31, "views": [{"name": "card", "samples": [[x, y, width, height, alpha], null, …]}]}`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(framesPerSecond, forKey: .framesPerSecond)
        try container.encode(frameCount, forKey: .frames)
        var list = container.nestedUnkeyedContainer(forKey: .views)
        for view in views {
            var entry = list.nestedContainer(keyedBy: Key.self)
            try entry.encode(view.name, forKey: .name)
            let samples = view.samples.map { sample in
                sample.map {
                    [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height, $0.alpha].map { ($0 * 1000).rounded() / 1000 }
                }
            }
            try entry.encode(samples, forKey: .samples)
        }
    }
}

extension LayerTree {
    /// The visible layers with their paths, in drawing order.
    fileprivate var samples: [(String, MotionTrace.Sample)] {
        var found: [(String, MotionTrace.Sample)] = []
        func visit(_ layer: Layer, path: [String], toWindow: CGAffineTransform) {
            guard !layer.isHidden else { return }
            let own = layer.transformToSuperlayer.concatenating(toWindow)
            // The nameless layer in a transition is the new content of the layer around it, so its sublayers are named as if they were in
            // that layer.
            guard !layer.name.isEmpty else {
                for sublayer in layer.sublayers { visit(sublayer, path: path.dropLast() + [sublayer.name], toWindow: own) }
                return
            }
            let frame = CGRect(origin: layer.bounds.origin, size: layer.bounds.size).applying(own)
            found.append((path.isEmpty ? layer.name : path.joined(separator: "/"), MotionTrace.Sample(frame: frame, alpha: layer.opacity)))
            for sublayer in layer.sublayers { visit(sublayer, path: path + [sublayer.name], toWindow: own) }
        }
        // The window's own position on screen is not part of the motion.
        visit(
            root, path: [],
            toWindow: root.transformToSuperlayer.inverted().concatenating(
                CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)))
        return found
    }
}
