import Foundation

/// A control for refreshing a scroll view's content by pulling it down. It is not drawn.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    package override nonisolated class var table: PropertyTable { refreshControlProperties }

    public init() {
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        setDefaults {
            isHidden = true
            autoresizingMask = [.flexibleWidth]
        }
    }

    open private(set) var isRefreshing = false {
        didSet { setDefaults { isHidden = !isRefreshing } }
    }
    open var attributedTitle: NSAttributedString? { didSet { wasSet() } }
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }

    /// The height of the area above the content (inferred).
    private static let height: CGFloat = 60

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview else { return }
        frame = CGRect(x: 0, y: -Self.height, width: superview.bounds.width, height: Self.height)
    }
}
