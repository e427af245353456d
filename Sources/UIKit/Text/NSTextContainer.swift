import Foundation
import Graphics

/// The region a text view's lines run in.
open class NSTextContainer: NSObject {
    /// Points; 0 for no limit.
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

/// Kept so that code which builds a text system compiles; the text view measures by itself.
open class NSLayoutManager: NSObject {
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var textStorage: NSTextStorage?
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    open func ensureLayout(for container: NSTextContainer) {}

    /// The size of the whole text in the container.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let textStorage else { return .zero }
        let width = container.size.width > 0 ? container.size.width - 2 * container.lineFragmentPadding : 0
        let size = textStorage.boundingRect(
            with: CGSize(width: width, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
        ).size
        return CGRect(x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
    }
}

open class NSTextStorage: NSMutableAttributedString {
    open private(set) var layoutManagers: [NSLayoutManager] = []

    open func addLayoutManager(_ manager: NSLayoutManager) {
        layoutManagers.append(manager)
        manager.textStorage = self
    }

    open func removeLayoutManager(_ manager: NSLayoutManager) { layoutManagers.removeAll { $0 === manager } }
}
