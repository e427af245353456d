import Foundation

extension UICollectionView {
    /// Returns the offset that shows a rectangle at a scroll position, as far as the content allows.
    func offset(showing frame: CGRect, at scrollPosition: ScrollPosition) -> CGPoint {
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y = frame.minY - adjustedContentInset.top }
        if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height + adjustedContentInset.bottom }
        if scrollPosition.contains(.left) { offset.x = frame.minX }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
        if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
        let inset = adjustedContentInset
        offset.x = min(max(offset.x, -inset.left), max(contentSize.width + inset.right - bounds.width, -inset.left))
        offset.y = min(max(offset.y, -inset.top), max(contentSize.height + inset.bottom - bounds.height, -inset.top))
        return offset
    }
}
