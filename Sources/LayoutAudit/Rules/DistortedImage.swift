import UIKit

extension Finding.Kind {
    /// An image is drawn with the wrong aspect ratio.
    package static let distortedImage = Self("distortedImage", .warning, "A picture is distorted.")
}

enum DistortedImage: Rule {
    nonisolated static let kind = Finding.Kind.distortedImage

    static func findings(in audit: Audit) -> [ViewFinding] {
        audit.views.compactMap { sighting in
            guard let view = sighting.view as? UIImageView, view.contentMode == .scaleToFill, let image = view.image, !image.isSymbolImage,
                !sighting.isInControl, image.capInsets == .zero
            else { return nil }
            let (size, frame) = (image.size, view.bounds.size)
            // Lines and gradients are made to be stretched; so are backgrounds that fill their superview.
            guard min(size.width, size.height) > 8, min(frame.width, frame.height) > 8, !fills(view) else { return nil }
            let stretch = (frame.width / size.width) / (frame.height / size.height)
            guard max(stretch, 1 / stretch) > 1.05 else { return nil }
            let percent = audit.number((max(stretch, 1 / stretch) - 1) * 100)
            return audit.finding(
                kind, sighting, "the picture is drawn \(percent) % too \(stretch > 1 ? "wide" : "high")",
                "set contentMode to scaleAspectFit or scaleAspectFill, or give the view the picture's proportions")
        }
    }

    private static func fills(_ view: UIView) -> Bool {
        guard let around = view.superview?.bounds.size else { return false }
        return view.bounds.width > 0.9 * around.width && view.bounds.height > 0.9 * around.height
    }

    static func remedies(for finding: ViewFinding) -> [Change] {
        guard let view = finding.view else { return [] }
        return [.contentMode(view, .scaleAspectFit, name: "scaleAspectFit")]
    }
}
