import UIKit

/// The features of layers and drawing, one tile each.
public final class LayersPage: ControlPage {
    override func build() {
        group("Corners: circular, continuous, two of four; border", tiles([circular, continuous, twoCorners, bordered]))
        group("Shadows: of the shape, of a path, coloured, of text", tiles([shadow, pathShadow, colouredShadow, textShadow]))
        group("Gradients: axial, at an angle, radial, conic", tiles([axial, angled, radial, conic]))
        group("Shapes: dashes, caps and joins, part of a stroke, even-odd", tiles([dashes, joins, partial, evenOdd]))
        group("Mask, group opacity, clipping, rounded picture", tiles([masked, faded, clipped, picture]))
        group("Turned, scaled about a corner, sheared, reflected", tiles([turned, scaled, sheared, reflected]))
        group(
            "Content modes: fill, fit, aspect fill, centre, top left",
            tiles([.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft].map(mode)))
        group("Resizable, tiled, template tint, pattern", tiles([stretched, tiledCaps, tinted, patterned]))
        group("Blend modes, clip, transparency layer, gradient in draw(_:)", tiles([blended, clippedDrawing, layered, gradientDrawing]))
        group("Materials over a picture", materials())
    }

    private static let side: CGFloat = 64

    private func tiles(_ make: [() -> UIView]) -> UIView {
        let row = UIStackView(arrangedSubviews: make.map { $0() })
        row.spacing = 14
        row.addArrangedSubview(UIView())
        return row
    }

