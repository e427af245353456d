import CoreGraphics
import QuartzCore
import UIKit

final class PlayerView: UIView, UITextFieldDelegate, UISearchBarDelegate {
    private let playButton = UIButton(type: .custom)
    private let closeButton = UIButton(type: .close)
    private let titleLayer = CATextLayer()
    private let waveLayer = CAShapeLayer()
    private let flipLayer = CATransformLayer()
    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval = 0
    private let scrubber = UISlider()
    private let modes = UISegmentedControl()
    private let searchBar = UISearchBar()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override init(frame: CGRect) {
        super.init(frame: frame)
        playButton.setTitle("Play", for: .normal)
        playButton.setTitleColor(.white, for: UIControl.State())
        playButton.setImage(UIImage(systemName: "play.fill")?.withTintColor(.white), for: .normal)
        playButton.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 20), forImageIn: .normal)
        playButton.titleLabel?.font = .preferredFont(forTextStyle: .callout)
        playButton.titleLabel?.lineBreakMode = NSLineBreakMode.byCharWrapping
        playButton.addTarget(self, action: Selector(("play")), for: .touchUpInside)
        playButton.addTarget(nil, action: Selector(("press:")), for: [.touchDown, .touchUpOutside, .touchCancel])
        playButton.removeTarget(self, action: nil, for: .allEvents)
        playButton.addAction(UIAction(title: "Play", image: nil, state: .on, handler: { _ in }), for: .primaryActionTriggered)
        playButton.menu = UIMenu(children: [UIAction(title: "Slow", handler: { _ in }), UIDeferredMenuElement { $0([]) }])
        playButton.showsMenuAsPrimaryAction = true
        playButton.changesSelectionAsPrimaryAction = false
        playButton.isPointerInteractionEnabled = true
        playButton.tintColor = .yellow
        playButton.configurationUpdateHandler = { button in
            button.configuration?.title = button.isHighlighted ? "Pressed" : "Play"
            button.configuration?.image = button.state == .disabled ? nil : UIImage(systemName: "play")
        }
        playButton.configuration = .tinted()
        playButton.configuration = UIButton.Configuration.plain()
        playButton.configuration = UIButton.Configuration.bordered()
        playButton.configuration = .borderedProminent()
        playButton.configuration = .gray()
        playButton.setNeedsUpdateConfiguration()
        _ = (
            playButton.currentTitle, playButton.title(for: .normal), playButton.image(for: .normal), playButton.currentImage,
            playButton.imageView?.image
        )

        titleLayer.string = "Now playing"
        titleLayer.alignmentMode = .center
        titleLayer.fontSize = 14
        titleLayer.contentsScale = UIScreen.main.scale
        titleLayer.truncationMode = .end
        titleLayer.isWrapped = true
        layer.addSublayer(titleLayer)
        layer.insertSublayer(flipLayer, below: titleLayer)
        flipLayer.addSublayer(waveLayer)
        waveLayer.lineCap = CAShapeLayerLineCap.round
        waveLayer.lineDashPattern = [4, 2]
        waveLayer.strokeStart = 0.1
        waveLayer.fillMode = .forwards
        waveLayer.contentsGravity = .resizeAspectFill
        waveLayer.needsDisplayOnBoundsChange = true
        waveLayer.actions = ["position": NSNull()]
        layer.sublayers?.forEach { $0.isHidden = false }
        flipLayer.removeFromSuperlayer()
        layer.contents = UIImage(systemName: "star")?.cgImage
        layer.cornerCurve = CALayerCornerCurve.continuous
        layer.maskedCorners = CACornerMask(arrayLiteral: .layerMinXMinYCorner)

        scrubber.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        scrubber.minimumValueImage = UIImage(systemName: "speaker")
        modes.insertSegment(action: UIAction(title: "One") { _ in }, at: 0, animated: false)
        modes.insertSegment(with: UIImage(systemName: "star"), at: 1, animated: false)
        modes.setTitle("First", forSegmentAt: 0)
        modes.setEnabled(true, forSegmentAt: 0)
        modes.setWidth(40, forSegmentAt: 0)
        modes.selectedSegmentIndex = UISegmentedControl.noSegment
        modes.removeAllSegments()
        searchBar.searchBarStyle = .minimal
        searchBar.showsCancelButton = true
        searchBar.setShowsCancelButton(false, animated: true)
        searchBar.scopeButtonTitles = ["All", "Some"]
        searchBar.selectedScopeButtonIndex = 0
        searchBar.searchTextField.font = .preferredFont(forTextStyle: .footnote)
        searchBar.backgroundImage = UIImage()
        searchBar.barTintColor = .clear
        searchBar.keyboardAppearance = .dark
        searchBar.delegate = self
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 3
        scrollView.setZoomScale(1, animated: false)
        scrollView.zoomScale = 1
        scrollView.contentSize = CGSize(width: 300, height: 100)
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.isDirectionalLockEnabled = true
        scrollView.delaysContentTouches = false
        let pan = UIPanGestureRecognizer(target: self, action: Selector(("pan:")))
        handle(pan)
        let pinch = UIPinchGestureRecognizer()
        pinch.scale = 1
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        [pinch, edge].forEach(addGestureRecognizer)
        removeConstraints(constraints)
        _ = viewWithTag(3)
        addInteraction(UILargeContentViewerInteraction())
        tintAdjustmentMode = .dimmed
        [playButton, closeButton, scrubber, modes, searchBar, scrollView].forEach { addSubview($0) }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func handle(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began: startTime = CACurrentMediaTime()
        case .changed:
            let translation = gesture.translation(in: self)
            center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
            gesture.setTranslation(.zero, in: self)
        case .ended, .cancelled:
            let velocity = gesture.velocity(in: superview)
            if velocity.y > 100 { removeFromSuperview() }
        case .possible, .failed: break
        @unknown default: break
        }
    }

    func start() {
        displayLink = CADisplayLink(target: self, selector: Selector(("tick:")))
        displayLink?.add(to: .main, forMode: .common)
        displayLink?.isPaused = true
        displayLink?.invalidate()
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 4, height: 4))
        UIColor.systemGray.setStroke()
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.setLineDash([2, 4], count: 2, phase: 0)
        path.stroke()
        UIColor.quaternarySystemFill.setFill()
        path.fill()
        path.addClip()
        path.usesEvenOddFillRule = true
        let curve = UIBezierPath()
        curve.move(to: .zero)
        curve.addLine(to: CGPoint(x: 10, y: 10))
        curve.addCurve(to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 12), controlPoint2: CGPoint(x: 18, y: 8))
        curve.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 5, y: 5))
        curve.addArc(withCenter: .zero, radius: 3, startAngle: 0, endAngle: .pi, clockwise: false)
        curve.append(UIBezierPath(rect: rect))
        curve.close()
        curve.apply(CGAffineTransform(translationX: 1, y: 1))
        draw(curve, into: UIGraphicsGetCurrentContext())
    }

    private func draw(_ path: UIBezierPath, into context: CGContext?) {
        context?.addPath(path.cgPath)
        context?.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context?.setShadow(offset: .zero, blur: 4, color: UIColor.black.cgColor)
        context?.setBlendMode(.multiply)
        context?.scaleBy(x: 1, y: -1)
        context?.rotate(by: .pi)
        context?.concatenate(.identity)
        context?.strokePath()
        context?.clip()
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 64) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { super.effectiveUserInterfaceLayoutDirection }
    override var inputView: UIView? { nil }

    func bounce() {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut)
        animator.addAnimations({ self.alpha = 0 }, delayFactor: 0.5)
        animator.finishAnimation(at: .current)
        _ = (animator.isRunning, animator.state == .active)
        let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
        _ = UIViewPropertyAnimator(duration: 1, timingParameters: cubic)
        CATransaction.setAnimationDuration(0.3)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        let spinner = UIActivityIndicatorView(style: .whiteLarge)
        spinner.color = .white
        UIView.setAnimationsEnabled(true)
        UIView.animate(springDuration: 0.4, bounce: 0.2) { self.alpha = 1 }
        UIView.transition(from: playButton, to: closeButton, duration: 0.3, options: [.showHideTransitionViews], completion: nil)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// Geometry that code writes with the old functions.
