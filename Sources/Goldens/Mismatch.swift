import Foundation
import Graphics
import ImageDiff

/// How a cell differs from its golden.
package struct Mismatch: Sendable, Hashable, Codable {
    /// The views that moved or changed, from the two layer trees.
    package var changes: [LayoutChange]
    /// Describes how the motion differs, if one is compared.
    package internal(set) var motion: [String] = []
    /// Whether the texts differ, even if no change explains it.
    package var textDiffers: Bool
    /// Nil if the pixels are equal.
    package var picture: ImageDifference?
    /// The components that differ from those the golden was drawn with.
    package var versions: [String]
    /// Whether the golden stores only its picture's hash: the hash differs, and it is unknown how.
    package var keepsNoPicture = false
    /// The paths of the evidence, relative to the output folder.
    package var files: Files

    package struct Files: Sendable, Hashable, Codable {
        package var golden, actual, difference, threeUp, actualText, goldenText: String

        /// The folder of all evidence in the output folder.
        package static let folder = "failures"
    }

    /// The evidence that exists, by its name in reports.
    package var writtenFiles: [String: String] {
        let all = ["actual": files.actual, "actualText": files.actualText, "goldenText": files.goldenText]
        guard !keepsNoPicture else { return all }
        return all.merging(["golden": files.golden, "difference": files.difference, "threeUp": files.threeUp]) { own, _ in own }
    }

    /// The picture to look at first.
    package var overview: String { keepsNoPicture ? files.actual : files.threeUp }

    package init(changes: [LayoutChange], textDiffers: Bool, picture: ImageDifference?, versions: [String], files: Files) {
        self.changes = changes; self.textDiffers = textDiffers; self.picture = picture; self.versions = versions; self.files = files
    }

    /// Describes the changes of the views.
    package var causes: [String] { LayoutChange.sentences(of: changes) + motion }

    /// Says that another machine draws otherwise, if that is so: then nothing else may have changed.
    package var origin: String? {
        versions.isEmpty ? nil : "this machine draws otherwise than the one that drew the golden: " + versions.joined(separator: ", ")
    }

    /// Describes where the golden is from if that matters, the changes of views, then the pixels.
    package var sentences: [String] { (origin.map { [$0] } ?? []) + details }

    /// Describes the changes of views, then the pixels.
    package var details: [String] {
        var sentences = causes
        if sentences.isEmpty, textDiffers { sentences.append("the text of the layer tree differs, but no view moved or changed its look") }
        if keepsNoPicture {
            sentences.append("the pixels differ, but the golden has no picture; use --base to compare with the picture of a commit")
        } else if let picture {
            sentences.append(Self.sentence(picture))
        } else {
            sentences.append("the pixels are the same")
        }
        return sentences
    }

    private static func sentence(_ picture: ImageDifference) -> String {
        guard picture.hasSameSize else {
            let (before, after) = (picture.expectedSize, picture.actualSize)
            return "the picture was \(before.width)×\(before.height) pixels and is \(after.width)×\(after.height)"
        }
        let verb = picture.changedPixels == 1 ? "pixel differs" : "pixels differ"
        let count = "\(picture.changedPixels.grouped) \(verb) (\(percent(picture.changedShare)))"
        let largest = picture.regions.sorted { ($1.changedPixels, $0.y, $0.x) < ($0.changedPixels, $1.y, $1.x) }.prefix(3)
        let positions = largest.map { "\($0.width)×\($0.height) at (\($0.x), \($0.y))" }.joined(separator: ", ")
        let areas = picture.regions.count == 1 ? "in one area: \(positions)" : "in \(picture.regions.count) areas, the largest \(positions)"
        let visibility = picture.largestDistance < 0.001 ? "; the difference is not visible" : ""
        return "\(count) \(areas)\(visibility)"
    }

    private static func percent(_ share: Double) -> String {
        let hundredths = Int((share * 10_000).rounded())
        guard hundredths > 0 else { return "under 0.01 %" }
        let rest = hundredths % 100
        return rest == 0 ? "\(hundredths / 100) %" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
    }
}

extension Int {
    /// The number with commas between thousands.
    var grouped: String {
        var digits = String(magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
    }
}

extension Mismatch.Files {
    package init(of key: GoldenStore.Key) { self.init(startingWith: "\(Self.folder)/\(key)") }

    /// - Parameter start: the start of all files' names: `failures/<case>/<cell>`.
    package init(startingWith start: String) {
        self.init(
            golden: start + ".golden.png", actual: start + ".actual.png", difference: start + ".diff.png",
            threeUp: start + ".three-up.png", actualText: start + ".actual.txt", goldenText: start + ".golden.txt")
    }
}
