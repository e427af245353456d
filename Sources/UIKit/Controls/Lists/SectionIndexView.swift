import Foundation
import Graphics

/// The titles of sections beside a table, to jump to them.
final class SectionIndexView: UIView {
    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
    var color = UIColor.tintColor { didSet { setNeedsDisplay() } }
    var ground: UIColor? { didSet { setNeedsDisplay() } }
    var onChoice: ((Int) -> Void)?

    /// The width of the index (inferred), and what it takes from the content of rows (Generations.md, sectionIndex).
    static let width: CGFloat = 15
    static let contentInset: CGFloat = 7

    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    private static let pitch: CGFloat = 14

    /// The titles for which there is room; dots stand for the others.
    private var shown: [(title: String, index: Int)] {
        let room = max(1, Int(bounds.height / Self.pitch)), count = titles.count
        guard count > room else { return titles.enumerated().map { ($1, $0) } }
        let step = Int((Double(2 * count) / Double(room + 1)).rounded(.up))
        return stride(from: 0, to: count, by: max(step, 2)).flatMap { [(titles[$0], $0), ("•", min($0 + step / 2, count - 1))] }.dropLast()
    }

    private var top: CGFloat { max(0, (bounds.height - CGFloat(shown.count) * Self.pitch) / 2) }

    override func draw(_ rect: CGRect) {
        if let ground, let context = UIGraphicsGetCurrentContext() {
            context.setFillColor(resolved(ground))
            context.fill(bounds)
        }
        let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: UIColor(cgColor: resolved(color))]
        for (row, item) in shown.enumerated() {
            let title = item.title as NSString, size = title.size(withAttributes: attributes)
            let y = top + CGFloat(row) * Self.pitch + (Self.pitch - size.height) / 2
            title.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: y), withAttributes: attributes)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private func choose(_ touches: Set<UITouch>) {
        guard let y = touches.first?.location(in: self).y else { return }
        let row = Int((y - top) / Self.pitch), shown = shown
        if shown.indices.contains(row) { onChoice?(shown[row].index) }
    }

    package override var summary: String? { titles.joined(separator: " ") }
}
