import Foundation

/// The output of `plumb frames`: every view's frame in its superview's coordinates, in points, as Interface Builder writes it.
package struct SolvedFrames: Sendable, Equatable {
    package struct Scene: Sendable, Equatable {
        package var sceneID: String
        /// Interface Builder's id of the device, or nil for a document without one.
        package var device: String?
        /// Every view of every layout root of the scene, roots excluded, in document order.
        package var views: [View]
    }

    package struct View: Sendable, Equatable {
        package var id: String
        package var frame: CGRect
    }

    package var scenes: [Scene]

    /// JSON on one line, keys in a fixed order: `{"scenes":[{"sceneID":"…","device":"retina6_12","views":[{"id":"…","frame":[x,y,w,h]}]}]}`.
    package var json: String {
        var text = "{\"scenes\":["
        for (index, scene) in scenes.enumerated() {
            if index > 0 { text += "," }
            text += "{\"sceneID\":\(Self.quoted(scene.sceneID)),\"device\":\(scene.device.map(Self.quoted) ?? "null"),\"views\":["
            for (index, view) in scene.views.enumerated() {
                if index > 0 { text += "," }
                let numbers = [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height]
                text += "{\"id\":\(Self.quoted(view.id)),\"frame\":[\(numbers.map(Self.number).joined(separator: ","))]}"
            }
            text += "]}"
        }
        return text + "]}"
    }

    /// Rounds to five decimals, far below a pixel. A value that is not finite has no JSON form and becomes 0.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (Double(value) * 100_000).rounded() / 100_000
        if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return String(Int64(rounded)) }
        return "\(rounded)"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
