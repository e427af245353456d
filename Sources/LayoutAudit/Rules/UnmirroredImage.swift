import UIKit

extension Finding.Kind {
    /// A symbol points the wrong way in a right-to-left layout.
    package static let unmirroredImage = Self("unmirroredImage", .warning, "A symbol points the wrong way in right-to-left layouts.")
}

enum UnmirroredImage: Rule {
    nonisolated static let kind = Finding.Kind.unmirroredImage

    static func findings(in audit: Audit) -> [ViewFinding] {
        guard audit.window.environment.layoutDirection == .rightToLeft else { return [] }
        return audit.views.compactMap { sighting in
            guard let view = sighting.view as? UIImageView, view.effectiveUserInterfaceLayoutDirection == .rightToLeft, !sighting.isInBar,
                let image = view.image, let name = image.symbolName, !image.flipsForRightToLeftLayoutDirection,
                let better = directed(name)
            else { return nil }
            return audit.finding(
                kind, sighting, "the symbol \(name) is not mirrored in right-to-left layouts", "use \(better), or an image that flips")
        }
    }

    /// Returns the variant of the symbol that follows the reading direction; nil for a symbol that does not point sideways. Undo and media
    /// symbols do not flip.
    private static func directed(_ name: String) -> String? {
        var parts = name.split(separator: ".").map(String.init)
        guard let first = parts.first, ["chevron", "arrow", "arrowtriangle", "arrowshape"].contains(first), parts.count > 1,
            let word = ["left": "backward", "right": "forward"][parts[1]],
            !parts.dropFirst(2).contains(where: { ["and", "to"].contains($0) })
        else { return nil }
        parts[1] = word
        return parts.joined(separator: ".")
    }
}
