import UIKit

class Tile: UIView { override func layoutSubviews() { plumb_layoutSubviews() }; override var intrinsicContentSize: CGSize { get { plumb_intrinsicContentSize } }; override open func sizeThatFits(_ size: CGSize) -> CGSize { plumb_sizeThatFits(size) }; override class var layerClass: AnyClass { get { plumb_layerClass } };
    var count = 0
}

extension Tile {
    func plumb_layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }

    var plumb_intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    public func plumb_sizeThatFits(_ size: CGSize) -> CGSize { size }

    class var plumb_layerClass: AnyClass { CAGradientLayer.self }
}
