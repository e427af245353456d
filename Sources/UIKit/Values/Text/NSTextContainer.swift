import Foundation
import Graphics

/// The region in which the lines of a text are laid out.
open class NSTextContainer: NSObject {
    /// The size in points; 0 for no limit.
    open var size: CGSize {
        didSet { onChange?() }
    }
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { onChange?() }
    }
    open var maximumNumberOfLines = 0 {
        didSet { onChange?() }
    }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { onChange?() }
    }
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open weak var layoutManager: NSLayoutManager?
    var onChange: (() -> Void)?

    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }
}