    /// A square of one colour.
    private func tile(_ color: UIColor = .systemBlue) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        view.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
        view.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
        return view
    }

    private func drawing(_ draw: @escaping (CGContext, CGRect) -> Void) -> UIView {
        let view = DrawnView(draw)
        view.backgroundColor = .clear
        view.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
        view.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
        return view
    }

    // MARK: Corners and borders

    private func circular() -> UIView {
        let view = tile()
        view.layer.cornerRadius = 20
        return view
    }

    private func continuous() -> UIView {
        let view = circular()
        view.layer.cornerCurve = .continuous
        return view
    }

    private func twoCorners() -> UIView {
        let view = circular()
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        return view
    }

    private func bordered() -> UIView {
        let view = tile(.systemYellow)
        view.layer.cornerRadius = 16
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.systemOrange.cgColor
        return view
    }

    // MARK: Shadows

    private func shadow() -> UIView {
        let view = tile(.secondarySystemGroupedBackground)
        view.layer.cornerRadius = 12
        view.layer.shadowOpacity = 0.3
        view.layer.shadowRadius = 6
        view.layer.shadowOffset = CGSize(width: 0, height: 3)
        return view
    }

    private func pathShadow() -> UIView {
        let view = shadow()
        view.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 4, y: 56, width: 56, height: 12)).cgPath
        return view
    }

    private func colouredShadow() -> UIView {
        let view = tile(.systemPurple)
        view.layer.cornerRadius = 32
        view.layer.shadowColor = UIColor.systemPurple.cgColor
        view.layer.shadowOpacity = 0.8
        view.layer.shadowRadius = 8
        view.layer.shadowOffset = .zero
        return view
    }

    private func textShadow() -> UIView {
        let label = UILabel()
        label.text = "Aa"
        label.font = .systemFont(ofSize: 44, weight: .bold)
        label.layer.masksToBounds = false
        label.layer.shadowOpacity = 0.5
        label.layer.shadowRadius = 2
        label.layer.shadowOffset = CGSize(width: 2, height: 2)
        return label
    }

    // MARK: Gradients

    private func gradient(_ change: (CAGradientLayer) -> Void) -> UIView {
        let view = tile(.clear)
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        layer.colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor, UIColor.systemTeal.cgColor]
        layer.cornerRadius = 12
        change(layer)
        view.layer.addSublayer(layer)
        return view
    }

    private func axial() -> UIView { gradient { _ in } }

    private func angled() -> UIView {
        gradient {
            $0.startPoint = .zero
            $0.endPoint = CGPoint(x: 1, y: 1)
            $0.locations = [0, 0.2, 1]
        }
    }

    private func radial() -> UIView {
        gradient {
            $0.type = .radial
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 1)
        }
    }

    private func conic() -> UIView {
        gradient {
            $0.type = .conic
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 0.5, y: 0)
        }
    }

    // MARK: Shapes

    private func shape(_ change: (CAShapeLayer) -> Void) -> UIView {
        let view = tile(.clear)
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        layer.fillColor = nil
        layer.strokeColor = UIColor.systemIndigo.cgColor
        layer.lineWidth = 5
        change(layer)
        view.layer.addSublayer(layer)
        return view
    }

    private func dashes() -> UIView {
        shape {
            $0.path = UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 56, height: 56), cornerRadius: 14).cgPath
            $0.lineDashPattern = [8, 8]
            $0.lineCap = .round
            $0.lineWidth = 3
        }
    }

    private func joins() -> UIView {
        shape {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 8, y: 50))
            path.addLine(to: CGPoint(x: 32, y: 14))
            path.addLine(to: CGPoint(x: 56, y: 50))
            $0.path = path.cgPath
            $0.lineWidth = 12
            $0.lineJoin = .bevel
            $0.lineCap = .square
        }
    }

    private func partial() -> UIView {
        shape {
            $0.path =
                UIBezierPath(arcCenter: CGPoint(x: 32, y: 32), radius: 26, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
                .cgPath
            $0.strokeEnd = 0.7
            $0.lineCap = .round
        }
    }

    private func evenOdd() -> UIView {
        shape {
            let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 56, height: 56))
            path.append(UIBezierPath(ovalIn: CGRect(x: 14, y: 14, width: 36, height: 36)))
            $0.path = path.cgPath
            $0.fillRule = .evenOdd
            $0.fillColor = UIColor.systemGreen.cgColor
            $0.strokeColor = nil
        }
    }

    // MARK: Masks and groups

    private func masked() -> UIView {
        let view = angled()
        let star = UILabel()
        star.text = "★"
        star.font = .systemFont(ofSize: 60)
        star.frame = CGRect(x: 2, y: -4, width: 64, height: 72)
        view.mask = star
        return view
    }

    /// Two overlapping squares that fade as one.
    private func faded() -> UIView {
        let view = tile(.clear)
        for (index, color) in [UIColor.systemRed, .systemBlue].enumerated() {
            let square = UIView(frame: CGRect(x: CGFloat(index) * 22, y: CGFloat(index) * 22, width: 42, height: 42))
            square.backgroundColor = color
            view.addSubview(square)
        }
        view.alpha = 0.5
        return view
    }

    private func clipped() -> UIView {
        let view = tile(.systemGray5)
        view.clipsToBounds = true
        view.layer.cornerRadius = 12
        let inner = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
        inner.backgroundColor = .systemRed
        inner.layer.cornerRadius = 30
        view.addSubview(inner)
        return view
    }

    private func picture() -> UIView {
        let view = UIImageView(image: stripes)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = 32
        view.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
        view.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
        return view
    }

    // MARK: Transforms

    private func arrow() -> UIView {
        let view = UIImageView(image: UIImage(systemName: "arrow.right.square.fill"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        view.contentMode = .center
        view.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
        view.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
        return view
    }

    private func turned() -> UIView {
        let view = arrow()
        view.transform = CGAffineTransform(rotationAngle: .pi / 6)
        return view
    }

    private func scaled() -> UIView {
        let view = tile(.systemGray5)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        inner.backgroundColor = .systemTeal
        inner.layer.anchorPoint = .zero
        inner.layer.position = .zero
        inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.75)
        view.addSubview(inner)
        return view
    }

    private func sheared() -> UIView {
        let view = tile(.systemOrange)
        view.transform = CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)
        return view
    }

    private func reflected() -> UIView {
        let view = arrow()
        view.transform = CGAffineTransform(scaleX: -1, y: 1)
        return view
    }

    // MARK: Pictures

    private var stripes: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 48, height: 24)).image { context in
            for (index, color) in [UIColor.systemRed, .systemOrange, .systemYellow, .systemGreen].enumerated() {
                color.setFill()
                context.fill(CGRect(x: CGFloat(index) * 12, y: 0, width: 12, height: 24))
            }
            UIColor.black.setStroke()
            context.stroke(CGRect(x: 0.5, y: 0.5, width: 47, height: 23))
        }
    }

    private func mode(_ mode: UIView.ContentMode) -> () -> UIView {
        { [self] in
            let view = UIImageView(image: stripes)
            view.contentMode = mode
            view.backgroundColor = .systemGray5
            view.clipsToBounds = true
            view.widthAnchor.constraint(equalToConstant: 56).isActive = true
            view.heightAnchor.constraint(equalToConstant: 56).isActive = true
            return view
        }
    }

    private var cap: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
            UIColor.systemBlue.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 10).fill()
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 10, y: 10, width: 4, height: 4))
        }
    }

    private func resized(_ mode: UIImage.ResizingMode) -> UIView {
        let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let view = UIImageView(image: cap.resizableImage(withCapInsets: insets, resizingMode: mode))
        view.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
        view.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
        return view
    }

    private func stretched() -> UIView { resized(.stretch) }

    private func tiledCaps() -> UIView { resized(.tile) }

    private func tinted() -> UIView {
        let view = UIImageView(image: cap.withRenderingMode(.alwaysTemplate))
        view.tintColor = .systemPink
        view.contentMode = .scaleAspectFit
        view.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
        view.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
        return view
    }

    private func patterned() -> UIView { tile(UIColor(patternImage: cap)) }

    // MARK: Drawing

    private func blended() -> UIView {
        drawing { context, bounds in
            let modes: [(CGBlendMode, CGPoint)] = [
                (.normal, CGPoint(x: 4, y: 4)), (.multiply, CGPoint(x: 24, y: 4)), (.screen, CGPoint(x: 14, y: 22)),
            ]
            for (index, mode) in modes.enumerated() {
                context.setBlendMode(mode.0)
                context.setFillColor([UIColor.systemRed, .systemGreen, .systemBlue][index].cgColor)
                context.fillEllipse(in: CGRect(origin: mode.1, size: CGSize(width: 36, height: 36)))
            }
        }
    }

    private func clippedDrawing() -> UIView {
        drawing { context, bounds in
            context.addEllipse(in: bounds.insetBy(dx: 4, dy: 4))
            context.clip()
            for index in 0..<8 {
                context.setFillColor((index % 2 == 0 ? UIColor.systemBlue : .systemGray5).cgColor)
                context.fill(CGRect(x: CGFloat(index) * 8, y: 0, width: 8, height: bounds.height))
            }
        }
    }

    private func layered() -> UIView {
        drawing { context, bounds in
            context.setShadow(offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor.black.withAlphaComponent(0.5).cgColor)
            context.setAlpha(0.7)
            context.beginTransparencyLayer()
            context.setFillColor(UIColor.systemRed.cgColor)
            context.fill(CGRect(x: 8, y: 8, width: 32, height: 32))
            context.setFillColor(UIColor.systemYellow.cgColor)
            context.fill(CGRect(x: 24, y: 24, width: 32, height: 32))
            context.endTransparencyLayer()
        }
    }

    private func gradientDrawing() -> UIView {
        drawing { context, bounds in
            let colors = [UIColor.white.cgColor, UIColor.systemBlue.cgColor, UIColor.black.cgColor]
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else { return }
            context.addEllipse(in: bounds.insetBy(dx: 4, dy: 4))
            context.clip()
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 24, y: 22), startRadius: 0, endCenter: CGPoint(x: 32, y: 32), endRadius: 34, options: [])
        }
    }

    // MARK: Materials

    private func materials() -> UIView {
        let ground = UIImageView(image: stripes)
        ground.contentMode = .scaleToFill
        ground.heightAnchor.constraint(equalToConstant: 84).isActive = true
        let styles: [UIBlurEffect.Style] = [.systemUltraThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial]
        for (index, style) in styles.enumerated() {
            let effect = UIBlurEffect(style: style)
            let glass = UIVisualEffectView(effect: effect)
            glass.frame = CGRect(x: 8 + CGFloat(index) * 88, y: 10, width: 80, height: 64)
            glass.layer.cornerRadius = 14
            glass.clipsToBounds = true
            let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: .label))
            vibrant.frame = CGRect(x: 0, y: 0, width: 80, height: 64)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
            label.text = ["Ultra", "Regular", "Thick", "Chrome"][index]
            label.font = .systemFont(ofSize: 15, weight: .semibold)
            label.textAlignment = .center
            vibrant.contentView.addSubview(label)
            glass.contentView.addSubview(vibrant)
            ground.addSubview(glass)
        }
        return ground
    }
}

/// A view that draws with a closure.
private final class DrawnView: UIView {
    private let paint: (CGContext, CGRect) -> Void

    init(_ paint: @escaping (CGContext, CGRect) -> Void) {
        self.paint = paint
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        paint(context, bounds)
    }
}
