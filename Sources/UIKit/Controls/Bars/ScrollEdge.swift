import Foundation
import Graphics

/// How content fades under a bar of glass: softly into the background, or at a line (Generations.md, scrollEdge).
@MainActor struct ScrollEdge {
    let style: UIScrollEdgeEffect.Style
    /// The background that the content fades into.
    let color: UIColor

    /// The effect at an edge of a scroll view; nil if it is hidden.
    init?(_ effect: UIScrollEdgeEffect, of scrollView: UIScrollView) {
        guard !effect.isHidden else { return nil }
        style = effect.style
        color = scrollView.backgroundColor.flatMap { $0.cgColor.alpha == 1 ? $0 : nil } ?? .systemBackground
    }

    /// Draws the effect in a rectangle at the top or the bottom of the screen. Pictures of a layer do not contain it, like glass.
    func draw(in rect: CGRect, isAtTop: Bool, of bar: UIView) {
        guard let context = UIGraphicsGetCurrentContext(), context.drawsGlass, rect.width > 0, rect.height > 0 else { return }
        let background = bar.resolved(color)
        if style == .hard {
            context.draw(DisplayList([.backdrop(CGPath(rect: rect), blurRadius: 20, saturation: 1.8)]))
            context.setFillColor(background.withAlpha(0.8))
            context.fill(rect)
            context.setFillColor(bar.resolved(.separator))
            let line = bar.hairline
            context.fill(CGRect(x: rect.minX, y: isAtTop ? rect.maxY : rect.minY - line, width: rect.width, height: line))
            return
        }
        // The blur ends in the middle, where the cover hides its edge.
        let half = CGRect(x: rect.minX, y: isAtTop ? rect.minY : rect.midY, width: rect.width, height: rect.height / 2)
        context.draw(DisplayList([.backdrop(CGPath(rect: half), blurRadius: 3, saturation: 1)]))
        let gradient = CGGradient(Gradient(colors: Self.alphas.map { background.withAlpha($0) }, locations: Self.locations))
        context.saveGState()
        context.clip(to: rect)
        let top = CGPoint(x: rect.midX, y: rect.minY), bottom = CGPoint(x: rect.midX, y: rect.maxY)
        context.drawLinearGradient(gradient, start: isAtTop ? top : bottom, end: isAtTop ? bottom : top, options: [])
        context.restoreGState()
    }

    /// The opacities of the background from the edge of the screen inwards.
    private static let alphas: [CGFloat] = [0.96, 0.72, 0.3, 0]
    private static let locations: [CGFloat] = [0, 0.5, 0.8, 1]
}
