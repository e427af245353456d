import Foundation
import Graphics

/// The frames of all views in a cell, for programs.
package struct FrameList: Sendable, Encodable {
    package struct View: Sendable, Encodable {
        /// The names from the window's subviews down, separated by slashes; empty for the window.
        package var path: String
        package var id: String
        package var kind: String
        /// x, y, width and height in the superview, in points.
        package var frame: [Double]
        /// The same in the window.
        package var windowFrame: [Double]
        package var isHidden: Bool
        /// The description for an accessibility reader.
        package var summary: String?
    }

    package var `case`: String
    package var cell: String
    package var width, height, scale: Double
    package var views: [View]

    package init(_ snapshot: Renderer.Snapshot) {
        let tree = snapshot.tree
        self.case = snapshot.job.input.name
        cell = snapshot.job.cell.name
        (width, height, scale) = (tree.size.width, tree.size.height, tree.scale)
        views = []
        visit(tree.root, path: [], toWindow: tree.root.transformToSuperlayer.inverted())
    }

    private mutating func visit(_ layer: Layer, path: [String], toWindow: CGAffineTransform) {
        let own = layer.transformToSuperlayer.concatenating(toWindow)
        views.append(
            View(
                path: path.joined(separator: "/"), id: layer.name, kind: layer.kind, frame: Self.numbers(layer.frame),
                windowFrame: Self.numbers(CGRect(origin: layer.bounds.origin, size: layer.bounds.size).applying(own)),
                isHidden: layer.isHidden,
                summary: layer.summary))
        for sublayer in layer.sublayers { visit(sublayer, path: path + [sublayer.name], toWindow: own) }
    }

    /// Returns the values to a thousandth of a point.
    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 }
    }

    package var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }
}
