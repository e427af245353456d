import Foundation
import Graphics

/// The buttons beside a row that was swiped.
final class SwipeActionsView: UIView {
    let actions: [UIContextualAction]
    let isTrailing: Bool
    var onChoice: ((UIContextualAction) -> Void)?

    /// - Parameter actions: from the edge of the row inwards.
    init(_ actions: [UIContextualAction], isTrailing: Bool) {
        (self.actions, self.isTrailing) = (actions, isTrailing)
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    private static let font = UIFont.systemFont(ofSize: 15)

    /// At least 74 points for a button, more for its title (inferred from looking at iOS).
    private func width(of action: UIContextualAction) -> CGFloat {
        let title = action.title.map { ($0 as NSString).size(withAttributes: [.font: Self.font]).width } ?? 0
        return max(74, ceilToPixel(title + 30))
    }

    func width(height: CGFloat) -> CGFloat { actions.reduce(0) { $0 + width(of: $1) } }

    /// The frames of the buttons; the first is at the edge.
    private var frames: [CGRect] {
        var frames: [CGRect] = [], used: CGFloat = 0
        let isRight = isTrailing != isRightToLeft
        for action in actions {
            let width = width(of: action)
            frames.append(CGRect(x: isRight ? bounds.width - used - width : used, y: 0, width: width, height: bounds.height))
            used += width
        }
        return frames
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for (action, frame) in zip(actions, frames) { draw(action, in: frame, context) }
    }

    /// Buttons fill the height of the row; from iOS 26 on they are capsules (inferred).
    private func draw(_ action: UIContextualAction, in frame: CGRect, _ context: CGContext) {
        let color = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
        context.setFillColor(resolved(color))
        let button = systemMetrics.hasGlass ? frame.insetBy(dx: 4, dy: min(4, frame.height / 8)) : frame
        if systemMetrics.hasGlass { context.fill(.capsule(button), .winding) } else { context.fill(button) }
        let title = action.title ?? "", size = (title as NSString).size(withAttributes: [.font: Self.font])
        let symbol = image(of: action)
        let isStacked = symbol != nil && !title.isEmpty && frame.height >= 64
        let showsTitle = !title.isEmpty && (symbol == nil || isStacked)
        var y = frame.midY - ((symbol?.size.height ?? 0) + (showsTitle ? size.height : 0) + (isStacked ? 4 : 0)) / 2
        if let symbol {
            let box = CGRect(x: frame.midX - symbol.size.width / 2, y: y, width: symbol.size.width, height: symbol.size.height)
            let appearance = ImageAppearance(
                tint: .white, traits: resolvedTraits, isRightToLeft: isRightToLeft, treatsAutomaticAsTemplate: true)
            context.draw(symbol.value.drawing(in: box, appearance: appearance))
            y += symbol.size.height + 4
        }
        guard showsTitle else { return }
        (title as NSString).draw(
            in: CGRect(x: frame.midX - size.width / 2, y: y, width: size.width + 1, height: size.height),
            withAttributes: [.font: Self.font, .foregroundColor: UIColor.white])
    }

    private func image(of action: UIContextualAction) -> UIImage? {
        guard let image = action.image, image.isSymbolImage else { return action.image }
        return image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 20))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        if let index = frames.firstIndex(where: { $0.contains(point) }) { onChoice?(actions[index]) }
    }

    package override var summary: String? { actions.map { $0.title ?? $0.image?.summary ?? "" }.joined(separator: ", ") }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: summary, traits: .button)
    }
}
