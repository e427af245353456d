import UIKit

private var badgeKey: UInt8 = 0

extension UIView {
    private struct AssociatedKeys {
        static var tapHandler: UInt8 = 0
        static var shimmer: UInt8 = 0
    }

    var tapHandler: (() -> Void)? {
        get { objc_getAssociatedObject(self, &AssociatedKeys.tapHandler) as? () -> Void }
        set { objc_setAssociatedObject(self, &AssociatedKeys.tapHandler, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    var shimmerLayer: CAGradientLayer? {
        get { return objc_getAssociatedObject(self, &AssociatedKeys.shimmer) as? CAGradientLayer }
        set {
            objc_setAssociatedObject(
                self, &AssociatedKeys.shimmer, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    var badgeLabel: UILabel {
        if let label = objc_getAssociatedObject(self, &badgeKey) as? UILabel { return label }
        let label = UILabel()
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textColor = .white
        label.backgroundColor = .systemRed
        addSubview(label)
        objc_setAssociatedObject(self, &badgeKey, label, .OBJC_ASSOCIATION_RETAIN)
        return label
    }

    func startShimmering() {
        let gradient = CAGradientLayer()
        gradient.frame = bounds
        gradient.colors = [UIColor.systemGray5.cgColor, UIColor.systemGray6.cgColor, UIColor.systemGray5.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        layer.addSublayer(gradient)
        shimmerLayer = gradient
    }

    func stopShimmering() {
        shimmerLayer?.removeFromSuperlayer()
        shimmerLayer = nil
    }
}
