import UIKit

/// A view that shows one element: a row's content, a section's header, a bar's item.
final class ElementHost: UIView {
    var element: Element? { didSet { if element !== oldValue { setNeedsLayout() } } }

    /// Returns the element's size, rounded up to pixels.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        guard let element else { return .zero }
        let size = element.size(proposal), pixel = element.node.graph.pixel
        return CGSize(width: size.width.roundedUp(pixel), height: size.height.roundedUp(pixel))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let element else { return }
        let proposal = ProposedViewSize(bounds.size), size = element.size(proposal)
        let canvas = Stage(self, origin: convert(.zero, to: window), element.node.graph)
        let isMirrored = element.environment.layoutDirection == .rightToLeft
        let rect = CGRect(
            x: isMirrored ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        element.place(rect, proposal, on: canvas)
        canvas.finish()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(.unspecified) }
    override var intrinsicContentSize: CGSize { size(.unspecified) }
}
