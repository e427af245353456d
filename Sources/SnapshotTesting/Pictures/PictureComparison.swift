import Foundation
import ImageDiff
import Snapshots
import UIKit

/// Decides whether two pictures are similar enough, by the parameters that tests use.
package struct PictureComparison {
    /// The share of bytes that must be equal, or of pixels if `perceptualPrecision` is below 1.
    var precision: Float
    /// How similar two colours must be, from 0 (any) to 1 (equal).
    var perceptualPrecision: Float
    var tolerance = Tolerance.none
    /// How far each component of a pixel's colour may differ, if pictures are compared by components.
    private var componentLimit: Double?

    init(precision: Float, perceptualPrecision: Float, tolerance: Tolerance = .none) {
        (self.precision, self.perceptualPrecision, self.tolerance) = (precision, perceptualPrecision, tolerance)
    }

    /// - Parameters:
    ///   - perPixelTolerance: how far each component of a pixel's colour may differ, 0…1.
    ///   - overallTolerance: the share of pixels that may differ by more.
    package init(perPixelTolerance: CGFloat, overallTolerance: CGFloat) {
        (precision, perceptualPrecision) = (1 - Float(overallTolerance), 1)
        (componentLimit, overallLimit) = (Double(perPixelTolerance), Double(overallTolerance))
    }

    private var overallLimit = 0.0

    /// Returns what was tolerated between pictures that are similar enough; nil if their pixels are equal.
    func tolerated(_ reference: UIImage, _ actual: UIImage) -> Tolerated? {
        guard let old = reference.bitmap, let new = actual.bitmap, !ImageDiff.areSameBytes(old, new) else { return nil }
        if let componentLimit {
            let asked = Tolerance(color: componentLimit, pixels: overallLimit)
            return ImageDiff.tolerated(expected: old, actual: new, components: componentLimit).map {
                Tolerated(tolerance: asked, count: $0)
            }
        }
        let asked =
            tolerance != .none ? tolerance : Tolerance(color: Double(1 - perceptualPrecision), pixels: Double(1 - precision))
        return asked.count(old, new).map { Tolerated(tolerance: asked, count: $0) }
    }

    /// Returns how the pictures differ; nil if they are similar enough.
    package func message(_ reference: UIImage, _ actual: UIImage) -> String? {
        guard let old = reference.bitmap else { return "Reference image could not be loaded." }
        guard !actual.isEmpty, let new = actual.bitmap else { return "Newly-taken snapshot is empty." }
        guard old.width == new.width, old.height == new.height else {
            return "Newly-taken snapshot@\(actual.size) does not match reference@\(reference.size)."
        }
        guard !ImageDiff.areSameBytes(old, new) else { return nil }
        if tolerance != .none, tolerance.passing(old, new) != nil { return nil }
        if let componentLimit { return componentMessage(old, new, componentLimit) }
        if precision >= 1, perceptualPrecision >= 1 { return "Newly-taken snapshot does not match reference." }
        return perceptualPrecision < 1 ? perceptualMessage(old, new) : exactMessage(old, new)
    }

    private func componentMessage(_ old: Bitmap, _ new: Bitmap, _ limit: Double) -> String? {
        guard let count = ImageDiff.tolerated(expected: old, actual: new, components: limit),
            Double(count.beyond) > overallLimit * Double(count.total)
        else { return nil }
        return "image pixels differed by more than \(Tolerance.number(overallLimit * 100))% from the reference image"
    }

    private func exactMessage(_ old: Bitmap, _ new: Bitmap) -> String? {
        let count = old.bytes.count
        let different = zip(old.bytes, new.bytes).count { $0 != $1 }
        guard different > Int((1 - precision) * Float(count)) else { return nil }
        return "Actual image precision \(1 - Float(different) / Float(count)) is less than required \(precision)"
    }

    private func perceptualMessage(_ old: Bitmap, _ new: Bitmap) -> String? {
        let distances = ColorLab.distances(old, new)
        let limit = Double(1 - perceptualPrecision) * 100
        let actual = 1 - Float(distances.count { $0 > limit }) / Float(old.width * old.height)
        guard actual < precision else { return nil }
        let lowest = 1 - Float(min((distances.max() ?? 0) / 100, 1))
        return """
            The percentage of pixels that match \(actual) is less than required \(precision)
            The lowest perceptual color precision \(lowest) is less than required \(perceptualPrecision)
            """
    }

    /// Returns the reference, the failure and the difference.
    static func attachments(_ reference: UIImage, _ actual: UIImage) -> [XCTAttachment] {
        var pictures = [("reference", reference), ("failure", actual.isEmpty ? Picture.empty : actual)]
        if let old = reference.bitmap, let new = actual.bitmap {
            pictures.append(("difference", UIImage(bitmap: ImageDiff.picture(expected: old, actual: new))))
        }
        return pictures.map { name, picture in
            let attachment = XCTAttachment(image: picture)
            attachment.name = name
            return attachment
        }
    }
}

/// Colour distances as the eye sees them, in CIE L*a*b* under D65; black to white is 100.
private enum ColorLab {
    /// Returns the distances of the pixels that differ.
    static func distances(_ a: Bitmap, _ b: Bitmap) -> [Double] {
        var distances: [Double] = []
        for at in stride(from: 0, to: a.bytes.count, by: 4) where a.bytes[at..<at + 4] != b.bytes[at..<at + 4] {
            let (one, other) = (lab(a.bytes, at), lab(b.bytes, at))
            let (l, u, v) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
            distances.append((l * l + u * u + v * v).squareRoot())
        }
        return distances
    }

    private static func lab(_ bytes: [UInt8], _ at: Int) -> (Double, Double, Double) {
        let (blue, green, red) = (linear[Int(bytes[at])], linear[Int(bytes[at + 1])], linear[Int(bytes[at + 2])])
        let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func root(_ value: Double) -> Double { value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116 }

    private static let linear: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