enum Geometry {
    static let padding = UIEdgeInsetsInsetRect(
        CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    static let offset = UIOffset(horizontal: 1, vertical: 2)
    static let edges: UIRectEdge = [.top, .bottom]
    static let orientations: [UIDeviceOrientation] = [.portrait, .landscapeLeft]
    static let color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let gray = CGColor(gray: 0.5, alpha: 1)

    static func anchors(of view: UIView) -> (NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension) {
        (view.leadingAnchor, view.topAnchor, view.widthAnchor)
    }

    static func attributes(of constraint: NSLayoutConstraint) -> [NSLayoutConstraint.Attribute] {
        [constraint.firstAttribute, constraint.secondAttribute]
    }

    static func thumbnail(_ data: Data) -> Data? {
        guard let image = UIImage(data: data) else { return nil }
        return image.jpegData(compressionQuality: 0.8) ?? image.pngData()
    }

    static func providers() -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    static func nib() -> UINib { UINib(nibName: "Cell", bundle: nil) }

    static func controller() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "main")
    }
}

final class DotElement: UIAccessibilityElement {
    override var accessibilityLabel: String? {
        get { "Dot" }
        set {}
    }
}

final class KeyboardToolbar: UIInputView {
    init() { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard) }
    required init?(coder: NSCoder) { fatalError() }
}
