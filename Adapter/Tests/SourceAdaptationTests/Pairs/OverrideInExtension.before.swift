import UIKit

class Tile: UIView {
    var count = 0
}

extension Tile {
    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    @objc override open func sizeThatFits(_ size: CGSize) -> CGSize { size }

    override class var layerClass: AnyClass { CAGradientLayer.self }
}
