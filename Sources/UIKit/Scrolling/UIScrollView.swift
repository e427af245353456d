import Foundation

@preconcurrency @MainActor
open class UIScrollView: UIView {
    open var contentSize = CGSize.zero
    open var contentOffset: CGPoint { get { bounds.origin } set { bounds.origin = newValue } }
}
