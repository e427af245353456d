import UIKit

class CardView: UIView {
    private let containerView = UIView()
    private var collapsedConstraints: [NSLayoutConstraint] = []
    private var expandedConstraints: [NSLayoutConstraint] = []
    private var animator: UIViewPropertyAnimator?
    private let guide = UILayoutGuide()

    var isExpanded = false {
        didSet {
            guard isExpanded != oldValue else { return }
            setNeedsUpdateConstraints()
            updateConstraintsIfNeeded()
            setNeedsLayout()
        }
    }

    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        setup()
    }

    private func setup() {
        backgroundColor = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
        containerView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(containerView)
        addLayoutGuide(guide)
        insertSubview(UIView(), belowSubview: containerView)
        insertSubview(UIView(), aboveSubview: containerView)
        layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        insetsLayoutMarginsFromSafeArea = false
        semanticContentAttribute = .forceRightToLeft
        accessibilityIdentifier = "card"
        accessibilityValue = "1"
        tag = 7
        isOpaque = false
        isUserInteractionEnabled = true
        isMultipleTouchEnabled = false
        alpha = 0.9
        isHidden = false
        contentMode = .redraw
        mask = nil
        collapsedConstraints = [
            containerView.heightAnchor.constraint(equalToConstant: 80),
            containerView.leftAnchor.constraint(equalTo: leftAnchor),
            containerView.rightAnchor.constraint(equalTo: rightAnchor),
            containerView.firstBaselineAnchor.constraint(equalTo: topAnchor, constant: 10),
        ]
        expandedConstraints = [
            containerView.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5, constant: -8),
            containerView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 2 / 3),
            containerView.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 1),
            guide.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
        ]
        NSLayoutConstraint.activate(collapsedConstraints)
        let edge = NSLayoutConstraint(
            item: containerView, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0)
        edge.priority = .required - 1
        edge.identifier = "card.center"
        addConstraint(edge)
        removeConstraint(edge)
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[v]", options: [], metrics: nil, views: ["v": containerView]))
        let tap = UITapGestureRecognizer(target: self, action: nil)
        tap.numberOfTouchesRequired = 1
        tap.delaysTouchesBegan = true
        let press = UILongPressGestureRecognizer(target: self, action: nil)
        press.minimumPressDuration = 0.3
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right]
        tap.require(toFail: press)
        [tap, press, swipe].forEach(addGestureRecognizer)
        gestureRecognizers?.last.map(removeGestureRecognizer)
    }

    override func updateConstraints() {
        NSLayoutConstraint.deactivate(isExpanded ? collapsedConstraints : expandedConstraints)
        NSLayoutConstraint.activate(isExpanded ? expandedConstraints : collapsedConstraints)
        super.updateConstraints()
    }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil else { return }
    }

    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        _ = touch.location(in: self)
        _ = event?.allTouches?.count
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }

    override var bounds: CGRect { didSet { layer.cornerRadius = min(bounds.width, bounds.height) / 8 } }
    override var frame: CGRect { didSet { setNeedsDisplay() } }
    override var tintColor: UIColor! { didSet { containerView.backgroundColor = tintColor } }
    override var backgroundColor: UIColor? { didSet { containerView.tintColor = backgroundColor } }
    override var canBecomeFirstResponder: Bool { true }
    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
    override var accessibilityLabel: String? {
        get { "Card" }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { isExpanded ? [.button, .selected] : .button }
        set {}
    }
    override func accessibilityActivate() -> Bool { true }
    override func accessibilityPerformEscape() -> Bool { false }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
    override var inputAccessoryView: UIView? { nil }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: .command, action: Selector(("esc")))]
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

    // MARK: Animation

    func toggle(animated: Bool) {
        isExpanded.toggle()
        guard animated else {
            UIView.performWithoutAnimation { layoutIfNeeded() }
            return
        }
        animator?.stopAnimation(true)
        let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 1))
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
        animator.addAnimations { self.layoutIfNeeded() }
        animator.addCompletion { position in
            if position == .end { self.superview?.bringSubviewToFront(self) }
        }
        animator.isInterruptible = true
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.isReversed = false
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        self.animator = animator
    }

    func flourish() {
        UIView.animate(
            withDuration: 0.3, animations: { self.alpha = 0.2 },
            completion: { finished in
                UIView.animate(withDuration: 0.2) { self.alpha = finished ? 1 : 0.5 }
            })
        UIView.animate(withDuration: 0.25, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction]) {
            self.center.y += 10
        } completion: { _ in
            self.center.y -= 10
        }
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { self.containerView.alpha = 0.5 }, completion: nil)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                self.transform = CGAffineTransform(translationX: 0, y: -20)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.transform = .identity }
        } completion: { _ in
        }
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.2, delay: 0, options: [.curveLinear], animations: { self.backgroundColor = .systemTeal }, completion: nil)
        UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { self.layer.cornerRadius = 20 }.startAnimation(afterDelay: 0.1)
        UIView.transition(with: self, duration: 0.3, options: [.transitionFlipFromLeft]) { self.isHidden = false }
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.8) { self.alpha = 1 }
    }
}

/// Uses what iOS 17 brought.
final class TraitAwareView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
            (view: TraitAwareView, previous: UITraitCollection) in
            view.setNeedsDisplay()
        }
        overrideUserInterfaceStyle = .dark
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(preferredContentSizeCategory: .large),
        ])
        traits.performAsCurrent { _ = UIColor.label.cgColor }
    }

    required init?(coder: NSCoder) { nil }

    var isCompact: Bool { traitCollection.horizontalSizeClass == .compact || traitCollection.verticalSizeClass == .compact }
    var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }
    var isDark: Bool { traitCollection.userInterfaceStyle == .dark }
    var isLargeText: Bool { traitCollection.preferredContentSizeCategory >= .accessibilityMedium }
    var direction: UIUserInterfaceLayoutDirection { UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) }
}

extension UIColor {
    static let brand = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 1) : UIColor(white: 0.1, alpha: 1) }

    convenience init(hex: UInt32) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }

    var isLight: Bool {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        var white: CGFloat = 0
        getWhite(&white, alpha: nil)
        return red * 0.299 + green * 0.587 + blue * 0.114 > 0.5
    }
}

extension UIFont {
    func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }

    var bold: UIFont { withTraits(.traitBold) }
    var italic: UIFont { withTraits([.traitItalic, .traitBold]) }

    static func rounded(size: CGFloat) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: .bold)
        guard let descriptor = font.fontDescriptor.withDesign(.rounded) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }

    static func scaled(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
        let metrics = UIFontMetrics(forTextStyle: style)
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        let font = UIFont.systemFont(ofSize: descriptor.pointSize, weight: weight)
        return metrics.scaledFont(for: font, maximumPointSize: 40)
    }
}

extension UIView {
    func addSubviews(_ views: UIView...) { views.forEach { addSubview($0) } }

    @discardableResult
    func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    var parentViewController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    func asImage() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }

    func roundCorners(_ corners: UIRectCorner, radius: CGFloat) {
        let path = UIBezierPath(roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        layer.mask = mask
    }

    func dropShadow() {
        layer.masksToBounds = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowOffset = .zero
        layer.shadowRadius = 6
    }
}

extension UIStackView {
    convenience init(axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, views: [UIView]) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
        distribution = .fillProportionally
        alignment = .firstBaseline
    }

    func removeAllArrangedSubviews() {
        arrangedSubviews.forEach {
            removeArrangedSubview($0)
            $0.removeFromSuperview()
        }
    }
}
