import Foundation

/// A view that arranges other views in a row or column, by constraints with UIKit's identifiers.
@preconcurrency @MainActor
open class UIStackView: UIView {
    package override nonisolated class var table: PropertyTable { stackViewProperties }
    override var classOfPasses: AnyClass { UIStackView.self }

    public enum Distribution: Int, Hashable, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    public enum Alignment: Int, Hashable, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// Removes the custom spacing after a view.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The system's spacing: 8 points (Margins.md, stackSpacing).
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginWithoutMargins()
    }

    // As on iOS, it cannot fail; the superclass's initialiser never returns nil.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        beginWithoutMargins()
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    private var arranged: [UIView] = []
    /// The custom spacings by view; kept while a view is hidden, removed with it.
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    open var arrangedSubviews: [UIView] { arranged }

    override func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        guard index >= 0, index <= arranged.count else {
            ProgrammerError.stop("index \(index) out of bounds for arrangedSubviews with count \(arranged.count)")
            return
        }
        let old = arranged.firstIndex { $0 === view }
        if let old { arranged.remove(at: old) }
        arranged.insert(view, at: min(index, arranged.count))
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        rearrange()
    }

    /// Stops arranging the view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) { forget(view) }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        forget(subview)
    }

    private func forget(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangement.drop(involving: view)
        rearrange()
    }

    override func subviewVisibilityDidChange(_ subview: UIView) { rearrange() }

    // MARK: Settings

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { wasSet(); if axis != oldValue { rearrange() } } }
    open var distribution = Distribution.fill { didSet { wasSet(); if distribution != oldValue { rearrange() } } }
    open var alignment = Alignment.fill { didSet { wasSet(); if alignment != oldValue { rearrange() } } }
    /// The space between neighbours in points, or `spacingUseSystem`.
    open var spacing: CGFloat = 0 { didSet { wasSet(); if spacing != oldValue { rearrange() } } }
    /// Whether a column measures `spacing` between baselines.
    open var isBaselineRelativeArrangement = false { didSet { wasSet(); if isBaselineRelativeArrangement != oldValue { rearrange() } } }
    /// Whether views are arranged inside the layout margins instead of the edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { wasSet(); if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    open func customSpacing(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault }

    /// Returns the space after a view in points.
    func spacing(after view: UIView) -> CGFloat {
        let own = customSpacings[ObjectIdentifier(view)] ?? spacing
        return own == Self.spacingUseSystem ? SystemSpacing.betweenEdges : own
    }

    // MARK: Layout

    private lazy var arrangement = StackArrangement(self)

    private func rearrange() {
        baselineMayHaveMoved()
        setNeedsUpdateConstraints()
        superviewStorage?.markLayout(.subviews)
        markLayout(.subviews)
    }

    open override func updateConstraints() {
        arrangement.update()
        super.updateConstraints()
    }

    /// Updates a row's baseline, which is that of its tallest view, and proportional sizes, which follow intrinsic sizes.
    override func intrinsicSizeDidChange(of subview: UIView) {
        baselineMayHaveMoved()
        if distribution == .fillProportionally { rearrange() }
    }

    /// A row's baseline is that of its tallest view, a column's that of its first or last (Stacks.md, baselines).
    open override var forFirstBaselineLayout: UIView {
        let visible = arranged.filter { !$0.isHidden }
        let view = axis == .vertical ? visible.first : tallest(visible)
        return view?.forFirstBaselineLayout ?? self
    }

    override var changesBaselineNode: Bool { true }

    open override var forLastBaselineLayout: UIView {
        let visible = arranged.filter { !$0.isHidden }
        let view = axis == .vertical ? visible.last : tallest(visible)
        return view?.forLastBaselineLayout ?? self
    }

    private func tallest(_ views: [UIView]) -> UIView? {
        var best: (view: UIView, height: CGFloat)?
        for view in views {
            let height = view.sizeOfContent.height
            if best.map({ height > $0.height }) ?? true { best = (view, height) }
        }
        return best?.view
    }
}

extension UIStackView {
    /// A stack view's own margins begin at 0, not at 8: an icon under a stack's `layoutMargins.bottom = 4` ends at its side edges
    /// (Suites.md, stackMargins).
    fileprivate func beginWithoutMargins() { (insets.margins, insets.effectiveMargins) = (.absolute(.zero), .zero) }
}
