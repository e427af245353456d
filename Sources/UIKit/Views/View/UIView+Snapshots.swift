import Foundation

extension UIView {
    func pictureView(of rect: CGRect, _ afterUpdates: Bool, _ capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(bounds: rect).image { _ in drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates) }
        let view = UIImageView(image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }
}
