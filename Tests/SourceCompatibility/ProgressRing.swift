import CoreGraphics
import QuartzCore
import UIKit

final class ProgressRing: UIView {
    private let trackLayer = CAShapeLayer()
    private let progressLayer = CAShapeLayer()

    var progress: CGFloat = 0 {
        didSet { setProgress(progress, animated: false) }
    }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    private var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradientLayer.colors = [UIColor.systemPurple.cgColor, UIColor.systemPink.cgColor]
        gradientLayer.type = .axial
        for shape in [trackLayer, progressLayer] {
            shape.fillColor = UIColor.clear.cgColor
            shape.lineWidth = 8
            shape.lineCap = .round
            shape.lineJoin = .round
            layer.addSublayer(shape)
        }
        trackLayer.strokeColor = UIColor.systemGray5.cgColor
        progressLayer.strokeColor = tintColor.cgColor
        progressLayer.strokeEnd = 0
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 4
        let path = UIBezierPath(arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        trackLayer.path = path.cgPath
        progressLayer.path = path.cgPath
        trackLayer.frame = bounds
        progressLayer.frame = bounds
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        progressLayer.strokeColor = tintColor.cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            trackLayer.strokeColor = UIColor.systemGray5.resolvedColor(with: traitCollection).cgColor
        }
    }

    func setProgress(_ value: CGFloat, animated: Bool, completion: (() -> Void)? = nil) {
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        CATransaction.setCompletionBlock { completion?() }
        if animated {
            let animation = CABasicAnimation(keyPath: "strokeEnd")
            animation.fromValue = progressLayer.presentation()?.strokeEnd ?? 0
            animation.toValue = value
            animation.duration = 0.6
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            animation.isRemovedOnCompletion = false
            animation.fillMode = .forwards
            progressLayer.add(animation, forKey: "progress")
        }
        progressLayer.strokeEnd = value
        CATransaction.commit()
    }

    func spin() {
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        rotation.fromValue = 0
        rotation.toValue = CGFloat.pi * 2
        rotation.duration = 1
        rotation.repeatCount = .infinity
        layer.add(rotation, forKey: "spin")
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
        animation.duration = 0.6
        animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
        animation.keyTimes = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1]
        animation.isAdditive = true
        layer.add(animation, forKey: "shake")
    }

    func pulse() {
        let pulse = CASpringAnimation(keyPath: "transform.scale")
        pulse.fromValue = 0.95
        pulse.toValue = 1.0
        pulse.duration = pulse.settlingDuration
        pulse.damping = 12
        pulse.initialVelocity = 0.5
        pulse.autoreverses = true
        pulse.repeatCount = 2
        let fade = CABasicAnimation(keyPath: #"opacity"#)
        fade.byValue = -0.3
        fade.beginTime = 0.1
        let group = CAAnimationGroup()
        group.animations = [pulse, fade]
        group.duration = 1
        group.delegate = self
        layer.add(group, forKey: nil)
        layer.removeAnimation(forKey: "spin")
        _ = layer.animationKeys()
        _ = layer.animation(forKey: "shake")
    }

    func fadeText(of label: UILabel) {
        let transition = CATransition()
        transition.type = .fade
        transition.subtype = .fromTop
        transition.duration = 0.25
        label.layer.add(transition, forKey: kCATransition)
        label.text = "New"
        layer.removeAllAnimations()
    }
}

extension ProgressRing: CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { print(flag) }
}

/// A triangle by Core Graphics alone.
final class TriangleView: UIView {
    var fillColor: UIColor = .systemYellow

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(TriangleView.path(in: rect))
        context.setFillColor(fillColor.cgColor)
        context.fillPath()
        context.beginPath()
        context.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        context.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        context.setLineCap(.round)
        context.setLineDash(phase: 0, lengths: [4, 2])
        context.strokePath()
        context.clip(to: rect)
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: rect.width, y: 0), options: [.drawsAfterEndLocation])
        }
        "Hi".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.label])
        let text = NSAttributedString(string: "Text", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        text.draw(in: rect)
        let box = text.boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading],
            context: nil)
        _ = ceil(box.height)
    }

    static func path(in rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        path.addRect(rect.insetBy(dx: 10, dy: 10))
        path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: 4, startAngle: 0, endAngle: .pi, clockwise: true)
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
        path.addEllipse(in: rect)
        return path
    }

    func mask(_ view: UIView) {
        let mask = CAShapeLayer()
        let path = CGMutablePath()
        path.addPath(UIBezierPath(ovalIn: view.bounds).cgPath)
        path.addRoundedRect(in: view.bounds, cornerWidth: 4, cornerHeight: 4)
        mask.path = path
        mask.fillRule = .evenOdd
        view.layer.mask = mask
        view.layer.shadowPath = path
        view.layer.zPosition = 1
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        view.layer.transform = CATransform3DMakeScale(1, -1, 1)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
        view.layer.sublayerTransform = transform
        view.transform = CGAffineTransform(rotationAngle: .pi).concatenating(CGAffineTransform(translationX: 10, y: 0)).scaledBy(x: 2, y: 2)
        view.transform = view.transform.rotated(by: 0.1).translatedBy(x: 1, y: 1).inverted()
    }
}

extension UIImage {
    func resized(to size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = false
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    func tinted(_ color: UIColor) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        defer { UIGraphicsEndImageContext() }
        color.set()
        withRenderingMode(.alwaysTemplate).draw(in: CGRect(origin: .zero, size: size))
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
        let image = UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }
}
