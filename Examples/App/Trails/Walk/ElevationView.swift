import UIKit

/// The heights of a walk as a filled curve.
@IBDesignable
final class ElevationView: UIView {
    var heights: [Double] = [620, 700, 660, 900, 860, 1_100, 980] {
        didSet { setNeedsLayout() }
    }

    @IBInspectable var lineWidth: CGFloat = 2 {
        didSet { line.lineWidth = lineWidth }
    }

    private let line = CAShapeLayer()
    private let ground = CAGradientLayer()
    private let groundMask = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityLabel = NSLocalizedString("Elevation profile", comment: "Accessibility")
        line.fillColor = nil
        line.lineWidth = lineWidth
        line.lineJoin = .round
        line.lineCap = .round
        ground.mask = groundMask
        layer.addSublayer(ground)
        layer.addSublayer(line)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = curve()
        line.path = path.cgPath
        let area = UIBezierPath(cgPath: path.cgPath)
        area.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        area.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
        area.close()
        groundMask.path = area.cgPath
        ground.frame = bounds
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { updateColors() }
    }

    private func updateColors() {
        let color = UIColor(named: "Moss") ?? tintColor ?? .systemGreen
        line.strokeColor = color.resolvedColor(with: traitCollection).cgColor
        ground.colors = [0.35, 0].map { color.withAlphaComponent($0).resolvedColor(with: traitCollection).cgColor }
    }

    private func curve() -> UIBezierPath {
        let path = UIBezierPath()
        let area = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        guard let low = heights.min(), let high = heights.max(), heights.count > 1, high > low else { return path }
        for (index, height) in heights.enumerated() {
            let share = CGFloat(index) / CGFloat(heights.count - 1)
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let point = CGPoint(
                x: area.minX + (isMirrored ? 1 - share : share) * area.width,
                y: area.maxY - CGFloat((height - low) / (high - low)) * area.height)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        return path
    }
}
