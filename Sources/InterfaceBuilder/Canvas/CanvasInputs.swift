import Foundation

/// Measurements fed to `frames` from outside, so that layout can be judged separately from text metrics and Interface Builder's insets.
package struct CanvasInputs: Sendable, Equatable {
    /// Intrinsic sizes of alignment rects by view id, in points. A nil axis uses the engine's own size.
    var intrinsicSizes: [String: Size] = [:]
    /// Insets by id of the layout root.
    var units: [String: Unit] = [:]
    /// Whether insets were fed at all.
    var hasUnits = false

    struct Size: Sendable, Equatable, Decodable {
        var width: Double?
        var height: Double?
    }

    enum Side: Sendable { case top, left, bottom, right }

    struct Sides: Sendable, Equatable, Decodable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?
    }

    struct Unit: Sendable, Equatable, Decodable {
        /// Safe areas and margins by view id.
        var safe: [String: Sides]?
        var margin: [String: Sides]?
        /// Content sizes of scroll views.
        var content: [String: Content]?
    }

    struct Content: Sendable, Equatable, Decodable {
        var x: Double?
        var y: Double?
    }

    package enum Failure: Error, Sendable, Equatable, CustomStringConvertible {
        case notReadable(file: String, reason: String)

        package var description: String {
            switch self {
            case .notReadable(let file, let reason): "\(file): \(reason)"
            }
        }
    }

    package init() {}

    /// Reads intrinsic sizes: `{"views": {"<id>": {"width": 42.5, "height": 20.5}}}`
    package mutating func readIntrinsics(_ data: Data, file: String) throws(Failure) {
        struct File: Decodable { var views: [String: Size] }
        do {
            intrinsicSizes = try JSONDecoder().decode(File.self, from: data).views
        } catch {
            throw .notReadable(file: file, reason: "not a table of intrinsic sizes: {\"views\": {\"id\": {\"width\": 42.5}}}")
        }
    }

    /// Reads insets: `{"units": {"<id>": {"safe": {"<view>": {"top": 59}}, "margin": {…}, "content": {"<view>": {"x": 375, "y": 900}}}}}`
    package mutating func readEnvironment(_ data: Data, file: String) throws(Failure) {
        struct File: Decodable { var units: [String: Unit] }
        do {
            units = try JSONDecoder().decode(File.self, from: data).units
            hasUnits = true
        } catch {
            throw .notReadable(file: file, reason: "not a table of insets: {\"units\": {\"id\": {\"safe\": {\"id\": {\"top\": 59}}}}}")
        }
    }
}
